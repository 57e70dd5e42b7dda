// SPDX-License-Identifier: MIT
#include <tests/editor/panels/pointtablefixture.h>
#include <tests/support/mdlbuilder.h>

using namespace hardpoint;

namespace {

class TableRangesTest : public testsupport::PointTableTest { };

TEST_F(TableRangesTest, AnOperationReckonsEverySelectedCellInOneStep)
{
    select(cell(0, PointColumn::X), cell(1, PointColumn::Y));
    type("+0,5");
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->mark(), "");
    EXPECT_EQ(editor()->toolTip(), "= 1.5, and so each of 4 cell(s)");
    press(Qt::Key_Return);
    EXPECT_EQ(editor(), nullptr);
    EXPECT_EQ(document().point(0).matrix.origin(), (formatlib::Vec3{1.5F, 2.5F, 3}));
    EXPECT_EQ(document().point(1).matrix.origin(), (formatlib::Vec3{4.5F, 5.5F, 6}));
    EXPECT_EQ(document().point(2).matrix.origin(), (formatlib::Vec3{7, 8, 9}));
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(document().undoStack().undoText(), "Change 4 cell(s)");
    // The range stays, so that it can be done again.
    type("*2");
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(1).matrix.origin(), (formatlib::Vec3{9, 11, 6}));
    document().undoStack().undo();
    document().undoStack().undo();
    EXPECT_EQ(document().point(0).matrix.origin(), (formatlib::Vec3{1, 2, 3}));
}

TEST_F(TableRangesTest, AnOperationOnWholeRowsReckonsTheColumnItIsTypedIn)
{
    document().selection().set({document().idAt(2), document().idAt(0)});
    goToKeepingSelection(0, PointColumn::Z);
    type("=x+i");
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(0).matrix.origin(), (formatlib::Vec3{1, 2, 1}));
    EXPECT_EQ(document().point(1).matrix.origin(), (formatlib::Vec3{4, 5, 6}));
    EXPECT_EQ(document().point(2).matrix.origin(), (formatlib::Vec3{7, 8, 9}));
    EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(TableRangesTest, AnOperationPassesByCellsOfText)
{
    select(cell(0, PointColumn::Name), cell(1, PointColumn::X));
    goToKeepingSelection(1, PointColumn::X);
    type("+1");
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(0).matrix.origin(), (formatlib::Vec3{2, 2, 3}));
    EXPECT_EQ(document().point(1).matrix.origin(), (formatlib::Vec3{5, 5, 6}));
    EXPECT_EQ(name(0), "grip_1");
    EXPECT_EQ(document().point(0).extra, "");
    // In a cell of text it is text.
    goTo(0, PointColumn::Extra);
    type("=x");
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(0).extra, "=x");
}

TEST_F(TableRangesTest, ControlSpaceSelectsTheColumn)
{
    goTo(1, PointColumn::Y);
    press(Qt::Key_Space, Qt::ControlModifier);
    EXPECT_EQ(editor(), nullptr);
    type("=i");
    press(Qt::Key_Return);
    for (int row = 0; row < 3; ++row)
        EXPECT_EQ(document().point(row).matrix.origin().y, static_cast<float>(row));
    EXPECT_EQ(document().point(2).matrix.origin().x, 7);
}

TEST_F(TableRangesTest, AMinusIsAValueAndAnOperationInOneCellWalksOn)
{
    select(cell(0, PointColumn::X), cell(1, PointColumn::X));
    goToKeepingSelection(0, PointColumn::X);
    type("-5");
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(0).matrix.origin().x, -5);
    EXPECT_EQ(document().point(1).matrix.origin().x, 4);
    goTo(0, PointColumn::X);
    type("-=5");
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(0).matrix.origin().x, -10);
    EXPECT_EQ(currentRow(), 1);
}

TEST_F(TableRangesTest, WhatCantBeReckonedInOneCellStaysRedAndChangesNone)
{
    document().changePoints({{document().idAt(1),
                              [&] {
                                  formatlib::AttachPoint point = document().point(1);
                                  point.matrix.setOrigin({0, 5, 6});
                                  return point;
                              }()}},
                            "Zero");
    select(cell(0, PointColumn::X), cell(2, PointColumn::X));
    goToKeepingSelection(0, PointColumn::X);
    type("=1/x");
    press(Qt::Key_Return);
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->mark(), "error");
    EXPECT_TRUE(editor()->toolTip().startsWith("trailstart_1, X: "))
        << editor()->toolTip().toStdString();
    EXPECT_EQ(document().undoStack().count(), 1);
    type("*");
    EXPECT_EQ(editor()->mark(), "");
    type("nothing");
    EXPECT_EQ(editor()->mark(), "");
    press(Qt::Key_Return);
    EXPECT_EQ(editor()->mark(), "error");
    type("+1");
    EXPECT_TRUE(editor()->toolTip().contains("\"nothing\"")) << editor()->toolTip().toStdString();
    EXPECT_EQ(editor()->mark(), "error");
}

TEST_F(TableRangesTest, ControlEnterFillsWhatIsSelected)
{
    select(cell(0, PointColumn::Bone), cell(2, PointColumn::Extra));
    goToKeepingSelection(0, PointColumn::Bone);
    type("Foot");
    EXPECT_EQ(editor()->toolTip(), "Ctrl+Enter fills 6 cell(s)");
    press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(editor(), nullptr);
    for (int row = 0; row < 3; ++row) {
        EXPECT_EQ(document().point(row).bone.name, "Foot");
        EXPECT_EQ(document().point(row).extra, "Foot");
    }
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(currentRow(), 0);
    document().undoStack().undo();
    EXPECT_EQ(document().point(2).bone.name, "Hand");
}

TEST_F(TableRangesTest, FillingWhatOneCellCantHoldFillsNone)
{
    select(cell(0, PointColumn::Extra), cell(1, PointColumn::X));
    goToKeepingSelection(0, PointColumn::Extra);
    type("note");
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->mark(), "error");
    EXPECT_EQ(document().undoStack().count(), 0);
    press(Qt::Key_Return);
    ASSERT_NE(editor(), nullptr) << "still refused until the text is another one";
    press(Qt::Key_Escape);
    EXPECT_EQ(document().point(0).extra, "");
}

TEST_F(TableRangesTest, ARangeOfCellsSelectsItsPointsAndStaysARange)
{
    select(cell(0, PointColumn::X), cell(1, PointColumn::Y));
    EXPECT_EQ(document().selection().ids().size(), 2U);
    EXPECT_EQ(m_table.selectionModel()->selectedIndexes().size(), 4);
    // The same points in the document are no reason to select rows.
    document().selection().set({document().idAt(0), document().idAt(1)});
    EXPECT_EQ(currentRow(), 1);
    EXPECT_EQ(m_table.selectionModel()->selectedIndexes().size(), 4);
    press(Qt::Key_Space, Qt::ShiftModifier);
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(0));
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(1));
    EXPECT_FALSE(m_table.selectionModel()->isRowSelected(2));
}

TEST_F(TableRangesTest, AClickSelectsACellAndOneOnItsNumberTheRow)
{
    click(cell(1, PointColumn::X));
    EXPECT_EQ(m_table.selectionModel()->selectedIndexes().size(), 1);
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(1)});
    click(cell(2, PointColumn::Row));
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(2));
    click(cell(0, PointColumn::Row), Qt::ShiftModifier);
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(1));
    EXPECT_EQ(document().selection().ids().size(), 3U);
}

TEST_F(TableRangesTest, AClickOnTheNumberOfOneOfManySelectedRowsSelectsItAlone)
{
    m_table.selectAll();
    click(cell(1, PointColumn::Row));
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(1)});
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(1));
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(TableRangesTest, AnotherBoneForSeveralPointsOfAPuppetIsAskedForOnce)
{
    testsupport::OpenFile puppet(testsupport::MdlBuilder::withEverything().build(), "a.mdl");
    m_table.setDocument(&puppet.document());
    ASSERT_GE(puppet.document().pointCount(), 2);
    QSignalSpy wanted(&m_table, &PointTable::linkWanted);
    select(cell(0, PointColumn::Bone), cell(1, PointColumn::Bone));
    goToKeepingSelection(0, PointColumn::Bone);
    type("1");
    press(Qt::Key_Return, Qt::ControlModifier);
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted.front().front().value<std::vector<PointId>>(),
              (std::vector{puppet.document().idAt(0), puppet.document().idAt(1)}));
    select(cell(0, PointColumn::Bone), cell(1, PointColumn::X));
    goToKeepingSelection(0, PointColumn::Bone);
    type("1");
    press(Qt::Key_Return, Qt::ControlModifier);
    EXPECT_EQ(wanted.count(), 1);
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->mark(), "error");
    press(Qt::Key_Escape);
    m_table.setDocument(nullptr);
}

TEST_F(TableRangesTest, AnglesOfAPuppetAreReckonedTogether)
{
    testsupport::OpenFile puppet(testsupport::MdlBuilder::withEverything().build(), "a.mdl");
    m_table.setDocument(&puppet.document());
    select(cell(0, PointColumn::RX), cell(0, PointColumn::SZ));
    type("=i*0+2");
    press(Qt::Key_Return);
    const formatlib::Matrix4 &matrix = puppet.document().point(0).matrix;
    const formatlib::Vec3 angles = *formatlib::rotationDegrees(matrix);
    const formatlib::Vec3 scale = formatlib::scaleOf(matrix);
    for (const float angle : {angles.x, angles.y, angles.z})
        EXPECT_NEAR(angle, 2, 1e-4);
    for (const float each : {scale.x, scale.y, scale.z})
        EXPECT_NEAR(each, 2, 1e-5);
    EXPECT_EQ(puppet.document().undoStack().count(), 1);
    m_table.setDocument(nullptr);
}

} // namespace
