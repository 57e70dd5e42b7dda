// SPDX-License-Identifier: MIT
#include <editor/viewport/picking.h>
#include <editor/viewport/projector.h>

#include <tests/editor/viewport/near.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <vector>

using formatlib::Vec3;
using hardpoint::OrbitCamera;
using hardpoint::Projector;
using hardpoint::Ray;
using hardpoint::Vec3d;
using testsupport::near;

namespace {

const QSizeF size(600, 400);
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

class Picking : public testing::TestWithParam<bool> {
protected:
    Picking()
    {
        m_camera.distance = 10;
        m_camera.orthographic = GetParam();
    }

    QPointF pixel(const Vec3d &place) const
    {
        return Projector(m_camera, size).project(place)->pixel;
    }
    std::vector<std::size_t> near(const std::vector<Vec3d> &places, const QPointF &cursor) const
    {
        return placesNear(m_camera, size, places, cursor, 8);
    }

    OrbitCamera m_camera;
};

INSTANTIATE_TEST_SUITE_P(Both, Picking, testing::Bool(), [](const auto &test) {
    return test.param ? "Orthographic" : "Perspective";
});

TEST_P(Picking, FindsTheNearestOnScreenFirst)
{
    const std::vector<Vec3d> places{{1, 0, 0}, {1.05, 0, 0}, {-1, 0, 0}};
    EXPECT_EQ(near(places, pixel(places[1]) + QPointF(1, 0)), (std::vector<std::size_t>{1, 0}));
    EXPECT_EQ(near(places, pixel(places[0]) - QPointF(1, 0)), (std::vector<std::size_t>{0, 1}));
    EXPECT_EQ(near(places, pixel(places[2])), (std::vector<std::size_t>{2}));
    EXPECT_TRUE(near(places, {10, 10}).empty());
}

TEST_P(Picking, ReachesAsFarAsTheRadius)
{
    const std::vector<Vec3d> places{{0.5, 0.5, 0}};
    EXPECT_EQ(near(places, pixel(places[0]) + QPointF(7.9, 0)).size(), 1);
    EXPECT_TRUE(near(places, pixel(places[0]) + QPointF(8.1, 0)).empty());
}

TEST_P(Picking, TakesTheFrontOneOfThoseBehindEachOther)
{
    const Vec3d front{0, 0, 2};
    const Vec3d back{0, 0, -2};
    EXPECT_EQ(near({back, front}, pixel(front)), (std::vector<std::size_t>{1, 0}));
}

TEST_P(Picking, NeverFindsWhatHasNoPlace)
{
    EXPECT_EQ(near({{nan, 0, 0}, {0, 0, 0}, {0, 0, nan}}, {300, 200}),
              (std::vector<std::size_t>{1}));
    EXPECT_EQ(
        placesInside(m_camera, size, std::vector<Vec3d>{{nan, 0, 0}, {0, 0, 0}}, {0, 0, 600, 400}),
        (std::vector<std::size_t>{1}));
}

TEST_P(Picking, ABoxTakesExactlyWhatIsInside)
{
    std::vector<Vec3d> places;
    for (int i = 0; i < 400; ++i)
        places.push_back({(i % 20 - 10) * 0.3, (i / 20 - 10) * 0.2, (i % 7) * 0.4});
    const QRectF box(151, 99, 212, 133);
    const auto inside = placesInside(m_camera, size, places, box);
    EXPECT_GT(inside.size(), 20);
    for (std::size_t i = 0; i < places.size(); ++i)
        EXPECT_EQ(std::ranges::binary_search(inside, i), box.contains(pixel(places[i]))) << i;
}

const std::vector<Vec3> corners{{-1, -1, 0},  {1, -1, 0},  {0, 1, 0},
                                {-1, -1, -3}, {1, -1, -3}, {0, 1, -3}};

TEST_P(Picking, TheFirstSurfaceIsHit)
{
    const std::vector<std::uint32_t> triangles{3, 4, 5, 0, 1, 2};
    const Vec3d aim{0.1, -0.2, 0};
    const auto hit = firstHit(m_camera.ray(pixel(aim), size), corners, triangles);
    ASSERT_TRUE(hit);
    EXPECT_EQ(hit->triangle, 1);
    EXPECT_TRUE(testsupport::near(hit->place, aim, 1e-6));
    EXPECT_TRUE(testsupport::near(hit->normal, {0, 0, 1}));
}

TEST_P(Picking, ASurfaceIsHitFromItsBackToo)
{
    const std::vector<std::uint32_t> triangles{0, 2, 1};
    const auto hit = firstHit(m_camera.ray(pixel({0, 0, 0}), size), corners, triangles);
    ASSERT_TRUE(hit);
    EXPECT_TRUE(testsupport::near(hit->normal, {0, 0, 1}));
}

TEST_P(Picking, NoRaySlipsThroughASeam)
{
    const std::vector<Vec3> square{{-1, -1, 0.1F}, {1, -1, 0.3F}, {1, 1, -0.2F}, {-1, 1, 0.7F}};
    const std::vector<std::uint32_t> triangles{0, 1, 2, 0, 2, 3};
    m_camera.yaw = 0.3;
    m_camera.pitch = 0.2;
    for (int i = 1; i < 2000; ++i) {
        const double t = i / 2000.0;
        const Vec3d seam =
            hardpoint::widened(square[0]) * (1 - t) + hardpoint::widened(square[2]) * t;
        ASSERT_TRUE(firstHit(m_camera.ray(pixel(seam), size), square, triangles)) << i;
    }
}

TEST_P(Picking, BesideASurfaceNothingIsHit)
{
    const std::vector<std::uint32_t> triangles{0, 1, 2, 0, 0, 0, 0, 1, 1};
    EXPECT_FALSE(firstHit(m_camera.ray({5, 5}, size), corners, triangles));
    EXPECT_FALSE(firstHit(m_camera.ray({300, 200}, size), corners, {}));
}

TEST(FirstHit, APerspectiveEyeSeesNothingBehindItself)
{
    const std::vector<std::uint32_t> triangles{0, 1, 2};
    EXPECT_FALSE(firstHit(Ray{{0, 0, -1}, {0, 0, -1}, 0}, corners, triangles));
    EXPECT_TRUE(firstHit(Ray{{0, 0, -1}, {0, 0, 1}, 0}, corners, triangles));
    EXPECT_TRUE(firstHit(Ray{{0, 0, -1}, {0, 0, -1}, -5}, corners, triangles));
}

} // namespace
