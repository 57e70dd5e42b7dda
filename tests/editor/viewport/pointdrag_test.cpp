// SPDX-License-Identifier: MIT
#include <editor/viewport/pointdrag.h>

#include <formatlib/geometry.h>
#include <tests/editor/viewport/near.h>

#include <gtest/gtest.h>

#include <limits>

using namespace hardpoint;
using formatlib::AttachPoint;
using formatlib::Matrix4;
using formatlib::Vec3;
using testsupport::near;
using Axes = GizmoOptions::Axes;

namespace {

const formatlib::Schema mshSchema{.format = "msh"};
const formatlib::Schema mdlSchema{
    .format = "mdl", .bonesByNumber = true, .hasMatrix = true, .boneRelative = true};

/// Three bones deep, each turned and scaled.
Matrix4 deepBone()
{
    return formatlib::compose({1, 1, 2}, {10, 20, 30}, {1, 2, 3})
        * formatlib::compose({0.5F, 0.5F, 0.5F}, {-40, 5, 80}, {0, 7, 0})
        * formatlib::compose({3, 3, 3}, {15, -60, 25}, {-4, 0, 9});
}

DraggedPoint onBone(const Matrix4 &bone)
{
    DraggedPoint point{1, {}, bone};
    point.before.matrix = formatlib::compose({1, 1, 1}, {0, 45, 10}, {5, -6, 7});
    return point;
}

Vec3d world(const AttachPoint &point, const Matrix4 &bone)
{
    return widened((point.matrix * bone).origin());
}

AttachPoint movedAlong(Axes axes, const DraggedPoint &point, const formatlib::Schema &schema,
                       const Vec3d &by)
{
    const auto changes = movedPoints({point}, dragFrame(axes, point, schema), schema, by);
    EXPECT_TRUE(changes);
    return changes ? changes->front().value : AttachPoint();
}

bool sameLinear(const Matrix4 &a, const Matrix4 &b)
{
    Matrix4 moved = a;
    moved.setOrigin(b.origin());
    return formatlib::sameBits(moved, b);
}

TEST(PointDrag, FileAxesMoveThePlaceAlongThem)
{
    const DraggedPoint point = onBone(deepBone());
    const Vec3d before = world(point.before, deepBone());
    for (const Vec3d &by : {Vec3d{2, 0, 0}, {0, -3, 0}, {0, 0, 1.5}, {1, 2, 3}}) {
        const AttachPoint moved = movedAlong(Axes::File, point, mdlSchema, by);
        EXPECT_TRUE(near(world(moved, deepBone()) - before, by, 1e-5));
        EXPECT_TRUE(sameLinear(point.before.matrix, moved.matrix));
    }
}

TEST(PointDrag, BoneAxesMoveOneStoredNumber)
{
    const DraggedPoint point = onBone(deepBone());
    const AttachPoint moved = movedAlong(Axes::Bone, point, mdlSchema, {0, 0.25, 0});
    EXPECT_EQ(moved.matrix.origin(), (Vec3{5, -5.75F, 7}));
    EXPECT_TRUE(sameLinear(point.before.matrix, moved.matrix));
}

TEST(PointDrag, PointAxesMoveAlongItsOwnDirections)
{
    const DraggedPoint point = onBone(deepBone());
    const Basis own = Basis::of(point.before.matrix * deepBone());
    const AttachPoint moved = movedAlong(Axes::Point, point, mdlSchema, {0, 0, 4});
    const Vec3d by = world(moved, deepBone()) - world(point.before, deepBone());
    EXPECT_TRUE(near(by, normalized(own.rows[2]) * 4, 1e-5));
}

TEST(PointDrag, WhereNumbersArePlacesTheOthersKeepTheirBits)
{
    DraggedPoint point{1, {}, {}};
    point.before.matrix.setOrigin({0.1F, -0.0F, 1e-30F});
    const AttachPoint moved = movedAlong(Axes::File, point, mshSchema, {2, 0, 0});
    EXPECT_EQ(moved.matrix.m[12], 0.1F + 2.0F);
    EXPECT_TRUE(formatlib::sameBits(moved.matrix.m[13], -0.0F));
    EXPECT_TRUE(formatlib::sameBits(moved.matrix.m[14], 1e-30F));
}

TEST(PointDrag, OnlyNumbersThatMustChangeDo)
{
    // The bone is turned about Z: moving along X leaves the stored Z alone.
    DraggedPoint point = onBone(formatlib::compose({1, 1, 1}, {0, 0, 30}, {1, 2, 3}));
    const AttachPoint moved = movedAlong(Axes::File, point, mdlSchema, {1, 0, 0});
    EXPECT_NE(moved.matrix.m[12], point.before.matrix.m[12]);
    EXPECT_NE(moved.matrix.m[13], point.before.matrix.m[13]);
    EXPECT_TRUE(formatlib::sameBits(moved.matrix.m[14], point.before.matrix.m[14]));
}

TEST(PointDrag, AnExactNumberIsWrittenAsItIs)
{
    DraggedPoint point{1, {}, {}};
    point.before.matrix.setOrigin({1e30F, 0, 0});
    const DragFrame frame = dragFrame(Axes::File, point, mshSchema);
    const auto changes =
        movedPoints({point}, frame, mshSchema, {0.1F - 1e30, 0, 0}, ExactNumber{0, 0.1F});
    ASSERT_TRUE(changes);
    EXPECT_TRUE(formatlib::sameBits(changes->front().value.matrix.m[12], 0.1F));
}

TEST(PointDrag, PointsOnSeveralBonesGoTheSameWay)
{
    const Matrix4 other = formatlib::compose({1, 2, 1}, {0, 0, 90}, {});
    std::vector<DraggedPoint> points{onBone(other), onBone(deepBone())};
    points[0].before.bone.number = 1;
    const auto changes =
        movedPoints(points, dragFrame(Axes::Bone, points.back(), mdlSchema), mdlSchema, {1, 0, 0});
    ASSERT_TRUE(changes);
    const Vec3d first = world((*changes)[0].value, other) - world(points[0].before, other);
    const Vec3d second =
        world((*changes)[1].value, deepBone()) - world(points[1].before, deepBone());
    EXPECT_TRUE(near(first, second, 1e-5));
}

TEST(PointDrag, ANumberThatWouldNotBeFiniteIsRefused)
{
    DraggedPoint point{1, {}, {}};
    point.before.matrix.setOrigin({3e38F, 0, 0});
    const DragFrame frame = dragFrame(Axes::File, point, mshSchema);
    EXPECT_FALSE(movedPoints({point}, frame, mshSchema, {1e38, 0, 0}));
    EXPECT_TRUE(movedPoints({point}, frame, mshSchema, {1e37, 0, 0}));
    EXPECT_FALSE(turnedPoints({onBone(deepBone())}, mdlSchema, {1, 0, 0}, std::nan("")));
}

TEST(PointDrag, AFlatBoneMovesTheStoredNumbersAndSaysWhy)
{
    const DraggedPoint point = onBone(formatlib::compose({1, 0, 1}, {10, 20, 30}, {1, 2, 3}));
    for (const Axes axes : {Axes::File, Axes::Bone, Axes::Point}) {
        const DragFrame frame = dragFrame(axes, point, mdlSchema);
        EXPECT_FALSE(frame.why.isEmpty());
        EXPECT_EQ(frame.axes, Basis());
        const auto changes = movedPoints({point}, frame, mdlSchema, {0, 2, 0});
        ASSERT_TRUE(changes);
        EXPECT_EQ(changes->front().value.matrix.origin(), (Vec3{5, -4, 7}));
    }
}

TEST(PointDrag, AxesThatThereAreNoneOfAreTheFilesAndSayWhy)
{
    DraggedPoint point{1, {}, {}};
    EXPECT_TRUE(dragFrame(Axes::File, point, mshSchema).why.isEmpty());
    EXPECT_FALSE(dragFrame(Axes::Bone, point, mshSchema).why.isEmpty());
    EXPECT_FALSE(dragFrame(Axes::Point, point, mshSchema).why.isEmpty());
    point.boneWorld = deepBone();
    const DragFrame bone = dragFrame(Axes::Bone, point, mshSchema);
    EXPECT_TRUE(bone.why.isEmpty());
    EXPECT_EQ(bone.axes, Basis::of(deepBone()));
}

TEST(PointDrag, ATurnIsAboutTheFilesAxisWhateverTheBone)
{
    const Matrix4 bone = deepBone();
    const DraggedPoint point = onBone(bone);
    const Vec3d axis = normalized({1, 2, -1});
    const auto changes = turnedPoints({point}, mdlSchema, axis, 50);
    ASSERT_TRUE(changes);
    const AttachPoint &turned = changes->front().value;
    EXPECT_TRUE(formatlib::sameBits(turned.matrix.origin(), point.before.matrix.origin()));
    const Basis before = Basis::of(point.before.matrix * bone);
    const Basis after = Basis::of(turned.matrix * bone);
    for (std::size_t row = 0; row < 3; ++row)
        EXPECT_TRUE(near(after.rows[row], before.rows[row] * rotationAbout(axis, 50), 1e-5));
}

TEST(PointDrag, AQuarterTurnLeavesRoundNumbers)
{
    DraggedPoint point{1, {}, Matrix4()};
    const auto changes = turnedPoints({point}, mdlSchema, {0, 0, 1}, 90);
    ASSERT_TRUE(changes);
    EXPECT_TRUE(formatlib::sameBits(changes->front().value.matrix,
                                    formatlib::compose({1, 1, 1}, {0, 0, 90}, {})));
}

TEST(PointDrag, APointIsPlacedWhereItIsToBe)
{
    const auto placed = pointPlacedAt(onBone(deepBone()), mdlSchema, {11, -12, 13});
    ASSERT_TRUE(placed);
    EXPECT_TRUE(near(world(*placed, deepBone()), {11, -12, 13}, 1e-5));
    EXPECT_TRUE(sameLinear(onBone(deepBone()).before.matrix, placed->matrix));
    DraggedPoint plain{1, {}, {}};
    EXPECT_TRUE(formatlib::sameBits(
        pointPlacedAt(plain, mshSchema, {0.1F, -0.0F, 3})->matrix.origin(), {0.1F, -0.0F, 3}));
    EXPECT_FALSE(pointPlacedAt(onBone(formatlib::compose({0, 1, 1}, {}, {})), mdlSchema, {}));
}

TEST(PointDrag, APointFacesADirection)
{
    const DraggedPoint point = onBone(deepBone());
    for (const Vec3d &way : {Vec3d{0, 1, 0}, normalized({1, -2, 3})}) {
        const auto facing = pointFacing(point, mdlSchema, way);
        ASSERT_TRUE(facing);
        EXPECT_TRUE(near(normalized(Basis::of(facing->matrix * deepBone()).rows[2]), way, 1e-5));
    }
    DraggedPoint plain{1, {}, Matrix4()};
    const auto back = pointFacing(plain, mdlSchema, {0, 0, -1});
    ASSERT_TRUE(back);
    EXPECT_TRUE(near(Basis::of(back->matrix).rows[2], {0, 0, -1}, 1e-6));
}

} // namespace
