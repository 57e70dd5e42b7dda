// SPDX-License-Identifier: MIT
#include <editor/viewport/gizmomath.h>

#include <cmath>
#include <numbers>

namespace hardpoint {

namespace {

constexpr double flat = 1e-6;     // see rule mdl.matrix.singular
constexpr double parallel = 1e-8; // square of a sine

double determinant(const Basis &b)
{
    return dot(b.rows[0], cross(b.rows[1], b.rows[2]));
}

struct Turn {
    double sine;
    double cosine;
};

Turn turn(double degrees)
{
    const double rest = std::remainder(degrees, 360);
    if (rest == 0)
        return {0, 1};
    if (std::abs(rest) == 90)
        return {rest / 90, 0};
    if (std::abs(rest) == 180)
        return {0, -1};
    const double angle = rest * std::numbers::pi / 180;
    return {std::sin(angle), std::cos(angle)};
}

} // namespace

Basis Basis::of(const formatlib::Matrix4 &matrix)
{
    const auto row = [&](std::size_t at) {
        return Vec3d{matrix.m[at], matrix.m[at + 1], matrix.m[at + 2]};
    };
    return {{row(0), row(4), row(8)}};
}

Vec3d operator*(const Vec3d &v, const Basis &basis)
{
    return basis.rows[0] * v.x + basis.rows[1] * v.y + basis.rows[2] * v.z;
}

Basis operator*(const Basis &a, const Basis &b)
{
    return {{a.rows[0] * b, a.rows[1] * b, a.rows[2] * b}};
}

std::optional<Basis> inverse(const Basis &basis)
{
    const auto &[a, b, c] = basis.rows;
    const double size = length(a) * length(b) * length(c);
    const double det = determinant(basis);
    // Written so that NaN is refused too.
    if (!(std::abs(det) > flat * size) || !std::isfinite(1 / det))
        return {};
    const Vec3d x = cross(b, c) * (1 / det);
    const Vec3d y = cross(c, a) * (1 / det);
    const Vec3d z = cross(a, b) * (1 / det);
    return Basis{{{{x.x, y.x, z.x}, {x.y, y.y, z.y}, {x.z, y.z, z.z}}}};
}

std::optional<Basis> directionsOf(const Basis &basis)
{
    if (!inverse(basis))
        return {};
    Basis directions;
    for (std::size_t i = 0; i < 3; ++i)
        directions.rows[i] = normalized(basis.rows[i]);
    return directions;
}

Basis rotationAbout(const Vec3d &axis, double degrees)
{
    const auto [sine, cosine] = turn(degrees);
    Basis rotation;
    for (Vec3d &row : rotation.rows)
        row = row * cosine + cross(axis, row) * sine + axis * (dot(axis, row) * (1 - cosine));
    return rotation;
}

std::optional<double> alongLine(const Ray &ray, const Vec3d &origin, const Vec3d &direction)
{
    const double size = dot(direction, direction);
    const double lean = dot(ray.direction, direction);
    const double apart = size - lean * lean;
    if (!(apart > parallel * size))
        return {};
    const Vec3d between = origin - ray.origin;
    const double along = dot(between, direction);
    const double ahead = dot(between, ray.direction);
    const double t = (lean * ahead - along) / apart;
    const double atRay = (size * ahead - lean * along) / apart;
    return atRay >= ray.start ? std::optional(t) : std::nullopt;
}

std::optional<Vec3d> onPlane(const Ray &ray, const Vec3d &origin, const Vec3d &normal)
{
    const double lean = dot(ray.direction, normal);
    if (!(lean * lean > parallel * dot(normal, normal)))
        return {};
    const double t = dot(origin - ray.origin, normal) / lean;
    return t >= ray.start ? std::optional(ray.at(t)) : std::nullopt;
}

double degreesAbout(const Vec3d &axis, const Vec3d &from, const Vec3d &to)
{
    const double sine = dot(axis, cross(from, to));
    const double cosine = dot(from, to) - dot(axis, from) * dot(axis, to);
    return std::atan2(sine, cosine) * 180 / std::numbers::pi;
}

double snapped(double value, double step)
{
    return step > 0 ? std::round(value / step) * step : value;
}

} // namespace hardpoint
