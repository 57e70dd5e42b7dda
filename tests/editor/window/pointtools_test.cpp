// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/models/mirrormodel.h>
#include <editor/panels/inspector.h>
#include <editor/panels/inspectorfield.h>
#include <editor/panels/mirrordialog.h>
#include <editor/viewport/gizmoshape.h>
#include <editor/viewport/viewtheme.h>
#include <editor/window/gizmoactions.h>
#include <editor/window/pictureact.h>
#include <editor/window/pointtools.h>

#include <tests/editor/window/pointtoolsfixture.h>

#include <QWindow>

#include <array>
#include <cmath>

using namespace hardpoint;
using Axes = GizmoOptions::Axes;

namespace {

class SettingPoints : public testsupport::PointToolsTest {
protected:
    float shown(PointColumn column)
    {
        const PointTableModel &points = table().points();
        const QString text = points.index(0, points.sectionOf(column)).data().toString();
        return numberFromTyped(text).value_or(std::nanf(""));
    }
};

TEST_F(SettingPoints, GizmoTableInspectorAndMarkerAgreeOnABoneThreeDeep)
{
    show(testsupport::deep(), QStringLiteral("deep.mdl"));
    viewport().setLabelMode(LabelMode::Off);
    const auto world = [this] { return document().file().world(document().point(0))->origin(); };
    const auto inspected = [this](PointColumn column) {
        const QString text = window().inspector().fieldOf({column})->text();
        return numberFromTyped(text).value_or(std::nanf(""));
    };
    const auto agrees = [&](const char *when) {
        const formatlib::Vec3 there = world();
        EXPECT_EQ(shown(PointColumn::WorldX), there.x) << when;
        EXPECT_EQ(shown(PointColumn::WorldY), there.y) << when;
        EXPECT_EQ(shown(PointColumn::WorldZ), there.z) << when;
        EXPECT_EQ(shown(PointColumn::X), place().x) << when;
        EXPECT_COLOUR(colourAt(there), viewcolours::markerSelected);
        QApplication::processEvents();
        EXPECT_EQ(inspected(PointColumn::WorldX), there.x) << when;
        EXPECT_EQ(inspected(PointColumn::WorldY), there.y) << when;
        EXPECT_EQ(inspected(PointColumn::WorldZ), there.z) << when;
        EXPECT_EQ(inspected(PointColumn::X), place().x) << when;
        EXPECT_EQ(inspected(PointColumn::Y), place().y) << when;
        EXPECT_EQ(inspected(PointColumn::Z), place().z) << when;
        for (const PointColumn column : {PointColumn::RX, PointColumn::RY, PointColumn::RZ,
                                         PointColumn::SX, PointColumn::SY, PointColumn::SZ})
            EXPECT_EQ(inspected(column), shown(column)) << when;
    };
    agrees("before");
    const formatlib::Vec3 before = world();
    const ViewFrame frame{viewport().camera(), viewSize(), 1};
    const auto shape = gizmoShape(GizmoOptions::Mode::Move, frame, widened(before), {});
    ASSERT_TRUE(shape);
    const GizmoShape::Arm &arm = shape->arms.back();
    const QPoint from = (arm.from * 0.2 + arm.to * 0.8).toPoint();
    QTest::mousePress(m_view, Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view, from + QPoint(20, -30));
    EXPECT_NE(world(), before);
    agrees("during");
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, from + QPoint(20, -30));
    agrees("after");
    EXPECT_EQ(document().undoStack().count(), 1);
    const std::array moved{world().x - before.x, world().y - before.y, world().z - before.z};
    for (int axis = 0; axis < 3; ++axis) {
        if (axis != arm.axis) {
            EXPECT_NEAR(moved[static_cast<std::size_t>(axis)], 0, 1e-4);
        }
    }
}

TEST_F(SettingPoints, TheMirrorsDialogIsForTheSelectionOrForAll)
{
    show(testsupport::leaning(), QStringLiteral("a.msh"));
    const auto rows = [this] {
        window().tools().mirror()->trigger();
        auto *dialog = window().findChild<MirrorDialog *>();
        const int count = dialog ? dialog->model().rowCount() : -1;
        delete dialog;
        return count;
    };
    EXPECT_EQ(rows(), 1);
    document().selection().clear();
    EXPECT_EQ(rows(), 2);
}

TEST_F(SettingPoints, APictureShowsADragAsThePointerWouldMakeIt)
{
    show(testsupport::leaning(), QStringLiteral("a.msh"));
    const formatlib::Vec3 before = place();
    const auto acts = parsePictureActs({"move=y:0:-50"});
    ASSERT_TRUE(acts);
    acts->front().apply(window());
    EXPECT_GT(place().y, before.y + 0.5F);
    EXPECT_EQ(place().x, before.x);
    EXPECT_EQ(document().undoStack().count(), 0);
    document().cancelPreview();
    EXPECT_EQ(place(), before);
}

TEST_F(SettingPoints, KeysChooseToolAxesAndSnapAndTheButtonsShowIt)
{
    show(testsupport::deep(), QStringLiteral("deep.mdl"));
    GizmoActions &gizmo = window().tools().gizmo();
    EXPECT_TRUE(gizmo.move->isChecked());
    key(Qt::Key_E);
    EXPECT_TRUE(gizmo.rotate->isChecked());
    EXPECT_EQ(viewport().gizmoOptions().mode, GizmoOptions::Mode::Rotate);
    key(Qt::Key_X);
    EXPECT_EQ(viewport().gizmoOptions().axes, Axes::Bone);
    key(Qt::Key_X);
    key(Qt::Key_X);
    EXPECT_EQ(viewport().gizmoOptions().axes, Axes::File);
    key(Qt::Key_S);
    EXPECT_TRUE(gizmo.snap->isChecked());
    EXPECT_TRUE(viewport().gizmoOptions().snap);
    // A mesh's points have nothing to turn.
    show(testsupport::leaning(), QStringLiteral("a.msh"));
    EXPECT_FALSE(gizmo.rotate->isEnabled());
    EXPECT_TRUE(gizmo.move->isChecked());
    key(Qt::Key_G);
    EXPECT_EQ(viewport().gizmoOptions().mode, GizmoOptions::Mode::Move);
    gizmo.move->trigger();
    EXPECT_EQ(viewport().gizmoOptions().mode, GizmoOptions::Mode::None);
}

} // namespace
