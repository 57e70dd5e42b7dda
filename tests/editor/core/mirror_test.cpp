// SPDX-License-Identifier: MIT
#include <editor/core/mirror.h>

#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

using namespace formatlib;
using namespace hardpoint;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;

namespace {

ModelFile mesh(std::vector<MshBuilder::Point> points)
{
    MshBuilder built = MshBuilder::withEverything();
    built.points = std::move(points);
    return *ModelFile::open(built.build());
}

/// Three bones: a root that is turned and scaled, and a left and a right arm on it.
ModelFile puppet(std::vector<MdlBuilder::Point> points)
{
    MdlBuilder built = MdlBuilder::withEverything();
    built.clips.clear();
    const MdlBuilder::Matrix root{0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 2, 0, 3, 4, 5, 1};
    built.bones = {{.name = "root", .parent = -1, .matrix = root, .properties = {}},
                   {.name = "arm L",
                    .parent = 0,
                    .matrix = MdlBuilder::moved(MdlBuilder::identity, 1, 2, 3),
                    .properties = {}},
                   {.name = "arm R",
                    .parent = 0,
                    .matrix = MdlBuilder::moved(MdlBuilder::identity, 1, -2, 3),
                    .properties = {}}};
    built.points = std::move(points);
    built.sections = {built.skeleton(), built.attachments()};
    return *ModelFile::open(built.build());
}

std::vector<MirroredPoint> plan(const ModelFile &file, std::vector<std::size_t> rows,
                                const MirrorOptions &options = {})
{
    auto made = planMirror(file, file.points(), rows, options);
    EXPECT_TRUE(made);
    return made.value_or(std::vector<MirroredPoint>());
}

double determinant(const Matrix4 &m)
{
    return double{m.m[0]} * (double{m.m[5]} * m.m[10] - double{m.m[6]} * m.m[9])
        - double{m.m[1]} * (double{m.m[4]} * m.m[10] - double{m.m[6]} * m.m[8])
        + double{m.m[2]} * (double{m.m[4]} * m.m[9] - double{m.m[5]} * m.m[8]);
}

TEST(Mirror, AnMshPointChangesSideNameAndBone)
{
    const ModelFile file = mesh({{"fx L_1", "Bip01 L Hand", "note", {1.5F, -2, 0.1F}}});
    const auto copy = plan(file, {0})[0];
    // "fx L_1" has no '_' before the side, so type and index stay apart.
    EXPECT_EQ(copy.value.name, "fx R_1");
    EXPECT_EQ(copy.value.bone.name, "Bip01 R Hand");
    EXPECT_EQ(copy.value.extra, "note");
    EXPECT_EQ(copy.value.matrix.origin(), (Vec3{-1.5F, -2, 0.1F}));
    EXPECT_FALSE(copy.collidesWith);
    MirrorOptions upright;
    upright.axis = MirrorAxis::Y;
    EXPECT_EQ(plan(file, {0}, upright)[0].value.matrix.origin(), (Vec3{1.5F, 2, 0.1F}));
}

TEST(Mirror, TwiceIsTheStartBitByBitForMsh)
{
    const ModelFile file = mesh({{"fx L_1", "Bip01 L Hand", "", {0.1F, -0.0F, 1e-40F}}});
    const auto once = plan(file, {0})[0].value;
    const ModelFile other = mesh({});
    const std::vector<AttachPoint> list{once};
    const auto twice = planMirror(other, list, std::vector<std::size_t>{0}, {});
    EXPECT_EQ((*twice)[0].value, file.points()[0]);
}

TEST(Mirror, ACollisionIsSaidBeforeAndNothingIsDoneUnlessToldHow)
{
    const ModelFile file = mesh({{"grip_1", "", "", {1, 0, 0}},
                                 {"fx L_1", "", "", {2, 0, 0}},
                                 {"fx R_01", "", "", {3, 0, 0}},
                                 {"grip_2", "", "", {4, 0, 0}}});
    MirrorOptions options;
    auto made = plan(file, {0, 1}, options);
    EXPECT_EQ(made[0].collidesWith, 0U) << "a name without a side collides with itself";
    EXPECT_EQ(made[1].collidesWith, 2U) << "keys collide, not spellings";
    const auto refused = mirroredPoints(made, file.schema(), options);
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().text.contains(QStringLiteral("grip_1")));

    options.collision = MirrorCollision::Skip;
    EXPECT_TRUE(mirroredPoints(plan(file, {0, 1}, options), file.schema(), options)->empty());

    options.collision = MirrorCollision::Renumber;
    made = plan(file, {0, 1, 3}, options);
    EXPECT_EQ(made[0].value.name, "grip_3");
    EXPECT_EQ(made[1].value.name, "fx R_2");
    EXPECT_EQ(made[2].value.name, "grip_4");
    EXPECT_EQ(mirroredPoints(made, file.schema(), options)->size(), 3U);
}

TEST(Mirror, CopiesCollideWithEachOtherToo)
{
    const ModelFile file = mesh({{"fx L_1", "", "", {}}, {"fx L_01", "", "", {}}});
    const auto made = plan(file, {0, 1});
    EXPECT_FALSE(made[0].collidesWith);
    EXPECT_EQ(made[1].collidesWith, 0U);
}

TEST(Mirror, AnMdlPointIsMirroredWhereItIsAtRest)
{
    MdlBuilder::Matrix turned{0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0.5F, 0.25F, 0.125F, 1};
    const ModelFile file = puppet({{1, "hand L", turned}});
    const auto copy = plan(file, {0})[0];
    EXPECT_EQ(copy.value.name, "hand R");
    EXPECT_EQ(copy.value.bone.number, 2);
    EXPECT_FALSE(copy.boneKept);
    const Vec3 before = file.world(file.points()[0])->origin();
    const Vec3 after = file.world(copy.value)->origin();
    EXPECT_NEAR(after.x, -before.x, 1e-5);
    EXPECT_NEAR(after.y, before.y, 1e-5);
    EXPECT_NEAR(after.z, before.z, 1e-5);
    EXPECT_GT(determinant(copy.value.matrix), 0) << "not turned inside out";

    const std::vector<AttachPoint> list{copy.value};
    const auto twice = planMirror(file, list, std::vector<std::size_t>{0}, {});
    const Matrix4 &back = (*twice)[0].value.matrix;
    const Matrix4 &start = file.points()[0].matrix;
    const auto [smallest, largest] = std::ranges::minmax(start.m);
    for (std::size_t i = 0; i < 16; ++i) {
        EXPECT_NEAR(back.m[i], start.m[i],
                    1e-5 * (1 + std::max(std::abs(smallest), std::abs(largest))));
    }
    EXPECT_EQ((*twice)[0].value.bone.number, 1);
    EXPECT_EQ((*twice)[0].value.name, "hand L");
}

TEST(Mirror, ABoneWithoutAnotherSideIsKept)
{
    const ModelFile file = puppet({{0, "mark L", MdlBuilder::identity}});
    const auto centre = plan(file, {0})[0];
    EXPECT_EQ(centre.value.bone.number, 0);
    EXPECT_FALSE(centre.boneKept) << "a bone in the middle is its own other side";

    MirrorOptions options;
    options.pairs = {{QStringLiteral("root"), QStringLiteral("crown")}};
    const auto missing = plan(file, {0}, options)[0];
    EXPECT_TRUE(missing.boneKept);
    EXPECT_EQ(missing.value.bone.number, 0);
}

TEST(Mirror, APointWithoutAPlaceIsRefusedByName)
{
    const ModelFile file = puppet({{9, "lost", MdlBuilder::identity}});
    const auto made = planMirror(file, file.points(), std::vector<std::size_t>{0}, {});
    ASSERT_FALSE(made);
    EXPECT_TRUE(made.error().text.contains(QStringLiteral("lost")));
}

} // namespace
