// SPDX-License-Identifier: MIT
#include <editor/viewport/labellayout.h>

#include <QRectF>

#include <gtest/gtest.h>

#include <algorithm>

using hardpoint::LabelSpot;
using hardpoint::placeLabels;

namespace {

const QSizeF view(400, 300);
const QSizeF label(60, 20);

TEST(LabelLayout, ALabelStandsAtTheRightWhereThereIsRoom)
{
    const auto placed = placeLabels(std::vector<LabelSpot>{{{100, 100}, label, 8}}, view);
    ASSERT_TRUE(placed[0]);
    EXPECT_GE(placed[0]->x(), 8);
    EXPECT_DOUBLE_EQ(placed[0]->y(), -10);
}

TEST(LabelLayout, AtTheRightEdgeItGoesToTheLeft)
{
    const auto placed = placeLabels(std::vector<LabelSpot>{{{390, 100}, label, 8}}, view);
    ASSERT_TRUE(placed[0]);
    EXPECT_LE(placed[0]->x(), -68);
}

TEST(LabelLayout, OutOfViewThereIsNone)
{
    const std::vector<LabelSpot> spots{{{-1, 100}, label, 8}, {{500, 100}, label, 8}};
    for (const auto &offset : placeLabels(spots, view))
        EXPECT_FALSE(offset);
}

TEST(LabelLayout, NoLabelCoversAnotherOneOrAnotherMarker)
{
    std::vector<LabelSpot> spots;
    for (int i = 0; i < 50; ++i)
        spots.push_back({QPointF((i * 37) % 400, (i * 53) % 300), label, 7});
    const auto placed = placeLabels(spots, view);
    std::vector<QRectF> rects;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (!placed[i])
            continue;
        const QRectF rect(spots[i].anchor + *placed[i], label);
        EXPECT_TRUE(QRectF(QPointF(), view).contains(rect));
        for (const QRectF &other : rects)
            EXPECT_FALSE(rect.intersects(other));
        for (std::size_t j = 0; j < spots.size(); ++j)
            EXPECT_FALSE(rect.contains(spots[j].anchor)) << i << " covers " << j;
        rects.push_back(rect);
    }
    EXPECT_GT(rects.size(), 5);
    EXPECT_LT(rects.size(), spots.size());
}

TEST(LabelLayout, TheFirstChoosesFirst)
{
    // Room for one label only.
    const std::vector<LabelSpot> spots{{{45, 15}, {60, 20}, 2}, {{46, 15}, {60, 20}, 2}};
    const auto placed = placeLabels(spots, {115, 30});
    EXPECT_TRUE(placed[0]);
    EXPECT_FALSE(placed[1]);
}

TEST(LabelLayout, ALabelThatInsistsCoversMarkersButNoLabel)
{
    std::vector<LabelSpot> spots;
    for (int x = 0; x < 400; x += 20) {
        for (int y = 0; y < 300; y += 20)
            spots.push_back({QPointF(x, y), label, 8});
    }
    EXPECT_TRUE(std::ranges::none_of(placeLabels(spots, view), &std::optional<QPointF>::has_value));
    std::swap(spots[0], spots[150]);
    std::swap(spots[1], spots[151]);
    spots[0].insists = spots[1].insists = true;
    const auto placed = placeLabels(spots, view);
    ASSERT_TRUE(placed[0]);
    ASSERT_TRUE(placed[1]);
    EXPECT_FALSE(QRectF(spots[0].anchor + *placed[0], label)
                     .intersects(QRectF(spots[1].anchor + *placed[1], label)));
}

TEST(LabelLayout, LabelsOfThingsInOnePlaceStandAroundIt)
{
    const std::vector<LabelSpot> spots(3, {{200, 150}, label, 8});
    for (const auto &offset : placeLabels(spots, view))
        EXPECT_TRUE(offset);
}

} // namespace
