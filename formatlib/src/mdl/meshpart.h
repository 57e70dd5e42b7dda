// SPDX-License-Identifier: MIT
#pragma once

#include "mdl/vertexformat.h"

#include <formatlib/bytereader.h>

#include <optional>
#include <vector>

namespace formatlib::mdl {

/// Where one mesh's geometry lies.
struct MeshPart {
    std::uint32_t vertexFormat = 0;
    /// Nothing when the format is not known or the vertices are no whole number of it: the mesh
    /// can't be drawn.
    std::optional<VertexLayout> layout;
    std::optional<Bounds> box;
    ByteRange vertices;
    ByteRange indices;
    bool wideIndices = false; ///< 32-bit

    std::size_t vertexCount() const;
    std::size_t indexCount() const { return indices.size() / (wideIndices ? 4 : 2); }
};

/// All that stands before the sections.
struct MeshList {
    std::vector<MeshPart> meshes;
    std::vector<Error> undrawable; ///< one a mesh without a layout
    /// Set when a mesh holds what no known version has, so that the list's end can't be trusted.
    std::optional<Error> inconsistent;
};

/// From behind the version's tag to the end of the last mesh, for versions up to 23. Truncated or
/// BadCount is left in the reader.
MeshList readMeshes(ByteReader &reader, int version);

} // namespace formatlib::mdl
