// SPDX-License-Identifier: MIT
#include "rules/editdistance.h"

#include <gtest/gtest.h>

using namespace formatlib;

namespace {

TEST(EditDistance, CountsChangesOfOneByte)
{
    EXPECT_EQ(editDistance("", ""), 0U);
    EXPECT_EQ(editDistance("abc", ""), 3U);
    EXPECT_EQ(editDistance("", "ab"), 2U);
    EXPECT_EQ(editDistance("trailstart", "trailstart"), 0U);
    EXPECT_EQ(editDistance("trailstar", "trailstart"), 1U);
    EXPECT_EQ(editDistance("trailend", "trailstart"), 5U);
    EXPECT_EQ(editDistance("ab", "ba"), 2U);
}

TEST(NearestName, IsTheLikestWhateverTheCapitals)
{
    const std::vector<std::string> bones{"Bip01 L Hand", "Bip01 R Hand", "Bip01"};
    EXPECT_EQ(nearestName("bip01 r hand", bones), "Bip01 R Hand");
    EXPECT_EQ(nearestName("Bip1", bones), "Bip01");
    EXPECT_EQ(nearestName("tail", bones), std::nullopt);
    EXPECT_EQ(nearestName("", bones), std::nullopt);
    EXPECT_EQ(nearestName("x", {}), std::nullopt);
}

} // namespace
