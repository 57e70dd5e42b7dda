// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>
#include <formatlib/bytes.h>
#include <formatlib/error.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace formatlib::msh {

inline constexpr std::int32_t versionWithPoints = 2002;
inline constexpr std::size_t versionOffset = 4;

/// Bits of the vertex component mask that own a block.
enum class Block : std::uint32_t {
    Position = 0x1,
    Normal = 0x20,
    Tangent = 0x1000,
    Binormal = 0x2000,
    Colour = 0x40,
    Uv0 = 0x100,
    Uv1 = 0x200,
    Weights = 0x8,
    Position2 = 0x2,
};

struct BlockKind {
    Block block;
    std::size_t vertexSize; ///< bytes a vertex
    std::string_view name;
};

/// In the order the file has them.
inline constexpr std::array<BlockKind, 9> blockKinds{{
    {Block::Position, 12, "positions"},
    {Block::Normal, 12, "normals"},
    {Block::Tangent, 12, "tangents"},
    {Block::Binormal, 12, "binormals"},
    {Block::Colour, 4, "colours"},
    {Block::Uv0, 8, "texture coordinates 0"},
    {Block::Uv1, 8, "texture coordinates 1"},
    {Block::Weights, 32, "weights"},
    {Block::Position2, 12, "positions 2"},
}};

/// Where everything in a file lies. No geometry is copied.
struct Layout {
    std::int32_t version = 0;
    std::int32_t meshType = 0;
    std::uint32_t mask = 0;
    Bounds bounds;
    float radius = 0;
    ByteRange subMeshes; ///< 16 bytes each
    std::size_t vertexCount = 0;
    std::array<ByteRange, blockKinds.size()> blocks; ///< as blockKinds; empty: not in the file
    std::vector<std::string> boneNames;
    ByteRange faces; ///< without their count
    std::size_t faceCount = 0;
    bool wideFaces = false; ///< 32-bit indices
    ByteRange pointList;    ///< with its count; empty, at its place, where the version has none
    std::vector<AttachPoint> points;

    ByteRange block(Block block) const;
};

/// Truncated or BadCount, with field and offset; NotRecognized without the magic.
Result<Layout> readLayout(ByteView bytes);

bool hasMagic(ByteView bytes);

} // namespace formatlib::msh
