// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/models/look.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/celleditor.h>
#include <editor/panels/pointtable.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCompleter>
#include <QHeaderView>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

class PointTableTest : public testing::Test {
protected:
    static formatlib::Bytes file()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.points = {{"grip_1", "Hand", "", {1, 2, 3}},
                       {"trailstart_1", "Hand", "", {4, 5, 6}},
                       {"trailend_1", "Hand", "", {7, 8, 9}}};
        return mesh.build();
    }

    PointTableTest()
    {
        m_table.setDocument(&document());
        m_table.resize(700, 300);
        m_table.show();
        m_table.activateWindow();
        // Editors get their completions when they get the focus, and that takes an active window.
        if (!QTest::qWaitForWindowActive(&m_table))
            ADD_FAILURE() << "the window does not become active";
        m_table.setFocus();
    }

    Document &document() { return m_file.document(); }
    QModelIndex cell(int row, PointColumn column) const { return m_table.cellAt(row, column); }
    void select(const QModelIndex &from, const QModelIndex &to)
    {
        m_table.setCurrentIndex(from);
        m_table.selectionModel()->select(QItemSelection(from, to),
                                         QItemSelectionModel::ClearAndSelect);
    }
    void goToKeepingSelection(int row, PointColumn column)
    {
        m_table.selectionModel()->setCurrentIndex(cell(row, column), QItemSelectionModel::NoUpdate);
    }
    void click(const QModelIndex &index, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::mouseClick(m_table.viewport(), Qt::LeftButton, modifiers,
                          m_table.visualRect(index).center());
    }
    void moveTo(const QPoint &place)
    {
        QMouseEvent move(QEvent::MouseMove, place, m_table.viewport()->mapToGlobal(place),
                         Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(m_table.viewport(), &move);
    }
    void drag(const QModelIndex &from, const QModelIndex &to, int beyondMiddle)
    {
        const QPoint end = m_table.visualRect(to).center() + QPoint(0, beyondMiddle);
        QTest::mousePress(m_table.viewport(), Qt::LeftButton, {},
                          m_table.visualRect(from).center());
        moveTo(end);
        QTest::mouseRelease(m_table.viewport(), Qt::LeftButton, {}, end);
    }
    void sortBy(PointColumn column)
    {
        QHeaderView &header = *m_table.horizontalHeader();
        const int section = m_table.points().sectionOf(column);
        const int middle =
            header.sectionViewportPosition(section) + header.sectionSize(section) / 2;
        QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, QPoint(middle, 10));
    }
    std::string shownNames() const
    {
        std::string names;
        for (int row = 0; row < m_table.model()->rowCount(); ++row) {
            const int column = m_table.points().sectionOf(PointColumn::Name);
            names += m_table.model()->index(row, column).data().toString().toStdString() + " ";
        }
        return names;
    }
    void goTo(int row, PointColumn column) { m_table.setCurrentIndex(cell(row, column)); }
    CellEditor *editor() const
    {
        // A closed editor lives on until the event loop deletes it.
        for (CellEditor *editor : m_table.findChildren<CellEditor *>()) {
            if (editor->isVisible())
                return editor;
        }
        return nullptr;
    }
    QWidget *focus() const
    {
        CellEditor *open = editor();
        return open ? static_cast<QWidget *>(open) : const_cast<PointTable *>(&m_table);
    }
    void type(const char *text)
    {
        for (; *text; ++text)
            QTest::keyClick(focus(), *text);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(focus(), key, modifiers);
    }
    PointColumn currentColumn() const
    {
        return m_table.points().columnAt(m_table.currentIndex().column());
    }
    int currentRow() const { return m_table.currentIndex().row(); }
    std::string name(int row) { return document().point(row).name; }

    testsupport::OpenFile m_file{file()};
    PointTable m_table;
    QAbstractItemModelTester m_tester{m_table.model(),
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(PointTableTest, TypingStartsAnEditAndEnterTakesItOneRowDown)
{
    goTo(0, PointColumn::X);
    type("12,5");
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->text(), "12,5");
    press(Qt::Key_Return);
    EXPECT_EQ(editor(), nullptr);
    EXPECT_EQ(document().point(0).matrix.origin(), (formatlib::Vec3{12.5F, 2, 3}));
    EXPECT_EQ(currentRow(), 1);
    EXPECT_EQ(currentColumn(), PointColumn::X);
    press(Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(currentRow(), 0);
}

TEST_F(PointTableTest, TabWalksTheCellsThatCanBeEdited)
{
    goTo(0, PointColumn::Name);
    type("hilt_1");
    press(Qt::Key_Tab);
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(currentColumn(), PointColumn::Bone);
    EXPECT_EQ(editor()->selectedText(), "Hand");
    type("Foot");
    press(Qt::Key_Tab);
    type("note");
    press(Qt::Key_Tab);
    type("-1");
    press(Qt::Key_Tab);
    type("0.5");
    press(Qt::Key_Tab);
    type("1e2");
    press(Qt::Key_Tab);
    EXPECT_EQ(currentRow(), 1);
    EXPECT_EQ(currentColumn(), PointColumn::Name);
    press(Qt::Key_Backtab);
    EXPECT_EQ(currentRow(), 0);
    EXPECT_EQ(currentColumn(), PointColumn::Z);
    const formatlib::AttachPoint &point = document().point(0);
    EXPECT_EQ(point.name, "hilt_1");
    EXPECT_EQ(point.bone.name, "Foot");
    EXPECT_EQ(point.extra, "note");
    EXPECT_EQ(point.matrix.origin(), (formatlib::Vec3{-1, 0.5F, 100}));
    EXPECT_EQ(document().undoStack().count(), 6);
}

TEST_F(PointTableTest, ArrowsWalkAndTakeWhatWasTyped)
{
    goTo(0, PointColumn::Y);
    press(Qt::Key_Down);
    press(Qt::Key_Right);
    EXPECT_EQ(currentRow(), 1);
    EXPECT_EQ(currentColumn(), PointColumn::Z);
    type("8");
    press(Qt::Key_Up);
    EXPECT_EQ(editor(), nullptr);
    EXPECT_EQ(document().point(1).matrix.origin().z, 8);
    EXPECT_EQ(currentRow(), 0);
}

TEST_F(PointTableTest, EscapeGivesTheTextUp)
{
    goTo(0, PointColumn::Name);
    type("other_1");
    press(Qt::Key_Escape);
    if (editor())
        press(Qt::Key_Escape);
    EXPECT_EQ(editor(), nullptr);
    EXPECT_EQ(name(0), "grip_1");
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(PointTableTest, ANumberThatIsNoneStaysRedInItsEditor)
{
    goTo(0, PointColumn::X);
    type("1x");
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Tab, Qt::Key_Down}) {
        press(key);
        ASSERT_NE(editor(), nullptr);
        EXPECT_EQ(editor()->text(), "1x");
        EXPECT_EQ(editor()->mark(), "error");
        EXPECT_TRUE(editor()->toolTip().contains("\"1x\"")) << editor()->toolTip().toStdString();
    }
    press(Qt::Key_Backspace);
    EXPECT_EQ(editor()->mark(), "");
    EXPECT_TRUE(editor()->toolTip().isEmpty());
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(0).matrix.origin().x, 1);
}

TEST_F(PointTableTest, LeavingANumberThatIsNoneGivesItUpAndSaysSo)
{
    QSignalSpy dropped(&m_table, &PointTable::textDropped);
    goTo(0, PointColumn::X);
    type("1x");
    goTo(2, PointColumn::Name);
    ASSERT_EQ(dropped.count(), 1);
    EXPECT_EQ(dropped.front().front().toString(), "1x");
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(PointTableTest, ARepeatedKeyIsRedWhileItIsTypedAndTheKeyIsTold)
{
    goTo(0, PointColumn::Name);
    type("trailstart_0");
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->mark(), "");
    type("1");
    EXPECT_EQ(editor()->mark(), "error");
    EXPECT_EQ(editor()->typed().key, "trailstart, 1");
    EXPECT_TRUE(editor()->toolTip().contains("(trailstart, 1)"));
    EXPECT_TRUE(editor()->toolTip().contains("trailstart_1"));
    press(Qt::Key_Return);
    EXPECT_EQ(name(0), "trailstart_01");
    EXPECT_FALSE(document().findings().empty());
}

TEST_F(PointTableTest, CharactersThatTheFileCantHoldAreNotTaken)
{
    goTo(0, PointColumn::Extra);
    press(Qt::Key_F2);
    ASSERT_NE(editor(), nullptr);
    editor()->insert(QString::fromUtf8("é"));
    EXPECT_EQ(editor()->text(), "");
    editor()->insert(QString::fromUtf8("손"));
    EXPECT_EQ(editor()->text(), QString::fromUtf8("손"));
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(0).extra, "\xBC\xD5");
}

TEST_F(PointTableTest, OneReturnTakesTheTextAlsoWhileSuggestionsAreOpen)
{
    goTo(0, PointColumn::Name);
    type("trail");
    ASSERT_NE(editor(), nullptr);
    QAbstractItemView *suggestions = editor()->completer()->popup();
    ASSERT_TRUE(suggestions->isVisible());
    QTest::keyClick(suggestions, Qt::Key_Down);
    EXPECT_EQ(editor()->text(), "trailstart_2");
    QTest::keyClick(suggestions, Qt::Key_Return);
    EXPECT_EQ(editor(), nullptr);
    EXPECT_EQ(name(0), "trailstart_2");
    EXPECT_EQ(currentRow(), 1);
}

TEST_F(PointTableTest, UntouchedTextCostsNoStep)
{
    goTo(0, PointColumn::X);
    press(Qt::Key_F2);
    press(Qt::Key_Return);
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(PointTableTest, AnOperationReckonsEverySelectedCellInOneStep)
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

TEST_F(PointTableTest, AnOperationOnWholeRowsReckonsTheColumnItIsTypedIn)
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

TEST_F(PointTableTest, AMinusIsAValueAndAnOperationInOneCellWalksOn)
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

TEST_F(PointTableTest, WhatCantBeReckonedInOneCellStaysRedAndChangesNone)
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

TEST_F(PointTableTest, ControlEnterFillsWhatIsSelected)
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

TEST_F(PointTableTest, FillingWhatOneCellCantHoldFillsNone)
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

TEST_F(PointTableTest, ARangeOfCellsSelectsItsPointsAndStaysARange)
{
    select(cell(0, PointColumn::X), cell(1, PointColumn::Y));
    EXPECT_EQ(document().selection().ids().size(), 2U);
    EXPECT_EQ(m_table.selectionModel()->selectedIndexes().size(), 4);
    // The same points in the document are no reason to select rows.
    document().selection().set({document().idAt(1), document().idAt(0)});
    EXPECT_EQ(m_table.selectionModel()->selectedIndexes().size(), 4);
    press(Qt::Key_Space, Qt::ShiftModifier);
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(0));
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(1));
    EXPECT_FALSE(m_table.selectionModel()->isRowSelected(2));
}

TEST_F(PointTableTest, AClickSelectsACellAndOneOnItsNumberTheRow)
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

TEST_F(PointTableTest, AClickOnTheNumberOfOneOfManySelectedRowsSelectsItAlone)
{
    m_table.selectAll();
    click(cell(1, PointColumn::Row));
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(1)});
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(1));
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(PointTableTest, SelectedRowsAreDraggedTogetherAndEscapeLetsThemBe)
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

TEST_F(PointTableTest, TheCurrentColumnIsSortedByKeyboardTooInThreeSteps)
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

TEST_F(PointTableTest, DraggingItsNumberMovesAPointInTheFile)
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

TEST_F(PointTableTest, SortedOrFilteredRowsAreNotDragged)
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

TEST_F(PointTableTest, HeaderClicksSortWhatIsShownAndTheThirdGivesTheFilesOrderBack)
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

TEST_F(PointTableTest, TheArrowOfASortedColumnStandsOverItsTitle)
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

TEST_F(PointTableTest, InASortedTableEachCellIsStillThatOfItsPoint)
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

TEST_F(PointTableTest, AFilterLetsGoOfWhatItHidesAndAnEditedCellShowsItsPointAgain)
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

TEST_F(PointTableTest, TabWalksTheColumnsAsTheyStandAndPassesHiddenOnes)
{
    QHeaderView &header = *m_table.horizontalHeader();
    const int x = m_table.points().sectionOf(PointColumn::X);
    const int bone = m_table.points().sectionOf(PointColumn::Bone);
    header.moveSection(header.visualIndex(x), header.visualIndex(bone));
    header.hideSection(bone);
    goTo(0, PointColumn::Name);
    type("hilt_1");
    press(Qt::Key_Tab);
    EXPECT_EQ(currentColumn(), PointColumn::X);
    press(Qt::Key_Tab);
    EXPECT_EQ(currentColumn(), PointColumn::Extra);
}

TEST_F(PointTableTest, AnotherBoneForSeveralPointsOfAPuppetIsAskedForOnce)
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

TEST_F(PointTableTest, AnglesOfAPuppetAreReckonedTogether)
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

TEST_F(PointTableTest, DeletingWhatIsFilteredSelectsNothingHidden)
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

TEST_F(PointTableTest, ManyKeysInOneCellAreOneStepAndUndoSelectsAgain)
{
    goTo(1, PointColumn::Extra);
    type("many keys");
    press(Qt::Key_Return);
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_EQ(document().point(1).extra, "many keys");
    document().selection().clear();
    document().undoStack().undo();
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(1)});
    EXPECT_FALSE(document().isModified());
    document().undoStack().redo();
    EXPECT_TRUE(document().isModified());
    goTo(1, PointColumn::Extra);
    press(Qt::Key_F2);
    type("many keys");
    press(Qt::Key_Return);
    EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(PointTableTest, TextThatIsTooLongIsCountedInBytesAndNotTaken)
{
    goTo(0, PointColumn::Extra);
    press(Qt::Key_F2);
    // Two bytes each in CP949.
    editor()->insert(QString(129, QChar(0xC190)));
    EXPECT_EQ(editor()->text().size(), 129);
    editor()->insert("x");
    EXPECT_EQ(editor()->text().size(), 130);
    editor()->insert("x");
    EXPECT_EQ(editor()->text().size(), 130);
    press(Qt::Key_Return);
    EXPECT_EQ(document().point(0).extra.size(), 259U);
}

TEST_F(PointTableTest, SelectionGoesBothWays)
{
    m_table.selectRow(1);
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(1)});
    document().selection().set({document().idAt(0), document().idAt(2)});
    QList<int> rows;
    for (const QModelIndex &index : m_table.selectionModel()->selectedRows())
        rows << index.row();
    EXPECT_EQ(rows, (QList<int>{0, 2}));
    EXPECT_EQ(currentRow(), 2);
    document().selection().clear();
    EXPECT_FALSE(m_table.selectionModel()->hasSelection());
}

TEST_F(PointTableTest, SelectionSurvivesReorderingUndoAndScatteredEdits)
{
    m_table.selectRow(0);
    const PointId grip = document().idAt(0);
    document().shiftPoints(std::vector{grip}, 1, "Down");
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(1));
    EXPECT_EQ(document().selection().ids(), std::vector{grip});
    document().removePoints(std::vector{document().idAt(0), document().idAt(2)}, "Delete");
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(0));
    document().undoStack().undo();
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(1));
    EXPECT_FALSE(m_table.selectionModel()->isRowSelected(0));
}

TEST_F(PointTableTest, AnotherDocumentBringsItsOwnSelection)
{
    m_table.selectRow(1);
    testsupport::OpenFile other(file());
    other.document().selection().set({other.document().idAt(2)});
    m_table.setDocument(&other.document());
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(2));
    EXPECT_FALSE(m_table.selectionModel()->isRowSelected(1));
    m_table.setDocument(&document());
    EXPECT_TRUE(m_table.selectionModel()->isRowSelected(1));
    EXPECT_EQ(other.document().selection().ids(), std::vector{other.document().idAt(2)});
    m_table.setDocument(nullptr);
}

} // namespace
