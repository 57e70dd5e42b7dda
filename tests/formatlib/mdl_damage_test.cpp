// SPDX-License-Identifier: MIT
// Broken and hostile MDL files: a clear error, or kept and shown.
#include <tests/formatlib/mdlfixture.h>

using namespace formatlib;
using namespace mdltest;
using testsupport::MdlBuilder;

namespace {

Error openError(const Bytes &bytes)
{
    const auto file = ModelFile::open(bytes);
    return file ? Error{} : file.error();
}

constexpr std::size_t meshCountAt = 9 + 4 + 4;

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

} // namespace
