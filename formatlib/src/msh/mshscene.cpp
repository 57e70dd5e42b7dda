// SPDX-License-Identifier: MIT
#include "msh/mshscene.h"

#include <formatlib/bytereader.h>

#include <limits>

namespace formatlib::msh {

namespace {

/// One value a record, read by a function of the cursor, until the range ends.
template <typename T, typename Read>
std::vector<T> decode(ByteView bytes, ByteRange range, std::size_t recordSize, Read read)
{
    std::vector<T> values;
    values.reserve(range.size() / recordSize);
    ByteReader reader(bytes, range);
    while (reader.remaining() >= recordSize)
        values.push_back(read(reader));
    return values;
}

std::vector<Vec3> decodeVec3(ByteView bytes, ByteRange range)
{
    return decode<Vec3>(bytes, range, 12, [](ByteReader &reader) { return reader.vec3({}); });
}

std::vector<Vec2> decodeVec2(ByteView bytes, ByteRange range)
{
    return decode<Vec2>(bytes, range, 8, [](ByteReader &reader) {
        const float u = reader.f32({});
        return Vec2{u, reader.f32({})};
    });
}

/// Bone ids are stored as floats; one that is no whole number in range becomes an id that no list
/// of bones has.
std::uint32_t boneNumber(float id)
{
    constexpr float limit = 1 << 24; // beyond it floats are no longer every whole number
    const bool whole = id >= 0 && id < limit && id == static_cast<float>(static_cast<int>(id));
    return whole ? static_cast<std::uint32_t>(id) : std::numeric_limits<std::uint32_t>::max();
}

VertexSkin readSkin(ByteReader &reader)
{
    VertexSkin skin;
    for (float &weight : skin.weights)
        weight = reader.f32({});
    for (std::uint32_t &bone : skin.bones)
        bone = boneNumber(reader.f32({}));
    return skin;
}

SubMesh readSubMesh(ByteReader &reader)
{
    SubMesh subMesh;
    subMesh.minIndex = reader.i32({});
    subMesh.vertexCount = reader.i32({});
    subMesh.indexStart = reader.i32({});
    subMesh.faceCount = reader.i32({});
    return subMesh;
}

std::vector<std::uint32_t> decodeIndices(ByteView bytes, const Layout &layout)
{
    if (layout.wideFaces) {
        return decode<std::uint32_t>(bytes, layout.faces, 4,
                                     [](ByteReader &reader) { return reader.u32({}); });
    }
    return decode<std::uint32_t>(bytes, layout.faces, 2,
                                 [](ByteReader &reader) { return reader.u16({}); });
}

} // namespace

Scene makeScene(ByteView bytes, const Layout &layout, const std::vector<Bone> &bones)
{
    Mesh mesh;
    mesh.positions = decodeVec3(bytes, layout.block(Block::Position));
    mesh.normals = decodeVec3(bytes, layout.block(Block::Normal));
    mesh.colours = decode<std::uint32_t>(bytes, layout.block(Block::Colour), 4,
                                         [](ByteReader &reader) { return reader.u32({}); });
    mesh.uv0 = decodeVec2(bytes, layout.block(Block::Uv0));
    mesh.uv1 = decodeVec2(bytes, layout.block(Block::Uv1));
    mesh.skin = decode<VertexSkin>(bytes, layout.block(Block::Weights), 32, readSkin);
    mesh.indices = decodeIndices(bytes, layout);
    mesh.subMeshes = decode<SubMesh>(bytes, layout.subMeshes, 16, readSubMesh);

    Scene scene;
    scene.axes = Axes::LeftHandedYUp;
    scene.meshes.push_back(std::move(mesh));
    scene.bones = bones;
    return scene;
}

} // namespace formatlib::msh
