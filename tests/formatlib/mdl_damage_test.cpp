// SPDX-License-Identifier: MIT
// Broken, hostile and unknown MDL files: a clear error, or kept and shown.
#include <formatlib/modelfile.h>
#include <tests/support/mdlbuilder.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

using namespace formatlib;
using testsupport::MdlBuilder;

namespace {

ModelFile opened(const Bytes &bytes)
{
    auto file = ModelFile::open(bytes);
    if (!file)
        throw std::runtime_error(file.error().field + ": " + file.error().detail);
    return *file;
}

Error openError(const Bytes &bytes)
{
    const auto file = ModelFile::open(bytes);
    return file ? Error{} : file.error();
}

void putWord(Bytes &bytes, std::size_t offset, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        bytes[offset + i] = static_cast<std::uint8_t>(value >> (8 * i));
}

std::size_t find(const Bytes &bytes, std::string_view text)
{
    const auto found = std::ranges::search(bytes, text);
    return static_cast<std::size_t>(found.begin() - bytes.begin());
}

/// Where the body of the first section of a tag starts.
std::size_t bodyOf(const Bytes &bytes, std::string_view tag)
{
    return find(bytes, tag) + tag.size() + 1 + 4;
}

constexpr std::size_t meshCountAt = 9 + 4 + 4;

/// Nothing but its own list can be written.
void expectReadOnly(const ModelFile &file, std::string_view field)
{
    ASSERT_TRUE(file.readOnlyReason());
    EXPECT_EQ(file.readOnlyReason()->field, field);
    EXPECT_EQ(*file.serialize(file.points()), file.bytes());
    std::vector<AttachPoint> points = file.points();
    points.emplace_back();
    const Result<Bytes> saved = file.serialize(points);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, ErrorCode::ReadOnly);
    EXPECT_EQ(saved.error().field, field);
}

TEST(MdlDamage, ErrorsNameFieldAndOffset)
{
    EXPECT_EQ(openError({'M', 'D', 'L'}).code, ErrorCode::NotRecognized);
    EXPECT_EQ(openError({'M', 'D', 'L', 'V', '0', '0', '2', '3'}).code, ErrorCode::Truncated);
    EXPECT_EQ(openError({'M', 'D', 'L', 'V', '0', '0', 'x', '3', 0}),
              (Error{ErrorCode::BadValue, 0, "version tag", "no MDLV with four digits"}));

    const Bytes good = MdlBuilder::withEverything().build();
    Bytes bytes = good;
    putWord(bytes, meshCountAt, 0xFFFFFFFF);
    EXPECT_EQ(openError(bytes).code, ErrorCode::BadCount);
    EXPECT_EQ(openError(bytes).field, "mesh count");
    EXPECT_EQ(openError(bytes).offset, meshCountAt);

    bytes = good;
    putWord(bytes, bodyOf(bytes, "MDLS0004"), 0xFFFFFFFF);
    EXPECT_EQ(openError(bytes).field, "bone count");

    bytes = good;
    bytes.pop_back();
    EXPECT_EQ(openError(bytes),
              (Error{ErrorCode::Truncated, bytes.size(), "section tag", "text without an end"}));
}

TEST(MdlDamage, ManyMaterialsOfNoMeshesCostNothing)
{
    MdlBuilder built = MdlBuilder::small();
    built.meshes.clear();
    Bytes bytes = built.build();
    putWord(bytes, meshCountAt - 4, 0xFFFFFFFF);
    EXPECT_EQ(opened(bytes).points().size(), 2U);
    putWord(bytes, meshCountAt, 2);
    EXPECT_EQ(openError(bytes).field, "mesh 0, material");
}

TEST(MdlDamage, BonesThatCannotBeReadAreAnError)
{
    const Bytes good = MdlBuilder::small().build();
    Bytes bytes = good;
    const std::size_t firstBone = bodyOf(bytes, "MDLS0004") + 4;
    putWord(bytes, firstBone + 5 + 8, 63);
    EXPECT_EQ(openError(bytes),
              (Error{ErrorCode::BadValue, firstBone + 13, "bone 0, matrix size", "63, not 64"}));
    MdlBuilder built = MdlBuilder::small();
    built.skeletonVersion = 1;
    built.sections = {built.skeleton()};
    built.sections[0].body.pop_back(); // the last properties' zero byte
    EXPECT_EQ(openError(built.build()).field, "bone 2, properties");
}

TEST(MdlDamage, MoreBonesThanTheEngineTakesAreRead)
{
    MdlBuilder built = MdlBuilder::small();
    built.bones.resize(129);
    built.sections = {built.skeleton(), built.attachments()};
    EXPECT_EQ(opened(built.build()).bones().size(), 129U);
}

TEST(MdlDamage, SectionsMustEndInsideTheFile)
{
    MdlBuilder built = MdlBuilder::withEverything();
    built.sections[3].end = 0xFFFFFFFF;
    const Bytes bytes = built.build();
    EXPECT_EQ(openError(bytes).code, ErrorCode::Truncated);
    EXPECT_EQ(openError(bytes).field, "section MDLA0006, end");
    EXPECT_EQ(openError(bytes).offset, find(bytes, "MDLA") + 9);
}

TEST(MdlDamage, SectionsThatEndBeforeTheirStartNeverLoop)
{
    for (const std::uint32_t end : {0U, 21U}) {
        MdlBuilder built = MdlBuilder::withEverything();
        built.sections[3].end = end;
        const ModelFile file = opened(built.build());
        EXPECT_EQ(file.points().size(), 2U) << "those before are shown";
        EXPECT_EQ(file.info().sections.size(), 3U);
        expectReadOnly(file, "section MDLA0006, end");
    }
}

TEST(MdlDamage, ASectionThatEndsInsideItsBodyIsReadOnly)
{
    MdlBuilder built = MdlBuilder::withEverything();
    const Bytes good = built.build();
    built.sections[4].end = static_cast<std::uint32_t>(bodyOf(good, "MDMP0001") + 6);
    // What would be the next tag starts with 0xFF.
    expectReadOnly(opened(built.build()), "section tag");
}

TEST(MdlDamage, PointsBeforeTheDamageAreShown)
{
    MdlBuilder built = MdlBuilder::small();
    built.sections[1].body[0] = 3;
    Bytes bytes = built.build();
    ModelFile file = opened(bytes);
    EXPECT_EQ(file.points().size(), 2U);
    expectReadOnly(file, "attachment point 2, bone");
    EXPECT_EQ(file.readOnlyReason()->code, ErrorCode::Truncated);
    EXPECT_EQ(file.readOnlyReason()->offset, bytes.size() - 1) << "the section's end";

    built = MdlBuilder::small();
    built.sections[1].body.push_back(0);
    file = opened(built.build());
    EXPECT_EQ(file.points().size(), 2U);
    expectReadOnly(file, "section MDAT0001, end");

    built.sections[1].body.resize(2 + 2 + 5 + 64 + 2 + 3); // in the middle of the second name
    file = opened(built.build());
    EXPECT_EQ(file.points().size(), 1U);
    expectReadOnly(file, "attachment point 1, name");

    built.sections[1].body.resize(1);
    file = opened(built.build());
    EXPECT_TRUE(file.points().empty());
    expectReadOnly(file, "attachment point count");

    // Saved into another file they are whole.
    built = MdlBuilder::small();
    const std::vector<AttachPoint> points = opened(built.build()).points();
    built.sections = {built.skeleton()};
    EXPECT_TRUE(opened(built.build()).serialize(points));
}

TEST(MdlDamage, DoubledAndUnknownSectionsOfPointsAreReadOnly)
{
    MdlBuilder built = MdlBuilder::small();
    built.sections = {built.skeleton(), built.attachments(), built.attachments()};
    ModelFile file = opened(built.build());
    EXPECT_EQ(file.points().size(), 2U);
    expectReadOnly(file, "section MDAT0001");
    EXPECT_EQ(file.readOnlyReason()->offset, file.info().sections[2].range.begin);

    built.sections = {built.skeleton(), built.skeleton(), built.attachments()};
    file = opened(built.build());
    EXPECT_EQ(file.points().size(), 2U);
    expectReadOnly(file, "section MDLS0004");

    built.sections = {built.skeleton(), built.attachments()};
    built.sections[1].tag = "MDAT0002";
    file = opened(built.build());
    EXPECT_TRUE(file.points().empty());
    expectReadOnly(file, "section MDAT0002");
}

TEST(MdlDamage, ClipsThatBreakOffLeaveThoseBefore)
{
    MdlBuilder built = MdlBuilder::withEverything();
    built.sections[3].body.resize(built.sections[3].body.size() - 3);
    ModelFile file = opened(built.build());
    EXPECT_FALSE(file.readOnlyReason());
    ASSERT_EQ(file.info().unread.size(), 1U);
    EXPECT_EQ(file.info().unread[0].field, "clip 1, event");
    ASSERT_EQ(file.scene().clips.size(), 1U);
    EXPECT_EQ(file.scene().clips[0].name, "idle");

    built = MdlBuilder::withEverything();
    built.clips[0].frames = 0xFFFFFFFF;
    built.sections = {built.skeleton(), built.attachments()};
    MdlBuilder counted = built;
    counted.clips = MdlBuilder::withEverything().clips;
    built.sections.push_back(counted.animation());
    Bytes bytes = built.build();
    putWord(bytes, bodyOf(bytes, "MDLA0006") + 4 + 8 + 5 + 7 + 4, 0xFFFFFFFF);
    file = opened(bytes);
    EXPECT_TRUE(file.info().clips.empty());
    EXPECT_EQ(file.info().unread.at(0).field, "clip 0, track size");

    putWord(bytes, bodyOf(bytes, "MDLA0006"), 0x7FFFFFFF);
    EXPECT_EQ(opened(bytes).info().unread.at(0).field, "clip count");
    bytes[bodyOf(bytes, "MDLA0006") - 6] = '7';
    EXPECT_EQ(opened(bytes).info().unread.at(0).field, "section MDLA0007");
}

TEST(MdlDamage, ARestOfTheSkeletonThatCannotBeReadHindersOnlyClips)
{
    MdlBuilder built = MdlBuilder::withEverything();
    built.sections[1].body.push_back(0);
    ModelFile file = opened(built.build());
    EXPECT_FALSE(file.readOnlyReason());
    ASSERT_EQ(file.info().unread.size(), 1U);
    EXPECT_EQ(file.info().unread[0].field, "section MDLS0004, end");
    EXPECT_EQ(file.info().clips.size(), 2U);

    built = MdlBuilder::withEverything();
    const std::size_t bones = [&] {
        MdlBuilder old = built;
        old.skeletonVersion = 1;
        return old.skeleton().body.size();
    }();
    built.sections[1].body[bones] = 0xFF; // number of links
    file = opened(built.build());
    EXPECT_EQ(file.points().size(), 2U);
    EXPECT_FALSE(file.readOnlyReason());
    EXPECT_EQ(file.bones().size(), 3U);
    ASSERT_EQ(file.info().unread.size(), 2U);
    EXPECT_EQ(file.info().unread[1].field, "clip 0, link tracks");
}

TEST(MdlDamage, SkeletonsOfALaterNumberKeepTheirBones)
{
    MdlBuilder built = MdlBuilder::withEverything();
    built.sections[1].tag = "MDLS0005";
    ModelFile file = opened(built.build());
    EXPECT_EQ(file.bones().size(), 3U);
    EXPECT_FALSE(file.readOnlyReason());

    built.sections[1].body.resize(20);
    file = opened(built.build());
    EXPECT_EQ(file.points().size(), 2U);
    expectReadOnly(file, "bone count");
}

TEST(MdlDamage, LaterVersionsAreEditedByTheOneChainOfSections)
{
    MdlBuilder built = MdlBuilder::withEverything();
    built.version = 24;
    built.trailing = {0xCD};
    const ModelFile file = opened(built.build());
    EXPECT_FALSE(file.readOnlyReason());
    EXPECT_EQ(file.info().sections.front().tag, "MDLS0004");
    EXPECT_EQ(file.info().sections.size(), 5U);
    EXPECT_EQ(file.bones().size(), 3U);
    EXPECT_TRUE(file.scene().meshes.empty());
    ASSERT_FALSE(file.info().unread.empty());
    EXPECT_EQ(file.info().unread[0].field, "version");

    std::vector<AttachPoint> points = file.points();
    points[0].name = "held";
    points[1].bone.number = 1;
    built.points[0].name = "held";
    built.points[1].bone = 1;
    built.sections[2] = built.attachments();
    EXPECT_EQ(*file.serialize(points), built.build());
}

TEST(MdlDamage, AChainMayEndWithTheFile)
{
    MdlBuilder built = MdlBuilder::small();
    built.version = 24;
    built.emptyTag = false;
    EXPECT_FALSE(opened(built.build()).readOnlyReason());
}

TEST(MdlDamage, LaterVersionsWithoutOneChainAreReadOnly)
{
    MdlBuilder built = MdlBuilder::small();
    built.version = 24;
    built.sections = {};
    expectReadOnly(opened(built.build()), "version");

    built = MdlBuilder::small();
    built.version = 24;
    built.sections[1].end = 0xFFFFFF;
    ModelFile file = opened(built.build());
    EXPECT_TRUE(file.points().empty());
    expectReadOnly(file, "version");

    // A second one hidden in what is behind the empty tag.
    built = MdlBuilder::small();
    built.version = 24;
    const std::size_t end = built.build().size() + 9 + 4;
    built.trailing = {'M', 'D', 'L', 'S', '0', '0', '0', '1', 0};
    for (int shift = 0; shift < 32; shift += 8)
        built.trailing.push_back(static_cast<std::uint8_t>(end >> shift));
    file = opened(built.build());
    EXPECT_TRUE(file.points().empty());
    expectReadOnly(file, "version");
}

TEST(MdlDamage, MeshesThatMakeNoSenseFallBackToTheChain)
{
    MdlBuilder built = MdlBuilder::withEverything();
    built.sections.erase(built.sections.begin());
    const Bytes good = built.build();
    // Behind the first mesh's indices: the gate of its extra vertex data.
    const std::size_t gateAt =
        9 + 12 + built.meshes[0].materials[0].size() + 1 + 4 + 24 + 4 + 4 + 3 * 52 + 4 + 6;
    ASSERT_EQ(good[gateAt], 1);
    Bytes bytes = good;
    bytes[gateAt] = 2;
    ModelFile file = opened(bytes);
    EXPECT_FALSE(file.readOnlyReason());
    EXPECT_EQ(file.info().unread[0].field, "mesh 0, extra vertex data");
    EXPECT_TRUE(file.info().meshes.empty());
    std::vector<AttachPoint> points = file.points();
    ASSERT_EQ(points.size(), 2U);
    points.pop_back();
    EXPECT_TRUE(proveSaved(file, points, *file.serialize(points)));

    // No chain, no points.
    built.sections = {built.attachments()};
    bytes = built.build();
    bytes[gateAt] = 2;
    expectReadOnly(opened(bytes), "mesh 0, extra vertex data");

    // Meshes that end where no tag is.
    built = MdlBuilder::small();
    built.version = 20;
    bytes = built.build();
    const std::size_t tagAt = find(bytes, "MDLS");
    bytes.insert(bytes.begin() + static_cast<std::ptrdiff_t>(tagAt), {7, 7, 0, 0, 1, 0});
    for (const std::string_view tag : {"MDLS0004", "MDAT0001"}) {
        const std::size_t field = bodyOf(bytes, tag) - 4;
        const std::size_t end = tag == "MDLS0004" ? find(bytes, "MDAT") : bytes.size() - 1;
        putWord(bytes, field, static_cast<std::uint32_t>(end));
    }
    file = opened(bytes);
    EXPECT_FALSE(file.readOnlyReason());
    EXPECT_EQ(file.points().size(), 2U);
    EXPECT_EQ(file.info().unread[0].field, "section tag");
}

TEST(MdlDamage, AChainAmongBytesThatReadAsMeshIsNotTrusted)
{
    MdlBuilder built = MdlBuilder::small();
    built.version = 20;
    Bytes bytes = built.build();
    // The length of the indices, three of 16 bits, now covers all up to the first point.
    const std::size_t indicesAt = find(bytes, "MDLS") - 6;
    putWord(bytes, indicesAt - 4, static_cast<std::uint32_t>(find(bytes, "grip") - 2 - indicesAt));
    const ModelFile file = opened(bytes);
    EXPECT_TRUE(file.points().empty());
    expectReadOnly(file, "section tag");
}

TEST(MdlDamage, SearchingAHostileFileTakesNoLongerThanReadingIt)
{
    // A hundred thousand starts that all lead on to each other and then nowhere.
    MdlBuilder built;
    built.version = 99;
    Bytes bytes = built.build();
    for (int i = 0; i < 100000; ++i) {
        const std::size_t end = bytes.size() + 13;
        bytes.insert(bytes.end(), {'M', 'D', 'L', 'S', '0', '0', '0', '1', 0, 0, 0, 0, 0});
        putWord(bytes, end - 4, static_cast<std::uint32_t>(end));
    }
    bytes.push_back(1);
    expectReadOnly(opened(bytes), "version");
}

} // namespace
