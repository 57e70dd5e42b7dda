// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/gizmomath.h>
#include <editor/viewport/gizmooptions.h>
#include <editor/viewport/viewframe.h>

#include <QPointF>

#include <array>
#include <optional>
#include <vector>

namespace hardpoint {

/// A part of the gizmo that can be taken hold of.
struct GizmoHandle {
    enum class Kind { None, Axis, Plane, Screen, Ring };
    Kind kind = Kind::None;
    /// 0 to 2. Of a plane the axis that it lies across; a ring's 3 is the view direction.
    int axis = 0;

    explicit operator bool() const { return kind != Kind::None; }
    friend bool operator==(const GizmoHandle &, const GizmoHandle &) = default;
};

/// Where the gizmo is on screen: of the same size whatever the camera does. Pixels of the widget.
struct GizmoShape {
    struct Arm {
        int axis = 0;
        QPointF from;
        QPointF to; ///< the tip
        double towardEye = 0;
    };
    struct Square {
        int axis = 0;
        std::array<QPointF, 4> corners;
    };
    struct Ring {
        int axis = 0;
        std::vector<QPointF> points; ///< the first one again at the end
        std::vector<bool> front;     ///< whether the stretch from each to the next faces the eye
    };

    QPointF centre;
    std::vector<Arm> arms; ///< the farthest first; those that point at the eye are left out
    std::vector<Square> squares;
    std::vector<Ring> rings;

    /// The nearest handle that the pixel is on.
    GizmoHandle handleAt(const QPointF &pixel) const;
    /// A pixel of a handle; nothing when it is not there.
    std::optional<QPointF> placeOf(const GizmoHandle &handle) const;
    /// Pixels that should not be written on.
    std::vector<QPointF> traces() const;
};

constexpr double gizmoMarkerRadius = 14; ///< around the centre nothing is drawn
constexpr double gizmoReach = 92;        ///< from the centre to the tips
constexpr double gizmoRingRadius = 78;   ///< of the three rings
constexpr double gizmoViewRadius = 96;   ///< of the ring about the view direction

/// centre and directions (of length 1) in view axes; nothing when the centre can't be seen.
std::optional<GizmoShape> gizmoShape(GizmoOptions::Mode mode, const ViewFrame &frame,
                                     const Vec3d &centre, const Basis &directions);

/// An arc about a direction of length 1, from the way that from points, as far as a turn has come.
std::vector<QPointF> gizmoArc(const ViewFrame &frame, const Vec3d &centre, const Vec3d &axis,
                              const Vec3d &from, double degrees);

} // namespace hardpoint
