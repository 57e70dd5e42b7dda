// SPDX-License-Identifier: MIT
#include <editor/core/pointdiff.h>

#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>

using namespace formatlib;
using namespace hardpoint;

namespace {

using Points = std::vector<AttachPoint>;
using Rows = std::vector<std::size_t>;
using Changes = std::vector<FieldChange>;

AttachPoint point(const std::string &name, float x = 0)
{
    AttachPoint point;
    point.name = name;
    point.matrix.setOrigin({x, 0, 0});
    return point;
}

TEST(PointDiff, EqualListsDifferInNothing)
{
    const Points points{point("a"), point("a"), point("b", 2)};
    EXPECT_TRUE(diffPoints(points, points).isEmpty());
    EXPECT_TRUE(diffPoints(Points{}, Points{}).isEmpty());
}

TEST(PointDiff, NamesWhatCameAndWhatWent)
{
    const PointDiff diff = diffPoints(Points{point("a", 1), point("b", 2), point("c", 3)},
                                      Points{point("d", 4), point("a", 1), point("c", 3)});
    EXPECT_EQ(diff.added, Rows{0});
    EXPECT_EQ(diff.removed, Rows{1});
    EXPECT_TRUE(diff.changed.empty());
    EXPECT_FALSE(diff.moved);
}

TEST(PointDiff, NamesEveryChangedField)
{
    const Points before{point("a")};
    Points after = before;
    after[0].bone.name = "Bip01";
    after[0].extra = "x";
    after[0].matrix.m[13] = -0.0F;
    EXPECT_EQ(diffPoints(before, after).changed,
              (Changes{{0, 0, Field::Bone}, {0, 0, Field::Extra}, {0, 0, Field::Position}}));
    after = before;
    after[0].bone.number = 3;
    after[0].matrix.m[0] = 2;
    after[0].matrix.m[12] = 2;
    EXPECT_EQ(diffPoints(before, after).changed,
              (Changes{{0, 0, Field::Bone}, {0, 0, Field::Matrix}}));
}

TEST(PointDiff, ARenameIsNoRemovalAndAddition)
{
    const PointDiff diff =
        diffPoints(Points{point("a", 1), point("b", 2)}, Points{point("a", 1), point("c", 2)});
    EXPECT_EQ(diff.changed, (Changes{{1, 1, Field::Name}}));
    EXPECT_TRUE(diff.added.empty());
    EXPECT_TRUE(diff.removed.empty());
}

TEST(PointDiff, SeesAnotherOrder)
{
    const Points before{point("a", 1), point("b", 2), point("c", 3)};
    EXPECT_TRUE(diffPoints(before, Points{before[0], before[2], before[1]}).moved);
    EXPECT_FALSE(diffPoints(before, Points{before[0], before[2]}).moved);
    EXPECT_TRUE(diffPoints(before, Points{before[0], before[2]}).moves.empty());
    EXPECT_FALSE(diffPoints(before, Points{point("x", 9), before[0], before[1]}).moved);
}

TEST(PointDiff, NamesTheFewestMovesThatMakeTheOrder)
{
    const Points before{point("a"), point("b"), point("c"), point("d")};
    const auto moves = [&](const Points &after) { return diffPoints(before, after).moves; };
    EXPECT_EQ(moves({before[3], before[0], before[1], before[2]}), (std::vector<RowMove>{{3, 0}}));
    EXPECT_EQ(moves({before[1], point("new", 5), before[2], before[0]}),
              (std::vector<RowMove>{{0, 3}}));
    EXPECT_EQ(moves({before[3], before[2], before[1], before[0]}).size(), 3U);
}

TEST(PointDiff, ARepeatedNameIsMatchedInOrder)
{
    const PointDiff diff = diffPoints(Points{point("a", 1), point("a", 2), point("a", 3)},
                                      Points{point("a", 1), point("a", 7)});
    EXPECT_EQ(diff.changed, (Changes{{1, 1, Field::Position}}));
    EXPECT_EQ(diff.removed, Rows{2});
}

TEST(PointDiff, TenThousandPointsCostNoSquare)
{
    Points before;
    for (int i = 0; i < 10000; ++i)
        before.push_back(point("same", static_cast<float>(i)));
    Points after = before;
    std::ranges::reverse(after);
    for (AttachPoint &each : after)
        each.name = "other";
    const auto start = std::chrono::steady_clock::now();
    const PointDiff diff = diffPoints(before, after);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
    EXPECT_EQ(diff.changed.size(), 10000U);
    EXPECT_TRUE(diff.moved);
}

TEST(FileDiff, TellsPointsVersionAndOtherBytesApart)
{
    testsupport::MshBuilder mesh = testsupport::MshBuilder::withEverything();
    const ModelFile full = *ModelFile::open(mesh.build());
    EXPECT_TRUE(diffFiles(full, full).sameBytes);

    mesh.version = 2000;
    const ModelFile old = *ModelFile::open(mesh.build());
    FileDiff diff = diffFiles(old, full);
    EXPECT_EQ(diff.oldVersion, 2000);
    EXPECT_EQ(diff.newVersion, 2002);
    EXPECT_EQ(diff.points.added.size(), 3U);
    EXPECT_FALSE(diff.firstDifference);
    EXPECT_FALSE(diff.sameBytes);

    mesh.vertices[0].position[0] += 1;
    diff = diffFiles(old, *ModelFile::open(mesh.build()));
    EXPECT_TRUE(diff.points.isEmpty());
    ASSERT_TRUE(diff.firstDifference);
    EXPECT_NE(old.bytes()[*diff.firstDifference],
              ModelFile::open(mesh.build())->bytes()[*diff.firstDifference]);
}

} // namespace
