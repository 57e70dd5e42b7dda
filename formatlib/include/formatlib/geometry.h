// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

namespace formatlib {

struct Vec2 {
    float u = 0;
    float v = 0;
};

struct Vec3 {
    float x = 0;
    float y = 0;
    float z = 0;

    friend bool operator==(const Vec3 &, const Vec3 &) = default;
};

/// Unit quaternion, x y z w as SKL stores it.
struct Quaternion {
    float x = 0;
    float y = 0;
    float z = 0;
    float w = 1;
};

/// 4x4, row-major, for row vectors (v' = v M) as both formats have it: the translation is in
/// elements 12, 13, 14.
struct Matrix4 {
    std::array<float, 16> m{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

    static Matrix4 translation(const Vec3 &offset);
    Vec3 origin() const { return {m[12], m[13], m[14]}; }
    void setOrigin(const Vec3 &origin);
};

struct Bounds {
    Vec3 min;
    Vec3 max;
};

/// Equal bit by bit: NaN equals itself, and 0 differs from -0.
bool sameBits(float a, float b);
bool sameBits(const Vec3 &a, const Vec3 &b);
bool sameBits(const Matrix4 &a, const Matrix4 &b);

bool isFinite(const Vec3 &v);
bool isFinite(const Matrix4 &m);

/// First a, then b (row vectors: v a b). Sums are made in double and rounded once.
Matrix4 operator*(const Matrix4 &a, const Matrix4 &b);
/// Point v through m: (x y z 1) m, the fourth component is dropped.
Vec3 transform(const Vec3 &v, const Matrix4 &m);
/// No value where the matrix is singular or not finite.
std::optional<Matrix4> inverse(const Matrix4 &m);
/// Rotation of a unit quaternion, then a move by offset.
Matrix4 fromRotation(const Quaternion &rotation, const Vec3 &offset);

// A matrix as people edit it: scale and shear first, then a rotation, then a move. Rotations are
// in degrees about X, then Y, then Z.

/// Scale, then rotation, then a move by offset.
Matrix4 compose(const Vec3 &scale, const Vec3 &degrees, const Vec3 &offset);
/// The rotation in a matrix. X points along the first row and Y lies in the plane of the first
/// two; where rows are missing or parallel, directions are made up. At Y = +-90 degrees, where X
/// and Z turn about one axis, Z is 0. No value for a matrix that is not finite.
std::optional<Vec3> rotationDegrees(const Matrix4 &m);
/// The lengths of rows 0, 1, 2: how long a unit of each axis becomes. X is negative where the
/// matrix mirrors.
Vec3 scaleOf(const Matrix4 &m);
/// The matrix with another rotation; scale, shear, the move and the last column stay. The
/// rotation that it has already changes no bit. No value for a matrix that is not finite.
std::optional<Matrix4> withRotation(const Matrix4 &m, const Vec3 &degrees);
/// The matrix with other lengths of rows 0, 1, 2, their directions kept; a row whose scale stays
/// keeps its bits, and so does everything else. No value for a matrix that is not finite.
std::optional<Matrix4> withScale(const Matrix4 &m, const Vec3 &scale);

} // namespace formatlib
