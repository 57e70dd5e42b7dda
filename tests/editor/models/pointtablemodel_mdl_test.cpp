// SPDX-License-Identifier: MIT
#include <editor/models/pointtablemodel.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mdlbuilder.h>

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

using namespace hardpoint;
using formatlib::Matrix4;
using testsupport::MdlBuilder;

namespace {

class MdlTableTest : public testing::Test {
protected:
    static formatlib::Bytes file()
    {
        MdlBuilder puppet = MdlBuilder::small();
        puppet.bones = {{"root", -1, MdlBuilder::moved(MdlBuilder::identity, 10, 0, 0)},
                        {"", 0, MdlBuilder::moved(MdlBuilder::identity, 0, 5, 0)},
                        {"hair", 1, MdlBuilder::identity}};
        const Matrix4 turned = formatlib::compose({2, 2, 2}, {0, 0, 90}, {1, 2, 3});
        puppet.points = {{2, "clip", turned.m}, {1, "plain", MdlBuilder::identity}};
        puppet.sections = {puppet.skeleton(), puppet.attachments()};
        return puppet.build();
    }
    MdlTableTest() { m_model.setDocument(&document()); }

    Document &document() { return m_file.document(); }
    QModelIndex cell(int row, PointColumn column) const
    {
        return m_model.index(row, m_model.sectionOf(column));
    }
    std::string text(int row, PointColumn column) const
    {
        return cell(row, column).data().toString().toStdString();
    }
    bool type(int row, PointColumn column, const QString &text)
    {
        return m_model.setData(cell(row, column), text, Qt::EditRole);
    }

    testsupport::OpenFile m_file{file(), "a.mdl"};
    PointTableModel m_model;
    QAbstractItemModelTester m_tester{&m_model,
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(MdlTableTest, ShowsTheMatrixInPartsAndWhereThePointIs)
{
    EXPECT_EQ(m_model.sectionOf(PointColumn::Key), -1);
    EXPECT_EQ(m_model.sectionOf(PointColumn::Extra), -1);
    EXPECT_EQ(text(0, PointColumn::Bone), "2  hair");
    EXPECT_EQ(text(1, PointColumn::Bone), "1");
    EXPECT_EQ(text(0, PointColumn::Y), "2");
    EXPECT_EQ(text(0, PointColumn::RZ), "90");
    EXPECT_EQ(text(0, PointColumn::SX), "2");
    EXPECT_EQ(text(0, PointColumn::WorldX), "11");
    EXPECT_EQ(text(0, PointColumn::WorldY), "7");
    EXPECT_TRUE(cell(0, PointColumn::WorldX).data(PointTableModel::ComputedRole).toBool());
    EXPECT_FALSE(cell(0, PointColumn::WorldX).flags().testFlag(Qt::ItemIsEditable));
}

TEST_F(MdlTableTest, AnAngleTurnsThePointAndLeavesItsPlaceAlone)
{
    ASSERT_TRUE(type(0, PointColumn::RZ, "0"));
    const Matrix4 &matrix = document().point(0).matrix;
    EXPECT_TRUE(formatlib::sameBits(matrix.origin(), {1, 2, 3}));
    EXPECT_NEAR(matrix.m[0], 2, 1e-6);
    EXPECT_EQ(text(0, PointColumn::SX), "2");
    EXPECT_EQ(document().undoStack().undoText(), "Rotate clip");
    ASSERT_TRUE(type(0, PointColumn::SX, "3"));
    EXPECT_EQ(document().undoStack().undoText(), "Scale clip");
    EXPECT_EQ(text(0, PointColumn::SX), "3");
    EXPECT_EQ(text(0, PointColumn::SY), "2");
}

TEST_F(MdlTableTest, ABoneIsTypedByNumberOrByName)
{
    EXPECT_EQ(cell(0, PointColumn::Bone).data(Qt::EditRole).toString(), "2");
    ASSERT_TRUE(type(0, PointColumn::Bone, "root"));
    EXPECT_EQ(document().point(0).bone.number, 0);
    EXPECT_EQ(text(0, PointColumn::WorldX), "11");
    EXPECT_EQ(text(0, PointColumn::WorldY), "2");
    ASSERT_TRUE(type(0, PointColumn::Bone, "1"));
    EXPECT_EQ(document().point(0).bone.number, 1);
    EXPECT_FALSE(type(0, PointColumn::Bone, "nobody"));
}

TEST(ReadOnlyMdl, CellsCanBeReadButNotTyped)
{
    MdlBuilder puppet = MdlBuilder::small();
    puppet.sections = {puppet.skeleton(), puppet.attachments(), puppet.attachments()};
    testsupport::OpenFile file(puppet.build(), "a.mdl");
    ASSERT_FALSE(file.document().readOnlyText().isEmpty());
    PointTableModel model;
    model.setDocument(&file.document());
    ASSERT_GT(model.rowCount(), 0);
    const QModelIndex name = model.index(0, model.sectionOf(PointColumn::Name));
    EXPECT_FALSE(name.data().toString().isEmpty());
    EXPECT_FALSE(name.flags().testFlag(Qt::ItemIsEditable));
    EXPECT_FALSE(model.setData(name, "other", Qt::EditRole));
    EXPECT_EQ(file.document().undoStack().count(), 0);
}

} // namespace
