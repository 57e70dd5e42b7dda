// SPDX-License-Identifier: MIT
// Files from a writer that shares no code with the library, with the reading each must have.
#include <formatlib/modelfile.h>
#include <tests/support/generated.h>
#include <tests/support/shared.h>

#include <gtest/gtest.h>

using namespace formatlib;

namespace {

class Generated : public testing::TestWithParam<std::string> { };

TEST_P(Generated, ReadsAsExpectedAndSavesTheExpectedBytes)
{
    SKIP_WITHOUT_SHARED();
    const auto cases = testsupport::generatedCases(GetParam());
    EXPECT_GE(cases.size(), 30U);
    for (const auto &each : cases) {
        SCOPED_TRACE(each.name);
        const auto file = ModelFile::open(each.bytes);
        if (!file) {
            ADD_FAILURE() << file.error().field << ": " << file.error().detail;
            continue;
        }
        EXPECT_EQ(file->points(), each.points);
        EXPECT_EQ(*file->serialize(each.points), each.bytes);
        if (each.edit) {
            const auto saved = file->serialize(each.edit->points);
            ASSERT_TRUE(saved);
            EXPECT_EQ(*saved, each.edit->bytes);
            EXPECT_TRUE(proveSaved(*file, each.edit->points, *saved));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Formats, Generated, testing::Values("msh", "mdl"),
                         [](const auto &each) { return each.param; });

TEST(RealFiles, MshOfOtherToolsOpenAndComeBack)
{
    SKIP_WITHOUT_SHARED();
    for (const char *name : {"spiral_cube.msh", "test_stage.msh"}) {
        SCOPED_TRACE(name);
        const Bytes bytes = testsupport::readBytes(testsupport::sharedFolder() / "real" / name);
        const auto file = ModelFile::open(bytes);
        ASSERT_TRUE(file);
        EXPECT_EQ(file->info().version, 2000);
        EXPECT_EQ(*file->serialize({}), bytes);
        EXPECT_FALSE(file->scene().meshes[0].positions.empty());
        AttachPoint point;
        point.name = "fx_1";
        const Bytes saved = *file->serialize(std::vector{point});
        EXPECT_TRUE(proveSaved(*file, std::vector{point}, saved));
    }
}

TEST(RealFiles, PuppetOfTheVendorsEditorTakesAPointAndGivesItBack)
{
    SKIP_WITHOUT_SHARED();
    const Bytes bytes =
        testsupport::readBytes(testsupport::sharedFolder() / "real" / "jelly_puppet.mdl");
    const auto file = ModelFile::open(bytes);
    ASSERT_TRUE(file);
    EXPECT_EQ(file->info().version, 12);
    EXPECT_EQ(file->bones().size(), 13U);
    ASSERT_EQ(file->info().meshes.size(), 1U);
    EXPECT_EQ(file->info().meshes[0].vertices, 177U);
    EXPECT_EQ(file->info().sections,
              (std::vector<SectionInfo>{{.tag = "MDLS0001", .range = {11164, 16134}}}));
    EXPECT_EQ(file->info().trailing, (ByteRange{16135, 1048576}));
    EXPECT_EQ(file->scene().axes, Axes::PuppetSheet);
    EXPECT_EQ(file->scene().meshes[0].skin[0].bones[1], 12U);
    EXPECT_TRUE(file->info().unread.empty());

    AttachPoint point;
    point.name = "hat";
    point.bone.number = 10;
    const Bytes saved = *file->serialize(std::vector{point});
    EXPECT_TRUE(proveSaved(*file, std::vector{point}, saved));
    EXPECT_EQ(saved.size(), bytes.size() + 15 + 67 + 3);
    EXPECT_EQ(*ModelFile::open(saved)->serialize({}), bytes);
}

} // namespace
