// SPDX-License-Identifier: MIT
#include <editor/viewport/gizmodrawing.h>
#include <editor/viewport/viewtheme.h>

#include <QLineF>

#include <cmath>
#include <numbers>

namespace hardpoint {

namespace {

using Kind = GizmoHandle::Kind;

constexpr double headLength = 15;
constexpr double headWidth = 12;
constexpr double stroke = 2.6;
constexpr double rim = 2.2; // dark, so that every colour shows on every ground
constexpr double endless = 8000;

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

class Painter {
public:
    Painter(const GizmoLook &look, const ViewFrame &frame) : m_look(look), m_frame(frame) { }

    GizmoDrawing draw()
    {
        drawArc();
        for (const GizmoShape::Square &square : m_look.shape.squares)
            drawSquare(square);
        for (const GizmoShape::Ring &ring : m_look.shape.rings)
            drawRing(ring);
        for (const GizmoShape::Arm &arm : m_look.shape.arms)
            drawArm(arm);
        if (m_look.lit.kind == Kind::Screen)
            drawCentre();
        return std::move(m_drawing);
    }

private:
    bool isLit(Kind kind, int axis) const { return m_look.lit == GizmoHandle{kind, axis}; }
    /// While one handle is held the others are out of the way.
    bool isHidden(Kind kind, int axis) const { return m_look.isHeld && !isLit(kind, axis); }
    QColor colour(Kind kind, int axis) const
    {
        const QColor plain = gizmoColour(axis);
        return isLit(kind, axis) ? plain.lighter(125) : plain;
    }

    void addLine(const QPointF &from, const QPointF &to, const QColor &colour, double fromWidth,
                 double toWidth)
    {
        LineInstance line;
        line.from = Anchor::pixel(from, m_frame.size);
        line.to = Anchor::pixel(to, m_frame.size);
        line.setColour(colour);
        line.fromWidth = static_cast<float>(fromWidth * m_frame.scale);
        line.toWidth = static_cast<float>(toWidth * m_frame.scale);
        m_drawing.lines.push_back(line);
    }

    void drawArm(const GizmoShape::Arm &arm)
    {
        if (isHidden(Kind::Axis, arm.axis))
            return;
        const double length = QLineF(arm.from, arm.to).length();
        const QPointF way = (arm.to - arm.from) / length;
        const QPointF neck = arm.to - way * std::min(headLength, length);
        const double wide = isLit(Kind::Axis, arm.axis) ? 1.3 : 1;
        const QColor dark = faded(viewcolours::plate, 0.55);
        const QColor bright = colour(Kind::Axis, arm.axis);
        if (m_look.isHeld) {
            const QPointF &centre = m_look.shape.centre;
            const QPointF back = centre - (arm.from - centre);
            addLine(arm.to, centre + way * endless, faded(bright, 0.45), 1.2, 1.2);
            addLine(back, centre - way * endless, faded(bright, 0.45), 1.2, 1.2);
        }
        addLine(arm.from, neck, dark, stroke * wide + rim, stroke * wide + rim);
        addLine(neck - way * rim / 2, arm.to + way * rim, dark, headWidth * wide + 2 * rim, 0);
        addLine(arm.from, neck + way, bright, stroke * wide, stroke * wide);
        addLine(neck, arm.to, bright, headWidth * wide, 0);
    }

    void drawSquare(const GizmoShape::Square &square)
    {
        if (isHidden(Kind::Plane, square.axis))
            return;
        const QColor bright = colour(Kind::Plane, square.axis);
        addFace(square.corners, faded(bright, isLit(Kind::Plane, square.axis) ? 0.6 : 0.28));
        for (std::size_t i = 0; i < 4; ++i) {
            const QPointF &from = square.corners[i];
            const QPointF &to = square.corners[(i + 1) % 4];
            addLine(from, to, faded(viewcolours::plate, 0.35), 3, 3);
            addLine(from, to, bright, 1.4, 1.4);
        }
    }

    void drawRing(const GizmoShape::Ring &ring)
    {
        if (isHidden(Kind::Ring, ring.axis))
            return;
        const bool isView = ring.axis > 2;
        const double wide = isLit(Kind::Ring, ring.axis) ? 3.6 : isView ? 1.6 : stroke;
        const QColor bright = colour(Kind::Ring, ring.axis);
        const auto draw = [&](bool front, const QColor &with, double width) {
            for (std::size_t i = 0; i + 1 < ring.points.size(); ++i) {
                const QPointF middle = (ring.points[i] + ring.points[i + 1]) / 2;
                // A ring seen from its edge leaves the marker free.
                if (ring.front[i] != front
                    || QLineF(middle, m_look.shape.centre).length() < gizmoMarkerRadius)
                    continue;
                // A hair longer, so that no gap shows between two stretches.
                const QPointF by = ring.points[i + 1] - ring.points[i];
                addLine(ring.points[i], ring.points[i + 1] + by * 0.08, with, width, width);
            }
        };
        draw(false, faded(bright, 0.28), 1.4);
        draw(true, faded(viewcolours::plate, 0.35), wide + rim);
        draw(true, isView ? faded(bright, 0.8) : bright, wide);
    }

    void drawArc()
    {
        const std::vector<QPointF> &arc = m_look.arc;
        if (arc.size() < 2)
            return;
        const QColor bright = gizmoColour(m_look.lit.axis);
        const QPointF &centre = m_look.shape.centre;
        for (std::size_t i = 0; i + 1 < arc.size(); ++i)
            addFace({centre, arc[i], arc[i + 1], centre}, faded(bright, 0.3));
        addLine(centre, arc.front(), faded(bright, 0.8), 1.4, 1.4);
        addLine(centre, arc.back(), bright, 2, 2);
    }

    void drawCentre()
    {
        constexpr int steps = 32;
        constexpr double radius = 13;
        const auto at = [&](int i) {
            const double angle = 2 * std::numbers::pi * i / steps;
            return m_look.shape.centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
        };
        for (int i = 0; i < steps; ++i)
            addLine(at(i), at(i + 1), viewcolours::plateText, 2, 2);
    }

    void addFace(const std::array<QPointF, 4> &corners, const QColor &colour)
    {
        FaceInstance face;
        for (std::size_t i = 0; i < 4; ++i) {
            const Anchor anchor = Anchor::pixel(corners[i], m_frame.size);
            face.corners[2 * i] = anchor.at[0];
            face.corners[2 * i + 1] = anchor.at[1];
        }
        face.setColour(colour);
        m_drawing.faces.push_back(face);
    }

    const GizmoLook &m_look;
    const ViewFrame &m_frame;
    GizmoDrawing m_drawing;
};

} // namespace

QColor gizmoColour(int axis)
{
    switch (axis) {
    case 0:
        return viewcolours::axisX;
    case 1:
        return viewcolours::axisY;
    case 2:
        return viewcolours::axisZ;
    default:
        return viewcolours::plateText;
    }
}

GizmoDrawing gizmoDrawing(const GizmoLook &look, const ViewFrame &frame)
{
    return Painter(look, frame).draw();
}

} // namespace hardpoint
