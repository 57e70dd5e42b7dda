// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>

#include <optional>

namespace hardpoint {

/// A place on screen.
struct ScreenPoint {
    QPointF pixel;    ///< from the upper left corner, Y down
    double depth = 0; ///< along the view direction, from the eye
};

/// A camera's view, worked out once for many places.
class Projector {
public:
    Projector(const OrbitCamera &camera, const QSizeF &size);

    /// Nothing for a place that is at or behind a perspective eye, or is not finite.
    std::optional<ScreenPoint> project(const Vec3d &place) const;

private:
    Vec3d m_eye;
    Vec3d m_right; ///< in pixels a unit, for a perspective view at depth 1
    Vec3d m_up;
    Vec3d m_forward;
    QPointF m_middle;
    bool m_orthographic;
};

} // namespace hardpoint
