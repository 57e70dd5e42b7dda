// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>

#include <tests/editor/viewport/gizmofixture.h>

using namespace hardpoint;
using testsupport::cubeWithTwoPoints;
using testsupport::SampleDocument;

namespace {

class GizmoShown : public testsupport::GizmoFixture { };

TEST_F(GizmoShown, HasNothingToTurnOnAnMshAndNothingToDoWithoutATool)
{
    SampleDocument document(cubeWithTwoPoints());
    open(document);
    const QPoint from = onArm(view(document->point(0).matrix.origin()), 0, mshDirections);
    for (const Mode mode : {Mode::Rotate, Mode::None}) {
        use(mode);
        drag(Qt::LeftButton, from, from + QPoint(40, 0));
        EXPECT_EQ(document->undoStack().count(), 0);
        document->selection().set({document->idAt(0)});
    }
}

TEST_F(GizmoShown, IsDrawnOverEverythingInTheColoursOfItsAxes)
{
    SampleDocument document(cubeWithTwoPoints());
    open(document);
    const Vec3d place = view(document->point(0).matrix.origin());
    const auto shape = shapeAt(place, mshDirections);
    for (const GizmoShape::Arm &arm : shape.arms) {
        const QColor colour = colourAt(arm.from * 0.08 + arm.to * 0.92);
        const int strongest = std::max({colour.red(), colour.green(), colour.blue()});
        EXPECT_EQ(strongest,
                  arm.axis == 0       ? colour.red()
                      : arm.axis == 1 ? colour.green()
                                      : colour.blue());
        EXPECT_GT(strongest, 180);
    }
    use(Mode::None);
    const QColor without = colourAt(shape.arms.back().from * 0.08 + shape.arms.back().to * 0.92);
    EXPECT_LT(without.saturation(), 90);
}

} // namespace
