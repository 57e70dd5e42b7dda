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

} // namespace
