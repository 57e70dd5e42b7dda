// SPDX-License-Identifier: MIT
#include "msh/layout.h"

#include <formatlib/bytereader.h>

#include <algorithm>

namespace formatlib::msh {

namespace {

constexpr std::array<std::uint8_t, 4> magic{'M', 'S', 'H', 0};
constexpr std::size_t subMeshSize = 16;
constexpr std::size_t narrowFaceSize = 6;
constexpr std::size_t wideFaceSize = 12;
// Three empty strings and a position.
constexpr std::size_t smallestPoint = 3 * 4 + 12;

void readBlocks(ByteReader &reader, Layout &layout)
{
    for (std::size_t i = 0; i < blockKinds.size(); ++i) {
        const BlockKind &kind = blockKinds[i];
        if (!(layout.mask & static_cast<std::uint32_t>(kind.block)))
            continue;
        if (kind.block == Block::Weights) {
            const std::size_t bones = reader.countI32(4, "bone count");
            layout.boneNames.reserve(bones);
            for (std::size_t bone = 0; bone < bones && !reader.failed(); ++bone) {
                reader.enter("bone", bone);
                layout.boneNames.emplace_back(reader.string32("name"));
            }
            reader.leave();
        }
        const std::size_t begin = reader.offset();
        reader.takeRecords(layout.vertexCount, kind.vertexSize, kind.name);
        layout.blocks[i] = {begin, reader.offset()};
    }
}

void readHead(ByteReader &reader, Layout &layout)
{
    reader.take(magic.size(), "magic");
    layout.version = reader.i32("version");
    layout.meshType = reader.i32("mesh type");
    layout.mask = reader.u32("vertex component mask");
    layout.bounds.min = reader.vec3("bounding box minimum");
    layout.bounds.max = reader.vec3("bounding box maximum");
    layout.radius = reader.f32("bounding sphere radius");
    const std::size_t subMeshes = reader.countI32(subMeshSize, "sub-mesh count");
    const std::size_t begin = reader.offset();
    reader.takeRecords(subMeshes, subMeshSize, "sub-meshes");
    layout.subMeshes = {begin, reader.offset()};

    // A mask without blocks needs no bytes a vertex, so the count alone says nothing about memory.
    const std::size_t countAt = reader.offset();
    const std::int32_t vertices = reader.i32("vertex count");
    if (vertices < 0)
        reader.failAt(countAt, ErrorCode::BadCount, "vertex count", std::to_string(vertices));
    layout.vertexCount = reader.failed() ? 0 : static_cast<std::size_t>(vertices);
    readBlocks(reader, layout);
}

void readPoints(ByteReader &reader, Layout &layout)
{
    const std::size_t count = reader.countI32(smallestPoint, "control point count");
    layout.points.reserve(count);
    for (std::size_t i = 0; i < count && !reader.failed(); ++i) {
        reader.enter("control point", i);
        AttachPoint point;
        point.name = reader.string32("type_index");
        point.bone.name = reader.string32("linked bone");
        point.extra = reader.string32("extra info");
        point.matrix.setOrigin(reader.vec3("position"));
        layout.points.push_back(std::move(point));
    }
    reader.leave();
}

/// Faces and points as they read with one width of index.
struct Tail {
    ByteReader reader;
    Layout layout;

    bool reads() const { return !reader.failed(); }
    bool endsExactly() const { return reads() && reader.remaining() == 0; }
};

Tail readTail(const ByteReader &reader, const Layout &head, std::size_t faceSize)
{
    Tail tail{reader, head};
    tail.layout.wideFaces = faceSize == wideFaceSize;
    tail.layout.faceCount = tail.reader.countI32(faceSize, "face count");
    const std::size_t begin = tail.reader.offset();
    tail.reader.takeRecords(tail.layout.faceCount, faceSize, "faces");
    tail.layout.faces = {begin, tail.reader.offset()};
    if (tail.layout.version == versionWithPoints)
        readPoints(tail.reader, tail.layout);
    tail.layout.pointList = {tail.layout.faces.end, tail.reader.offset()};
    return tail;
}

bool everyWideIndexFits(ByteView bytes, const Layout &layout)
{
    ByteReader reader(bytes, layout.faces);
    while (reader.remaining() > 0) {
        if (reader.u32("index") >= layout.vertexCount)
            return false;
    }
    return true;
}

} // namespace

ByteRange Layout::block(Block block) const
{
    for (std::size_t i = 0; i < blockKinds.size(); ++i) {
        if (blockKinds[i].block == block)
            return blocks[i];
    }
    return {};
}

bool hasMagic(ByteView bytes)
{
    return bytes.size() >= magic.size() && std::ranges::equal(bytes.first(magic.size()), magic);
}

Result<Layout> readLayout(ByteView bytes)
{
    if (!hasMagic(bytes))
        return std::unexpected(Error{ErrorCode::NotRecognized, 0, "magic", "not MSH"});
    ByteReader reader(bytes);
    Layout head;
    readHead(reader, head);
    if (reader.failed())
        return std::unexpected(reader.error());

    // The game reads 16-bit indices, some tools write 32. In this order: a 16-bit reading that ends
    // at the end of the file, else a 32-bit one that does and whose indices fit, else 16 bits with
    // bytes left over.
    Tail narrow = readTail(reader, head, narrowFaceSize);
    if (narrow.endsExactly())
        return std::move(narrow.layout);
    Tail wide = readTail(reader, head, wideFaceSize);
    if (wide.endsExactly() && everyWideIndexFits(bytes, wide.layout))
        return std::move(wide.layout);
    if (narrow.reads())
        return std::move(narrow.layout);
    return std::unexpected(narrow.reader.error());
}

} // namespace formatlib::msh
