// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>

#include <formatlib/geometry.h>
#include <tests/editor/viewport/gizmofixture.h>
#include <tests/editor/viewport/near.h>

#include <QWindow>

#include <array>
#include <cmath>

using namespace hardpoint;
using testsupport::near;
using testsupport::nearestOnLine;
using Axes = GizmoOptions::Axes;

namespace {

class GizmoMovingMsh : public testsupport::GizmoOnMsh { };

INSTANTIATE_TEST_SUITE_P(Both, GizmoMovingMsh, testing::Bool(), testsupport::viewName);

TEST_P(GizmoMovingMsh, AnArrowMovesOneNumberAsFarAsTheCameraSays)
{
    const std::array<Vec3d, 3> ways{{{1, 0, 0}, {0, 1, 0}, {0, 0, -1}}};
    for (int axis = 0; axis < 3; ++axis) {
        const QPoint from = onArm(m_place, axis, mshDirections);
        const QPoint to = from + QPoint(41, -23);
        drag(Qt::LeftButton, from, to);
        const Vec3d &way = ways[static_cast<std::size_t>(axis)];
        const double by =
            nearestOnLine(rayAt(to), m_place, way) - nearestOnLine(rayAt(from), m_place, way);
        const std::array before{m_before.x, m_before.y, m_before.z};
        const std::array after{now().x, now().y, now().z};
        for (std::size_t i = 0; i < 3; ++i) {
            if (static_cast<int>(i) == axis)
                EXPECT_NEAR(after[i], before[i] + by, 1e-4) << axis;
            else
                EXPECT_TRUE(formatlib::sameBits(after[i], before[i])) << axis;
        }
        EXPECT_GT(std::abs(by), 0.1);
        ASSERT_EQ(steps().count(), 1) << "a drag is one step";
        EXPECT_EQ(steps().undoText(), QStringLiteral("Move a_1"));
        steps().undo();
        EXPECT_TRUE(formatlib::sameBits(now(), m_before));
    }
}

TEST_P(GizmoMovingMsh, ASquareMovesTwoNumbersAndTheMiddleFollowsThePointer)
{
    const GizmoShape shape = shapeAt(m_place, mshDirections);
    int squares = 0;
    for (const GizmoShape::Square &square : shape.squares) {
        const GizmoHandle wanted{GizmoHandle::Kind::Plane, square.axis};
        QPoint from;
        for (double at = 0; at <= 1 && shape.handleAt(from) != wanted; at += 0.1)
            from = (square.corners[0] * (1 - at) + square.corners[2] * at).toPoint();
        if (shape.handleAt(from) != wanted)
            continue; // an arrow is in front of all of it
        ++squares;
        drag(Qt::LeftButton, from, from + QPoint(-30, 17));
        const std::array before{m_before.x, m_before.y, m_before.z};
        const std::array after{now().x, now().y, now().z};
        for (int i = 0; i < 3; ++i) {
            const auto at = static_cast<std::size_t>(i);
            EXPECT_EQ(formatlib::sameBits(after[at], before[at]), i == square.axis);
        }
        steps().undo();
    }
    EXPECT_GE(squares, 2);
    const QPointF pixel = *viewport().pixelOf(m_before);
    drag(Qt::LeftButton, pixel.toPoint(), pixel.toPoint() + QPoint(50, 20));
    EXPECT_TRUE(near(*viewport().pixelOf(now()), pixel + QPointF(50, 20), 0.01));
}

TEST_P(GizmoMovingMsh, CtrlTakesRoundNumbersAndShiftGoesSlowly)
{
    const QPoint from = onArm(m_place, 0, mshDirections);
    const QPoint to = from + QPoint(50, 0);
    send(QEvent::MouseButtonPress, from);
    send(QEvent::MouseMove, to);
    const double whole = now().x - m_before.x;
    send(QEvent::MouseMove, to, Qt::ControlModifier);
    EXPECT_EQ(now().x, std::round(m_before.x + whole));
    send(QEvent::MouseMove, from);
    send(QEvent::MouseMove, to, Qt::ShiftModifier);
    EXPECT_NEAR(now().x - m_before.x, whole / 10, std::abs(whole) / 100);
    send(QEvent::MouseButtonRelease, to);
    EXPECT_EQ(steps().count(), 1);
}

TEST_P(GizmoMovingMsh, SeveralPointsGoTogether)
{
    const formatlib::Vec3 other = m_document->point(1).matrix.origin();
    m_document->selection().set({m_document->idAt(1), m_document->idAt(0)});
    const QPoint from = onArm(m_place, 0, mshDirections);
    drag(Qt::LeftButton, from, from + QPoint(40, 0));
    const formatlib::Vec3 moved = m_document->point(1).matrix.origin();
    EXPECT_NEAR(moved.x - other.x, now().x - m_before.x, 1e-5);
    EXPECT_GT(std::abs(moved.x - other.x), 0.1);
    EXPECT_TRUE(formatlib::sameBits(moved.y, other.y));
    EXPECT_EQ(steps().count(), 1);
    EXPECT_EQ(m_document->selection().ids().size(), 2U);
}

class GizmoMovingMdl : public testsupport::GizmoOnMdl { };

INSTANTIATE_TEST_SUITE_P(Each, GizmoMovingMdl, testing::Values(Axes::File, Axes::Bone, Axes::Point),
                         testsupport::axesName);

TEST_P(GizmoMovingMdl, EachArrowMovesThePlaceItsOwnWay)
{
    const Vec3d place = widened(world().origin());
    const Basis axes = expectedAxes();
    for (const GizmoShape::Arm &arm : shapeAt(place, axes).arms) {
        const Vec3d &way = axes.rows[static_cast<std::size_t>(arm.axis)];
        const QPoint from = onArm(place, arm.axis, axes);
        const QPoint to = from + QPoint(25, 30);
        const double by =
            nearestOnLine(rayAt(to), place, way) - nearestOnLine(rayAt(from), place, way);
        QTest::mousePress(window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(window(), to);
        EXPECT_TRUE(near(widened(world().origin()) - place, way * by, 1e-4)) << "during";
        QTest::mouseRelease(window(), Qt::LeftButton, {}, to);
        EXPECT_TRUE(near(widened(world().origin()) - place, way * by, 1e-4));
        if (GetParam() == Axes::Bone) {
            for (int i = 0; i < 3; ++i) {
                const auto at = static_cast<std::size_t>(12 + i);
                EXPECT_EQ(
                    formatlib::sameBits(m_document->point(0).matrix.m[at], m_before.matrix.m[at]),
                    i != arm.axis);
            }
        }
        m_document->undoStack().undo();
        EXPECT_EQ(m_document->point(0), m_before);
    }
}

} // namespace
