// SPDX-License-Identifier: MIT
#include "msh/mshfile.h"

#include "msh/mshscene.h"
#include "msh/rules.h"

#include <formatlib/bytewriter.h>

#include <algorithm>
#include <limits>

namespace formatlib::msh {

namespace {

constexpr Schema mshSchema{
    .format = "msh",
    .encoding = TextEncoding::Cp949,
    .bonesByNumber = false,
    .hasExtra = true,
    .hasMatrix = false,
    .hasKey = true,
    .boneRelative = false,
    .pointVersion = versionWithPoints,
    .longestText = 259,
};

constexpr std::size_t int32Max = std::numeric_limits<std::int32_t>::max();

Result<Bytes> writePointList(std::span<const AttachPoint> points)
{
    if (points.size() > int32Max)
        return std::unexpected(Error{ErrorCode::TooManyPoints, 0, "control point count", {}});
    ByteWriter writer;
    writer.i32(static_cast<std::int32_t>(points.size()));
    for (std::size_t i = 0; i < points.size(); ++i) {
        const AttachPoint &point = points[i];
        for (const std::string *text : {&point.name, &point.bone.name, &point.extra}) {
            if (text->size() > int32Max) {
                return std::unexpected(Error{ErrorCode::TextTooLong, 0,
                                             "control point " + std::to_string(i),
                                             std::to_string(text->size()) + " bytes"});
            }
            writer.string32(*text);
        }
        writer.vec3(point.matrix.origin());
    }
    return writer.release();
}

FileInfo makeInfo(const Layout &layout, std::size_t fileSize)
{
    FileInfo info;
    info.version = layout.version;
    info.meshType = layout.meshType;
    info.mask = layout.mask;
    info.bounds = layout.bounds;
    info.meshes.push_back({.vertices = layout.vertexCount,
                           .faces = layout.faceCount,
                           .subMeshes = layout.subMeshes.size() / 16,
                           .vertexFormat = {}});
    info.wideFaces = layout.wideFaces;
    info.trailing = {layout.pointList.end, fileSize};
    return info;
}

} // namespace

Result<std::shared_ptr<const FormatFile>> MshFile::open(Bytes bytes)
{
    Result<Layout> layout = readLayout(bytes);
    if (!layout)
        return std::unexpected(layout.error());
    return std::shared_ptr<const FormatFile>(new MshFile(std::move(bytes), std::move(*layout)));
}

MshFile::MshFile(Bytes bytes, Layout layout)
    : m_bytes(std::move(bytes))
    , m_layout(std::move(layout))
    , m_info(makeInfo(m_layout, m_bytes.size()))
{
    for (const std::string &name : m_layout.boneNames)
        m_bones.push_back({.name = name, .parent = -1, .bindLocal = {}, .bindWorld = {}});
}

const Schema &MshFile::schema() const
{
    return mshSchema;
}

std::vector<ByteRange> MshFile::untouchedRanges() const
{
    return {{0, versionOffset}, {versionOffset + 4, m_layout.faces.end}, m_info.trailing};
}

Bytes MshFile::withPointList(ByteView pointList) const
{
    const ByteView whole = m_bytes;
    ByteWriter writer;
    writer.reserve(m_bytes.size() - m_layout.pointList.size() + pointList.size());
    writer.bytes(whole.first(versionOffset));
    writer.i32(versionWithPoints);
    writer.bytes(whole.subspan(versionOffset + 4, m_layout.faces.end - versionOffset - 4));
    writer.bytes(pointList);
    writer.bytes(whole.subspan(m_layout.pointList.end));
    return writer.release();
}

Result<Bytes> MshFile::serialize(std::span<const AttachPoint> points) const
{
    if (std::ranges::equal(points, m_layout.points))
        return m_bytes;
    const Result<Bytes> list = writePointList(points);
    if (!list)
        return std::unexpected(list.error());
    return withPointList(*list);
}

Result<Bytes> MshFile::upgrade() const
{
    if (m_layout.version == versionWithPoints)
        return m_bytes;
    return withPointList(*writePointList({}));
}

std::optional<Matrix4> MshFile::world(const AttachPoint &point) const
{
    return point.matrix;
}

Scene MshFile::scene() const
{
    return makeScene(m_bytes, m_layout, m_bones);
}

const RuleSet &MshFile::ruleSet() const
{
    return msh::ruleSet();
}

} // namespace formatlib::msh
