// SPDX-License-Identifier: MIT
#include <editor/core/materialscript.h>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

TEST(MaterialScript, CountsBlocksOfTheTopLevelOnly)
{
    EXPECT_EQ(countMaterials(""), 0U);
    EXPECT_EQ(
        countMaterials("material blade\n{\n}\r\nmaterial grip{ pass { material inner { } } }"), 2U);
    EXPECT_EQ(countMaterials("material material { }"), 1U) << "a name may be that word";
    EXPECT_EQ(countMaterials("// material old { }\nmaterial a // } {\n{\n}"), 1U);
    EXPECT_EQ(countMaterials("materials { material x { } }"), 0U);
    EXPECT_EQ(countMaterials("Material a {}"), 0U);
}

TEST(MaterialScript, BracesThatDoNotMatchTellNothing)
{
    EXPECT_EQ(countMaterials("material a {"), std::nullopt);
    EXPECT_EQ(countMaterials("material a } {"), std::nullopt);
    EXPECT_EQ(countMaterials("}"), std::nullopt);
}

} // namespace
