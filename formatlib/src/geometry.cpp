// SPDX-License-Identifier: MIT
#include <formatlib/geometry.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace formatlib {

Matrix4 Matrix4::translation(const Vec3 &offset)
{
    Matrix4 matrix;
    matrix.setOrigin(offset);
    return matrix;
}

void Matrix4::setOrigin(const Vec3 &origin)
{
    m[12] = origin.x;
    m[13] = origin.y;
    m[14] = origin.z;
}

bool sameBits(float a, float b)
{
    return std::bit_cast<std::uint32_t>(a) == std::bit_cast<std::uint32_t>(b);
}

bool sameBits(const Vec3 &a, const Vec3 &b)
{
    return sameBits(a.x, b.x) && sameBits(a.y, b.y) && sameBits(a.z, b.z);
}

bool sameBits(const Matrix4 &a, const Matrix4 &b)
{
    return std::ranges::equal(a.m, b.m, [](float x, float y) { return sameBits(x, y); });
}

bool isFinite(const Vec3 &v)
{
    return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z);
}

bool isFinite(const Matrix4 &m)
{
    return std::ranges::all_of(m.m, [](float element) { return std::isfinite(element); });
}

Matrix4 operator*(const Matrix4 &a, const Matrix4 &b)
{
    Matrix4 product;
    for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t column = 0; column < 4; ++column) {
            double sum = 0;
            for (std::size_t k = 0; k < 4; ++k)
                sum += double{a.m[row * 4 + k]} * double{b.m[k * 4 + column]};
            product.m[row * 4 + column] = static_cast<float>(sum);
        }
    }
    return product;
}

Vec3 transform(const Vec3 &v, const Matrix4 &m)
{
    const auto component = [&](std::size_t column) {
        return static_cast<float>(
            double{v.x} * double{m.m[column]} + double{v.y} * double{m.m[4 + column]}
            + double{v.z} * double{m.m[8 + column]} + double{m.m[12 + column]});
    };
    return {component(0), component(1), component(2)};
}

std::optional<Matrix4> inverse(const Matrix4 &m)
{
    if (!isFinite(m))
        return std::nullopt;
    // Gauss-Jordan with row pivoting, in double: [m | identity] becomes [identity | inverse].
    std::array<std::array<double, 8>, 4> rows{};
    for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t column = 0; column < 4; ++column)
            rows[row][column] = double{m.m[row * 4 + column]};
        rows[row][4 + row] = 1;
    }
    for (std::size_t column = 0; column < 4; ++column) {
        std::size_t pivot = column;
        for (std::size_t row = column + 1; row < 4; ++row) {
            if (std::abs(rows[row][column]) > std::abs(rows[pivot][column]))
                pivot = row;
        }
        if (rows[pivot][column] == 0)
            return std::nullopt;
        std::swap(rows[pivot], rows[column]);
        const double scale = 1 / rows[column][column];
        for (double &element : rows[column])
            element *= scale;
        for (std::size_t row = 0; row < 4; ++row) {
            if (row == column)
                continue;
            const double factor = rows[row][column];
            for (std::size_t k = 0; k < 8; ++k)
                rows[row][k] -= factor * rows[column][k];
        }
    }
    Matrix4 result;
    for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t column = 0; column < 4; ++column)
            result.m[row * 4 + column] = static_cast<float>(rows[row][4 + column]);
    }
    if (!isFinite(result))
        return std::nullopt;
    return result;
}

Matrix4 fromRotation(const Quaternion &rotation, const Vec3 &offset)
{
    const double x = rotation.x;
    const double y = rotation.y;
    const double z = rotation.z;
    const double w = rotation.w;
    const auto f = [](double value) { return static_cast<float>(value); };
    // The transpose of the textbook matrix, since vectors are rows.
    Matrix4 matrix;
    matrix.m = {f(1 - 2 * (y * y + z * z)),
                f(2 * (x * y + z * w)),
                f(2 * (x * z - y * w)),
                0,
                f(2 * (x * y - z * w)),
                f(1 - 2 * (x * x + z * z)),
                f(2 * (y * z + x * w)),
                0,
                f(2 * (x * z + y * w)),
                f(2 * (y * z - x * w)),
                f(1 - 2 * (x * x + y * y)),
                0,
                offset.x,
                offset.y,
                offset.z,
                1};
    return matrix;
}

} // namespace formatlib
