// SPDX-License-Identifier: MIT
#include <editor/viewport/markerlook.h>
#include <editor/viewport/viewtheme.h>

#include <gtest/gtest.h>

#include <set>
#include <tuple>

using namespace hardpoint;

namespace {

TEST(MarkerLook, EveryStateLooksDifferent)
{
    std::set<std::tuple<std::array<float, 3>, float, float>> looks;
    for (const bool problem : {false, true}) {
        for (const bool selected : {false, true}) {
            for (const bool hovered : {false, true}) {
                const MarkerLook look = markerLook({problem, selected, hovered});
                if (!(selected && hovered))
                    looks.insert({look.colour, look.diameter, look.shape});
            }
        }
    }
    EXPECT_EQ(looks.size(), 6);
}

TEST(MarkerLook, NothingIsToldByColourAlone)
{
    const MarkerLook plain = markerLook({});
    EXPECT_NE(markerLook({.problem = true}).shape, plain.shape);
    EXPECT_NE(markerLook({.selected = true}).shape, plain.shape);
    EXPECT_GT(markerLook({.selected = true}).diameter, plain.diameter);
    EXPECT_NE(markerLook({.problem = true, .selected = true}).shape,
              markerLook({.selected = true}).shape);
}

TEST(MarkerLook, HasTheColoursOfTheTheme)
{
    EXPECT_EQ(markerLook({}).colour, rgb(viewcolours::marker));
    EXPECT_EQ(markerLook({.problem = true}).colour, rgb(viewcolours::markerProblem));
    EXPECT_EQ(markerLook({.problem = true, .selected = true}).colour,
              rgb(viewcolours::markerSelected));
}

TEST(MarkerLook, CrowdsAreSmallerAndNeverTiny)
{
    EXPECT_EQ(crowdScale(0), 1);
    EXPECT_EQ(crowdScale(300), 1);
    EXPECT_LT(crowdScale(1000), crowdScale(500));
    EXPECT_LT(crowdScale(5000), crowdScale(1000));
    EXPECT_FLOAT_EQ(crowdScale(10000), 0.46F);
    EXPECT_FLOAT_EQ(crowdScale(1000000), 0.46F);
}

} // namespace
