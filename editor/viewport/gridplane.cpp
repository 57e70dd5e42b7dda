// SPDX-License-Identifier: MIT
#include <editor/viewport/gridplane.h>

#include <algorithm>
#include <cmath>

namespace hardpoint {

namespace {

constexpr Vec3d axisX{1, 0, 0};
constexpr Vec3d axisY{0, 1, 0};
constexpr Vec3d axisZ{0, 0, 1};

double viewHeight(const OrbitCamera &camera)
{
    return camera.unitsPerPixel(camera.distance, {1, 1});
}

} // namespace

double gridStep(double viewHeight)
{
    if (!std::isfinite(viewHeight) || viewHeight <= 0)
        return 1;
    return std::pow(10.0, std::floor(std::log10(viewHeight / 3)));
}

GridPlane gridPlane(const OrbitCamera &camera, formatlib::Axes axes)
{
    const Vec3d back = camera.back();
    const auto faces = [&](const Vec3d &axis) {
        return camera.orthographic && std::abs(dot(back, axis)) > 1 - 1e-9;
    };
    GridPlane plane;
    if (faces(axisX)) {
        plane.along = axisZ;
        plane.across = axisY;
    } else if (faces(axisZ) || (axes == formatlib::Axes::PuppetSheet && !faces(axisY))) {
        plane.along = axisX;
        plane.across = axisY;
    } else {
        plane.along = axisX;
        plane.across = axisZ;
    }
    const double height = viewHeight(camera);
    plane.step = gridStep(height);
    plane.fineness = std::clamp(1.15 - std::log10(height / 3 / plane.step), 0.0, 1.0);
    plane.middle = plane.along * dot(camera.pivot, plane.along)
        + plane.across * dot(camera.pivot, plane.across);
    plane.reach = camera.distance * 4;
    return plane;
}

} // namespace hardpoint
