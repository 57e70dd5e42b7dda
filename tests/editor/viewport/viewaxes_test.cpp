// SPDX-License-Identifier: MIT
#include <editor/viewport/viewaxes.h>

#include <gtest/gtest.h>

#include <array>
#include <limits>

using formatlib::Axes;
using formatlib::Matrix4;
using formatlib::Vec3;
using hardpoint::ViewAxes;

namespace {

constexpr std::array allAxes{Axes::LeftHandedYUp, Axes::RightHandedYUp, Axes::PuppetSheet};

Vec3 crossed(const Vec3 &a, const Vec3 &b)
{
    return hardpoint::narrowed(cross(hardpoint::widened(a), hardpoint::widened(b)));
}

TEST(ViewAxes, ThereAndBackKeepsEveryBit)
{
    const std::array values{0.0F,
                            -0.0F,
                            1.25F,
                            -118.125F,
                            std::numeric_limits<float>::denorm_min(),
                            std::numeric_limits<float>::max(),
                            -std::numeric_limits<float>::infinity(),
                            std::numeric_limits<float>::quiet_NaN()};
    for (const Axes axes : allAxes) {
        const ViewAxes view(axes);
        for (const float value : values) {
            const Vec3 place{value, -value, value};
            EXPECT_TRUE(formatlib::sameBits(view.toFile(view.toView(place)), place));
            Matrix4 matrix;
            matrix.m.fill(value);
            EXPECT_TRUE(formatlib::sameBits(view.toFile(view.toView(matrix)), matrix));
        }
    }
}

TEST(ViewAxes, CharactersFaceTheViewerWithTheRightHandOnTheLeft)
{
    const ViewAxes view(Axes::LeftHandedYUp);
    EXPECT_EQ(view.toView(Vec3{0, 0, -1}), (Vec3{0, 0, 1}));
    EXPECT_EQ(view.toView(Vec3{-1, 0, 0}), (Vec3{-1, 0, 0}));
    EXPECT_EQ(view.toView(Vec3{0, 1, 0}), (Vec3{0, 1, 0}));
    EXPECT_TRUE(view.isMirrored());
}

TEST(ViewAxes, SheetsAndRightHandedFilesStayAsTheyAre)
{
    for (const Axes axes : {Axes::RightHandedYUp, Axes::PuppetSheet}) {
        const ViewAxes view(axes);
        EXPECT_EQ(view.toView(Vec3{1, 2, 3}), (Vec3{1, 2, 3}));
        EXPECT_FALSE(view.isMirrored());
    }
}

TEST(ViewAxes, OutwardStaysOutwardWhenCornersAreTakenTheOtherWayRound)
{
    // In the file, outward is cross(B - A, C - A) by the left-handed rule; the mirrored triangle
    // A, C, B has its outward side where the file's normal points to.
    const ViewAxes view(Axes::LeftHandedYUp);
    const Vec3 ab{2, 0.5F, 0};
    const Vec3 ac{0, 1, 0.25F};
    const Vec3 normal = view.toView(crossed(ab, ac));
    EXPECT_EQ(crossed(view.toView(ac), view.toView(ab)), normal);
}

TEST(ViewAxes, MatricesMovePlacesAsTheyDidInTheFile)
{
    Matrix4 matrix = formatlib::fromRotation({0.5F, 0.5F, -0.5F, 0.5F}, {3, -4, 5});
    matrix.m[1] = 0.75F; // and a shear
    const Vec3 place{1, 2, 3};
    for (const Axes axes : allAxes) {
        const ViewAxes view(axes);
        EXPECT_EQ(view.toView(transform(place, matrix)),
                  transform(view.toView(place), view.toView(matrix)));
    }
}

} // namespace
