// SPDX-License-Identifier: MIT
#include <formatlib/pose.h>

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <numbers>

using namespace formatlib;

namespace {

constexpr float quarter = std::numbers::pi_v<float> / 2;

// A quarter turn about Z and a move; twice the size and a move; a quarter turn about X and a move.
const Matrix4 turned{{0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0, 1}};
const Matrix4 doubled{{2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 5, 0, 0, 1}};
const Matrix4 tipped{{1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 3, 0, 1}};

Bone bone(int parent, const Matrix4 &local = {})
{
    return {.name = {}, .parent = parent, .bindLocal = local, .bindWorld = {}};
}

/// Root, arm and hand, in that order.
std::vector<Bone> limb()
{
    return {bone(-1, turned), bone(0, doubled), bone(1, tipped)};
}

std::vector<Matrix4> bindLocals(const std::vector<Bone> &bones)
{
    std::vector<Matrix4> locals;
    for (const Bone &each : bones)
        locals.push_back(each.bindLocal);
    return locals;
}

BoneWorlds worldsOf(const std::vector<Bone> &bones)
{
    return boneWorlds(bones, bindLocals(bones));
}

AttachPoint pointOn(std::uint16_t number)
{
    AttachPoint point;
    point.bone.number = number;
    point.matrix = Matrix4::translation({1, 2, 4});
    return point;
}

void expectNear(const Vec3 &is, const Vec3 &wanted)
{
    EXPECT_NEAR(is.x, wanted.x, 1e-5);
    EXPECT_NEAR(is.y, wanted.y, 1e-5);
    EXPECT_NEAR(is.z, wanted.z, 1e-5);
}

TEST(Pose, APointThreeBonesDeepGoesThroughAllOfThem)
{
    // (1 2 4) tipped: (1 -4 2), moved: (1 -1 2); doubled: (2 -2 4), moved: (7 -2 4);
    // turned: (2 7 4), moved: (12 7 4).
    EXPECT_EQ(pointWorld(pointOn(2), worldsOf(limb()))->origin(), (Vec3{12, 7, 4}));
    // Its own X axis (1 0 0): tipped the same, doubled (2 0 0), turned (0 2 0).
    const Matrix4 world = *pointWorld(pointOn(2), worldsOf(limb()));
    EXPECT_EQ((Vec3{world.m[0], world.m[1], world.m[2]}), (Vec3{0, 2, 0}));
}

TEST(Pose, ParentsMayComeLater)
{
    const std::vector<Bone> bones{bone(2, tipped), bone(-1, turned), bone(1, doubled)};
    EXPECT_EQ(pointWorld(pointOn(0), worldsOf(bones))->origin(), (Vec3{12, 7, 4}));
}

TEST(Pose, BrokenParentsLeaveTheBonesBelowWithoutAPlace)
{
    const std::vector<Bone> bones{
        bone(-1),                   // 0
        bone(1),                    // 1: its own parent
        bone(1),                    // 2: below it
        bone(4),  bone(5), bone(3), // 3 to 5: a circle
        bone(5),                    // 6: below the circle
        bone(99), bone(7),          // 7, 8: no such bone
        bone(-2),                   // 9: no such bone either
        bone(0),                    // 10
    };
    const BoneWorlds worlds = worldsOf(bones);
    for (std::size_t i = 0; i < bones.size(); ++i)
        EXPECT_EQ(worlds[i].has_value(), i == 0 || i == 10) << i;
    EXPECT_FALSE(pointWorld(pointOn(3), worlds));
    EXPECT_FALSE(pointWorld(pointOn(11), worlds));
}

TEST(Pose, ChainsAreFollowedHoweverLong)
{
    std::vector<Bone> bones;
    for (int i = 0; i < 300000; ++i)
        bones.push_back(bone(i + 1, Matrix4::translation({1, 0, 0})));
    bones.back().parent = -1;
    EXPECT_EQ(worldsOf(bones)[0]->origin().x, 300000);
}

TEST(Pose, EulerTurnsAboutXThenYThenZ)
{
    expectNear(transform({0, 1, 0}, fromEuler({quarter, 0, 0})), {0, 0, 1});
    expectNear(transform({0, 0, 1}, fromEuler({0, quarter, 0})), {1, 0, 0});
    expectNear(transform({1, 0, 0}, fromEuler({0, 0, quarter})), {0, 1, 0});
    // X first: Y to Z, then Z to X.
    expectNear(transform({0, 1, 0}, fromEuler({quarter, quarter, 0})), {1, 0, 0});
    // X leaves X, then Z takes it to Y; the other order would end at Z.
    expectNear(transform({1, 0, 0}, fromEuler({quarter, 0, quarter})), {0, 1, 0});
    // Y to Z, Z to X, X to Y.
    expectNear(transform({0, 1, 0}, fromEuler({quarter, quarter, quarter})), {0, 1, 0});
    expectNear(transform({1, 0, 0}, fromEuler({quarter, quarter, quarter})), {0, 0, -1});
}

TEST(Pose, ASampleScalesThenTurnsThenMoves)
{
    const BoneSample sample{
        .position = {10, 20, 30}, .rotation = {0, 0, quarter}, .scale = {2, 3, 4}};
    // (1 1 1) scaled: (2 3 4), turned: (-3 2 4).
    expectNear(transform({1, 1, 1}, toMatrix(sample)), {7, 22, 34});
}

/// The limb in motion: the root turns and moves, the arm is twice its size, the hand rests.
Clip motion()
{
    const BoneSample still{.position = {10, 0, 0}, .rotation = {}, .scale = {1, 1, 1}};
    const BoneSample atZ{.position = {0, 0, 0}, .rotation = {0, 0, quarter}, .scale = {1, 1, 1}};
    const BoneSample atX{.position = {1, 0, 0}, .rotation = {quarter, 0, 0}, .scale = {1, 1, 1}};
    const BoneSample big{.position = {5, 0, 0}, .rotation = {}, .scale = {2, 2, 2}};
    Clip clip;
    clip.frames = 2;
    clip.tracks = {{.disabled = false, .samples = {still, atZ, atX}},
                   {.disabled = false, .samples = {big, big, big}},
                   {.disabled = true, .samples = {atX, atX, atX}}};
    return clip;
}

Vec3 posedPoint(double frame)
{
    return pointWorld(pointOn(2), posedWorlds(limb(), motion(), frame))->origin();
}

TEST(Pose, APointFollowsItsBonesThroughAClip)
{
    // Hand and arm bring it to (7 -2 4), as at rest; then the root: moved by 10,
    expectNear(posedPoint(0), {17, -2, 4});
    // turned about Z,
    expectNear(posedPoint(1), {2, 7, 4});
    // turned about X and moved by 1.
    expectNear(posedPoint(2), {8, -4, -2});
}

TEST(Pose, BetweenFramesMovesAreEvenAndTurnsTakeTheShorterWay)
{
    // Half of the quarter turn: (7 -2) becomes ((7 + 2) / sqrt 2, (7 - 2) / sqrt 2), moved by 5.
    const auto root = std::numbers::sqrt2_v<float>;
    expectNear(posedPoint(0.5), {9 / root + 5, 5 / root, 4});

    const auto about = [](float degrees) {
        return BoneSample{.position = {},
                          .rotation = {0, 0, degrees * std::numbers::pi_v<float> / 180},
                          .scale = {1, 1, 1}};
    };
    Clip clip;
    clip.frames = 1;
    clip.tracks = {{.disabled = false, .samples = {about(170), about(-170)}}};
    const std::vector<Bone> bones{bone(-1)};
    expectNear(transform({1, 0, 0}, *posedWorlds(bones, clip, 0.5)[0]), {-1, 0, 0});
}

TEST(Pose, FramesOutsideTheClipAreItsFirstOrLast)
{
    expectNear(posedPoint(-5), posedPoint(0));
    expectNear(posedPoint(2.5), posedPoint(2));
    expectNear(posedPoint(std::numeric_limits<double>::infinity()), posedPoint(2));
    expectNear(posedPoint(std::numeric_limits<double>::quiet_NaN()), posedPoint(0));
}

TEST(Pose, BonesWithoutATrackRest)
{
    Clip clip = motion();
    clip.tracks.resize(1);
    expectNear(pointWorld(pointOn(2), posedWorlds(limb(), clip, 1))->origin(), {2, 7, 4});
    clip.tracks[0].samples.clear();
    expectNear(pointWorld(pointOn(2), posedWorlds(limb(), clip, 1))->origin(), {12, 7, 4});
}

TEST(Pose, ANewBoneKeepsThePointInItsPlace)
{
    const BoneWorlds worlds = worldsOf(limb());
    const Matrix4 world = *pointWorld(pointOn(2), worlds);
    const Matrix4 onRoot = *relativeTo(*worlds[0], world);
    // (12 7 4) without the root's move and turn.
    expectNear(onRoot.origin(), {7, -2, 4});
    AttachPoint moved = pointOn(0);
    moved.matrix = onRoot;
    const Matrix4 again = *pointWorld(moved, worlds);
    for (std::size_t i = 0; i < 16; ++i)
        EXPECT_NEAR(again.m[i], world.m[i], 1e-5) << i;
}

TEST(Pose, ABoneOfNoSizeOrNoNumbersCannotTakeAPoint)
{
    const Matrix4 flat{{1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}};
    EXPECT_FALSE(relativeTo(flat, {}));
    Matrix4 broken;
    broken.m[0] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(relativeTo(broken, {}));
}

} // namespace
