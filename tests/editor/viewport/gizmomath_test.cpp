// SPDX-License-Identifier: MIT
#include <editor/viewport/gizmomath.h>

#include <tests/editor/viewport/near.h>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace hardpoint;
using testsupport::near;

namespace {

Ray rayTo(const Vec3d &from, const Vec3d &to)
{
    return {from, normalized(to - from), 0};
}

TEST(GizmoMath, ARayThatMeetsALineFindsThePlaceWhereItDoes)
{
    const Vec3d origin{1, 2, 3};
    const Vec3d direction{0.5, -2, 1}; // not of length 1: what is found counts in it
    for (const double t : {-3.0, 0.0, 0.25, 40.0}) {
        const Ray ray = rayTo({7, 8, -9}, origin + direction * t);
        ASSERT_TRUE(alongLine(ray, origin, direction));
        EXPECT_NEAR(*alongLine(ray, origin, direction), t, 1e-9);
    }
}

TEST(GizmoMath, ARayThatPassesALineFindsTheNearestPlace)
{
    const Ray ray = rayTo({5, 4, 10}, {5, 4, 0});
    EXPECT_NEAR(*alongLine(ray, {0, 0, 0}, {1, 0, 0}), 5, 1e-12);
    EXPECT_NEAR(*alongLine(ray, {0, 0, 0}, {0, 2, 0}), 2, 1e-12);
}

TEST(GizmoMath, NothingIsFoundAlongARayOrBehindIt)
{
    const Ray ray = rayTo({0, 0, 10}, {0, 0, 0});
    EXPECT_FALSE(alongLine(ray, {1, 0, 0}, {0, 0, 1}));
    EXPECT_FALSE(alongLine(ray, {1, 0, 20}, {1, 0, 0}));
    EXPECT_FALSE(onPlane(ray, {0, 5, 0}, {0, 1, 0}));
    EXPECT_FALSE(onPlane(ray, {0, 0, 20}, {0, 0, 1}));
}

TEST(GizmoMath, ARayMeetsAPlane)
{
    const Vec3d place{3, -4, 5};
    const Ray ray = rayTo({10, 10, 10}, place);
    const auto found = onPlane(ray, place + Vec3d{1, 2, 0}, {-4, 2, 3});
    ASSERT_TRUE(found);
    EXPECT_TRUE(near(*found, place, 1e-9));
}

TEST(GizmoMath, AnglesCountCounterclockwiseAsSeenFromTheEndOfTheAxis)
{
    const Vec3d z{0, 0, 1};
    EXPECT_NEAR(degreesAbout(z, {1, 0, 0}, {0, 1, 0}), 90, 1e-12);
    EXPECT_NEAR(degreesAbout(-z, {1, 0, 0}, {0, 1, 0}), -90, 1e-12);
    EXPECT_NEAR(degreesAbout(z, {2, 0, 7}, {3, 3, -5}), 45, 1e-12)
        << "along the axis nothing counts";
}

TEST(GizmoMath, ATurnTurnsByTheAngleThatIsMeasured)
{
    const Vec3d axis = normalized({1, -2, 0.5});
    const Vec3d from = normalized(cross(axis, {0, 0, 1}));
    for (const double degrees : {-170.0, -33.0, 0.0, 12.5, 90.0, 179.0}) {
        const Vec3d to = from * rotationAbout(axis, degrees);
        EXPECT_NEAR(degreesAbout(axis, from, to), degrees, 1e-9);
        EXPECT_NEAR(length(to), 1, 1e-12);
    }
    EXPECT_EQ(Vec3d({1, 0, 0}) * rotationAbout({0, 0, 1}, 90), (Vec3d{0, 1, 0})) << "exactly";
    EXPECT_EQ(Vec3d({1, 0, 0}) * rotationAbout({0, 0, 1}, -180), (Vec3d{-1, 0, 0}));
}

TEST(GizmoMath, AnInverseLeadsBack)
{
    const Basis basis{{{{2, 0.5, 0}, {-1, 3, 0.25}, {0, 0.125, -4}}}};
    const auto back = inverse(basis);
    ASSERT_TRUE(back);
    const Vec3d v{3, -7, 11};
    EXPECT_TRUE(near(v * basis * *back, v, 1e-12));
    EXPECT_TRUE(near(v * *back * basis, v, 1e-12));
}

TEST(GizmoMath, FlatAndUnknownBasesHaveNoInverse)
{
    EXPECT_FALSE(inverse(Basis{{{{1, 0, 0}, {0, 1, 0}, {1, 1, 0}}}}));
    EXPECT_FALSE(inverse(Basis{{{{1, 0, 0}, {0, 0, 0}, {0, 0, 1}}}}));
    EXPECT_FALSE(inverse(Basis{{{{std::nan(""), 0, 0}, {0, 1, 0}, {0, 0, 1}}}}));
    EXPECT_FALSE(directionsOf(Basis{{{{0, 0, 0}, {0, 1, 0}, {0, 0, 1}}}}));
    EXPECT_TRUE(inverse(Basis{{{{1e-9, 0, 0}, {0, 1e-9, 0}, {0, 0, 1e-9}}}})) << "small, not flat";
}

TEST(GizmoMath, SnappingTakesTheNearestStep)
{
    EXPECT_EQ(snapped(7.4, 5), 5);
    EXPECT_EQ(snapped(-7.6, 5), -10);
    EXPECT_EQ(snapped(7.4, 0), 7.4);
}

} // namespace
