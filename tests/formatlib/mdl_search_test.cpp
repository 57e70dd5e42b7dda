// SPDX-License-Identifier: MIT
// MDL files whose meshes are not understood: points by the one chain of sections, or not at all.
#include <tests/formatlib/mdlfixture.h>

using namespace formatlib;
using namespace mdltest;
using testsupport::MdlBuilder;

namespace {

TEST(MdlSearch, LaterVersionsAreEditedByTheOneChainOfSections)
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

TEST(MdlSearch, AChainMayEndWithTheFile)
{
    MdlBuilder built = MdlBuilder::small();
    built.version = 24;
    built.emptyTag = false;
    EXPECT_FALSE(opened(built.build()).readOnlyReason());
}

TEST(MdlSearch, LaterVersionsWithoutOneChainAreReadOnly)
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

TEST(MdlSearch, MeshesThatMakeNoSenseFallBackToTheChain)
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

TEST(MdlSearch, AChainAmongBytesThatReadAsMeshIsNotTrusted)
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

TEST(MdlSearch, SearchingAHostileFileTakesNoLongerThanReadingIt)
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
