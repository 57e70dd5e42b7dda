// SPDX-License-Identifier: MIT
#include <formatlib/freenames.h>

#include <gtest/gtest.h>

#include <vector>

using namespace formatlib;

namespace {

constexpr Schema keyed{.format = "msh", .encoding = TextEncoding::Cp949, .hasKey = true};
constexpr Schema plain{.format = "mdl"};

std::vector<AttachPoint> named(const std::vector<std::string> &names)
{
    std::vector<AttachPoint> points(names.size());
    for (std::size_t i = 0; i < names.size(); ++i)
        points[i].name = names[i];
    return points;
}

TEST(FreeNames, KeysCountByIndexHoweverTheyAreSpelled)
{
    const auto points = named({"fx_01", "fx__2x", "fx_4", "grip_1"});
    FreeNames free(points, keyed);
    EXPECT_EQ(free.numbered("fx", 1), "fx_3");
    EXPECT_EQ(free.numbered("fx", 1), "fx_5") << "each one once";
    EXPECT_EQ(free.numbered("new", 1), "new_1");
    EXPECT_EQ(free.next("grip_1"), "grip_2");
    EXPECT_EQ(free.next("fx_2"), "fx_6");
    EXPECT_EQ(free.next("grip_2147483647"), "grip_0");
    EXPECT_EQ(free.next("tip"), "tip_1");
    EXPECT_EQ(free.next("_tip_9"), "tip_2");
    EXPECT_EQ(free.next(""), "point_1");
}

TEST(FreeNames, OtherNamesGetANumberAtTheEnd)
{
    const auto points = named({"hair", "hair_2", "orb07", "point 1"});
    FreeNames free(points, plain);
    EXPECT_EQ(free.next("hair"), "hair_3");
    EXPECT_EQ(free.next("orb07"), "orb08") << "as many digits as before";
    EXPECT_EQ(free.next("hair_2"), "hair_4");
    EXPECT_EQ(free.next(""), "point 2");
    EXPECT_EQ(free.numbered("point", 1), "point 3");
}

} // namespace
