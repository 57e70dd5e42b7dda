// SPDX-License-Identifier: MIT
#include <editor/viewport/picking.h>
#include <editor/viewport/projector.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace hardpoint {

namespace {

struct Candidate {
    std::size_t index;
    double distance; // on screen
    double depth;
};

/// Moller and Trumbore: where the ray meets the triangle a, a + ab, a + ac; infinity for nowhere.
double distanceToTriangle(const Ray &ray, const Vec3d &a, const Vec3d &ab, const Vec3d &ac)
{
    constexpr double nowhere = std::numeric_limits<double>::infinity();
    constexpr double seam = 1e-9; // rounding must not open a gap between two triangles
    const Vec3d p = cross(ray.direction, ac);
    const double determinant = dot(ab, p);
    if (determinant == 0)
        return nowhere;
    const Vec3d fromA = ray.origin - a;
    const double u = dot(fromA, p) / determinant;
    if (!(u >= -seam && u <= 1 + seam))
        return nowhere;
    const Vec3d q = cross(fromA, ab);
    const double v = dot(ray.direction, q) / determinant;
    if (!(v >= -seam && u + v <= 1 + seam))
        return nowhere;
    const double t = dot(ac, q) / determinant;
    return t >= ray.start ? t : nowhere;
}

} // namespace

std::vector<std::size_t> placesNear(const OrbitCamera &camera, const QSizeF &size,
                                    std::span<const Vec3d> places, const QPointF &cursor,
                                    double radius)
{
    const Projector projector(camera, size);
    std::vector<Candidate> found;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto point = projector.project(places[i]);
        if (!point)
            continue;
        const QPointF away = point->pixel - cursor;
        const double distance = std::hypot(away.x(), away.y());
        if (distance <= radius)
            found.push_back({i, std::round(distance), point->depth});
    }
    std::ranges::stable_sort(found, [](const Candidate &a, const Candidate &b) {
        return a.distance != b.distance ? a.distance < b.distance : a.depth < b.depth;
    });
    std::vector<std::size_t> indices;
    for (const Candidate &candidate : found)
        indices.push_back(candidate.index);
    return indices;
}

std::vector<std::size_t> placesInside(const OrbitCamera &camera, const QSizeF &size,
                                      std::span<const Vec3d> places, const QRectF &pixels)
{
    const Projector projector(camera, size);
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto point = projector.project(places[i]);
        if (point && point->pixel.x() >= pixels.left() && point->pixel.x() <= pixels.right()
            && point->pixel.y() >= pixels.top() && point->pixel.y() <= pixels.bottom())
            indices.push_back(i);
    }
    return indices;
}

std::optional<SurfaceHit> firstHit(const Ray &ray, std::span<const formatlib::Vec3> positions,
                                   std::span<const std::uint32_t> triangles)
{
    SurfaceHit hit{0, std::numeric_limits<double>::infinity(), {}, {}};
    for (std::size_t i = 0; i + 3 <= triangles.size(); i += 3) {
        const Vec3d a = widened(positions[triangles[i]]);
        const Vec3d ab = widened(positions[triangles[i + 1]]) - a;
        const Vec3d ac = widened(positions[triangles[i + 2]]) - a;
        const double distance = distanceToTriangle(ray, a, ab, ac);
        if (distance < hit.distance)
            hit = {i / 3, distance, ray.at(distance), cross(ab, ac)};
    }
    if (!std::isfinite(hit.distance))
        return {};
    hit.normal = normalized(hit.normal);
    if (dot(hit.normal, ray.direction) > 0)
        hit.normal = -hit.normal;
    return hit;
}

} // namespace hardpoint
