// SPDX-License-Identifier: MIT
#include <formatlib/geometry.h>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace formatlib;

namespace {

// A quarter turn about Z, row vectors: X goes to Y, Y to -X. Then a move.
const Matrix4 quarterTurn{{0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 10, 20, 30, 1}};

TEST(Geometry, RowVectorsGoThroughRotationThenTranslation)
{
    EXPECT_EQ(transform({1, 2, 3}, quarterTurn), (Vec3{8, 21, 33}));
    EXPECT_EQ(quarterTurn.origin(), (Vec3{10, 20, 30}));
}

TEST(Geometry, ProductsApplyTheLeftFactorFirst)
{
    const Matrix4 move = Matrix4::translation({1, 2, 3});
    EXPECT_EQ((move * quarterTurn).origin(), (Vec3{8, 21, 33}));
    EXPECT_EQ((quarterTurn * move).origin(), (Vec3{11, 22, 33}));
}

TEST(Geometry, InverseUndoes)
{
    const auto back = inverse(quarterTurn);
    ASSERT_TRUE(back);
    EXPECT_EQ(transform({8, 21, 33}, *back), (Vec3{1, 2, 3}));
    EXPECT_FALSE(inverse(Matrix4{{1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}}));
    Matrix4 broken;
    broken.m[5] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(inverse(broken));
}

TEST(Geometry, QuaternionsTurnAsSklMeansThem)
{
    const auto half = static_cast<float>(std::sqrt(0.5));
    const Matrix4 turn = fromRotation({0, 0, half, half}, {10, 20, 30});
    for (std::size_t i = 0; i < 16; ++i)
        EXPECT_NEAR(turn.m[i], quarterTurn.m[i], 1e-6) << i;
}

TEST(Geometry, SameBitsTellsZerosApartAndKnowsNaN)
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    EXPECT_TRUE(sameBits(nan, nan));
    EXPECT_FALSE(sameBits(nan, -nan));
    EXPECT_FALSE(sameBits(0.0F, -0.0F));
    EXPECT_FALSE(sameBits(Vec3{0, 0, 0}, Vec3{0, 0, -0.0F}));
}

} // namespace
