// SPDX-License-Identifier: MIT
#include <formatlib/geometry.h>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <random>

using namespace formatlib;

namespace {

void expectNear(const Vec3 &a, const Vec3 &b, float tolerance)
{
    EXPECT_NEAR(a.x, b.x, tolerance);
    EXPECT_NEAR(a.y, b.y, tolerance);
    EXPECT_NEAR(a.z, b.z, tolerance);
}

void expectNear(const Matrix4 &a, const Matrix4 &b, float tolerance)
{
    for (std::size_t i = 0; i < 16; ++i)
        EXPECT_NEAR(a.m[i], b.m[i], tolerance) << "element " << i;
}

Matrix4 sheared()
{
    Matrix4 matrix;
    matrix.m = {2, 0, 0, 0, 0.5F, 3, 0, 0, 0.25F, -0.75F, 1.5F, 0, 7, 8, 9, 1};
    return matrix;
}

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

TEST(Compose, QuarterTurnsAreExact)
{
    // By hand, v' = v M: about X, Y goes to Z and Z to -Y; about Y, Z goes to X; about Z, X to Y.
    const Matrix4 x = compose({1, 1, 1}, {90, 0, 0}, {});
    EXPECT_EQ(transform({0, 1, 0}, x), (Vec3{0, 0, 1}));
    EXPECT_EQ(transform({0, 0, 1}, x), (Vec3{0, -1, 0}));
    const Matrix4 y = compose({1, 1, 1}, {0, 90, 0}, {});
    EXPECT_EQ(transform({0, 0, 1}, y), (Vec3{1, 0, 0}));
    const Matrix4 z = compose({1, 1, 1}, {0, 0, 90}, {});
    EXPECT_EQ(transform({1, 0, 0}, z), (Vec3{0, 1, 0}));
    const Matrix4 half = compose({1, 1, 1}, {0, 0, -180}, {});
    EXPECT_EQ(transform({1, 2, 3}, half), (Vec3{-1, -2, 3}));
}

TEST(Compose, ScalesThenTurnsAboutXThenYThenZThenMoves)
{
    const Matrix4 steps = compose({2, 3, 4}, {}, {}) * compose({1, 1, 1}, {20, 0, 0}, {})
        * compose({1, 1, 1}, {0, 30, 0}, {}) * compose({1, 1, 1}, {0, 0, 40}, {})
        * Matrix4::translation({5, 6, 7});
    expectNear(compose({2, 3, 4}, {20, 30, 40}, {5, 6, 7}), steps, 1e-6F);
}

TEST(Decompose, GivesBackWhatWasComposed)
{
    const Matrix4 matrix = compose({2, 0.5F, 3}, {10, -20, 30}, {1, 2, 3});
    expectNear(*rotationDegrees(matrix), {10, -20, 30}, 1e-4F);
    expectNear(scaleOf(matrix), {2, 0.5F, 3}, 1e-6F);
}

TEST(Decompose, IsStableWhereTwoAxesMeet)
{
    for (const float y : {90.0F, -90.0F, 89.99999F, 89.999F, 89.97F, -89.9999F}) {
        for (const float x : {0.0F, 35.0F, -170.0F}) {
            for (const float z : {0.0F, 25.0F, 135.0F}) {
                const Matrix4 matrix = compose({1, 1, 1}, {x, y, z}, {4, 5, 6});
                const Vec3 degrees = *rotationDegrees(matrix);
                expectNear(compose({1, 1, 1}, degrees, {4, 5, 6}), matrix, 2e-6F);
            }
        }
    }
    expectNear(*rotationDegrees(compose({1, 1, 1}, {35, 90, 0}, {})), {35, 90, 0}, 1e-4F);
    expectNear(*rotationDegrees(compose({1, 1, 1}, {30, 90, 10}, {})), {20, 90, 0}, 1e-4F);
    expectNear(*rotationDegrees(compose({1, 1, 1}, {30, -90, 10}, {})), {40, -90, 0}, 1e-4F);
}

TEST(Decompose, RandomMatricesComeBack)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<float> angle(-180, 180);
    std::uniform_real_distribution<float> size(0.1F, 10);
    for (int i = 0; i < 2000; ++i) {
        Vec3 scale{size(random), size(random), size(random)};
        if (i % 3 == 0)
            scale.x = -scale.x;
        const Matrix4 matrix =
            compose(scale, {angle(random), angle(random), angle(random)}, {1, 2, 3});
        const Matrix4 again = compose(scaleOf(matrix), *rotationDegrees(matrix), {1, 2, 3});
        expectNear(again, matrix, 2e-5F);
    }
}

TEST(Decompose, MirroringIsANegativeX)
{
    const Matrix4 matrix = compose({-2, 3, 4}, {10, 20, 30}, {});
    expectNear(scaleOf(matrix), {-2, 3, 4}, 1e-6F);
    expectNear(*rotationDegrees(matrix), {10, 20, 30}, 1e-4F);
}

TEST(Decompose, MissingRowsAndParallelOnesHaveARotationToo)
{
    const Matrix4 none = compose({0, 0, 0}, {}, {});
    EXPECT_EQ(*rotationDegrees(none), (Vec3{0, 0, 0}));
    expectNear(*rotationDegrees(compose({0, 1, 1}, {10, 20, 30}, {})), {10, 20, 30}, 1e-4F);
    expectNear(*rotationDegrees(compose({1, 0, 1}, {10, 20, 30}, {})), {10, 20, 30}, 1e-4F);
    expectNear(*rotationDegrees(compose({1, 1, 0}, {10, 20, 30}, {})), {10, 20, 30}, 1e-4F);
    Matrix4 parallel;
    parallel.m = {1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 1};
    EXPECT_EQ(*rotationDegrees(parallel), (Vec3{0, 0, 0}));
    Matrix4 onlyY;
    onlyY.m = {0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    EXPECT_TRUE(isFinite(*rotationDegrees(onlyY)));
}

TEST(WithRotation, KeepsScaleShearMoveAndLastColumn)
{
    Matrix4 matrix = sheared();
    matrix.m[3] = 0.125F;
    matrix.m[12] = -0.0F;
    const Matrix4 turned = *withRotation(matrix, {0, 0, 90});
    // By hand: every row turns about Z, (x, y, z) to (-y, x, z).
    const Matrix4 expected{
        {0, 2, 0, 0.125F, -3, 0.5F, 0, 0, 0.75F, 0.25F, 1.5F, 0, -0.0F, 8, 9, 1}};
    expectNear(turned, expected, 1e-6F);
    for (const std::size_t kept : {3U, 7U, 11U, 12U, 13U, 14U, 15U})
        EXPECT_TRUE(sameBits(turned.m[kept], matrix.m[kept])) << kept;
    expectNear(*rotationDegrees(turned), {0, 0, 90}, 1e-4F);
    expectNear(scaleOf(turned), scaleOf(matrix), 1e-6F);
    expectNear(*withRotation(turned, {0, 0, 0}), matrix, 1e-6F);
}

TEST(WithRotation, MakesCleanMatricesOfCleanAngles)
{
    const Matrix4 odd = compose({1, 1, 1}, {12.5F, 47, -133}, {1, 2, 3});
    const Matrix4 clean = *withRotation(odd, {0, 90, 0});
    for (const std::size_t zero : {0U, 1U, 4U, 6U, 9U, 10U})
        EXPECT_TRUE(sameBits(clean.m[zero], 0.0F)) << zero;
}

TEST(WithRotation, TheSameRotationChangesNoBit)
{
    for (const float y : {17.3F, 90.0F, -90.0F}) {
        const Matrix4 matrix = compose({1.7F, 0.3F, 5}, {33.3F, y, 12.1F}, {1, 2, 3});
        EXPECT_TRUE(sameBits(*withRotation(matrix, *rotationDegrees(matrix)), matrix));
    }
}

TEST(WithRotation, KeepsAMirror)
{
    const Matrix4 matrix = compose({-1, 1, 1}, {10, 20, 30}, {});
    expectNear(*withRotation(matrix, {0, 0, 0}), compose({-1, 1, 1}, {}, {}), 1e-6F);
}

TEST(WithScale, TouchesOnlyTheRowsThatChange)
{
    const Matrix4 matrix = compose({2, 3, 4}, {10, 20, 30}, {1, 2, 3});
    Vec3 scale = scaleOf(matrix);
    scale.y = 6;
    const Matrix4 scaled = *withScale(matrix, scale);
    for (std::size_t i = 0; i < 16; ++i) {
        if (i < 4 || i > 6)
            EXPECT_TRUE(sameBits(scaled.m[i], matrix.m[i])) << i;
        else
            EXPECT_NEAR(scaled.m[i], 2 * matrix.m[i], 1e-5F) << i;
    }
}

TEST(WithScale, KeepsShearAndGivesMissingRowsADirection)
{
    const Matrix4 matrix = sheared();
    Vec3 scale = scaleOf(matrix);
    scale.z *= 2;
    const Matrix4 scaled = *withScale(matrix, scale);
    expectNear(Vec3{scaled.m[8], scaled.m[9], scaled.m[10]}, Vec3{0.5F, -1.5F, 3}, 1e-6F);
    expectNear(*withScale(compose({0, 1, 1}, {0, 0, 90}, {}), {2, 1, 1}),
               compose({2, 1, 1}, {0, 0, 90}, {}), 1e-6F);
    expectNear(scaleOf(*withScale(matrix, {-1, 1, 1})), {-1, 1, 1}, 1e-6F);
}

TEST(MatrixEdits, RefuseWhatIsNotFinite)
{
    Matrix4 matrix;
    matrix.m[5] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_FALSE(rotationDegrees(matrix));
    EXPECT_FALSE(withRotation(matrix, {1, 2, 3}));
    EXPECT_FALSE(withScale(matrix, {1, 2, 3}));
    EXPECT_FALSE(withScale(Matrix4(), {1, 2, std::numeric_limits<float>::infinity()}));
}

} // namespace
