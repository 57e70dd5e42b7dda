// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>

#include <formatlib/attachpoint.h>

#include <optional>

namespace hardpoint {

class SceneContent;

/// What there is to put a point on.
enum class PlaceOn {
    Surface, ///< the nearest one under the pointer
    Vertex,  ///< of the face under the pointer, else the nearest on screen
    Joint,   ///< the nearest on screen
    Middle,  ///< of the box around the sub-mesh under the pointer
};

/// A place for a point, in the file's axes.
struct PlaceTarget {
    formatlib::Vec3 place;                   ///< a vertex's: bit by bit
    std::optional<Vec3d> normal;             ///< of length 1, out of the surface; none at a joint
    std::optional<formatlib::BoneLink> bone; ///< that moves what is there
};

/// What a pixel is on, in the pose that is shown; hidden sub-meshes are not there. Nothing when
/// there is none within reach.
std::optional<PlaceTarget> placeTarget(const SceneContent &content, const OrbitCamera &camera,
                                       const QSizeF &size, PlaceOn on, const QPointF &pixel);

} // namespace hardpoint
