// SPDX-License-Identifier: MIT
#include <editor/viewport/gizmoshape.h>
#include <editor/viewport/projector.h>

#include <QLineF>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace hardpoint {

namespace {

constexpr double shortest = 22; // of an arm that can be dragged
constexpr double squareFrom = 30;
constexpr double squareTo = 48;
constexpr double thinnest = 0.2; // sine of the angle that a square is seen under
constexpr double centreReach = 10;
constexpr double armReach = 7;
constexpr double ringReach = 6;
constexpr int ringSteps = 72;

double distanceToStretch(const QPointF &pixel, const QPointF &a, const QPointF &b)
{
    const QPointF ab = b - a;
    const double square = QPointF::dotProduct(ab, ab);
    const double t =
        square > 0 ? std::clamp(QPointF::dotProduct(pixel - a, ab) / square, 0.0, 1.0) : 0;
    return QLineF(pixel, a + ab * t).length();
}

/// Makes the parts for one place and camera.
class Maker {
public:
    Maker(const ViewFrame &frame, const Vec3d &centre, const Basis &directions)
        : m_projector(frame.camera, frame.size)
        , m_camera(frame.camera)
        , m_centre(centre)
        , m_axes(directions)
    {
        const double depth = -dot(centre - m_camera.eye(), m_camera.back());
        m_pixel = m_camera.unitsPerPixel(depth, frame.size);
        m_toEye = m_camera.orthographic ? m_camera.back() : normalized(m_camera.eye() - centre);
    }

    std::optional<QPointF> centre() const
    {
        const auto point = m_projector.project(m_centre);
        return point ? std::optional(point->pixel) : std::nullopt;
    }

    void addArms(GizmoShape &shape) const
    {
        for (int axis = 0; axis < 3; ++axis) {
            const Vec3d &way = direction(axis);
            const QLineF line(shape.centre, at(way * gizmoReach));
            if (line.length() >= shortest)
                shape.arms.push_back({axis, line.pointAt(gizmoMarkerRadius / line.length()),
                                      line.p2(), dot(way, m_toEye)});
        }
        std::ranges::stable_sort(shape.arms, {}, &GizmoShape::Arm::towardEye);
    }

    void addSquares(GizmoShape &shape) const
    {
        for (int axis = 0; axis < 3; ++axis) {
            const Vec3d &a = direction((axis + 1) % 3);
            const Vec3d &b = direction((axis + 2) % 3);
            if (std::abs(dot(normalized(cross(a, b)), m_toEye)) < thinnest)
                continue;
            const auto corner = [&](double along, double across) {
                return at(a * along + b * across);
            };
            shape.squares.push_back({axis,
                                     {corner(squareFrom, squareFrom), corner(squareTo, squareFrom),
                                      corner(squareTo, squareTo), corner(squareFrom, squareTo)}});
        }
    }

    void addRings(GizmoShape &shape) const
    {
        for (int axis = 0; axis < 3; ++axis)
            shape.rings.push_back(ring(axis, direction(axis), gizmoRingRadius));
        shape.rings.push_back(ring(3, m_camera.back(), gizmoViewRadius));
    }

private:
    const Vec3d &direction(int axis) const { return m_axes.rows[static_cast<std::size_t>(axis)]; }

    QPointF at(const Vec3d &pixels) const
    {
        const auto point = m_projector.project(m_centre + pixels * m_pixel);
        return point ? point->pixel : QPointF();
    }

    GizmoShape::Ring ring(int axis, const Vec3d &about, double radius) const
    {
        const Vec3d side =
            normalized(cross(about, std::abs(about.x) < 0.8 ? Vec3d{1, 0, 0} : Vec3d{0, 1, 0}));
        const Vec3d other = cross(about, side);
        GizmoShape::Ring ring{axis, {}, {}};
        // Seen from its end all of it faces the eye.
        const bool isWhole = std::abs(dot(about, m_toEye)) > 0.98;
        for (int i = 0; i <= ringSteps; ++i) {
            const double angle = 2 * std::numbers::pi * i / ringSteps;
            const Vec3d way = side * std::cos(angle) + other * std::sin(angle);
            ring.points.push_back(at(way * radius));
            ring.front.push_back(isWhole || dot(way, m_toEye) > -0.03);
        }
        return ring;
    }

    Projector m_projector;
    const OrbitCamera &m_camera;
    Vec3d m_centre;
    Basis m_axes;
    double m_pixel = 1; // size of a pixel there
    Vec3d m_toEye;
};

} // namespace

std::optional<GizmoShape> gizmoShape(GizmoOptions::Mode mode, const ViewFrame &frame,
                                     const Vec3d &centre, const Basis &directions)
{
    const Maker maker(frame, centre, directions);
    const auto pixel = maker.centre();
    if (mode == GizmoOptions::Mode::None || !pixel)
        return {};
    GizmoShape shape;
    shape.centre = *pixel;
    if (mode == GizmoOptions::Mode::Rotate) {
        maker.addRings(shape);
    } else {
        maker.addArms(shape);
        maker.addSquares(shape);
    }
    return shape;
}

std::vector<QPointF> gizmoArc(const ViewFrame &frame, const Vec3d &centre, const Vec3d &axis,
                              const Vec3d &from, double degrees)
{
    const Projector projector(frame.camera, frame.size);
    const double depth = -dot(centre - frame.camera.eye(), frame.camera.back());
    const double radius = gizmoRingRadius * frame.camera.unitsPerPixel(depth, frame.size);
    const int steps = 2 + static_cast<int>(std::abs(degrees) / 4);
    std::vector<QPointF> points;
    for (int i = 0; i <= steps; ++i) {
        const Vec3d way = normalized(from) * rotationAbout(axis, degrees * i / steps);
        if (const auto point = projector.project(centre + way * radius))
            points.push_back(point->pixel);
    }
    return points;
}

GizmoHandle GizmoShape::handleAt(const QPointF &pixel) const
{
    using Kind = GizmoHandle::Kind;
    GizmoHandle found;
    double nearest = std::numeric_limits<double>::infinity();
    const auto offer = [&](double distance, double reach, const GizmoHandle &handle) {
        if (distance <= reach && distance < nearest) {
            nearest = distance;
            found = handle;
        }
    };
    if (rings.empty() && QLineF(centre, pixel).length() <= centreReach)
        return {Kind::Screen, 0};
    for (auto arm = arms.rbegin(); arm != arms.rend(); ++arm)
        offer(distanceToStretch(pixel, arm->from, arm->to), armReach, {Kind::Axis, arm->axis});
    for (const Ring &ring : rings) {
        for (std::size_t i = 0; i + 1 < ring.points.size(); ++i) {
            if (ring.front[i])
                offer(distanceToStretch(pixel, ring.points[i], ring.points[i + 1]), ringReach,
                      {Kind::Ring, ring.axis});
        }
    }
    if (found)
        return found;
    for (const Square &square : squares) {
        const QPolygonF outline(QList<QPointF>(square.corners.begin(), square.corners.end()));
        if (outline.containsPoint(pixel, Qt::OddEvenFill))
            return {Kind::Plane, square.axis};
    }
    return {};
}

std::optional<QPointF> GizmoShape::placeOf(const GizmoHandle &handle) const
{
    switch (handle.kind) {
    case GizmoHandle::Kind::Axis:
        if (const auto arm = std::ranges::find(arms, handle.axis, &Arm::axis); arm != arms.end())
            return arm->from * 0.3 + arm->to * 0.7;
        break;
    case GizmoHandle::Kind::Plane:
        if (const auto square = std::ranges::find(squares, handle.axis, &Square::axis);
            square != squares.end())
            return (square->corners[0] + square->corners[2]) / 2;
        break;
    case GizmoHandle::Kind::Ring:
        if (const auto ring = std::ranges::find(rings, handle.axis, &Ring::axis);
            ring != rings.end()) {
            const auto front = std::ranges::find(ring->front, true) - ring->front.begin();
            return ring->points[static_cast<std::size_t>(front)];
        }
        break;
    case GizmoHandle::Kind::Screen:
        return centre;
    case GizmoHandle::Kind::None:
        break;
    }
    return {};
}

std::vector<QPointF> GizmoShape::traces() const
{
    constexpr double apart = 8;
    std::vector<QPointF> traces;
    for (const Arm &arm : arms) {
        const QLineF line(arm.from, arm.to);
        for (double at = 0; at < line.length(); at += apart)
            traces.push_back(line.pointAt(at / line.length()));
        traces.push_back(arm.to);
    }
    for (const Ring &ring : rings) {
        for (std::size_t i = 0; i < ring.points.size(); ++i) {
            if (ring.front[i])
                traces.push_back(ring.points[i]);
        }
    }
    for (const Square &square : squares)
        traces.insert(traces.end(), square.corners.begin(), square.corners.end());
    return traces;
}

} // namespace hardpoint
