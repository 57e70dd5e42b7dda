// SPDX-License-Identifier: MIT
#include <editor/viewport/axesindicator.h>
#include <editor/viewport/viewtheme.h>

#include <tests/editor/viewport/near.h>

#include <gtest/gtest.h>

#include <algorithm>

using formatlib::Axes;
using hardpoint::AxesIndicator;
using hardpoint::ViewAxes;
using hardpoint::ViewFrame;
using Side = hardpoint::OrbitCamera::Side;

namespace {

ViewFrame slanted()
{
    ViewFrame frame;
    frame.size = {800, 600};
    frame.camera.yaw = 0.5;
    frame.camera.pitch = 0.4;
    return frame;
}

AxesIndicator::Arm armOf(const AxesIndicator &indicator, const QString &letter)
{
    return *std::ranges::find(indicator.arms(), letter, &AxesIndicator::Arm::letter);
}

TEST(AxesIndicator, LettersStandWhereTheFilesAxesPoint)
{
    const AxesIndicator right(slanted(), ViewAxes(Axes::RightHandedYUp));
    EXPECT_EQ(armOf(right, QStringLiteral("X")).side, Side::Right);
    EXPECT_EQ(armOf(right, QStringLiteral("Y")).side, Side::Top);
    EXPECT_EQ(armOf(right, QStringLiteral("Z")).side, Side::Front);
    EXPECT_GT(armOf(right, QStringLiteral("X")).end.x(), right.middle().x());
    EXPECT_LT(armOf(right, QStringLiteral("Y")).end.y(), right.middle().y());

    const AxesIndicator left(slanted(), ViewAxes(Axes::LeftHandedYUp));
    EXPECT_EQ(armOf(left, QStringLiteral("Z")).side, Side::Back);
    EXPECT_EQ(armOf(left, QStringLiteral("Z")).colour, hardpoint::viewcolours::axisZ);
}

TEST(AxesIndicator, EveryEndLeadsToItsSide)
{
    const AxesIndicator indicator(slanted(), ViewAxes());
    ASSERT_EQ(indicator.arms().size(), 6);
    for (const AxesIndicator::Arm &arm : indicator.arms())
        EXPECT_EQ(indicator.sideAt(arm.end), arm.side);
    EXPECT_FALSE(indicator.sideAt({400, 300}));
}

TEST(AxesIndicator, TheEndTowardTheEyeIsTakenBeforeTheOneBehindIt)
{
    ViewFrame frame = slanted();
    frame.camera.lookFrom(Side::Right);
    const AxesIndicator indicator(frame, ViewAxes());
    EXPECT_EQ(indicator.sideAt(indicator.middle()), Side::Right);
    EXPECT_TRUE(std::ranges::is_sorted(indicator.arms(), {}, &AxesIndicator::Arm::towardEye));
}

} // namespace
