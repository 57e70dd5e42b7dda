// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>

#include <formatlib/geometry.h>
#include <tests/editor/viewport/gizmofixture.h>
#include <tests/editor/viewport/near.h>

#include <QWindow>

#include <cmath>

using namespace hardpoint;
using testsupport::near;
using testsupport::SampleDocument;
using Axes = GizmoOptions::Axes;

namespace {

class GizmoTurning : public testsupport::GizmoOnMdl { };

INSTANTIATE_TEST_SUITE_P(Each, GizmoTurning, testing::Values(Axes::File, Axes::Bone, Axes::Point),
                         testsupport::axesName);

TEST_P(GizmoTurning, EachRingTurnsThePointAboutItsAxis)
{
    use(Mode::Rotate, GetParam());
    const Vec3d place = widened(world().origin());
    const Basis axes = expectedAxes();
    const Basis before = Basis::of(world());
    for (const GizmoShape::Ring &ring : shapeAt(place, axes, Mode::Rotate).rings) {
        const Vec3d axis = ring.axis > 2 ? viewport().camera().back()
                                         : axes.rows[static_cast<std::size_t>(ring.axis)];
        std::size_t i = 0;
        while (!ring.front[i] || !ring.front[i + 1]
               || shapeAt(place, axes, Mode::Rotate).handleAt(ring.points[i].toPoint())
                   != GizmoHandle{GizmoHandle::Kind::Ring, ring.axis})
            ++i;
        const QPoint from = ring.points[i].toPoint();
        QTest::mousePress(window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(window(), from + QPoint(5, 5));
        for (const char character : {'4', '0'})
            QTest::keyClick(window(), character);
        QTest::mouseRelease(window(), Qt::LeftButton, {}, from);
        const Basis after = Basis::of(world());
        for (std::size_t row = 0; row < 3; ++row)
            EXPECT_TRUE(near(after.rows[row], before.rows[row] * rotationAbout(axis, 40), 1e-4));
        EXPECT_TRUE(
            formatlib::sameBits(m_document->point(0).matrix.origin(), m_before.matrix.origin()));
        EXPECT_EQ(m_document->undoStack().undoText(), QStringLiteral("Rotate hand"));
        m_document->undoStack().undo();
    }
}

class GizmoPulledRound : public testsupport::GizmoFixture { };

TEST_F(GizmoPulledRound, PullingRoundARingTurnsAsFarAsThePointerGoes)
{
    SampleDocument document(testsupport::deepPuppet(), QStringLiteral("puppet.mdl"));
    open(document, true);
    viewport().lookFrom(OrbitCamera::Side::Front);
    use(Mode::Rotate);
    const formatlib::Matrix4 before = *document->file().world(document->point(0));
    const QPointF centre = *viewport().pixelOf(before.origin());
    const auto at = [&](double degrees) {
        const double angle = degrees * 3.14159265358979 / 180;
        return (centre + QPointF(std::cos(angle), -std::sin(angle)) * gizmoRingRadius).toPoint();
    };
    QTest::mousePress(window(), Qt::LeftButton, {}, at(40));
    for (int degrees = 50; degrees <= 300; degrees += 10)
        QTest::mouseMove(window(), at(degrees));
    QTest::mouseRelease(window(), Qt::LeftButton, {}, at(300));
    const Basis after = Basis::of(*document->file().world(document->point(0)));
    const Basis expected = Basis::of(before) * rotationAbout({0, 0, 1}, 260);
    EXPECT_TRUE(near(after.rows[0], expected.rows[0], 0.06)) << "within a pixel";
    EXPECT_TRUE(near(after.rows[1], expected.rows[1], 0.06));
}

} // namespace
