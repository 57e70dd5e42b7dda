// SPDX-License-Identifier: MIT
#include <editor/viewport/gizmomath.h>

#include <formatlib/geometry.h>
#include <tests/editor/viewport/near.h>
#include <tests/editor/window/pointtoolsfixture.h>

#include <QMenu>
#include <QMenuBar>
#include <QWindow>

#include <cmath>

using namespace hardpoint;
using testsupport::near;

namespace {

class PlacingTest : public testsupport::PointToolsTest {
protected:
    /// Where the line of sight meets the plane X + Z = 4.
    Vec3d onLeaning(const QPointF &pixel)
    {
        const Ray ray = viewport().camera().ray(QPointF(pixel.toPoint()), viewSize());
        const Vec3d normal{1, 0, -1};
        const Vec3d at = ray.at((4 - dot(normal, ray.origin)) / dot(normal, ray.direction));
        return {at.x, at.y, -at.z};
    }
};

TEST_F(PlacingTest, MoveHereLandsOnTheSurface)
{
    show(testsupport::leaning(), QStringLiteral("a.msh"));
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

TEST_F(PlacingTest, VGivesTheVertexItsBits)
{
    show(testsupport::leaning(), QStringLiteral("a.msh"));
    pointAt(*viewport().pixelOf({6, 8, -2}));
    key(Qt::Key_V);
    EXPECT_TRUE(formatlib::sameBits(place(), {8.7F, 10.1F, 4 - 8.7F}));
    // Beside the surface the nearest vertex on screen is meant.
    pointAt(*viewport().pixelOf({-9.3F, -10.1F, 4 + 9.3F}) + QPointF(0, 6));
    key(Qt::Key_V);
    EXPECT_TRUE(formatlib::sameBits(place(), {-9.3F, -10.1F, 4 + 9.3F}));
}

TEST_F(PlacingTest, TheMiddleIsThatOfTheSubMeshsBox)
{
    show(testsupport::leaning(), QStringLiteral("a.msh"));
    pointAt(*viewport().pixelOf({6, 8, -2}));
    key(Qt::Key_C);
    EXPECT_NEAR(place().x, -0.3, 1e-5);
    EXPECT_NEAR(place().y, 0, 1e-5);
    EXPECT_NEAR(place().z, 4.3, 1e-5);
}

TEST_F(PlacingTest, SeveralPointsMoveThereTogether)
{
    show(testsupport::leaning(), QStringLiteral("a.msh"));
    select({1, 0});
    pointAt(*viewport().pixelOf({6, 8, -2}));
    key(Qt::Key_V);
    EXPECT_TRUE(formatlib::sameBits(place(0), {8.7F, 10.1F, 4 - 8.7F}));
    EXPECT_NEAR(place(1).x, 9.7, 1e-5);
    EXPECT_NEAR(place(1).y, 12.1, 1e-5);
    EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(PlacingTest, AddHereAddsOneThereAndSelectsIt)
{
    show(testsupport::leaning(), QStringLiteral("a.msh"));
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

TEST_F(PlacingTest, WhereThereIsNothingNothingHappensAndItIsSaid)
{
    show(testsupport::leaning(), QStringLiteral("a.msh"));
    pointAt({3, 3});
    for (const Qt::Key each : {Qt::Key_M, Qt::Key_V, Qt::Key_B, Qt::Key_C, Qt::Key_A})
        key(each);
    EXPECT_EQ(document().undoStack().count(), 0);
    EXPECT_TRUE(window().statusLine().currentMessage().contains(QStringLiteral("no surface")));
    document().selection().clear();
    key(Qt::Key_M);
    EXPECT_TRUE(window().statusLine().currentMessage().contains(QStringLiteral("Select")));
}

TEST_F(PlacingTest, BGoesToTheJointAndAnAddedPointHangsOnIt)
{
    show(testsupport::deep(), QStringLiteral("deep.mdl"));
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

class TurningToSurface : public PlacingTest {
protected:
    /// Of the sheet, out of its front.
    static Vec3d normal() { return Vec3d{1, 2, 3} * (1 / std::sqrt(14)); }

    Basis world(int row = 0) { return Basis::of(*document().file().world(document().point(row))); }

    void expectOnSheet(int row)
    {
        const formatlib::Vec3 at = document().file().world(document().point(row))->origin();
        EXPECT_NEAR(at.x + 2 * at.y + 3 * at.z, 5, 1e-4);
    }

    /// By the least turn that lets Z look that way, as large as before.
    void expectTurned(const Basis &before, const Vec3d &way)
    {
        const Vec3d z = normalized(before.rows[2]);
        const Vec3d axis = normalized(cross(z, way));
        const double cosine = dot(z, way);
        const double sine = length(cross(z, way));
        ASSERT_GT(sine, 0.1) << "there is something to turn";
        const Basis after = world();
        for (std::size_t i = 0; i < 3; ++i) {
            const Vec3d &row = before.rows[i];
            const Vec3d expected =
                row * cosine + cross(axis, row) * sine + axis * (dot(axis, row) * (1 - cosine));
            EXPECT_TRUE(near(after.rows[i], expected, 1e-4)) << i;
        }
        EXPECT_TRUE(near(normalized(after.rows[2]), way, 1e-5));
        expectOnSheet(0);
    }

    void expectRestored(const formatlib::AttachPoint &before)
    {
        EXPECT_EQ(document().undoStack().count(), 1) << "place and turn are one step";
        document().undoStack().undo();
        EXPECT_EQ(document().point(0), before);
        EXPECT_TRUE(formatlib::sameBits(document().point(0).matrix, before.matrix));
        EXPECT_FALSE(document().isModified());
    }

    QAction &switchInMainMenu()
    {
        const QMenu *place = nullptr;
        for (const QMenu *menu : window().menuBar()->findChildren<QMenu *>()) {
            if (menu->title().remove(QLatin1Char('&')) == QStringLiteral("Place at the pointer"))
                place = menu;
        }
        EXPECT_TRUE(place);
        return *place->actions().constLast();
    }

    static constexpr formatlib::Vec3 onSheet{1.5F, -0.5F, 1.5F};
};

TEST_F(TurningToSurface, IsChosenInTheMenuAndUndoneToTheLastBit)
{
    show(testsupport::steep(), QStringLiteral("steep.mdl"));
    const formatlib::AttachPoint before = document().point(0);
    const Basis axes = world();
    const QPointF pixel = *viewport().pixelOf(onSheet);
    pointAt(pixel);
    key(Qt::Key_M);
    expectOnSheet(0);
    formatlib::Matrix4 unturned = before.matrix;
    unturned.setOrigin(place());
    EXPECT_TRUE(formatlib::sameBits(document().point(0).matrix, unturned)) << "not asked for yet";
    document().undoStack().undo();

    choose(QStringLiteral("Turn to the surface"), pixel);
    EXPECT_TRUE(m_settings.turnsToSurface());
    EXPECT_FALSE(document().isModified()) << "it is how the next one is put";
    choose(QStringLiteral("Move here"), pixel);
    expectTurned(axes, normal());
    expectRestored(before);
    pointAt(pixel);
    key(Qt::Key_M);
    expectTurned(axes, normal());
    expectRestored(before);
}

TEST_F(TurningToSurface, LooksOutOnTheSideThatIsSeen)
{
    show(testsupport::steep(), QStringLiteral("steep.mdl"));
    switchInMainMenu().trigger();
    const formatlib::AttachPoint before = document().point(0);
    const Basis axes = world();
    viewport().lookFrom(OrbitCamera::Side::Back);
    pointAt(*viewport().pixelOf(onSheet));
    key(Qt::Key_M);
    expectTurned(axes, -normal());
    expectRestored(before);
}

TEST_F(TurningToSurface, IsForAddedPointsTooAndCanBeSwitchedOff)
{
    show(testsupport::steep(), QStringLiteral("steep.mdl"));
    QAction &action = switchInMainMenu();
    const QPointF pixel = *viewport().pixelOf(onSheet);
    action.trigger();
    choose(QStringLiteral("Add here"), pixel);
    ASSERT_EQ(document().pointCount(), 2);
    EXPECT_EQ(document().point(1).bone.number, 2);
    EXPECT_TRUE(near(normalized(world(1).rows[2]), normal(), 1e-5));
    expectOnSheet(1);
    action.trigger();
    EXPECT_FALSE(m_settings.turnsToSurface());
    choose(QStringLiteral("Add here"), pixel);
    ASSERT_EQ(document().pointCount(), 3);
    EXPECT_EQ(Basis::of(document().point(2).matrix), Basis());
}

TEST_F(TurningToSurface, IsNotOfferedWherePointsHaveNoDirection)
{
    show(testsupport::steep(), QStringLiteral("steep.mdl"));
    QAction &action = switchInMainMenu();
    EXPECT_TRUE(action.isVisible());
    action.trigger();
    show(testsupport::leaning(), QStringLiteral("a.msh"));
    EXPECT_FALSE(action.isVisible());
    const QPointF pixel = *viewport().pixelOf({1, 2, 3});
    pointAt(pixel);
    key(Qt::Key_M);
    EXPECT_NEAR(place().y, onLeaning(pixel).y, 1e-4);
    EXPECT_EQ(Basis::of(document().point(0).matrix), Basis());
}

} // namespace
