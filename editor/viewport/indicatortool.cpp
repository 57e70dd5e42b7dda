// SPDX-License-Identifier: MIT
#include <editor/viewport/axesindicator.h>
#include <editor/viewport/indicatortool.h>
#include <editor/viewport/navigation.h>

#include <QMouseEvent>

namespace hardpoint {

std::optional<OrbitCamera::Side> IndicatorTool::sideAt(const QMouseEvent &event) const
{
    const ViewFrame frame{m_navigation.camera(), m_navigation.size(), 1};
    return AxesIndicator(frame, m_axes).sideAt(event.position());
}

bool IndicatorTool::press(const QMouseEvent &event)
{
    m_pressed = event.button() == Qt::LeftButton ? sideAt(event) : std::nullopt;
    return m_pressed.has_value();
}

void IndicatorTool::release(const QMouseEvent &event)
{
    if (m_pressed && sideAt(event) == m_pressed)
        m_navigation.lookFrom(*m_pressed);
}

bool IndicatorTool::hover(const QMouseEvent &event)
{
    return sideAt(event).has_value();
}

} // namespace hardpoint
