// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/viewaxes.h>

#include <formatlib/scene.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hardpoint {

/// Triangles of one sub-mesh: a run of MeshData::indices.
struct MeshPart {
    std::size_t firstIndex = 0;
    std::size_t indexCount = 0;
};

using Rgba = std::array<std::uint8_t, 4>;

/// A file's mesh made ready to be drawn and picked, in view axes: nothing in it is out of range.
struct MeshData {
    std::vector<formatlib::Vec3> positions; ///< zero where the file has no finite place
    std::vector<formatlib::Vec3> normals;   ///< as many; zero: draw flat
    std::vector<Rgba> colours;              ///< as many; none when all would be the same
    std::vector<std::uint32_t> indices;     ///< sound triangles only, grouped by part
    /// One a sub-mesh of the file, perhaps empty; the last one is of the faces in no sub-mesh.
    std::vector<MeshPart> parts;
};

/// How many colours a mesh takes from those that sub-meshes are told apart by.
std::size_t tintsOf(const MeshData &mesh);

MeshData makeMeshData(const formatlib::Mesh &mesh, const ViewAxes &axes);

} // namespace hardpoint
