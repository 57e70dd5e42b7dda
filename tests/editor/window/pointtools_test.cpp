// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/models/mirrormodel.h>
#include <editor/panels/mirrordialog.h>
#include <editor/viewport/gizmoshape.h>
#include <editor/viewport/viewtheme.h>
#include <editor/window/gizmoactions.h>
#include <editor/window/pictureact.h>
#include <editor/window/pointtools.h>

#include <tests/editor/window/windowfixture.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <QApplication>
#include <QMenu>
#include <QTimer>
#include <QWindow>

#include <array>
#include <cmath>

using namespace hardpoint;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;
using Axes = GizmoOptions::Axes;

namespace {

/// A flat square of two triangles that leans: X + Z = 4, Y from -10 to 10; its corners are no round
/// numbers in binary. Point p_1 at the origin.
formatlib::Bytes leaning()
{
    MshBuilder mesh;
    mesh.mask = 0x1;
    for (const auto &[x, y] :
         {std::pair(-9.3F, -10.1F), {8.7F, -10.1F}, {8.7F, 10.1F}, {-9.3F, 10.1F}})
        mesh.vertices.push_back({.position = {x, y, 4 - x}});
    mesh.faces = {{0, 1, 2}, {0, 2, 3}};
    mesh.subMeshes = {{0, 4, 0, 2}};
    mesh.points = {{"p_1", "Hand", "", {0, 0, 0}}, {"p_2", "Hand", "", {1, 2, 3}}};
    mesh.measure();
    return mesh.build();
}

/// Three bones, each turned and scaled, and a point on the last.
formatlib::Bytes deep()
{
    MdlBuilder file = MdlBuilder::small();
    file.bones.clear();
    for (int i = 0; i < 3; ++i) {
        MdlBuilder::Bone bone;
        bone.name = "bone " + std::to_string(i);
        bone.parent = i - 1;
        const auto turn = static_cast<float>(25 + 10 * i);
        bone.matrix = formatlib::compose({1.5F, 1.5F, 1.5F}, {turn, turn / 3, -turn},
                                         {3, static_cast<float>(-i), 2})
                          .m;
        file.bones.push_back(bone);
    }
    file.points = {{2, "hand", formatlib::compose({1, 1, 1}, {20, 0, 50}, {2, 3, 1}).m}};
    file.clips.clear();
    file.meshes.clear();
    file.sections = {file.skeleton(), file.attachments()};
    return file.build();
}

class PointToolsTest : public testsupport::WindowTest {
protected:
    void show(const formatlib::Bytes &bytes, const QString &name)
    {
        testsupport::writeBytes(path(name).toStdString(), bytes);
        ASSERT_NE(open(path(name)), nullptr);
        viewport().grabImage(); // gives the view its size
        for (QWindow *window : QGuiApplication::allWindows()) {
            if (window->inherits("Qt3DExtras::Qt3DWindow") && window->isExposed())
                m_view = window;
        }
        ASSERT_TRUE(m_view);
        select({0});
    }

    void select(const std::vector<int> &rows)
    {
        std::vector<PointId> ids;
        for (const int row : rows)
            ids.push_back(document().idAt(row));
        document().selection().set(ids);
    }

    void pointAt(const QPointF &pixel)
    {
        // A pointer that is there already would not move.
        QTest::mouseMove(m_view, pixel.toPoint() + QPoint(1, 0));
        QTest::mouseMove(m_view, pixel.toPoint());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_view, key, modifiers);
    }

    float shown(PointColumn column)
    {
        const PointTableModel &points = table().points();
        const QString text = points.index(0, points.sectionOf(column)).data().toString();
        return numberFromTyped(text).value_or(std::nanf(""));
    }

    formatlib::Vec3 place(int row = 0) { return document().point(row).matrix.origin(); }
    QSizeF viewSize() { return viewport().widget()->size(); }

    /// Chooses in the menu that comes up when the right button is clicked there.
    void choose(const QString &text, const QPointF &pixel)
    {
        auto *patience = new QTimer(&window());
        connect(*patience, text);
        QTest::mouseClick(m_view, Qt::RightButton, {}, pixel.toPoint());
        delete patience;
    }

    void connect(QTimer &patience, const QString &text)
    {
        QObject::connect(&patience, &QTimer::timeout, &window(), [&patience, text] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (!menu)
                return;
            patience.stop();
            for (QAction *action : menu->actions()) {
                if (action->text().remove(QLatin1Char('&')) == text) {
                    menu->setActiveAction(action);
                    QTest::keyClick(menu, Qt::Key_Return);
                    return;
                }
            }
            ADD_FAILURE() << "no " << text.toStdString();
            menu->close();
        });
        patience.start(10);
    }

    /// Where the line of sight meets the plane X + Z = 4.
    Vec3d onLeaning(const QPointF &pixel)
    {
        const Ray ray = viewport().camera().ray(QPointF(pixel.toPoint()), viewSize());
        const Vec3d normal{1, 0, -1};
        const Vec3d at = ray.at((4 - dot(normal, ray.origin)) / dot(normal, ray.direction));
        return {at.x, at.y, -at.z};
    }

    QWindow *m_view = nullptr;
};

TEST_F(PointToolsTest, MoveHereLandsOnTheSurface)
{
    show(leaning(), QStringLiteral("a.msh"));
    for (const formatlib::Vec3 &aim : {formatlib::Vec3{1, 2, 3}, {-6, -7, 10}, {7, 9.5F, -3}}) {
        const QPointF pixel = *viewport().pixelOf(aim);
        pointAt(pixel);
        key(Qt::Key_M);
        const Vec3d expected = onLeaning(pixel);
        EXPECT_NEAR(place().x, expected.x, 1e-4);
        EXPECT_NEAR(place().y, expected.y, 1e-4);
        EXPECT_NEAR(place().z, expected.z, 1e-4);
        EXPECT_EQ(document().undoStack().undoText(), QStringLiteral("Move p_1"));
        document().undoStack().undo();
        EXPECT_FALSE(document().isModified());
    }
    const QPointF pixel = *viewport().pixelOf({1, 2, 3});
    choose(QStringLiteral("Move here"), pixel);
    EXPECT_NEAR(place().y, onLeaning(pixel).y, 1e-4);
    EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(PointToolsTest, VGivesTheVertexItsBits)
{
    show(leaning(), QStringLiteral("a.msh"));
    pointAt(*viewport().pixelOf({6, 8, -2}));
    key(Qt::Key_V);
    EXPECT_TRUE(formatlib::sameBits(place(), {8.7F, 10.1F, 4 - 8.7F}));
    // Beside the surface the nearest vertex on screen is meant.
    pointAt(*viewport().pixelOf({-9.3F, -10.1F, 4 + 9.3F}) + QPointF(0, 6));
    key(Qt::Key_V);
    EXPECT_TRUE(formatlib::sameBits(place(), {-9.3F, -10.1F, 4 + 9.3F}));
}

TEST_F(PointToolsTest, TheMiddleIsThatOfTheSubMeshsBox)
{
    show(leaning(), QStringLiteral("a.msh"));
    pointAt(*viewport().pixelOf({6, 8, -2}));
    key(Qt::Key_C);
    EXPECT_NEAR(place().x, -0.3, 1e-5);
    EXPECT_NEAR(place().y, 0, 1e-5);
    EXPECT_NEAR(place().z, 4.3, 1e-5);
}

TEST_F(PointToolsTest, SeveralPointsMoveThereTogether)
{
    show(leaning(), QStringLiteral("a.msh"));
    select({1, 0});
    pointAt(*viewport().pixelOf({6, 8, -2}));
    key(Qt::Key_V);
    EXPECT_TRUE(formatlib::sameBits(place(0), {8.7F, 10.1F, 4 - 8.7F}));
    EXPECT_NEAR(place(1).x, 9.7, 1e-5);
    EXPECT_NEAR(place(1).y, 12.1, 1e-5);
    EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(PointToolsTest, AddHereAddsOneThereAndSelectsIt)
{
    show(leaning(), QStringLiteral("a.msh"));
    const QPointF pixel = *viewport().pixelOf({1, 2, 3});
    choose(QStringLiteral("Add here"), pixel);
    ASSERT_EQ(document().pointCount(), 3);
    EXPECT_EQ(document().point(1).name, "p_3") << "behind the current one and of its type";
    EXPECT_EQ(document().point(1).bone.name, "Hand");
    EXPECT_NEAR(place(1).x, onLeaning(pixel).x, 1e-4);
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(1)});
    EXPECT_EQ(document().undoStack().count(), 1);
    document().selection().clear();
    pointAt(*viewport().pixelOf({6, 8, -2}));
    key(Qt::Key_V, Qt::ShiftModifier);
    ASSERT_EQ(document().pointCount(), 4);
    EXPECT_TRUE(formatlib::sameBits(place(3), {8.7F, 10.1F, 4 - 8.7F}));
}

TEST_F(PointToolsTest, WhereThereIsNothingNothingHappensAndItIsSaid)
{
    show(leaning(), QStringLiteral("a.msh"));
    pointAt({3, 3});
    for (const Qt::Key each : {Qt::Key_M, Qt::Key_V, Qt::Key_B, Qt::Key_C, Qt::Key_A})
        key(each);
    EXPECT_EQ(document().undoStack().count(), 0);
    EXPECT_TRUE(window().statusLine().currentMessage().contains(QStringLiteral("no surface")));
    document().selection().clear();
    key(Qt::Key_M);
    EXPECT_TRUE(window().statusLine().currentMessage().contains(QStringLiteral("Select")));
}

TEST_F(PointToolsTest, BGoesToTheJointAndAnAddedPointHangsOnIt)
{
    show(deep(), QStringLiteral("deep.mdl"));
    formatlib::AttachPoint atBone;
    atBone.bone.number = 1;
    const formatlib::Vec3 joint = document().file().world(atBone)->origin();
    pointAt(*viewport().pixelOf(joint) + QPointF(4, 3));
    key(Qt::Key_B);
    const formatlib::Vec3 there = document().file().world(document().point(0))->origin();
    EXPECT_NEAR(there.x, joint.x, 1e-5);
    EXPECT_NEAR(there.y, joint.y, 1e-5);
    EXPECT_NEAR(there.z, joint.z, 1e-5);
    EXPECT_EQ(document().point(0).bone.number, 2) << "it still hangs on its own bone";
    key(Qt::Key_B, Qt::ShiftModifier);
    ASSERT_EQ(document().pointCount(), 2);
    EXPECT_EQ(document().point(1).bone.number, 1);
    EXPECT_EQ(place(1), formatlib::Vec3());
}

TEST_F(PointToolsTest, GizmoTableAndMarkerAgreeOnABoneThreeDeep)
{
    show(deep(), QStringLiteral("deep.mdl"));
    viewport().setLabelMode(LabelMode::Off);
    const auto world = [this] { return document().file().world(document().point(0))->origin(); };
    const auto agrees = [&](const char *when) {
        const formatlib::Vec3 there = world();
        EXPECT_EQ(shown(PointColumn::WorldX), there.x) << when;
        EXPECT_EQ(shown(PointColumn::WorldY), there.y) << when;
        EXPECT_EQ(shown(PointColumn::WorldZ), there.z) << when;
        EXPECT_EQ(shown(PointColumn::X), place().x) << when;
        EXPECT_COLOUR(colourAt(there), viewcolours::markerSelected);
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

TEST_F(PointToolsTest, TheMirrorsDialogIsForTheSelectionOrForAll)
{
    show(leaning(), QStringLiteral("a.msh"));
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

TEST_F(PointToolsTest, APictureShowsADragAsThePointerWouldMakeIt)
{
    show(leaning(), QStringLiteral("a.msh"));
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

TEST_F(PointToolsTest, KeysChooseToolAxesAndSnapAndTheButtonsShowIt)
{
    show(deep(), QStringLiteral("deep.mdl"));
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
    show(leaning(), QStringLiteral("a.msh"));
    EXPECT_FALSE(gizmo.rotate->isEnabled());
    EXPECT_TRUE(gizmo.move->isChecked());
    key(Qt::Key_G);
    EXPECT_EQ(viewport().gizmoOptions().mode, GizmoOptions::Mode::Move);
    gizmo.move->trigger();
    EXPECT_EQ(viewport().gizmoOptions().mode, GizmoOptions::Mode::None);
}

} // namespace
