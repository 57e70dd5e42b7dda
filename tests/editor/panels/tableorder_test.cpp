// SPDX-License-Identifier: MIT
#include <editor/models/look.h>

#include <tests/editor/panels/pointtablefixture.h>
#include <tests/support/mdlbuilder.h>

using namespace hardpoint;

namespace {

class TableOrderTest : public testsupport::PointTableTest { };

TEST_F(TableOrderTest, SelectedRowsAreDraggedTogetherAndEscapeLetsThemBe)
{
    document().selection().set({document().idAt(0), document().idAt(1)});
    drag(cell(0, PointColumn::Row), cell(2, PointColumn::Row), 8);
    EXPECT_EQ(name(0), "trailend_1");
    EXPECT_EQ(name(2), "trailstart_1");
    EXPECT_EQ(document().undoStack().count(), 1);
    QTest::mousePress(m_table.viewport(), Qt::LeftButton, {},
                      m_table.visualRect(cell(1, PointColumn::Row)).center());
    moveTo(m_table.visualRect(cell(0, PointColumn::Row)).center());
    press(Qt::Key_Escape);
    QTest::mouseRelease(m_table.viewport(), Qt::LeftButton, {},
                        m_table.visualRect(cell(0, PointColumn::Row)).center());
    EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(TableOrderTest, TheCurrentColumnIsSortedByKeyboardTooInThreeSteps)
{
    goTo(0, PointColumn::X);
    m_table.sortByCurrentColumn();
    EXPECT_EQ(shownNames(), "grip_1 trailstart_1 trailend_1 ");
    EXPECT_FALSE(m_table.cannotMoveText().isEmpty());
    m_table.sortByCurrentColumn();
    EXPECT_EQ(shownNames(), "trailend_1 trailstart_1 grip_1 ");
    m_table.sortByCurrentColumn();
    EXPECT_TRUE(m_table.cannotMoveText().isEmpty());
}

TEST_F(TableOrderTest, AFileWithFewerColumnsIsShownInItsOwnOrder)
{
    testsupport::OpenFile puppet(testsupport::MdlBuilder::small().build(), "puppet.mdl");
    m_table.setDocument(&puppet.document());
    const int last = m_table.points().columnCount() - 1;
    m_table.sortByColumn(last, Qt::AscendingOrder);
    m_table.setDocument(&document());
    ASSERT_LT(m_table.points().columnCount(), last);
    EXPECT_EQ(shownNames(), "grip_1 trailstart_1 trailend_1 ");
    EXPECT_TRUE(m_table.cannotMoveText().isEmpty());
}

TEST_F(TableOrderTest, DraggingItsNumberMovesAPointInTheFile)
{
    drag(cell(0, PointColumn::Row), cell(2, PointColumn::Row), 8);
    EXPECT_EQ(name(0), "trailstart_1");
    EXPECT_EQ(name(1), "trailend_1");
    EXPECT_EQ(name(2), "grip_1");
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(2));
    document().undoStack().undo();
    EXPECT_EQ(name(0), "grip_1");
    EXPECT_FALSE(document().isModified());
}

TEST_F(TableOrderTest, SortedOrFilteredRowsAreNotDragged)
{
    QSignalSpy refused(&m_table, &PointTable::refused);
    sortBy(PointColumn::Name);
    drag(cell(0, PointColumn::Row), cell(2, PointColumn::Row), -8);
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(name(0), "grip_1");
    EXPECT_FALSE(m_table.cannotMoveText().isEmpty());
    sortBy(PointColumn::Name);
    sortBy(PointColumn::Name);
    EXPECT_TRUE(m_table.cannotMoveText().isEmpty());
    m_table.setFilter("trail");
    EXPECT_FALSE(m_table.cannotMoveText().isEmpty());
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(TableOrderTest, HeaderClicksSortWhatIsShownAndTheThirdGivesTheFilesOrderBack)
{
    sortBy(PointColumn::Name);
    EXPECT_EQ(shownNames(), "grip_1 trailend_1 trailstart_1 ");
    sortBy(PointColumn::Name);
    EXPECT_EQ(shownNames(), "trailstart_1 trailend_1 grip_1 ");
    EXPECT_EQ(m_table.currentIndex().isValid(), false);
    sortBy(PointColumn::Name);
    EXPECT_EQ(shownNames(), "grip_1 trailstart_1 trailend_1 ");
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(TableOrderTest, TheArrowOfASortedColumnStandsOverItsTitle)
{
    const auto middle = [this] {
        QHeaderView &header = *m_table.horizontalHeader();
        const int section = m_table.points().sectionOf(PointColumn::X);
        const int x = header.sectionViewportPosition(section) + header.sectionSize(section) / 2;
        return QPoint(x, 3);
    };
    const auto colour = [&] {
        return m_table.horizontalHeader()->viewport()->grab().toImage().pixelColor(middle());
    };
    EXPECT_NE(colour(), currentLook().accent);
    sortBy(PointColumn::X);
    EXPECT_EQ(colour(), currentLook().accent);
}

TEST_F(TableOrderTest, InASortedTableEachCellIsStillThatOfItsPoint)
{
    sortBy(PointColumn::X);
    sortBy(PointColumn::X);
    goTo(2, PointColumn::X);
    EXPECT_EQ(currentRow(), 0);
    type("1");
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(2).matrix.origin().x, 1);
    // As in a spreadsheet, the row stays where it is until it is sorted again.
    EXPECT_EQ(shownNames(), "trailend_1 trailstart_1 grip_1 ");
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(1)});
    document().selection().set({document().idAt(2)});
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(0));
}

TEST_F(TableOrderTest, AFilterLetsGoOfWhatItHidesAndAnEditedCellShowsItsPointAgain)
{
    m_table.selectAll();
    m_table.setFilter("TRAIL");
    EXPECT_EQ(shownNames(), "trailstart_1 trailend_1 ");
    EXPECT_EQ(document().selection().ids().size(), 2U);
    m_table.selectAll();
    EXPECT_EQ(document().selection().ids().size(), 2U);
    m_table.editCell(0, PointColumn::Name);
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->text(), "grip_1");
    EXPECT_EQ(shownNames(), "grip_1 trailstart_1 trailend_1 ");
}

TEST_F(TableOrderTest, DeletingWhatIsFilteredSelectsNothingHidden)
{
    m_table.setFilter("trailstart");
    m_table.selectAll();
    m_table.removeSelected();
    EXPECT_EQ(document().pointCount(), 2);
    EXPECT_TRUE(document().selection().isEmpty());
    m_table.setFilter("trail");
    m_table.selectRow(0);
    m_table.removeSelected();
    EXPECT_EQ(name(0), "grip_1");
    EXPECT_TRUE(document().selection().isEmpty());
}

TEST_F(TableOrderTest, WhatIsSelectedByOthersIsShownThroughTheFilter)
{
    m_table.selectAll();
    std::vector<PointChange> filled;
    for (int row = 0; row < document().pointCount(); ++row) {
        filled.push_back({document().idAt(row), document().point(row)});
        filled.back().value.extra = "filled";
    }
    document().changePoints(filled, "Fill");
    m_table.setFilter("trailend");
    ASSERT_EQ(shownNames(), "trailend_1 ");
    document().undoStack().undo();
    ASSERT_EQ(document().selection().ids().size(), 3U);
    EXPECT_EQ(shownNames(), "grip_1 trailstart_1 trailend_1 ");
    for (int row = 0; row < 3; ++row)
        EXPECT_TRUE(m_table.selectionModel()->isRowSelected(row)) << "Del would take it unseen";
}

TEST_F(TableOrderTest, WhatIsSelectedInADocumentThatIsShownAgainIsSeen)
{
    document().selection().set({document().idAt(0)});
    m_table.setDocument(nullptr);
    m_table.setFilter("trail");
    m_table.setDocument(&document());
    EXPECT_EQ(shownNames(), "grip_1 trailstart_1 trailend_1 ");
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(0));
}

TEST_F(TableOrderTest, ASelectedPointThatTheFilterNoLongerFindsStaysInSight)
{
    m_table.setFilter("trail");
    goTo(1, PointColumn::Name);
    type("x_1");
    press(Qt::Key_Return);
    goTo(1, PointColumn::Name);
    sortBy(PointColumn::X);
    // The same order once more: that filters anew.
    m_table.sortByColumn(m_table.points().sectionOf(PointColumn::X), Qt::AscendingOrder);
    QApplication::processEvents();
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(1)});
    EXPECT_EQ(shownNames(), "x_1 trailend_1 ");
}

} // namespace
