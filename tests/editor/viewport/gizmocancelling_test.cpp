// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>

#include <formatlib/geometry.h>
#include <tests/editor/viewport/gizmofixture.h>

#include <QLineEdit>
#include <QWindow>

using namespace hardpoint;

namespace {

class GizmoCancelling : public testsupport::GizmoOnMsh { };

INSTANTIATE_TEST_SUITE_P(Both, GizmoCancelling, testing::Bool(), testsupport::viewName);

TEST_P(GizmoCancelling, WhileDraggingEverybodySeesWhereThePointIsAndEscLeavesNoTrace)
{
    const QPoint from = onArm(m_place, 0, mshDirections);
    steps().push(new QUndoCommand(QStringLiteral("before")));
    steps().push(new QUndoCommand(QStringLiteral("taken back")));
    steps().undo();
    steps().setClean();
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window(), from + QPoint(60, 0));
    EXPECT_NE(now().x, m_before.x);
    EXPECT_FALSE(m_document->isModified());
    EXPECT_EQ(steps().count(), 2);
    const formatlib::Vec3 shown = now();
    EXPECT_TRUE(viewport().pixelOf(shown));
    key(Qt::Key_Escape);
    EXPECT_TRUE(formatlib::sameBits(now(), m_before));
    EXPECT_FALSE(m_document->isModified());
    EXPECT_EQ(steps().count(), 2);
    EXPECT_TRUE(steps().canRedo()) << "what was undone can still be done again";
    QTest::mouseMove(window(), from + QPoint(90, 0));
    QTest::mouseRelease(window(), Qt::LeftButton, {}, from + QPoint(90, 0));
    EXPECT_TRUE(formatlib::sameBits(now(), m_before));
    EXPECT_EQ(steps().count(), 2);
}

TEST_P(GizmoCancelling, EscWorksWhereverTheKeysGo)
{
    const QPoint from = onArm(m_place, 0, mshDirections);
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window(), from + QPoint(60, 0));
    ASSERT_NE(now().x, m_before.x);
    // A window manager may have taken the focus: the key comes to another widget.
    QLineEdit elsewhere;
    QTest::keyClick(&elsewhere, Qt::Key_Escape);
    EXPECT_TRUE(formatlib::sameBits(now(), m_before));
    QTest::mouseRelease(window(), Qt::LeftButton, {}, from + QPoint(60, 0));
    EXPECT_EQ(steps().count(), 0);
    QTest::keyClick(&elsewhere, Qt::Key_A);
    EXPECT_EQ(elsewhere.text(), QStringLiteral("a")) << "afterwards keys go where they went";
}

TEST_P(GizmoCancelling, AStepOfSomebodyElseEndsTheDrag)
{
    const QPoint from = onArm(m_place, 0, mshDirections);
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window(), from + QPoint(40, 0));
    m_document->removePoints(std::vector{m_document->idAt(1)}, QStringLiteral("remove"));
    EXPECT_TRUE(formatlib::sameBits(now(), m_before));
    QTest::mouseMove(window(), from + QPoint(80, 0));
    QTest::mouseRelease(window(), Qt::LeftButton, {}, from + QPoint(80, 0));
    EXPECT_TRUE(formatlib::sameBits(now(), m_before));
    EXPECT_EQ(steps().count(), 1);
}

TEST_P(GizmoCancelling, AClickOnAHandleIsNoDrag)
{
    const QPoint from = onArm(m_place, 0, mshDirections);
    click(from);
    EXPECT_EQ(steps().count(), 0);
    EXPECT_EQ(m_document->selection().ids(), std::vector{m_document->idAt(0)});
    click(*viewport().pixelOf(m_before), Qt::ShiftModifier);
    EXPECT_TRUE(m_document->selection().isEmpty()) << "the marker is still there to be clicked";
    drag(Qt::LeftButton, from, from + QPoint(40, 0));
    EXPECT_EQ(steps().count(), 0) << "nothing is selected";
}

} // namespace
