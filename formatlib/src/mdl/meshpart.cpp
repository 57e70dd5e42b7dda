// SPDX-License-Identifier: MIT
#include "mdl/meshpart.h"

#include <string>

namespace formatlib::mdl {

namespace {

constexpr std::uint32_t wideIndicesFlag = 0x1;
constexpr std::uint32_t extraFieldFlag = 0x2;
// A mesh without materials, of the oldest version: the lengths of two empty blobs.
constexpr std::size_t smallestMesh = 8;
constexpr std::size_t smallestGroup = 8 + 1 + 4 + 4 + 4;

ByteRange readBlob(ByteReader &reader, std::string_view field)
{
    const std::uint32_t size = reader.u32(field);
    const std::size_t begin = reader.offset();
    reader.take(size, field);
    return {begin, reader.offset()};
}

/// A byte that says whether more follows. Anything but 0 or 1 means that this is not the place.
bool readGate(ByteReader &reader, MeshList &list, std::string_view field)
{
    const std::size_t at = reader.offset();
    const std::uint8_t gate = reader.u8(field);
    if (gate > 1) {
        list.inconsistent =
            Error{ErrorCode::BadValue, at,
                  "mesh " + std::to_string(list.meshes.size()) + ", " + std::string(field),
                  std::to_string(gate) + ", only 0 and 1 are known"};
    }
    return gate == 1;
}

void readGatedParts(ByteReader &reader, MeshList &list)
{
    if (readGate(reader, list, "extra vertex data")) {
        reader.u32("extra vertex data");
        readBlob(reader, "extra vertex data");
    }
    if (!list.inconsistent && readGate(reader, list, "parts"))
        readBlob(reader, "parts");
}

void readGroups(ByteReader &reader)
{
    const std::size_t groups = reader.countU32(smallestGroup, "group count");
    for (std::size_t i = 0; i < groups && !reader.failed(); ++i) {
        reader.u64("group id");
        reader.cString("group name");
        reader.u32("group flags");
        reader.takeRecords(reader.u32("group list"), 4, "group list");
        reader.takeRecords(reader.u32("group list"), 4, "group list");
    }
}

std::string sizeNote(const MeshPart &mesh, const std::optional<VertexLayout> &layout)
{
    const std::string bytes = std::to_string(mesh.vertices.size()) + " bytes";
    if (!layout)
        return bytes + " of a vertex format with unknown components";
    return bytes + ", " + std::to_string(layout->stride) + " a vertex";
}

void findLayout(MeshPart &mesh, MeshList &list)
{
    const std::optional<VertexLayout> layout = vertexLayout(mesh.vertexFormat);
    const std::size_t size = mesh.vertices.size();
    if (layout && (layout->stride == 0 ? size == 0 : size % layout->stride == 0)) {
        mesh.layout = layout;
        return;
    }
    list.undrawable.push_back({ErrorCode::BadValue, mesh.vertices.begin,
                               "mesh " + std::to_string(list.meshes.size()) + ", vertices",
                               sizeNote(mesh, layout)});
}

void readMesh(ByteReader &reader, int version, std::uint32_t defaultFormat, std::uint32_t materials,
              MeshList &list)
{
    reader.enter("mesh", list.meshes.size());
    MeshPart mesh;
    for (std::uint32_t i = 0; i < materials && !reader.failed(); ++i)
        reader.cString("material");
    if (version >= 4) {
        const std::uint32_t flags = reader.u32("flags");
        mesh.wideIndices = (flags & wideIndicesFlag) != 0;
        if (flags & extraFieldFlag)
            reader.u32("extra field");
    }
    if (version >= 17) {
        const Vec3 min = reader.vec3("bounding box");
        mesh.box = Bounds{min, reader.vec3("bounding box")};
    }
    mesh.vertexFormat = version >= 15 ? reader.u32("vertex format") : defaultFormat;
    mesh.vertices = readBlob(reader, "vertices");
    mesh.indices = readBlob(reader, "indices");
    if (version >= 21)
        readGatedParts(reader, list);
    if (version >= 23 && !list.inconsistent)
        readGroups(reader);
    reader.leave();
    if (reader.failed() || list.inconsistent)
        return;
    findLayout(mesh, list);
    list.meshes.push_back(mesh);
}

} // namespace

std::size_t MeshPart::vertexCount() const
{
    return layout && layout->stride > 0 ? vertices.size() / layout->stride : 0;
}

MeshList readMeshes(ByteReader &reader, int version)
{
    MeshList list;
    const std::uint32_t defaultFormat = reader.u32("default vertex format");
    const std::uint32_t materials = reader.u32("materials per mesh");
    const std::size_t count = reader.countU32(smallestMesh, "mesh count");
    list.meshes.reserve(count);
    for (std::size_t i = 0; i < count && !reader.failed() && !list.inconsistent; ++i)
        readMesh(reader, version, defaultFormat, materials, list);
    return list;
}

} // namespace formatlib::mdl
