// SPDX-License-Identifier: MIT
#include <editor/viewport/applycamera.h>
#include <editor/viewport/gridplane.h>
#include <editor/viewport/scenecontent.h>
#include <editor/viewport/viewframe.h>

#include <QVector3D>
#include <Qt3DRender/QCamera>
#include <QtMath>

#include <algorithm>

namespace hardpoint {

namespace {

QVector3D vector(const Vec3d &v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

DepthRange depthRange(const OrbitCamera &camera, const SceneContent *content)
{
    const GridPlane grid = gridPlane(camera, formatlib::Axes::RightHandedYUp);
    DepthRange range = camera.depthRange(camera.pivot, grid.reach * 1.2);
    if (content) {
        const DepthRange mesh = camera.depthRange(content->middle(), content->diagonal() / 2);
        range = {std::min(range.nearest, mesh.nearest), std::max(range.farthest, mesh.farthest)};
    }
    return range;
}

} // namespace

void applyCamera(const ViewFrame &frame, const SceneContent *content, Qt3DRender::QCamera *camera)
{
    const OrbitCamera &from = frame.camera;
    camera->setPosition(vector(from.eye()));
    camera->setViewCenter(vector(from.pivot));
    camera->setUpVector(vector(from.up()));

    const DepthRange range = depthRange(from, content);
    const auto nearest = static_cast<float>(range.nearest);
    const auto farthest = static_cast<float>(range.farthest);
    const double aspect = frame.size.width() / frame.size.height();
    if (from.orthographic) {
        const double halfHeight = from.unitsPerPixel(from.distance, {2, 1});
        const auto y = static_cast<float>(halfHeight / 2);
        const auto x = static_cast<float>(halfHeight / 2 * aspect);
        camera->lens()->setOrthographicProjection(-x, x, -y, y, nearest, farthest);
    } else {
        camera->lens()->setPerspectiveProjection(
            static_cast<float>(qRadiansToDegrees(OrbitCamera::fieldOfView)),
            static_cast<float>(aspect), nearest, farthest);
    }
}

} // namespace hardpoint
