// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>
#include <formatlib/scene.h>

#include <optional>
#include <span>
#include <vector>

namespace formatlib {

/// A bone's place in the file's axes; nothing for a bone without one.
using BoneWorlds = std::vector<std::optional<Matrix4>>;

/// World = local x parent's world, for parents in any order. No place for a bone that is its own
/// ancestor or whose parent is no bone (other than -1), nor for any bone below such a one.
/// locals: one matrix a bone.
BoneWorlds boneWorlds(std::span<const Bone> bones, std::span<const Matrix4> locals);

/// Where bones are at rest, as their bindWorld says.
BoneWorlds bindWorlds(std::span<const Bone> bones);

/// Angles in radians: about X, then about Y, then about Z.
Matrix4 fromEuler(const Vec3 &radians);

/// Scale, then rotation, then translation.
Matrix4 toMatrix(const BoneSample &sample);

/// Bones at a frame of a clip. Between two frames positions and scales are mixed evenly and
/// rotations take the shorter way; frames outside 0 to clip.frames are the first or the last one.
/// Bones of disabled or missing tracks keep their local bind matrix.
BoneWorlds posedWorlds(std::span<const Bone> bones, const Clip &clip, double frame);

/// Where a bone-relative point is, given the bones' places: matrix x bone's world. Nothing when
/// its bone has none.
std::optional<Matrix4> pointWorld(const AttachPoint &point, const BoneWorlds &worlds);

/// The matrix that keeps a point where it is when it goes from one bone to another: world seen
/// from the new bone. Nothing when the new bone is scaled to nothing or not finite.
std::optional<Matrix4> relativeTo(const Matrix4 &boneWorld, const Matrix4 &world);

} // namespace formatlib
