// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>

#include <formatlib/scene.h>

namespace hardpoint {

/// The distance between grid lines, a power of ten of the file's units, for a view that shows so
/// many units from top to bottom: 3 to 30 steps fit.
double gridStep(double viewHeight);

/// Where the grid lies for a camera, in view axes.
struct GridPlane {
    Vec3d along; ///< of length 1
    Vec3d across;
    Vec3d middle;        ///< of the part that is shown, in the plane through the origin
    double reach = 0;    ///< half a side of that part
    double step = 1;     ///< between two lines, file units
    double fineness = 1; ///< how strong the lines between every tenth are, 0 to 1
};

/// The ground, or for a sheet the sheet's plane; in an orthographic view along an axis the plane
/// that faces the eye.
GridPlane gridPlane(const OrbitCamera &camera, formatlib::Axes axes);

} // namespace hardpoint
