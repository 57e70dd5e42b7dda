// SPDX-License-Identifier: MIT
#include "mdl/layout.h"

#include "mdl/attachments.h"
#include "mdl/skeleton.h"

#include <algorithm>

namespace formatlib::mdl {

namespace {

constexpr std::string_view magic = "MDLV";
constexpr int newestVersion = 23;
/// From here on the empty tag is required, and sections may start with any tag.
constexpr int firstWithSections = 13;
constexpr int newestSkeleton = 4;

int readVersion(ByteReader &reader)
{
    const std::size_t at = reader.offset();
    const Section tag{.tag = std::string(reader.cString("version tag")), .range = {}};
    if (tag.number() == 0)
        reader.failAt(at, ErrorCode::BadValue, "version tag", "no MDLV with four digits");
    return tag.number();
}

/// An old file goes on with sections only if they start with a skeleton; else the rest is opaque.
bool goesOnWithSections(ByteView bytes, std::size_t offset, int version)
{
    constexpr std::string_view skeletonTag = "MDLS";
    const ByteView rest = bytes.subspan(offset);
    return version >= firstWithSections
        || (rest.size() >= skeletonTag.size()
            && std::equal(skeletonTag.begin(), skeletonTag.end(), rest.begin()));
}

void takeChain(SectionChain chain, Layout &layout)
{
    layout.sections = std::move(chain.sections);
    layout.end = chain.end;
    layout.readOnlyReason = std::move(chain.broken);
}

/// Meshes and sections in the order of the file. A reason when they can't be told apart.
std::optional<Error> readInOrder(ByteReader &reader, ByteView bytes, Layout &layout)
{
    MeshList list = readMeshes(reader, layout.version);
    if (reader.failed() || list.inconsistent)
        return list.inconsistent;
    SectionChain chain{.sections = {}, .end = reader.offset(), .broken = {}};
    if (goesOnWithSections(bytes, reader.offset(), layout.version))
        chain = readSections(reader, layout.version >= firstWithSections);
    if (chain.broken && chain.sections.empty())
        return chain.broken;
    layout.meshes = std::move(list.meshes);
    layout.unread = std::move(list.undrawable);
    takeChain(std::move(chain), layout);
    return std::nullopt;
}

void readBySearch(ByteView bytes, Error reason, Layout &layout)
{
    layout.end = magic.size() + 5;
    std::optional<SectionChain> chain = findOnlyChain(bytes);
    // A chain among bytes that were read as a mesh would, once it grows, change how they read.
    if (chain && chain->sections.front().range.begin >= reason.offset) {
        takeChain(std::move(*chain), layout);
        layout.unread.push_back(std::move(reason));
    } else {
        layout.readOnlyReason = std::move(reason);
    }
}

/// The first reason stays.
void makeReadOnly(Layout &layout, std::optional<Error> reason)
{
    if (!layout.readOnlyReason)
        layout.readOnlyReason = std::move(reason);
}

/// The first section of a kind. A second one makes the file read-only.
std::optional<std::size_t> findSection(Layout &layout, std::string_view letters)
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < layout.sections.size(); ++i) {
        const Section &section = layout.sections[i];
        if (!section.isKind(letters))
            continue;
        if (found) {
            makeReadOnly(layout,
                         Error{ErrorCode::ReadOnly, section.range.begin, "section " + section.tag,
                               "the second of its kind"});
            break;
        }
        found = i;
    }
    return found;
}

/// Damage to the list of bones is an error where the list's form is known.
std::optional<Error> readBones(ByteView bytes, Layout &layout, ClipContext &context)
{
    layout.skeleton = findSection(layout, "MDLS");
    if (!layout.skeleton)
        return std::nullopt;
    const Section &section = layout.sections[*layout.skeleton];
    Skeleton skeleton = readSkeleton(bytes, section);
    if (skeleton.bonesBroken) {
        const int number = section.number();
        if (layout.version <= newestVersion && number >= 1 && number <= newestSkeleton)
            return skeleton.bonesBroken;
        makeReadOnly(layout, std::move(skeleton.bonesBroken));
    }
    if (skeleton.restUnread)
        layout.unread.push_back(std::move(*skeleton.restUnread));
    layout.bones = std::move(skeleton.bones);
    context.links = skeleton.links;
    context.constraints = skeleton.constraints;
    return std::nullopt;
}

void readPoints(ByteView bytes, Layout &layout)
{
    layout.attachments = findSection(layout, "MDAT");
    if (!layout.attachments)
        return;
    const Section &section = layout.sections[*layout.attachments];
    if (section.tag != attachmentTag) {
        makeReadOnly(layout,
                     Error{ErrorCode::ReadOnly, section.range.begin, "section " + section.tag,
                           "only MDAT0001 is known"});
        return;
    }
    Attachments attachments = readAttachments(bytes, section);
    layout.points = std::move(attachments.points);
    makeReadOnly(layout, std::move(attachments.damage));
}

void readAnimation(ByteView bytes, Layout &layout, const ClipContext &context)
{
    const auto section = std::ranges::find_if(
        layout.sections, [](const Section &candidate) { return candidate.isKind("MDLA"); });
    if (section == layout.sections.end())
        return;
    Clips clips = readClips(bytes, *section, context);
    layout.clips = std::move(clips.clips);
    if (clips.unread)
        layout.unread.push_back(std::move(*clips.unread));
}

} // namespace

bool hasMagic(ByteView bytes)
{
    return bytes.size() >= magic.size() && std::equal(magic.begin(), magic.end(), bytes.begin());
}

Result<Layout> readLayout(ByteView bytes)
{
    ByteReader reader(bytes);
    Layout layout;
    layout.version = readVersion(reader);
    ClipContext context;
    if (layout.version <= newestVersion) {
        std::optional<Error> reason = readInOrder(reader, bytes, layout);
        if (reader.failed())
            return std::unexpected(reader.error());
        if (reason)
            readBySearch(bytes, std::move(*reason), layout);
        else
            context.meshes = layout.meshes.size();
    } else {
        readBySearch(bytes,
                     Error{ErrorCode::ReadOnly, 0, "version",
                           std::to_string(layout.version) + ", at most 23 is known"},
                     layout);
    }
    if (const std::optional<Error> damage = readBones(bytes, layout, context))
        return std::unexpected(*damage);
    readPoints(bytes, layout);
    readAnimation(bytes, layout, context);
    return layout;
}

} // namespace formatlib::mdl
