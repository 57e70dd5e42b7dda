// SPDX-License-Identifier: MIT
#include <formatlib/pointkey.h>

#include <gtest/gtest.h>

#include <string>
#include <vector>

using namespace formatlib;
using namespace std::string_literals;

namespace {

struct KeyCase {
    std::string onDisk;
    PointKey key;
};

TEST(PointKey, IsWhatTheGameReads)
{
    const std::vector<KeyCase> cases{
        {"trailstart_1", {"trailstart", 1}},
        {"trailstart_01", {"trailstart", 1}},
        {"trailstart__1", {"trailstart", 1}},
        {"trailstart_1abc", {"trailstart", 1}},
        {"trail_start_1", {"trail", 0}},
        {"trailstart_x", {"trailstart", 0}},
        {"trailstart", {}},
        {"trailstart_", {}},
        {"trailstart___", {}},
        {"_1", {}},
        {"_trailstart_1", {}},
        {"_", {}},
        {"", {}},
        {"trailstart_-1", {"trailstart", -1}},
        {"a_+7", {"a", 7}},
        {"a_- 7", {"a", 0}},
        {"a_ \t\n\v\f\r12", {"a", 12}},
        {"a_-", {"a", 0}},
        {"a_ ", {"a", 0}},
        {"A_1", {"A", 1}},
        {"a_2147483647", {"a", 2147483647}},
        {"a_2147483648", {"a", 2147483647}},
        {"a_-2147483648", {"a", -2147483647 - 1}},
        {"a_-99999999999999999999", {"a", -2147483647 - 1}},
        {"\xBC\xD5_3", {"\xBC\xD5", 3}},
        {"grip_1\0_2"s, {"grip", 1}},
        {"grip\0_2"s, {}},
        {"grip_\0"s, {}},
    };
    for (const KeyCase &each : cases) {
        EXPECT_EQ(pointKey(each.onDisk), each.key) << '"' << each.onDisk << '"';
    }
}

} // namespace
