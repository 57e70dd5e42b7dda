// SPDX-License-Identifier: MIT
#include <editor/viewport/box.h>
#include <editor/viewport/orbitcamera.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace hardpoint {

namespace {

const double halfHeight = std::tan(OrbitCamera::fieldOfView / 2); // at distance 1
constexpr double air = 1.15;

double aspect(const QSizeF &size)
{
    return size.height() > 0 ? size.width() / size.height() : 1;
}

} // namespace

Vec3d OrbitCamera::right() const
{
    return {std::cos(yaw), 0, -std::sin(yaw)};
}

Vec3d OrbitCamera::up() const
{
    return cross(back(), right());
}

Vec3d OrbitCamera::back() const
{
    return {std::sin(yaw) * std::cos(pitch), std::sin(pitch), std::cos(yaw) * std::cos(pitch)};
}

Ray OrbitCamera::ray(const QPointF &pixel, const QSizeF &size) const
{
    const Vec3d place = placeAtPivot(pixel, size);
    if (orthographic) {
        return {place + back() * distance, -back(), -std::numeric_limits<double>::infinity()};
    }
    return {eye(), normalized(place - eye()), 0};
}

Vec3d OrbitCamera::placeAtPivot(const QPointF &pixel, const QSizeF &size) const
{
    const double unit = unitsPerPixel(distance, size);
    return pivot + right() * ((pixel.x() - size.width() / 2) * unit)
        - up() * ((pixel.y() - size.height() / 2) * unit);
}

double OrbitCamera::unitsPerPixel(double depth, const QSizeF &size) const
{
    return 2 * halfHeight * (orthographic ? distance : depth) / std::max(size.height(), 1.0);
}

void OrbitCamera::orbit(double yawBy, double pitchBy, const Vec3d &centre)
{
    const Vec3d offset = centre - pivot;
    const Vec3d seen{dot(offset, right()), dot(offset, up()), dot(offset, back())};
    yaw = std::remainder(yaw + yawBy, 2 * std::numbers::pi);
    pitch = std::clamp(pitch + pitchBy, -maximumPitch, maximumPitch);
    pivot = centre - right() * seen.x - up() * seen.y - back() * seen.z;
}

void OrbitCamera::pan(const QPointF &pixels, const QSizeF &size, double depth)
{
    const double unit = unitsPerPixel(depth, size);
    pivot += up() * (pixels.y() * unit) - right() * (pixels.x() * unit);
}

void OrbitCamera::zoom(double factor, const Vec3d &centre)
{
    pivot = centre + (pivot - centre) * factor;
    distance *= factor;
}

void OrbitCamera::lookFrom(Side side)
{
    constexpr double quarter = std::numbers::pi / 2;
    yaw = 0;
    pitch = 0;
    switch (side) {
    case Side::Front:
        break;
    case Side::Back:
        yaw = 2 * quarter;
        break;
    case Side::Right:
        yaw = quarter;
        break;
    case Side::Left:
        yaw = -quarter;
        break;
    case Side::Top:
        pitch = maximumPitch;
        break;
    case Side::Bottom:
        pitch = -maximumPitch;
        break;
    }
}

void OrbitCamera::frame(std::span<const Vec3d> places, const QSizeF &size, double smallest)
{
    if (std::ranges::none_of(places, [](const Vec3d &place) { return isFinite(place); }))
        return;
    pivot = Box::around(places).middle();
    distance = smallest / (2 * halfHeight);
    for (const Vec3d &place : places) {
        if (!isFinite(place))
            continue;
        const Vec3d offset = place - pivot;
        const double needed = air / halfHeight
            * std::max(std::abs(dot(offset, right())) / aspect(size), std::abs(dot(offset, up())));
        distance = std::max(distance, orthographic ? needed : needed + dot(offset, back()));
    }
}

DepthRange OrbitCamera::depthRange(const Vec3d &centre, double radius) const
{
    const double middle = -dot(centre - eye(), back());
    // A sphere's planes touch it; a hair of air keeps what lies on them.
    const double reach = radius * 1.01 + distance * 1e-3;
    if (orthographic)
        return {middle - reach, middle + reach};
    const double farthest = std::max(middle + reach, distance * 1.01);
    // Not nearer than there is use for: depth buffers have 24 bits.
    const double smallest = std::min(distance * 0.01, farthest * 1e-3);
    return {std::clamp(middle - reach, smallest, farthest * 0.99), farthest};
}

} // namespace hardpoint
