// SPDX-License-Identifier: MIT
#include "mdl/mdlfile.h"

#include "mdl/attachments.h"
#include "mdl/mdlscene.h"
#include "mdl/rules.h"

#include <formatlib/bytewriter.h>
#include <formatlib/pose.h>

#include <algorithm>
#include <limits>

namespace formatlib::mdl {

namespace {

constexpr Schema mdlSchema{
    .format = "mdl",
    .encoding = TextEncoding::Utf8,
    .bonesByNumber = true,
    .hasExtra = false,
    .hasMatrix = true,
    .hasKey = false,
    .boneRelative = true,
    .longestText = 128,
};

constexpr std::size_t endFieldSize = 4;

bool isEmpty(const Bounds &box)
{
    return box.min == Vec3{} && box.max == Vec3{};
}

/// The box around all boxes; puppets often leave theirs zero.
std::optional<Bounds> boundsOf(const std::vector<MeshPart> &meshes)
{
    std::optional<Bounds> bounds;
    for (const MeshPart &mesh : meshes) {
        if (!mesh.box || isEmpty(*mesh.box))
            continue;
        const Bounds &box = *mesh.box;
        if (!bounds) {
            bounds = box;
            continue;
        }
        for (const auto axis : {&Vec3::x, &Vec3::y, &Vec3::z}) {
            bounds->min.*axis = std::min(bounds->min.*axis, box.min.*axis);
            bounds->max.*axis = std::max(bounds->max.*axis, box.max.*axis);
        }
    }
    return bounds;
}

FileInfo makeInfo(const Layout &layout, std::size_t fileSize)
{
    FileInfo info;
    info.version = layout.version;
    info.bounds = boundsOf(layout.meshes);
    for (const MeshPart &mesh : layout.meshes) {
        info.meshes.push_back({.vertices = mesh.vertexCount(),
                               .faces = mesh.indexCount() / 3,
                               .subMeshes = 1,
                               .vertexFormat = mesh.vertexFormat,
                               .wholeVertices = mesh.layout.has_value()});
    }
    for (const Section &section : layout.sections)
        info.sections.push_back({section.tag, section.range});
    for (const ClipPart &clip : layout.clips)
        info.clips.push_back(clip.info);
    info.unread = layout.unread;
    info.trailing = {layout.end, fileSize};
    return info;
}

} // namespace

Result<std::shared_ptr<const FormatFile>> MdlFile::open(Bytes bytes)
{
    Result<Layout> layout = readLayout(bytes);
    if (!layout)
        return std::unexpected(layout.error());
    return std::shared_ptr<const FormatFile>(new MdlFile(std::move(bytes), std::move(*layout)));
}

MdlFile::MdlFile(Bytes bytes, Layout layout)
    : m_bytes(std::move(bytes))
    , m_layout(std::move(layout))
    , m_info(makeInfo(m_layout, m_bytes.size()))
{
}

const Schema &MdlFile::schema() const
{
    return mdlSchema;
}

std::vector<ByteRange> MdlFile::untouchedRanges() const
{
    // The ends of sections before the points do not change either, but which sections those are
    // depends on where the points stand, and a file must compare with itself before and after a
    // removal. Nothing is lost: an end only repeats where the next tag starts.
    std::vector<ByteRange> ranges;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < m_layout.sections.size() && !m_layout.readOnlyReason; ++i) {
        const Section &section = m_layout.sections[i];
        const bool holdsPoints = i == m_layout.attachments;
        ranges.push_back({begin, holdsPoints ? section.range.begin : section.endField});
        begin = holdsPoints ? section.range.end : section.endField + endFieldSize;
    }
    ranges.push_back({begin, m_bytes.size()});
    return ranges;
}

Result<Bytes> MdlFile::splice(ByteRange old, ByteView section) const
{
    const ByteView whole = m_bytes;
    ByteWriter writer;
    writer.reserve(m_bytes.size() - old.size() + section.size());
    writer.bytes(whole.first(old.begin));
    writer.bytes(section);
    writer.bytes(whole.subspan(old.end));
    for (const Section &later : m_layout.sections) {
        if (later.range.begin < old.end)
            continue;
        const std::size_t end = later.range.end - old.size() + section.size();
        if (end > std::numeric_limits<std::uint32_t>::max()) {
            return std::unexpected(Error{ErrorCode::TextTooLong, later.endField,
                                         "section " + later.tag + ", end", "past 4 GiB"});
        }
        writer.patchU32(later.endField - old.size() + section.size(),
                        static_cast<std::uint32_t>(end));
    }
    return writer.release();
}

Result<Bytes> MdlFile::serialize(std::span<const AttachPoint> points) const
{
    if (std::ranges::equal(points, m_layout.points))
        return m_bytes;
    if (const std::optional<Error> &reason = m_layout.readOnlyReason) {
        return std::unexpected(
            Error{ErrorCode::ReadOnly, reason->offset, reason->field, reason->detail});
    }
    if (!m_layout.skeleton && points.size() > m_layout.points.size())
        return std::unexpected(Error{ErrorCode::NoSkeleton, 0, "section MDLS", "not in the file"});
    ByteRange old;
    if (m_layout.attachments) {
        old = m_layout.sections[*m_layout.attachments].range;
    } else {
        // Only a file with a skeleton comes here: without one no list is as long as its own and
        // different.
        const std::size_t behind = m_layout.sections[*m_layout.skeleton].range.end;
        old = {behind, behind};
    }
    return withPoints(old, points);
}

Result<Bytes> MdlFile::withPoints(ByteRange old, std::span<const AttachPoint> points) const
{
    if (points.empty())
        return splice(old, {});
    const Result<Bytes> section = writeAttachments(points, old.begin);
    if (!section)
        return std::unexpected(section.error());
    return splice(old, *section);
}

Result<Bytes> MdlFile::salvage() const
{
    if (!m_layout.readOnlyReason)
        return m_bytes;
    if (!m_layout.attachments)
        return std::unexpected(*m_layout.readOnlyReason);
    const ByteRange damaged = m_layout.sections[*m_layout.attachments].range;
    Result<Bytes> bytes = withPoints(damaged, m_layout.points);
    if (!bytes)
        return bytes;
    // Only if that section was all that was wrong is the new file a sound one.
    const Result<Layout> sound = readLayout(*bytes);
    if (!sound || sound->readOnlyReason || sound->points != m_layout.points)
        return std::unexpected(*m_layout.readOnlyReason);
    return bytes;
}

Result<Bytes> MdlFile::upgrade() const
{
    return std::unexpected(
        Error{ErrorCode::BadValue, 0, "version", "MDL has no version to upgrade to"});
}

std::optional<Matrix4> MdlFile::world(const AttachPoint &point) const
{
    if (point.bone.number >= m_layout.bones.size())
        return std::nullopt;
    const std::optional<Matrix4> &bone = m_layout.bones[point.bone.number].bindWorld;
    return bone ? std::optional(point.matrix * *bone) : std::nullopt;
}

Scene MdlFile::scene() const
{
    return makeScene(m_bytes, m_layout);
}

const RuleSet &MdlFile::ruleSet() const
{
    return mdl::ruleSet();
}

} // namespace formatlib::mdl
