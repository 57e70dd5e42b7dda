// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>

#include <formatlib/geometry.h>

#include <QRectF>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace hardpoint {

/// Indices of the places whose pixel is within radius of the cursor: the nearest on screen first,
/// and of those at the same pixel the one nearest to the eye. Places that are not finite are never
/// found.
std::vector<std::size_t> placesNear(const OrbitCamera &camera, const QSizeF &size,
                                    std::span<const Vec3d> places, const QPointF &cursor,
                                    double radius);

/// Indices of the places whose pixel is inside, edges included, ascending.
std::vector<std::size_t> placesInside(const OrbitCamera &camera, const QSizeF &size,
                                      std::span<const Vec3d> places, const QRectF &pixels);

struct SurfaceHit {
    std::size_t triangle = 0; ///< counts triangles
    double distance = 0;      ///< along the ray
    Vec3d place;
    Vec3d normal; ///< of length 1, toward the ray's start
};

/// The first triangle that the ray meets, from whichever side. Every index is inside positions.
std::optional<SurfaceHit> firstHit(const Ray &ray, std::span<const formatlib::Vec3> positions,
                                   std::span<const std::uint32_t> triangles);

} // namespace hardpoint
