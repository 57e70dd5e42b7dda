// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

namespace formatlib::mdl {

/// Where a vertex's components lie, in bytes from its start; only those that a picture needs.
struct VertexLayout {
    std::size_t stride = 0; ///< bytes a vertex
    std::optional<std::size_t> position;
    std::optional<std::size_t> normal;
    std::optional<std::size_t> boneIndices; ///< 4 uint32
    std::optional<std::size_t> boneWeights; ///< 4 floats
    std::optional<std::size_t> uv0;
    std::optional<std::size_t> uv1;
};

/// Nothing when a bit is set whose component, and so its size, is not known.
std::optional<VertexLayout> vertexLayout(std::uint32_t format);

} // namespace formatlib::mdl
