// SPDX-License-Identifier: MIT
#include <editor/viewport/orbitcamera.h>
#include <editor/viewport/projector.h>

#include <tests/editor/viewport/near.h>

#include <QMatrix4x4>
#include <QVector3D>
#include <QtMath>

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <vector>

using hardpoint::DepthRange;
using hardpoint::OrbitCamera;
using hardpoint::Projector;
using hardpoint::Ray;
using hardpoint::Vec3d;
using testsupport::near;

namespace {

const QSizeF size(800, 500);

OrbitCamera slanted(bool orthographic)
{
    OrbitCamera camera;
    camera.pivot = {3, -2, 5};
    camera.distance = 40;
    camera.yaw = 0.7;
    camera.pitch = -0.4;
    camera.orthographic = orthographic;
    return camera;
}

QPointF pixelOf(const OrbitCamera &camera, const Vec3d &place)
{
    const auto point = Projector(camera, size).project(place);
    return point ? point->pixel : QPointF(1e9, 1e9);
}

class Both : public testing::TestWithParam<bool> {
protected:
    OrbitCamera m_camera = slanted(GetParam());
    const Vec3d m_place{7, 1, 2};
};

INSTANTIATE_TEST_SUITE_P(OrbitCamera, Both, testing::Bool(), [](const auto &test) {
    return test.param ? "Orthographic" : "Perspective";
});

TEST_P(Both, ItsAxesAreOfLengthOneAndRightHanded)
{
    EXPECT_TRUE(near(cross(m_camera.right(), m_camera.up()), m_camera.back()));
    EXPECT_NEAR(length(m_camera.right()), 1, 1e-12);
    EXPECT_NEAR(length(m_camera.up()), 1, 1e-12);
    EXPECT_NEAR(length(m_camera.back()), 1, 1e-12);
}

TEST_P(Both, ProjectsAsMatricesDo)
{
    const auto vector = [](const Vec3d &v) {
        return QVector3D(static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z));
    };
    QMatrix4x4 matrix;
    const auto aspect = static_cast<float>(size.width() / size.height());
    if (m_camera.orthographic) {
        const auto y = static_cast<float>(m_camera.distance * qTan(OrbitCamera::fieldOfView / 2));
        matrix.ortho(-y * aspect, y * aspect, -y, y, -100, 100);
    } else {
        matrix.perspective(static_cast<float>(qRadiansToDegrees(OrbitCamera::fieldOfView)), aspect,
                           1, 100);
    }
    matrix.lookAt(vector(m_camera.eye()), vector(m_camera.pivot), {0, 1, 0});
    const QVector3D screen = matrix.map(vector(m_place));
    const QPointF expected((screen.x() + 1) / 2 * size.width(),
                           (1 - screen.y()) / 2 * size.height());
    EXPECT_TRUE(near(pixelOf(m_camera, m_place), expected, 0.01));
}

TEST_P(Both, TheRayOfAPixelGoesThroughWhatIsSeenThere)
{
    const Ray ray = m_camera.ray(pixelOf(m_camera, m_place), size);
    EXPECT_NEAR(length(ray.direction), 1, 1e-12);
    const double t = dot(m_place - ray.origin, ray.direction);
    EXPECT_GT(t, ray.start);
    EXPECT_TRUE(near(ray.at(t), m_place));
}

TEST_P(Both, ThePlaceAtThePivotIsUnderItsPixel)
{
    const QPointF pixel(123, 456);
    const Vec3d place = m_camera.placeAtPivot(pixel, size);
    EXPECT_TRUE(near(pixelOf(m_camera, place), pixel));
    EXPECT_NEAR(dot(place - m_camera.pivot, m_camera.back()), 0, 1e-9);
}

TEST_P(Both, OrbitTurnsAndKeepsTheCentreWhereItIs)
{
    const QPointF before = pixelOf(m_camera, m_place);
    m_camera.orbit(0.3, 0.2, m_place);
    EXPECT_DOUBLE_EQ(m_camera.yaw, 1.0);
    EXPECT_DOUBLE_EQ(m_camera.pitch, -0.2);
    EXPECT_DOUBLE_EQ(m_camera.distance, 40);
    EXPECT_TRUE(near(pixelOf(m_camera, m_place), before));
}

TEST_P(Both, OrbitAboutThePivotLeavesThePivot)
{
    const Vec3d pivot = m_camera.pivot;
    m_camera.orbit(1, -0.5, pivot);
    EXPECT_TRUE(near(m_camera.pivot, pivot));
}

TEST_P(Both, OrbitStopsStraightAboveAndBelow)
{
    m_camera.orbit(0, 10, m_camera.pivot);
    EXPECT_DOUBLE_EQ(m_camera.pitch, OrbitCamera::maximumPitch);
    EXPECT_TRUE(near(m_camera.back(), {0, 1, 0}));
    EXPECT_NEAR(length(m_camera.up()), 1, 1e-12);
    m_camera.orbit(0, -10, m_camera.pivot);
    EXPECT_DOUBLE_EQ(m_camera.pitch, -OrbitCamera::maximumPitch);
}

TEST_P(Both, PanCarriesWhatIsHeldWithThePointer)
{
    const QPointF before = pixelOf(m_camera, m_place);
    const double depth = -dot(m_place - m_camera.eye(), m_camera.back());
    m_camera.pan({30, -20}, size, depth);
    EXPECT_TRUE(near(pixelOf(m_camera, m_place), before + QPointF(30, -20)));
}

TEST_P(Both, ZoomKeepsTheCentreWhereItIs)
{
    const QPointF before = pixelOf(m_camera, m_place);
    const QPointF other = pixelOf(m_camera, m_camera.pivot);
    const Vec3d pivot = m_camera.pivot;
    m_camera.zoom(0.5, m_place);
    EXPECT_DOUBLE_EQ(m_camera.distance, 20);
    EXPECT_TRUE(near(pixelOf(m_camera, m_place), before));
    // Nearer means larger: the old pivot has gone away from the centre.
    const QPointF away = pixelOf(m_camera, pivot) - before;
    EXPECT_GT(std::hypot(away.x(), away.y()),
              std::hypot((other - before).x(), (other - before).y()));
}

TEST_P(Both, SidesAreSeenFromWhereTheyAre)
{
    using Side = OrbitCamera::Side;
    const std::vector<std::pair<Side, Vec3d>> sides{
        {Side::Front, {0, 0, 1}}, {Side::Back, {0, 0, -1}}, {Side::Right, {1, 0, 0}},
        {Side::Left, {-1, 0, 0}}, {Side::Top, {0, 1, 0}},   {Side::Bottom, {0, -1, 0}}};
    const Vec3d pivot = m_camera.pivot;
    for (const auto &[side, back] : sides) {
        m_camera.lookFrom(side);
        EXPECT_TRUE(near(m_camera.back(), back));
        EXPECT_TRUE(near(m_camera.pivot, pivot));
        EXPECT_DOUBLE_EQ(m_camera.distance, 40);
    }
    m_camera.lookFrom(Side::Front);
    EXPECT_TRUE(near(m_camera.right(), {1, 0, 0}));
    EXPECT_TRUE(near(m_camera.up(), {0, 1, 0}));
    m_camera.lookFrom(Side::Top);
    EXPECT_TRUE(near(m_camera.right(), {1, 0, 0}));
}

TEST_P(Both, FramesEveryPlaceWithLittleAirAround)
{
    const std::vector<Vec3d> places{{0, 0, 0}, {100, 3, -7}, {40, 90, 12}, {-20, 5, 60}};
    for (const QSizeF view : {QSizeF(800, 500), QSizeF(300, 900)}) {
        m_camera.frame(places, view, 0);
        const Projector projector(m_camera, view);
        double widest = 0;
        for (const Vec3d &place : places) {
            const auto point = projector.project(place);
            ASSERT_TRUE(point);
            const double x = std::abs(point->pixel.x() / view.width() * 2 - 1);
            const double y = std::abs(point->pixel.y() / view.height() * 2 - 1);
            widest = std::max({widest, x, y});
        }
        EXPECT_LT(widest, 0.95);
        EXPECT_GT(widest, 0.8);
    }
}

TEST_P(Both, FramesOnePlaceWithItsSurroundings)
{
    m_camera.frame(std::vector<Vec3d>{{1, 2, 3}}, size, 10);
    EXPECT_TRUE(near(m_camera.pivot, {1, 2, 3}));
    EXPECT_NEAR(m_camera.unitsPerPixel(m_camera.distance, size) * size.height(), 10, 1e-9);
}

TEST_P(Both, FramesNothingByStayingWhereItIs)
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    const OrbitCamera before = m_camera;
    m_camera.frame({}, size, 10);
    EXPECT_EQ(m_camera, before);
    m_camera.frame(std::vector<Vec3d>{{nan, 0, 0}}, size, 10);
    EXPECT_EQ(m_camera, before);
}

TEST_P(Both, DepthsOfASphereAreInsideTheRange)
{
    const Vec3d centre{4, 0, 4};
    const DepthRange range = m_camera.depthRange(centre, 3);
    const double middle = -dot(centre - m_camera.eye(), m_camera.back());
    EXPECT_LT(range.nearest, middle - 3);
    EXPECT_GT(range.farthest, middle + 3);
    EXPECT_LT(range.farthest - range.nearest, 6.2);
}

TEST_P(Both, TheRangeIsSoundWhereverTheSphereIs)
{
    for (const double where : {-1e6, -100.0, 0.0, 100.0, 1e6}) {
        for (const double radius : {0.0, 1e-3, 1e5}) {
            const DepthRange range = m_camera.depthRange({where, where, where}, radius);
            EXPECT_LT(range.nearest, range.farthest);
            if (!m_camera.orthographic) {
                EXPECT_GT(range.nearest, 0);
            }
        }
    }
}

TEST(OrbitCamera, WhatIsBehindAPerspectiveEyeIsNotSeen)
{
    const OrbitCamera camera = slanted(false);
    const Projector projector(camera, size);
    EXPECT_FALSE(projector.project(camera.eye() + camera.back()));
    EXPECT_TRUE(projector.project(camera.eye() - camera.back()));
    const OrbitCamera parallel = slanted(true);
    EXPECT_TRUE(Projector(parallel, size).project(parallel.eye() + parallel.back()));
}

TEST(OrbitCamera, WhatIsNotFiniteIsNotSeen)
{
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    for (const bool orthographic : {false, true}) {
        const Projector projector(slanted(orthographic), size);
        EXPECT_FALSE(projector.project({nan, 0, 0}));
        EXPECT_FALSE(projector.project({0, -std::numeric_limits<double>::infinity(), 0}));
    }
}

TEST(OrbitCamera, BothProjectionsShowThePivotPlaneAlike)
{
    const Vec3d place = slanted(false).placeAtPivot({650, 80}, size);
    EXPECT_TRUE(near(pixelOf(slanted(false), place), pixelOf(slanted(true), place)));
}

} // namespace
