// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/panels/pointcommands.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <algorithm>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

class PointCommandsTest : public testing::Test {
protected:
    static formatlib::Bytes file(int points)
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.points.clear();
        for (int i = 0; i < points; ++i)
            mesh.points.push_back({"p_" + std::to_string(i), "Hand", "", {1, 2, 3}});
        return mesh.build();
    }
    Document &document() { return m_file.document(); }
    std::string names()
    {
        std::string all;
        for (const formatlib::AttachPoint &point : document().points())
            all += point.name + " ";
        return all;
    }
    void select(const std::vector<int> &rows)
    {
        std::vector<PointId> ids;
        for (const int row : rows)
            ids.push_back(document().idAt(row));
        document().selection().set(ids);
    }
    std::string step() { return document().undoStack().undoText().toStdString(); }

    testsupport::OpenFile m_file{file(4)};
};

TEST_F(PointCommandsTest, AddsBehindTheCurrentPointOrAtTheEnd)
{
    EXPECT_EQ(pointcommands::add(document()), 4);
    EXPECT_EQ(step(), "Add point_1");
    select({1});
    EXPECT_EQ(pointcommands::add(document()), 2);
    EXPECT_EQ(names(), "p_0 p_1 p_4 p_2 p_3 point_1 ");
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(2)});
}

TEST_F(PointCommandsTest, DuplicatesUnderFreeNamesWithTheSameValues)
{
    select({2, 0});
    pointcommands::duplicate(document());
    EXPECT_EQ(names(), "p_0 p_1 p_2 p_4 p_5 p_3 ");
    EXPECT_EQ(document().point(3).bone.name, "Hand");
    EXPECT_EQ(document().point(3).matrix.origin(), (formatlib::Vec3{1, 2, 3}));
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(step(), "Duplicate 2 point(s)");
    EXPECT_EQ(document().selection().ids(), (std::vector{document().idAt(3), document().idAt(4)}));
}

TEST_F(PointCommandsTest, DeletesAndMovesWhatIsSelected)
{
    select({1, 2});
    pointcommands::move(document(), 1);
    EXPECT_EQ(names(), "p_0 p_3 p_1 p_2 ");
    pointcommands::move(document(), -1);
    pointcommands::move(document(), -1);
    EXPECT_EQ(names(), "p_1 p_2 p_0 p_3 ");
    pointcommands::remove(document());
    EXPECT_EQ(names(), "p_0 p_3 ");
    select({0});
    pointcommands::remove(document());
    EXPECT_EQ(step(), "Delete p_0");
    EXPECT_EQ(document().undoStack().count(), 5);
}

TEST_F(PointCommandsTest, MovesWhatIsSelectedBeforeARow)
{
    select({3, 1});
    pointcommands::moveBefore(document(), 0);
    EXPECT_EQ(names(), "p_1 p_3 p_0 p_2 ");
    EXPECT_EQ(step(), "Move 2 point(s) in the file");
    pointcommands::moveBefore(document(), 4);
    EXPECT_EQ(names(), "p_0 p_2 p_1 p_3 ");
    // Where they are already.
    pointcommands::moveBefore(document(), 3);
    EXPECT_EQ(document().undoStack().count(), 2);
    EXPECT_EQ(document().selection().ids().size(), 2U);
}

TEST_F(PointCommandsTest, NothingSelectedIsNoStep)
{
    pointcommands::duplicate(document());
    pointcommands::remove(document());
    pointcommands::move(document(), 1);
    pointcommands::moveBefore(document(), 0);
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(PointCommandsTest, TenThousandPointsAreDuplicatedWithoutComparingEachWithEach)
{
    testsupport::OpenFile many(file(10000));
    std::vector<PointId> all;
    for (int row = 0; row < many.document().pointCount(); ++row)
        all.push_back(many.document().idAt(row));
    many.document().selection().set(all);
    pointcommands::duplicate(many.document());
    EXPECT_EQ(many.document().pointCount(), 20000);
    EXPECT_TRUE(std::ranges::none_of(many.document().findings(), [](const auto &finding) {
        return finding.severity == formatlib::Severity::Error;
    }));
}

} // namespace
