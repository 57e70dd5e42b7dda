// SPDX-License-Identifier: MIT
#include <editor/models/pointtablemodel.h>
#include <editor/models/shownpoints.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

class ShownPointsTest : public testing::Test {
protected:
    static formatlib::Bytes file()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.points = {{"trailstart_10", "R Hand", "", {5, 2, 3}},
                       {"trailstart_2", "L Hand", "note", {-40, 5, 6}},
                       {"Grip_1", "R Foot", "", {7, 8, 9}},
                       {"trailstart_02", "R Hand", "", {-0.5F, 8, 9}}};
        return mesh.build();
    }
    ShownPointsTest() { m_points.setDocument(&document()); }
    Document &document() { return m_file.document(); }
    int section(PointColumn column) const { return m_points.sectionOf(column); }
    std::string rows() const
    {
        std::string rows;
        for (int row = 0; row < m_shown.rowCount(); ++row)
            rows += std::to_string(m_shown.fileRow(row));
        return rows;
    }
    std::string found(const char *filter)
    {
        m_shown.setFilter(QString::fromUtf8(filter));
        return rows();
    }

    testsupport::OpenFile m_file{file()};
    PointTableModel m_points;
    ShownPoints m_shown{m_points};
    QAbstractItemModelTester m_tester{&m_shown,
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(ShownPointsTest, SortsNumbersByValueAndTextAsPeopleCount)
{
    EXPECT_EQ(rows(), "0123");
    m_shown.sort(section(PointColumn::X));
    EXPECT_EQ(rows(), "1302");
    m_shown.sort(section(PointColumn::X), Qt::DescendingOrder);
    EXPECT_EQ(rows(), "2031");
    m_shown.sort(section(PointColumn::Name));
    EXPECT_EQ(rows().front(), '2');
    EXPECT_EQ(rows().back(), '0');
    m_shown.sort(section(PointColumn::Row), Qt::DescendingOrder);
    EXPECT_EQ(rows(), "3210");
    EXPECT_FALSE(m_shown.isInFileOrder());
    m_shown.sort(section(PointColumn::Row));
    EXPECT_TRUE(m_shown.isInFileOrder());
    m_shown.sort(-1);
    EXPECT_EQ(rows(), "0123");
    EXPECT_FALSE(document().isModified());
}

TEST_F(ShownPointsTest, FindsWordsTypesBonesAndFindings)
{
    EXPECT_EQ(found("GRIP"), "2");
    EXPECT_EQ(found("note"), "1");
    EXPECT_EQ(found("hand"), "013");
    EXPECT_EQ(found("hand 2"), "13");
    EXPECT_EQ(found("type:trail"), "013");
    EXPECT_EQ(found("type:hand"), "");
    EXPECT_EQ(found("bone:\"r hand\""), "03");
    EXPECT_EQ(found("type:trail bone:l"), "1");
    EXPECT_EQ(found("has:error"), "3");
    EXPECT_EQ(found("has:err"), "3");
    EXPECT_EQ(found("has:nothing"), "");
    EXPECT_EQ(found("type: bone: has:"), "0123");
    EXPECT_FALSE(m_shown.isFiltered());
    EXPECT_EQ(found("nobody"), "");
    EXPECT_TRUE(m_shown.isFiltered());
    EXPECT_EQ(found(""), "0123");
}

TEST_F(ShownPointsTest, APointThatIsAddedIsShownWhateverIsFiltered)
{
    EXPECT_EQ(found("type:trail"), "013");
    formatlib::AttachPoint point;
    point.name = "point_1";
    document().insertPoints(1, {point}, "Add");
    EXPECT_EQ(rows(), "0124");
    document().undoStack().undo();
    EXPECT_EQ(rows(), "013");
    document().undoStack().redo();
    EXPECT_EQ(rows(), "0124");
    EXPECT_EQ(found("type:trail"), "024");
    m_shown.show({document().idAt(1)});
    EXPECT_EQ(rows(), "0124");
}

TEST_F(ShownPointsTest, AnEditedPointStaysWhereItIsUntilAskedAgain)
{
    m_shown.sort(section(PointColumn::X));
    found("type:trail");
    EXPECT_EQ(rows(), "130");
    formatlib::AttachPoint point = document().point(1);
    point.name = "grip_7";
    point.matrix.setOrigin({100, 0, 0});
    document().changePoints({{document().idAt(1), point}}, "Change");
    EXPECT_EQ(rows(), "130");
    EXPECT_EQ(found("type:trail"), "30");
    found("");
    m_shown.sort(section(PointColumn::X));
    EXPECT_EQ(rows(), "3021");
}

TEST_F(ShownPointsTest, FollowsMovesRemovalsAndAnotherDocument)
{
    m_shown.sort(section(PointColumn::X));
    document().shiftPoints(std::vector{document().idAt(0)}, 1, "Down");
    EXPECT_EQ(rows(), "0312");
    document().removePoints(std::vector{document().idAt(0), document().idAt(2)}, "Delete");
    EXPECT_EQ(rows(), "10");
    document().undoStack().undo();
    EXPECT_EQ(rows(), "0312");
    m_points.setDocument(nullptr);
    EXPECT_EQ(rows(), "");
    EXPECT_TRUE(m_shown.sortColumn() < 0 || !m_shown.isInFileOrder());
}

} // namespace
