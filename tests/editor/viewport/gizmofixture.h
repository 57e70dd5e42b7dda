// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/gizmoshape.h>

#include <tests/editor/viewport/viewfixture.h>

namespace testsupport {

/// Where on a line a ray comes nearest, found by halving what is left.
double nearestOnLine(const hardpoint::Ray &ray, const hardpoint::Vec3d &origin,
                     const hardpoint::Vec3d &direction);

/// A cube and two points outside it.
formatlib::Bytes cubeWithTwoPoints();
/// A point three bones deep, all of them turned and scaled, and one at the root.
formatlib::Bytes deepPuppet();

/// Handles in the viewport's window, and where they are by the same camera.
class GizmoFixture : public ViewFixture {
protected:
    using Axes = hardpoint::GizmoOptions::Axes;
    using Basis = hardpoint::Basis;
    using Mode = hardpoint::GizmoOptions::Mode;
    using Vec3d = hardpoint::Vec3d;

    void SetUp() override;

    /// Shows it as seen from a little above and beside, its first point selected.
    void open(SampleDocument &document, bool orthographic = false);
    static void use(Mode mode, Axes axes = Axes::File);

    /// A pixel of the handle; directions: of the arms that are expected, in view axes.
    static QPoint onArm(const Vec3d &place, int axis, const Basis &directions = {});
    static hardpoint::GizmoShape shapeAt(const Vec3d &place, const Basis &directions,
                                         Mode mode = Mode::Move);
    static void send(QEvent::Type type, const QPoint &at, Qt::KeyboardModifiers modifiers = {});
    static hardpoint::Ray rayAt(const QPoint &pixel);

    static Vec3d view(const formatlib::Vec3 &mshPlace)
    {
        return {mshPlace.x, mshPlace.y, -mshPlace.z};
    }
    static constexpr Basis mshDirections{{{{1, 0, 0}, {0, 1, 0}, {0, 0, -1}}}};
};

/// The first point of the cube; parameter: whether it is seen without perspective.
class GizmoOnMsh : public GizmoFixture, public testing::WithParamInterface<bool> {
protected:
    void SetUp() override;
    formatlib::Vec3 now() { return m_document->point(0).matrix.origin(); }
    QUndoStack &steps() { return m_document->undoStack(); }

    SampleDocument m_document{cubeWithTwoPoints()};
    formatlib::Vec3 m_before;
    Vec3d m_place;
};

inline std::string viewName(const testing::TestParamInfo<bool> &test)
{
    return test.param ? "Orthographic" : "Perspective";
}

/// The deep point of the puppet; parameter: the handles' axes.
class GizmoOnMdl : public GizmoFixture,
                   public testing::WithParamInterface<hardpoint::GizmoOptions::Axes> {
protected:
    void SetUp() override;
    formatlib::Matrix4 world();
    Basis expectedAxes();

    SampleDocument m_document{deepPuppet(), QStringLiteral("puppet.mdl")};
    formatlib::AttachPoint m_before;
};

inline std::string axesName(const testing::TestParamInfo<hardpoint::GizmoOptions::Axes> &test)
{
    using Axes = hardpoint::GizmoOptions::Axes;
    return test.param == Axes::File ? "File" : test.param == Axes::Bone ? "Bone" : "Point";
}

} // namespace testsupport
