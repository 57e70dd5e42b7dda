// SPDX-License-Identifier: MIT
#include <editor/viewport/navigation.h>
#include <editor/viewport/scenecontent.h>

#include <algorithm>
#include <cmath>

namespace hardpoint {

namespace {

constexpr double radiansAPixel = 0.007;
constexpr double factorAStep = 0.85;
constexpr double firstYaw = 0.5;
constexpr double firstPitch = 0.3;

} // namespace

void Navigation::setCamera(const OrbitCamera &camera)
{
    if (camera == m_camera)
        return;
    m_camera = camera;
    emit changed();
}

void Navigation::setSize(const QSizeF &size)
{
    if (size == m_size || size.isEmpty())
        return;
    m_size = size;
    emit changed();
}

void Navigation::lookAtContent()
{
    OrbitCamera camera;
    const bool sheet = m_content && m_content->axes().fileAxes() == formatlib::Axes::PuppetSheet;
    camera.yaw = sheet ? 0 : firstYaw;
    camera.pitch = sheet ? 0 : firstPitch;
    camera.orthographic = sheet;
    m_camera = camera;
    frameAll();
    emit changed();
}

double Navigation::smallestHeight() const
{
    return m_content ? m_content->diagonal() * 0.1 : 1;
}

void Navigation::frameAll()
{
    if (!m_content)
        return;
    OrbitCamera camera = m_camera;
    camera.frame(m_content->everything(), m_size, smallestHeight());
    setCamera(camera);
}

void Navigation::frameSelection()
{
    const std::vector<Vec3d> places =
        m_content ? m_content->selectedPlaces() : std::vector<Vec3d>();
    if (places.empty())
        return frameAll();
    OrbitCamera camera = m_camera;
    camera.frame(places, m_size, smallestHeight());
    setCamera(camera);
}

void Navigation::lookFrom(OrbitCamera::Side side)
{
    OrbitCamera camera = m_camera;
    camera.lookFrom(side);
    setCamera(camera);
}

void Navigation::setOrthographic(bool orthographic)
{
    OrbitCamera camera = m_camera;
    camera.orthographic = orthographic;
    setCamera(camera);
}

Vec3d Navigation::centreAt(const QPointF &pixel) const
{
    if (m_content) {
        if (const auto hit = m_content->surfaceAt(m_camera.ray(pixel, m_size)))
            return hit->place;
    }
    return m_camera.placeAtPivot(pixel, m_size);
}

void Navigation::orbit(const QPointF &pixels, const Vec3d &centre)
{
    OrbitCamera camera = m_camera;
    camera.orbit(-pixels.x() * radiansAPixel, pixels.y() * radiansAPixel, centre);
    setCamera(camera);
}

void Navigation::pan(const QPointF &pixels, const Vec3d &held)
{
    OrbitCamera camera = m_camera;
    camera.pan(pixels, m_size, -dot(held - camera.eye(), camera.back()));
    setCamera(camera);
}

void Navigation::zoom(double steps, const Vec3d &centre)
{
    const double size = m_content ? m_content->diagonal() : 1;
    const double wanted = m_camera.distance * std::pow(factorAStep, steps);
    // Never past what floats can tell apart, never so far that all is lost.
    const double distance = std::clamp(wanted, std::min(size * 1e-4, m_camera.distance),
                                       std::max(size * 1e3, m_camera.distance));
    OrbitCamera camera = m_camera;
    camera.zoom(distance / camera.distance, centre);
    setCamera(camera);
}

} // namespace hardpoint
