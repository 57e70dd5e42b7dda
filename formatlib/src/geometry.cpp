// SPDX-License-Identifier: MIT
#include <formatlib/geometry.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <utility>

namespace formatlib {

namespace {

// In double throughout: a float result is rounded once.
struct Row {
    double x = 0;
    double y = 0;
    double z = 0;
};
using Rows = std::array<Row, 3>;

Row operator*(const Row &row, double factor)
{
    return {row.x * factor, row.y * factor, row.z * factor};
}

Row operator+(const Row &a, const Row &b)
{
    return {a.x + b.x, a.y + b.y, a.z + b.z};
}

double dot(const Row &a, const Row &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

Row cross(const Row &a, const Row &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

double length(const Row &row)
{
    return std::sqrt(dot(row, row));
}

Rows upperLeft(const Matrix4 &matrix)
{
    const auto row = [&](std::size_t at) {
        return Row{matrix.m[at], matrix.m[at + 1], matrix.m[at + 2]};
    };
    return {row(0), row(4), row(8)};
}

void setRow(Matrix4 &matrix, std::size_t row, const Row &value)
{
    // Adding zero makes a negative zero a plain one.
    matrix.m[row * 4] = static_cast<float>(value.x + 0.0);
    matrix.m[row * 4 + 1] = static_cast<float>(value.y + 0.0);
    matrix.m[row * 4 + 2] = static_cast<float>(value.z + 0.0);
}

/// What of row is at right angles to the unit vector axis, as a unit vector; nothing when that is
/// no more than the noise of 32-bit floats.
std::optional<Row> perpendicularPart(const Row &row, const Row &axis)
{
    constexpr double noise = 1e-6;
    const Row part = row + axis * -dot(row, axis);
    const double size = length(part);
    if (size == 0 || size <= noise * length(row))
        return std::nullopt;
    return part * (1 / size);
}

Row anyPerpendicular(const Row &axis)
{
    const Row y{0, 1, 0};
    const Row z{0, 0, 1};
    return *perpendicularPart(std::abs(axis.y) < 0.9 ? y : z, axis);
}

Row firstAxis(const Rows &rows)
{
    if (const double size = length(rows[0]); size > 0)
        return rows[0] * ((dot(rows[0], cross(rows[1], rows[2])) < 0 ? -1 : 1) / size);
    const Row normal = cross(rows[1], rows[2]);
    if (const double size = length(normal); size > 0)
        return normal * (1 / size);
    for (const Row &row : {rows[1], rows[2]}) {
        const Row x{1, 0, 0};
        if (const double size = length(row); size > 0) {
            const Row axis = row * (1 / size);
            return perpendicularPart(x, axis).value_or(anyPerpendicular(axis));
        }
    }
    return {1, 0, 0};
}

/// The unit axes of the rotation in the rows: always right-handed.
Rows rotationAxes(const Rows &rows)
{
    const Row x = firstAxis(rows);
    if (const auto y = perpendicularPart(rows[1], x))
        return {x, *y, cross(x, *y)};
    if (const auto z = perpendicularPart(rows[2], x))
        return {x, cross(*z, x), *z};
    const Row y = anyPerpendicular(x);
    return {x, y, cross(x, y)};
}

struct Turn {
    double sine = 0;
    double cosine = 1;
};

using std::numbers::pi;

Turn turn(double degrees)
{
    const double rest = std::remainder(degrees, 360);
    // Quarter turns exactly: their sines and cosines are no neighbours of 0 and 1.
    if (rest == 0)
        return {0, 1};
    if (std::abs(rest) == 90)
        return {rest / 90, 0};
    if (std::abs(rest) == 180)
        return {0, -1};
    return {std::sin(rest * pi / 180), std::cos(rest * pi / 180)};
}

Rows axesOf(const Vec3 &degrees)
{
    const Turn x = turn(degrees.x);
    const Turn y = turn(degrees.y);
    const Turn z = turn(degrees.z);
    return {Row{y.cosine * z.cosine, y.cosine * z.sine, -y.sine},
            Row{x.sine * y.sine * z.cosine - x.cosine * z.sine,
                x.sine * y.sine * z.sine + x.cosine * z.cosine, x.sine * y.cosine},
            Row{x.cosine * y.sine * z.cosine + x.sine * z.sine,
                x.cosine * y.sine * z.sine - x.sine * z.cosine, x.cosine * y.cosine}};
}

Vec3 degreesOf(const Rows &axes)
{
    constexpr double noise = 1e-6;
    const double flat = std::hypot(axes[0].x, axes[0].y);
    const double z = flat < noise ? 0 : std::atan2(axes[0].y, axes[0].x);
    const double y = std::atan2(-axes[0].z, flat);
    // From what is left after turning back about Z: right whatever Z was made of.
    const double x = std::atan2(axes[2].x * std::sin(z) - axes[2].y * std::cos(z),
                                axes[1].y * std::cos(z) - axes[1].x * std::sin(z));
    const auto degrees = [](double angle) { return static_cast<float>(angle * 180 / pi + 0.0); };
    return {degrees(x), degrees(y), degrees(z)};
}

} // namespace

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

Matrix4 compose(const Vec3 &scale, const Vec3 &degrees, const Vec3 &offset)
{
    const Rows axes = axesOf(degrees);
    Matrix4 matrix = Matrix4::translation(offset);
    setRow(matrix, 0, axes[0] * scale.x);
    setRow(matrix, 1, axes[1] * scale.y);
    setRow(matrix, 2, axes[2] * scale.z);
    return matrix;
}

std::optional<Vec3> rotationDegrees(const Matrix4 &m)
{
    if (!isFinite(m))
        return std::nullopt;
    return degreesOf(rotationAxes(upperLeft(m)));
}

Vec3 scaleOf(const Matrix4 &m)
{
    const Rows rows = upperLeft(m);
    const bool mirrors = dot(rows[0], cross(rows[1], rows[2])) < 0;
    const auto size = [&](std::size_t row) { return static_cast<float>(length(rows[row])); };
    return {mirrors ? -size(0) : size(0), size(1), size(2)};
}

std::optional<Matrix4> withRotation(const Matrix4 &m, const Vec3 &degrees)
{
    constexpr double noise = 1e-6;
    if (!isFinite(m) || !isFinite(degrees))
        return std::nullopt;
    const Rows rows = upperLeft(m);
    const Rows before = rotationAxes(rows);
    if (sameBits(degreesOf(before), degrees))
        return m;
    const Rows after = axesOf(degrees);
    Matrix4 result = m;
    for (std::size_t row = 0; row < 3; ++row) {
        // Each row in terms of the old axes is scale and shear; the new axes take their place.
        const double size = length(rows[row]);
        Row turned;
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const double part = dot(rows[row], before[axis]);
            if (axis == row || std::abs(part) > noise * size)
                turned = turned + after[axis] * part;
        }
        setRow(result, row, turned);
    }
    return result;
}

std::optional<Matrix4> withScale(const Matrix4 &m, const Vec3 &scale)
{
    if (!isFinite(m) || !isFinite(scale))
        return std::nullopt;
    const Rows rows = upperLeft(m);
    const Rows axes = rotationAxes(rows);
    const Vec3 before = scaleOf(m);
    const std::array old{before.x, before.y, before.z};
    const std::array wanted{scale.x, scale.y, scale.z};
    Matrix4 result = m;
    for (std::size_t row = 0; row < 3; ++row) {
        if (sameBits(old[row], wanted[row]))
            continue;
        const double size = std::copysign(length(rows[row]), double{old[row]});
        const Row direction = size == 0 ? axes[row] : rows[row] * (1 / size);
        setRow(result, row, direction * double{wanted[row]});
    }
    return result;
}

} // namespace formatlib
