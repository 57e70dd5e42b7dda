// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/geometry.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formatlib {

/// How a file's axes lie, so that a viewer can turn them into its own.
enum class Axes {
    LeftHandedYUp,  ///< MSH: Direct3D; characters face -Z
    RightHandedYUp, ///< MDL 3D models
    PuppetSheet,    ///< MDL puppets: flat in XY, Y up, facing the viewer
};

/// Consecutive triangles of a mesh that share one material.
struct SubMesh {
    std::int32_t minIndex = 0;    ///< first vertex
    std::int32_t vertexCount = 0; ///< vertices from there on
    std::int32_t indexStart = 0;  ///< counts indices, not faces
    std::int32_t faceCount = 0;
};

/// Up to four bones a vertex, as the file has them. MSH: only slots before the first weight that is
/// not positive count.
struct VertexSkin {
    std::array<float, 4> weights{};
    std::array<std::uint32_t, 4> bones{}; ///< into Scene::bones; may be out of range
};

/// Arrays hold one entry a vertex or are empty. Everything is as the file has it: values may be
/// NaN, indices out of range.
struct Mesh {
    std::vector<Vec3> positions;
    std::vector<Vec3> normals;
    std::vector<std::uint32_t> colours; ///< D3D ARGB: 0xAARRGGBB
    std::vector<Vec2> uv0;
    std::vector<Vec2> uv1;
    std::vector<VertexSkin> skin;
    std::vector<std::uint32_t> indices; ///< triangle list
    std::vector<SubMesh> subMeshes;     ///< empty: all of it is one
};

struct Bone {
    std::string name; ///< raw bytes of the file's encoding; often empty in MDL
    /// -1: a root. As in the file, so it may be out of range, come later, or run in a circle.
    int parent = -1;
    Matrix4 bindLocal; ///< relative to the parent; identity where the file does not say (MSH, SKL)
    /// In the file's axes; unknown for an MSH without its skeleton, and below a broken parent.
    std::optional<Matrix4> bindWorld;
};

/// A bone's local transform at one frame: scale, then rotation, then translation.
struct BoneSample {
    Vec3 position;
    Vec3 rotation; ///< Euler radians: about X, then Y, then Z
    Vec3 scale{1, 1, 1};
};

struct Track {
    bool disabled = false;           ///< the bone stays in its rest pose
    std::vector<BoneSample> samples; ///< frames + 1 of them
};

struct Clip {
    std::string name;
    std::string mode; ///< "mirror", "single", anything else loops
    float fps = 0;
    std::uint32_t frames = 0;
    std::vector<Track> tracks; ///< one a bone
};

/// What a picture needs, in the file's own axes and units.
struct Scene {
    Axes axes = Axes::RightHandedYUp;
    std::vector<Mesh> meshes;
    std::vector<Bone> bones;
    std::vector<Clip> clips;
};

} // namespace formatlib
