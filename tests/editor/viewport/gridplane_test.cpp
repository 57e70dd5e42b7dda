// SPDX-License-Identifier: MIT
#include <editor/viewport/gridplane.h>

#include <tests/editor/viewport/near.h>

#include <gtest/gtest.h>

#include <limits>

using formatlib::Axes;
using hardpoint::GridPlane;
using hardpoint::gridPlane;
using hardpoint::gridStep;
using hardpoint::OrbitCamera;
using hardpoint::Vec3d;
using testsupport::near;

namespace {

Vec3d normal(const GridPlane &plane)
{
    const Vec3d n = cross(plane.along, plane.across);
    return {std::abs(n.x), std::abs(n.y), std::abs(n.z)};
}

TEST(GridStep, IsAPowerOfTenThatFitsThreeToThirtyTimes)
{
    for (double height = 1e-4; height < 1e6; height *= 1.37) {
        const double step = gridStep(height);
        EXPECT_NEAR(std::log10(step), std::round(std::log10(step)), 1e-9);
        EXPECT_GE(height / step, 3 * (1 - 1e-9));
        EXPECT_LE(height / step, 30 * (1 + 1e-9));
    }
}

TEST(GridStep, ViewsThatShowNothingHaveOneToo)
{
    EXPECT_EQ(gridStep(0), 1);
    EXPECT_EQ(gridStep(-3), 1);
    EXPECT_EQ(gridStep(std::numeric_limits<double>::quiet_NaN()), 1);
    EXPECT_EQ(gridStep(std::numeric_limits<double>::infinity()), 1);
}

TEST(GridPlane, IsTheGroundOrTheSheet)
{
    OrbitCamera camera;
    camera.yaw = 0.5;
    camera.pitch = 0.3;
    EXPECT_TRUE(near(normal(gridPlane(camera, Axes::LeftHandedYUp)), {0, 1, 0}));
    EXPECT_TRUE(near(normal(gridPlane(camera, Axes::RightHandedYUp)), {0, 1, 0}));
    EXPECT_TRUE(near(normal(gridPlane(camera, Axes::PuppetSheet)), {0, 0, 1}));
}

TEST(GridPlane, FacesAnOrthographicEyeThatLooksAlongAnAxis)
{
    using Side = OrbitCamera::Side;
    for (const Axes axes : {Axes::LeftHandedYUp, Axes::PuppetSheet}) {
        for (const Side side :
             {Side::Front, Side::Back, Side::Right, Side::Left, Side::Top, Side::Bottom}) {
            OrbitCamera camera;
            camera.orthographic = true;
            camera.lookFrom(side);
            const Vec3d back = camera.back();
            EXPECT_NEAR(std::abs(dot(normal(gridPlane(camera, axes)), back)), 1, 1e-9);
        }
    }
}

TEST(GridPlane, LiesAboutWhereTheCameraLooksInThePlaneOfTheOrigin)
{
    OrbitCamera camera;
    camera.pitch = 0.3;
    camera.pivot = {12, 34, 56};
    camera.distance = 100;
    const GridPlane plane = gridPlane(camera, Axes::RightHandedYUp);
    EXPECT_TRUE(near(plane.middle, {12, 0, 56}));
    EXPECT_GT(plane.reach, camera.distance);
    EXPECT_GE(plane.fineness, 0);
    EXPECT_LE(plane.fineness, 1);
}

} // namespace
