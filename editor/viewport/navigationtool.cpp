// SPDX-License-Identifier: MIT
#include <editor/viewport/navigation.h>
#include <editor/viewport/navigationtool.h>

#include <QMouseEvent>

namespace hardpoint {

namespace {

constexpr double stepsAPixel = 0.05;
constexpr double still = 3; // a hand trembles

} // namespace

NavigationTool::NavigationTool(Navigation &navigation, QObject *parent)
    : QObject(parent), m_navigation(navigation)
{
}

LeftDrag NavigationTool::dragOf(const QMouseEvent &event) const
{
    const bool left = event.button() == Qt::LeftButton;
    const bool forced = !left || m_spaceDown || event.modifiers().testFlag(Qt::AltModifier);
    if (left && m_leftDrag != LeftDrag::Select && !forced)
        return m_leftDrag;
    if (!forced)
        return LeftDrag::Select;
    if (event.modifiers().testFlag(Qt::ShiftModifier))
        return LeftDrag::Pan;
    if (event.modifiers().testFlag(Qt::ControlModifier))
        return LeftDrag::Zoom;
    return left && m_leftDrag != LeftDrag::Select ? m_leftDrag : LeftDrag::Orbit;
}

bool NavigationTool::press(const QMouseEvent &event)
{
    m_drag = dragOf(event);
    if (m_drag == LeftDrag::Select)
        return false;
    m_before = m_navigation.camera();
    m_from = m_last = event.position();
    m_moved = false;
    m_held = m_navigation.centreAt(m_from);
    return true;
}

void NavigationTool::move(const QMouseEvent &event)
{
    const QPointF whole = event.position() - m_from;
    if (!m_moved && whole.manhattanLength() < still)
        return;
    m_moved = true;
    const QPointF by = event.position() - m_last;
    m_last = event.position();
    switch (m_drag) {
    case LeftDrag::Pan:
        m_navigation.pan(by, m_held);
        break;
    case LeftDrag::Zoom:
        m_navigation.zoom(-by.y() * stepsAPixel, m_held);
        break;
    default:
        m_navigation.orbit(by, m_held);
    }
}

void NavigationTool::release(const QMouseEvent &event)
{
    if (!m_moved && event.button() == Qt::RightButton)
        emit menuRequested(event.position());
}

void NavigationTool::cancel()
{
    m_navigation.setCamera(m_before);
}

} // namespace hardpoint
