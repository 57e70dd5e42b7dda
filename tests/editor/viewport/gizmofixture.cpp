// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>

#include <formatlib/geometry.h>
#include <tests/editor/viewport/gizmofixture.h>
#include <tests/support/mdlbuilder.h>

#include <QMouseEvent>
#include <QWindow>

using namespace hardpoint;

namespace testsupport {

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

formatlib::Bytes cubeWithTwoPoints()
{
    auto file = cube();
    file.points = {pointAt("a_1", 3.25F, 14.1F, -0.7F), pointAt("a_2", -14, 2, 5)};
    return file.build();
}

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

void GizmoFixture::SetUp()
{
    ViewFixture::SetUp();
    ViewOptions options;
    options.labels = LabelMode::Off;
    viewport().setOptions(options);
}

void GizmoFixture::open(SampleDocument &document, bool orthographic)
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

void GizmoFixture::use(Mode mode, Axes axes)
{
    GizmoOptions options = viewport().gizmoOptions();
    options.mode = mode;
    options.axes = axes;
    viewport().setGizmoOptions(options);
}

QPoint GizmoFixture::onArm(const Vec3d &place, int axis, const Basis &directions)
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

GizmoShape GizmoFixture::shapeAt(const Vec3d &place, const Basis &directions, Mode mode)
{
    return *gizmoShape(mode, {viewport().camera(), QSizeF(size()), 1}, place, directions);
}

void GizmoFixture::send(QEvent::Type type, const QPoint &at, Qt::KeyboardModifiers modifiers)
{
    QMouseEvent event(type, QPointF(at), window()->mapToGlobal(QPointF(at)),
                      type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton,
                      modifiers);
    QCoreApplication::sendEvent(window(), &event);
}

Ray GizmoFixture::rayAt(const QPoint &pixel)
{
    return viewport().camera().ray(QPointF(pixel), QSizeF(size()));
}

void GizmoOnMsh::SetUp()
{
    GizmoFixture::SetUp();
    open(m_document, GetParam());
    m_before = m_document->point(0).matrix.origin();
    m_place = view(m_before);
}

void GizmoOnMdl::SetUp()
{
    GizmoFixture::SetUp();
    open(m_document, true);
    use(Mode::Move, GetParam());
    m_before = m_document->point(0);
}

formatlib::Matrix4 GizmoOnMdl::world()
{
    return *m_document->file().world(m_document->point(0));
}

Basis GizmoOnMdl::expectedAxes()
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

} // namespace testsupport
