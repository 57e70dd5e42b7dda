// SPDX-License-Identifier: MIT
#include <editor/viewport/projector.h>

namespace hardpoint {

Projector::Projector(const OrbitCamera &camera, const QSizeF &size)
    : m_eye(camera.eye())
    , m_right(camera.right() * (1 / camera.unitsPerPixel(1, size)))
    , m_up(camera.up() * (1 / camera.unitsPerPixel(1, size)))
    , m_forward(-camera.back())
    , m_middle(size.width() / 2, size.height() / 2)
    , m_orthographic(camera.orthographic)
{
}

std::optional<ScreenPoint> Projector::project(const Vec3d &place) const
{
    const Vec3d seen = place - m_eye;
    const double depth = dot(seen, m_forward);
    if (!std::isfinite(depth) || (!m_orthographic && depth <= 0))
        return {};
    const double scale = m_orthographic ? 1 : 1 / depth;
    return ScreenPoint{m_middle + QPointF(dot(seen, m_right), -dot(seen, m_up)) * scale, depth};
}

} // namespace hardpoint
