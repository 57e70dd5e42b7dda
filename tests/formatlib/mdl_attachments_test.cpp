// SPDX-License-Identifier: MIT
// What saving points into an MDL writes, byte for byte.
#include <tests/formatlib/mdlfixture.h>

#include <bit>

using namespace formatlib;
using namespace mdltest;
using testsupport::MdlBuilder;

namespace {

/// Sections before, between and after; the points only when asked for.
MdlBuilder arranged(const MdlBuilder &from, bool withPoints)
{
    MdlBuilder built = from;
    built.sections = {MdlBuilder::opaque("FIRST"), built.skeleton()};
    if (withPoints)
        built.sections.push_back(built.attachments());
    built.sections.push_back(built.animation());
    built.sections.push_back(MdlBuilder::opaque("MDLE0002"));
    built.trailing = {0xCD, 0, 0xCD};
    return built;
}

TEST(MdlAttachments, ReadsBoneNameAndMatrix)
{
    const ModelFile file = opened(MdlBuilder::small());
    ASSERT_EQ(file.points().size(), 2U);
    EXPECT_EQ(file.points()[0].name, "grip");
    EXPECT_EQ(file.points()[0].bone.number, 2);
    EXPECT_EQ(file.points()[0].matrix.origin(), (Vec3{1, 2, 4}));
    EXPECT_EQ(file.points()[1].name, "\xE5\xB8\xBD\xE5\xAD\x90");
}

TEST(MdlAttachments, AnEditExchangesTheSectionAndMovesLaterEnds)
{
    MdlBuilder built = MdlBuilder::withEverything();
    const ModelFile file = opened(arranged(built, true));
    std::vector<AttachPoint> points = file.points();
    points[0].name = "a longer name";
    points[1].matrix.m[0] = 3;
    points.push_back(points[0]);
    points[2].bone.number = 0xFFFF;

    built.points[0].name = "a longer name";
    built.points[1].matrix[0] = 3;
    built.points.push_back(built.points[0]);
    built.points[2].bone = 0xFFFF;
    EXPECT_EQ(*file.serialize(points), arranged(built, true).build());
}

TEST(MdlAttachments, AMovedPointIsTwelveBytes)
{
    const ModelFile file = opened(MdlBuilder::withEverything());
    std::vector<AttachPoint> points = file.points();
    points[0].matrix.setOrigin({-1.5F, -2.5F, -4.5F});
    const Bytes saved = *file.serialize(points);
    ASSERT_EQ(saved.size(), file.bytes().size());
    std::size_t different = 0;
    for (std::size_t i = 0; i < saved.size(); ++i)
        different += saved[i] != file.bytes()[i] ? 1 : 0;
    EXPECT_GT(different, 0U);
    EXPECT_LE(different, 12U);
}

TEST(MdlAttachments, WithoutASectionOneIsPutBehindTheSkeleton)
{
    const MdlBuilder built = MdlBuilder::withEverything();
    const ModelFile plain = opened(arranged(built, false));
    EXPECT_TRUE(plain.points().empty());
    const std::vector<AttachPoint> points = opened(built).points();
    const Bytes saved = *plain.serialize(points);
    EXPECT_EQ(saved, arranged(built, true).build());
    EXPECT_TRUE(proveSaved(plain, points, saved));
}

TEST(MdlAttachments, TheSectionGoesWithItsLastPoint)
{
    const MdlBuilder built = MdlBuilder::withEverything();
    const ModelFile file = opened(arranged(built, true));
    const Bytes saved = *file.serialize({});
    EXPECT_EQ(saved, arranged(built, false).build());
    EXPECT_TRUE(proveSaved(file, {}, saved));
}

TEST(MdlAttachments, AnEmptySectionStaysUntilAPointIsAdded)
{
    MdlBuilder built = MdlBuilder::withEverything();
    MdlBuilder empty = built;
    empty.points.clear();
    const ModelFile file = opened(arranged(empty, true));
    EXPECT_TRUE(file.points().empty());
    EXPECT_EQ(*file.serialize({}), file.bytes());

    const std::vector<AttachPoint> points = opened(built).points();
    EXPECT_EQ(*file.serialize(points), arranged(built, true).build());
}

TEST(MdlAttachments, SectionsMayStandInAnyOrder)
{
    MdlBuilder built = MdlBuilder::withEverything();
    const MdlBuilder::Section other = MdlBuilder::opaque("OTHER");
    built.sections = {built.attachments(), other, built.skeleton()};
    const ModelFile file = opened(built);
    EXPECT_EQ(file.points().size(), 2U);
    EXPECT_FALSE(file.readOnlyReason());

    const std::vector<AttachPoint> points(1, file.points()[0]);
    for (const std::span<const AttachPoint> list :
         {std::span(points), std::span(points).first(0)}) {
        const Bytes saved = *file.serialize(list);
        EXPECT_TRUE(proveSaved(file, list, saved));
    }
    built.sections = {other, built.skeleton()};
    EXPECT_EQ(*file.serialize({}), built.build());
}

TEST(MdlAttachments, UntouchedAreAllBytesButPointsAndEnds)
{
    const ModelFile file = opened(MdlBuilder::small());
    const FileInfo &info = file.info();
    const std::size_t skeletonEnd = info.sections[0].range.begin + 9;
    EXPECT_EQ(file.untouchedRanges(),
              (std::vector<ByteRange>{{0, skeletonEnd},
                                      {skeletonEnd + 4, info.sections[1].range.begin},
                                      {info.sections[1].range.end, file.bytes().size()}}));
}

TEST(MdlAttachments, OldPuppetsCarryPointsToo)
{
    for (const bool emptyTag : {true, false}) {
        MdlBuilder built = MdlBuilder::small();
        built.version = 12;
        built.emptyTag = emptyTag;
        if (emptyTag)
            built.trailing = Bytes(40, 0xCD);
        const ModelFile file = opened(built);
        std::vector<AttachPoint> points = file.points();
        points.pop_back();
        built.points.pop_back();
        built.sections = {built.skeleton(), built.attachments()};
        EXPECT_EQ(*file.serialize(points), built.build());
    }
}

TEST(MdlAttachments, OldFilesWithoutASkeletonEndInOpaqueBytes)
{
    MdlBuilder built = MdlBuilder::small();
    built.version = 7;
    built.sections.clear();
    built.emptyTag = false;
    built.trailing = {'M', 'D', 'L', 'E', '0', '0', '0', '1', 0, 1, 0, 0, 0, 0, 0};
    const ModelFile file = opened(built);
    EXPECT_TRUE(file.info().sections.empty());
    EXPECT_EQ(file.info().trailing.size(), built.trailing.size());
    EXPECT_EQ(*file.serialize({}), file.bytes());
    EXPECT_EQ(file.serialize(std::vector<AttachPoint>(1)).error().code, ErrorCode::NoSkeleton);
}

TEST(MdlAttachments, WithoutASkeletonNothingCanBeAdded)
{
    MdlBuilder built = MdlBuilder::small();
    built.sections = {MdlBuilder::opaque("MDLE0002")};
    const std::vector<AttachPoint> one(1);
    EXPECT_EQ(opened(built).serialize(one).error().code, ErrorCode::NoSkeleton);

    // Points that are there all the same may change or go, but not become more.
    built.sections = {built.attachments()};
    const ModelFile file = opened(built);
    std::vector<AttachPoint> points = file.points();
    points[0].name = "new";
    EXPECT_TRUE(proveSaved(file, points, *file.serialize(points)));
    EXPECT_TRUE(proveSaved(file, {}, *file.serialize({})));
    points.push_back(points[0]);
    EXPECT_EQ(file.serialize(points).error().code, ErrorCode::NoSkeleton);
}

TEST(MdlAttachments, WhatTheSectionCannotSayIsRefused)
{
    const ModelFile file = opened(MdlBuilder::small());
    std::vector<AttachPoint> points = file.points();
    points[1].name = std::string("a\0b", 3);
    const Result<Bytes> zero = file.serialize(points);
    ASSERT_FALSE(zero);
    EXPECT_EQ(zero.error().code, ErrorCode::TextEncoding);
    EXPECT_EQ(zero.error().field, "attachment point 1, name");

    points.assign(0xFFFF, {});
    EXPECT_EQ(ModelFile::open(*file.serialize(points))->points().size(), 0xFFFFU);
    points.emplace_back();
    EXPECT_EQ(file.serialize(points).error().code, ErrorCode::TooManyPoints);
    EXPECT_EQ(file.upgrade().error().code, ErrorCode::BadValue);
}

TEST(MdlAttachments, BitsOfOddFloatsSurvive)
{
    MdlBuilder built = MdlBuilder::small();
    Bytes bytes = built.build();
    // The last element of the last point's matrix, before the empty tag: a signalling NaN.
    const std::size_t at = bytes.size() - 1 - 4;
    bytes[at] = 1;
    bytes[at + 1] = 0;
    bytes[at + 2] = 0x80;
    bytes[at + 3] = 0x7F;
    const auto file = ModelFile::open(bytes);
    EXPECT_EQ(std::bit_cast<std::uint32_t>(file->points()[1].matrix.m[15]), 0x7F800001U);
    std::vector<AttachPoint> points = file->points();
    points[0].matrix.m[0] = 2;
    const Bytes saved = *file->serialize(points);
    EXPECT_TRUE(std::equal(saved.end() - 69, saved.end(), bytes.end() - 69));
}

} // namespace
