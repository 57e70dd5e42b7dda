// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/viewport/gizmoshape.h>

#include <formatlib/geometry.h>
#include <tests/editor/viewport/near.h>
#include <tests/editor/viewport/viewfixture.h>
#include <tests/support/mdlbuilder.h>

#include <QMouseEvent>
#include <QWindow>

#include <cmath>

using namespace hardpoint;
using testsupport::MdlBuilder;
using testsupport::near;
using testsupport::pointAt;
using testsupport::SampleDocument;
using Axes = GizmoOptions::Axes;
using Mode = GizmoOptions::Mode;

namespace {

/// Where on a line a ray comes nearest, found by halving what is left.
double nearestOnLine(const Ray &ray, const Vec3d &origin, const Vec3d &direction)
{
    const auto apart = [&](double t) {
        return length(cross(origin + direction * t - ray.origin, ray.direction));
    };
    double low = -1000;
    double high = 1000;
    for (int i = 0; i < 200; ++i) {
        const double third = (high - low) / 3;
        if (apart(low + third) < apart(high - third))
            high -= third;
        else
            low += third;
    }
    return (low + high) / 2;
}

formatlib::Bytes cubeWithPoints()
{
    auto file = testsupport::cube();
    file.points = {pointAt("a_1", 3.25F, 14.1F, -0.7F), pointAt("a_2", -14, 2, 5)};
    return file.build();
}

/// A point three bones deep, all of them turned and scaled.
formatlib::Bytes deepPuppet()
{
    MdlBuilder file = MdlBuilder::small();
    file.bones.clear();
    for (int i = 0; i < 3; ++i) {
        MdlBuilder::Bone bone;
        bone.parent = i - 1;
        const auto turn = static_cast<float>(20 + 15 * i);
        bone.matrix = formatlib::compose({1.25F, 1.25F, 1.25F}, {turn, -turn / 2, 2 * turn},
                                         {2, static_cast<float>(i), 1})
                          .m;
        file.bones.push_back(bone);
    }
    file.points = {
        {2, "hand", formatlib::compose({1, 1, 1}, {0, 30, 60}, {1, 5, 2}).m},
        {0, "root", MdlBuilder::moved(MdlBuilder::identity, 0, -5, 0)},
    };
    file.clips.clear();
    file.meshes.clear();
    file.sections = {file.skeleton(), file.attachments()};
    return file.build();
}

class Gizmo : public testsupport::ViewFixture {
protected:
    void SetUp() override
    {
        ViewFixture::SetUp();
        ViewOptions options;
        options.labels = LabelMode::Off;
        viewport().setOptions(options);
    }

    void open(SampleDocument &document, bool orthographic = false)
    {
        show(document);
        OrbitCamera camera = viewport().camera();
        camera.orthographic = orthographic;
        camera.yaw = 0.5;
        camera.pitch = 0.4;
        viewport().setCamera(camera);
        viewport().frameAll();
        document->selection().set({document->idAt(0)});
    }

    static void use(Mode mode, Axes axes = Axes::File)
    {
        GizmoOptions options = viewport().gizmoOptions();
        options.mode = mode;
        options.axes = axes;
        viewport().setGizmoOptions(options);
    }

    /// A pixel of the handle, by the same camera and the directions (view axes) that are expected.
    static QPoint onArm(const Vec3d &place, int axis, const Basis &directions = {})
    {
        const auto shape = shapeAt(place, directions);
        const GizmoHandle wanted{GizmoHandle::Kind::Axis, axis};
        for (const GizmoShape::Arm &arm : shape.arms) {
            for (double at = 0.8; arm.axis == axis && at > 0.2; at -= 0.05) {
                const QPoint pixel = (arm.from * (1 - at) + arm.to * at).toPoint();
                if (shape.handleAt(pixel) == wanted)
                    return pixel;
            }
        }
        ADD_FAILURE() << "no such arm";
        return {};
    }

    static GizmoShape shapeAt(const Vec3d &place, const Basis &directions, Mode mode = Mode::Move)
    {
        return *gizmoShape(mode, {viewport().camera(), QSizeF(size()), 1}, place, directions);
    }

    static void send(QEvent::Type type, const QPoint &at, Qt::KeyboardModifiers modifiers = {})
    {
        QMouseEvent event(type, QPointF(at), window()->mapToGlobal(QPointF(at)),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                          modifiers);
        QCoreApplication::sendEvent(window(), &event);
    }

    static Ray rayAt(const QPoint &pixel)
    {
        return viewport().camera().ray(QPointF(pixel), QSizeF(size()));
    }

    static Vec3d view(const formatlib::Vec3 &mshPlace)
    {
        return {mshPlace.x, mshPlace.y, -mshPlace.z};
    }

    static constexpr Basis mshDirections{{{{1, 0, 0}, {0, 1, 0}, {0, 0, -1}}}};
};

class GizmoOnMsh : public Gizmo, public testing::WithParamInterface<bool> {
protected:
    void SetUp() override
    {
        Gizmo::SetUp();
        open(m_document, GetParam());
        m_before = m_document->point(0).matrix.origin();
        m_place = view(m_before);
    }

    formatlib::Vec3 now() { return m_document->point(0).matrix.origin(); }
    QUndoStack &steps() { return m_document->undoStack(); }

    SampleDocument m_document{cubeWithPoints()};
    formatlib::Vec3 m_before;
    Vec3d m_place;
};

INSTANTIATE_TEST_SUITE_P(Both, GizmoOnMsh, testing::Bool(), [](const auto &test) {
    return test.param ? "Orthographic" : "Perspective";
});

TEST_P(GizmoOnMsh, AnArrowMovesOneNumberAsFarAsTheCameraSays)
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

TEST_P(GizmoOnMsh, ASquareMovesTwoNumbersAndTheMiddleFollowsThePointer)
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

TEST_P(GizmoOnMsh, WhileDraggingEverybodySeesWhereThePointIsAndEscLeavesNoTrace)
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

TEST_P(GizmoOnMsh, ANumberThatIsTypedCountsToTheLastBit)
{
    const QPoint from = onArm(m_place, 1, mshDirections);
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window(), from + QPoint(0, -30));
    for (const char character : {'-', '6', '2', '.', '7', '9'})
        QTest::keyClick(window(), character);
    EXPECT_TRUE(formatlib::sameBits(now().y, -62.79F));
    key(Qt::Key_Backspace);
    EXPECT_TRUE(formatlib::sameBits(now().y, -62.7F));
    QTest::mouseMove(window(), from + QPoint(0, -80));
    EXPECT_TRUE(formatlib::sameBits(now().y, -62.7F)) << "the pointer has nothing to say";
    EXPECT_EQ(steps().count(), 0);
    key(Qt::Key_Return);
    EXPECT_EQ(now(), (formatlib::Vec3{m_before.x, -62.7F, m_before.z}));
    EXPECT_EQ(steps().count(), 1);
    QTest::mouseMove(window(), from);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, from);
    EXPECT_EQ(steps().count(), 1);
}

TEST_P(GizmoOnMsh, APlusSaysHowFarAndALetterWhichWay)
{
    const QPoint from = onArm(m_place, 1, mshDirections);
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window(), from + QPoint(0, -30));
    key(Qt::Key_Z);
    for (const char character : {'+', '2'})
        QTest::keyClick(window(), character);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, from);
    EXPECT_EQ(now(), (formatlib::Vec3{m_before.x, m_before.y, m_before.z + 2}));
}

TEST_P(GizmoOnMsh, CtrlTakesRoundNumbersAndShiftGoesSlowly)
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

TEST_P(GizmoOnMsh, SeveralPointsGoTogether)
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

TEST_P(GizmoOnMsh, AClickOnAHandleIsNoDrag)
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

TEST_P(GizmoOnMsh, AValueThatWouldNotBeFiniteStopsAtTheLastGoodOne)
{
    const QPoint from = onArm(m_place, 0, mshDirections);
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window(), from + QPoint(10, 0));
    key(Qt::Key_Plus);
    for (int i = 0; i < 39; ++i)
        key(Qt::Key_9);
    const formatlib::Vec3 last = now();
    EXPECT_TRUE(formatlib::isFinite(last));
    EXPECT_GT(last.x, 1e37F);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, from);
    EXPECT_TRUE(formatlib::sameBits(now(), last));
}

TEST_P(GizmoOnMsh, AStepOfSomebodyElseEndsTheDrag)
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

class GizmoOnMdl : public Gizmo, public testing::WithParamInterface<Axes> {
protected:
    void SetUp() override
    {
        Gizmo::SetUp();
        open(m_document, true);
        use(Mode::Move, GetParam());
        m_before = m_document->point(0);
    }

    formatlib::Matrix4 world() { return *m_document->file().world(m_document->point(0)); }
    Basis expectedAxes()
    {
        formatlib::AttachPoint atBone = m_before;
        atBone.matrix = {};
        switch (GetParam()) {
        case Axes::Bone:
            return *directionsOf(Basis::of(*m_document->file().world(atBone)));
        case Axes::Point:
            return *directionsOf(Basis::of(*m_document->file().world(m_before)));
        default:
            return {};
        }
    }

    SampleDocument m_document{deepPuppet(), QStringLiteral("puppet.mdl")};
    formatlib::AttachPoint m_before;
};

INSTANTIATE_TEST_SUITE_P(Each, GizmoOnMdl, testing::Values(Axes::File, Axes::Bone, Axes::Point),
                         [](const auto &test) {
                             return test.param == Axes::File ? "File"
                                 : test.param == Axes::Bone  ? "Bone"
                                                             : "Point";
                         });

TEST_P(GizmoOnMdl, EachArrowMovesThePlaceItsOwnWay)
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

TEST_P(GizmoOnMdl, EachRingTurnsThePointAboutItsAxis)
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

TEST_F(Gizmo, PullingRoundARingTurnsAsFarAsThePointerGoes)
{
    SampleDocument document(deepPuppet(), QStringLiteral("puppet.mdl"));
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

TEST_F(Gizmo, HasNothingToTurnOnAnMshAndNothingToDoWithoutATool)
{
    SampleDocument document(cubeWithPoints());
    open(document);
    const QPoint from = onArm(view(document->point(0).matrix.origin()), 0, mshDirections);
    for (const Mode mode : {Mode::Rotate, Mode::None}) {
        use(mode);
        drag(Qt::LeftButton, from, from + QPoint(40, 0));
        EXPECT_EQ(document->undoStack().count(), 0);
        document->selection().set({document->idAt(0)});
    }
}

TEST_F(Gizmo, IsDrawnOverEverythingInTheColoursOfItsAxes)
{
    SampleDocument document(cubeWithPoints());
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
