// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/geometry.h>

#include <cmath>

namespace hardpoint {

/// A place or a direction in view axes (see viewaxes.h). Double, so that what the mouse does to a
/// point is exact to the last bit a file can hold.
struct Vec3d {
    double x = 0;
    double y = 0;
    double z = 0;

    Vec3d &operator+=(const Vec3d &b) { return *this = {x + b.x, y + b.y, z + b.z}; }
    Vec3d &operator-=(const Vec3d &b) { return *this = {x - b.x, y - b.y, z - b.z}; }

    friend Vec3d operator+(Vec3d a, const Vec3d &b) { return a += b; }
    friend Vec3d operator-(Vec3d a, const Vec3d &b) { return a -= b; }
    friend Vec3d operator-(const Vec3d &a) { return {-a.x, -a.y, -a.z}; }
    friend Vec3d operator*(const Vec3d &a, double s) { return {a.x * s, a.y * s, a.z * s}; }
    friend bool operator==(const Vec3d &, const Vec3d &) = default;
};

inline double dot(const Vec3d &a, const Vec3d &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

inline Vec3d cross(const Vec3d &a, const Vec3d &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

inline double length(const Vec3d &a)
{
    return std::sqrt(dot(a, a));
}

/// The zero vector stays what it is.
inline Vec3d normalized(const Vec3d &a)
{
    const double l = length(a);
    return l > 0 ? a * (1 / l) : a;
}

inline bool isFinite(const Vec3d &a)
{
    return std::isfinite(a.x) && std::isfinite(a.y) && std::isfinite(a.z);
}

inline Vec3d widened(const formatlib::Vec3 &v)
{
    return {v.x, v.y, v.z};
}

/// Rounded to the nearest floats.
inline formatlib::Vec3 narrowed(const Vec3d &v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

} // namespace hardpoint
