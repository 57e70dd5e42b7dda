// SPDX-License-Identifier: MIT
#include <tests/editor/panels/pointtablefixture.h>

#include <QCompleter>

using namespace hardpoint;
using testsupport::PointTableTest;

namespace {

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
