// SPDX-License-Identifier: MIT
#include <formatlib/skeleton.h>
#include <tests/support/sklbuilder.h>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace formatlib;
using testsupport::SklBuilder;

namespace {

/// Root at (0 100 0), a hand below it that is turned, and an orphan that names the root itself.
SklBuilder character()
{
    const auto half = static_cast<float>(std::sqrt(0.5));
    SklBuilder built;
    built.bones = {{"Bip01", "NoParent", {"Hand"}, {0, -100, 0}, {0, 0, 0, 1}},
                   {"Hand", "Bip01", {}, {1, 2, 3}, {0, 0, half, half}},
                   {"Prop", "Bip01", {}, {0, 0, 0}, {0, 0, 0, 1}}};
    built.linkedSkeleton = "base";
    return built;
}

TEST(Skl, BonesAreWhereTheInverseOfTheirInverseTransformSays)
{
    const auto skeleton = readSkeleton(character().build());
    ASSERT_TRUE(skeleton);
    EXPECT_EQ(skeleton->linkedSkeleton, "base");
    ASSERT_EQ(skeleton->bones.size(), 3U);
    EXPECT_EQ(skeleton->bones[0].name, "Bip01");
    EXPECT_EQ(skeleton->bones[0].bindWorld->origin(), (Vec3{0, 100, 0}));
    // Its inverse turns a quarter about Z, then moves by (1 2 3). Undone: moved back to
    // (-1 -2 -3), then turned back, X to -Y and Y to X.
    const Vec3 hand = skeleton->bones[1].bindWorld->origin();
    EXPECT_NEAR(hand.x, -2, 1e-5);
    EXPECT_NEAR(hand.y, 1, 1e-5);
    EXPECT_NEAR(hand.z, -3, 1e-5);
}

TEST(Skl, ParentsFollowTheListsOfChildrenFirst)
{
    SklBuilder built = character();
    auto skeleton = readSkeleton(built.build());
    EXPECT_EQ(skeleton->bones[0].parent, -1);
    EXPECT_EQ(skeleton->bones[1].parent, 0);
    EXPECT_EQ(skeleton->bones[2].parent, 0) << "in no list, but it names its parent";

    built.bones[1].children = {"Prop", "nobody"};
    skeleton = readSkeleton(built.build());
    EXPECT_EQ(skeleton->bones[2].parent, 1) << "the list wins over the name";

    built.bones[0].children = {"Prop", "Prop"};
    skeleton = readSkeleton(built.build());
    EXPECT_EQ(skeleton->bones[2].parent, 0) << "the first list wins";
}

TEST(Skl, CirclesAndDoubledNamesAreRead)
{
    SklBuilder built = character();
    built.bones[1].children = {"Bip01"};
    built.bones[2].name = "Hand";
    const auto skeleton = readSkeleton(built.build());
    ASSERT_TRUE(skeleton);
    EXPECT_EQ(skeleton->bones[0].parent, 1);
    EXPECT_EQ(skeleton->bones[1].parent, 0) << "the first of that name";
}

TEST(Skl, ATransformThatCannotBeInvertedLeavesTheBoneWithoutAPlace)
{
    SklBuilder built = character();
    built.bones[1].inverseOffset[0] = std::numeric_limits<float>::quiet_NaN();
    const auto skeleton = readSkeleton(built.build());
    ASSERT_TRUE(skeleton);
    EXPECT_FALSE(skeleton->bones[1].bindWorld);
    EXPECT_TRUE(skeleton->bones[2].bindWorld);
}

TEST(Skl, RefusesEveryProperPrefix)
{
    const Bytes bytes = character().build();
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        Bytes prefix(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
        prefix.shrink_to_fit();
        const auto skeleton = readSkeleton(prefix);
        ASSERT_FALSE(skeleton) << size;
        EXPECT_FALSE(skeleton.error().field.empty());
        EXPECT_LE(skeleton.error().offset, size);
    }
}

TEST(Skl, AnyChangedByteGivesAnErrorOrBones)
{
    const Bytes bytes = character().build();
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        for (const int change : {0x01, 0x80, 0xFF}) {
            Bytes changed = bytes;
            changed[at] = static_cast<std::uint8_t>(changed[at] ^ change);
            if (const auto skeleton = readSkeleton(changed)) {
                EXPECT_LE(skeleton->bones.size(), 3U);
            }
        }
    }
}

TEST(Skl, ErrorsNameFieldAndOffset)
{
    Bytes bytes = character().build();
    EXPECT_EQ(readSkeleton({}).error().code, ErrorCode::NotRecognized);
    for (std::size_t i = 8; i < 12; ++i)
        bytes[i] = 0xFF;
    const auto skeleton = readSkeleton(bytes);
    ASSERT_FALSE(skeleton);
    EXPECT_EQ(skeleton.error(), (Error{ErrorCode::BadCount, 8, "bone count", "-1"}));

    bytes = character().build();
    bytes.pop_back();
    EXPECT_EQ(readSkeleton(bytes).error().field, "linked skeleton");
}

} // namespace
