// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>

#include <formatlib/geometry.h>

#include <array>
#include <optional>

/// The mathematics of dragging handles. Rays, places and directions of one call are in the same
/// axes, whichever they are.
namespace hardpoint {

/// Three directions, one a row: (x y z) times it is x of the first and y of the second and z of the
/// third.
struct Basis {
    std::array<Vec3d, 3> rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

    /// Rows 0, 1 and 2 of a matrix, without its translation.
    static Basis of(const formatlib::Matrix4 &matrix);
    friend bool operator==(const Basis &, const Basis &) = default;
};

Vec3d operator*(const Vec3d &v, const Basis &basis);
/// First a, then b.
Basis operator*(const Basis &a, const Basis &b);
/// Nothing where the rows are not finite, or lie in one plane: a determinant of no more than 1e-6
/// of the product of their lengths.
std::optional<Basis> inverse(const Basis &basis);
/// Rows of length 1; nothing where one has no direction or they lie in one plane.
std::optional<Basis> directionsOf(const Basis &basis);
/// Turns about an axis of length 1, counterclockwise as seen from its end in right-handed axes.
/// Quarter turns about a coordinate axis are exact.
Basis rotationAbout(const Vec3d &axis, double degrees);

/// Where on the line origin + t * direction the ray comes nearest to it. Nothing when they run side
/// by side, or the place would be behind the ray's start.
std::optional<double> alongLine(const Ray &ray, const Vec3d &origin, const Vec3d &direction);
/// Where the ray meets a plane; nothing when it runs along it or the plane is behind its start.
/// normal: of any length.
std::optional<Vec3d> onPlane(const Ray &ray, const Vec3d &origin, const Vec3d &normal);
/// Degrees from one direction to another about an axis of length 1, -180 to 180, by what of them is
/// at right angles to it.
double degreesAbout(const Vec3d &axis, const Vec3d &from, const Vec3d &to);

/// The multiple of step that is nearest; value itself when step is not positive.
double snapped(double value, double step);

} // namespace hardpoint
