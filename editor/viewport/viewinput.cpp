// SPDX-License-Identifier: MIT
#include <editor/viewport/navigation.h>
#include <editor/viewport/navigationtool.h>
#include <editor/viewport/viewcommands.h>
#include <editor/viewport/viewinput.h>
#include <editor/viewport/viewkeys.h>

#include <QGuiApplication>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

namespace hardpoint {

namespace {

constexpr double degreesAStep = 15; // of a wheel
constexpr double pixelsAStep = 60;  // of a touchpad

} // namespace

ViewInput::ViewInput(Navigation &navigation, QObject *window)
    : m_navigation(navigation)
    , m_navigationTool(new NavigationTool(navigation, this))
    , m_window(window)
    , m_tools{m_navigationTool}
{
    window->installEventFilter(this);
}

bool ViewInput::eventFilter(QObject *watched, QEvent *event)
{
    // In the middle of a drag keys belong to it, whoever has the focus: window managers take it
    // away for a moment when a click makes a window the current one.
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (watched != m_window && !(m_active && isKey))
        return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        press(static_cast<QMouseEvent &>(*event));
        emit focusWanted();
        return false; // so that the window takes the focus as windows do
    case QEvent::MouseButtonDblClick:
        // Comes after the press that made it one.
        if (m_active)
            m_active->doubleClick(static_cast<QMouseEvent &>(*event));
        return true;
    case QEvent::MouseMove:
        move(static_cast<QMouseEvent &>(*event));
        return true;
    case QEvent::MouseButtonRelease:
        release(static_cast<QMouseEvent &>(*event));
        return true;
    case QEvent::Leave:
        leave();
        return false;
    case QEvent::Wheel:
        wheel(static_cast<QWheelEvent &>(*event));
        return true;
    case QEvent::NativeGesture:
        gesture(static_cast<QNativeGestureEvent &>(*event));
        return true;
    case QEvent::ShortcutOverride:
        // Our keys come here and to no shortcut of the window, as long as we have the focus; all
        // of them in the middle of a drag.
        event->setAccepted(m_active || isViewKey(static_cast<QKeyEvent &>(*event))
                           || viewCommandOf(static_cast<QKeyEvent &>(*event)));
        return event->isAccepted();
    case QEvent::KeyPress:
        return keyPress(static_cast<QKeyEvent &>(*event));
    case QEvent::KeyRelease:
        if (const auto &key = static_cast<QKeyEvent &>(*event);
            key.key() == Qt::Key_Space && !key.isAutoRepeat())
            m_navigationTool->setSpaceDown(false);
        return false;
    case QEvent::FocusIn:
        emit focusChanged(true);
        return false;
    case QEvent::FocusOut:
        // Who goes elsewhere in the middle of a press, such as into a cell's editor, may.
        m_focusTaken =
            m_active && static_cast<QFocusEvent &>(*event).reason() == Qt::ActiveWindowFocusReason;
        m_navigationTool->setSpaceDown(false);
        emit focusChanged(false);
        return false;
    default:
        return false;
    }
}

void ViewInput::press(const QMouseEvent &event)
{
    if (m_active)
        return;
    for (PointerTool *tool : m_tools) {
        if (tool->press(event)) {
            setActive(tool);
            m_button = event.button();
            return;
        }
    }
}

void ViewInput::move(const QMouseEvent &event)
{
    if (!m_active)
        hover(event);
    else if (event.buttons().testFlag(m_button))
        m_active->move(event);
    else
        cancel(); // the release went elsewhere
}

void ViewInput::release(const QMouseEvent &event)
{
    if (!m_active || event.button() != m_button)
        return;
    PointerTool *tool = m_active;
    setActive(nullptr);
    tool->release(event);
    if (std::exchange(m_focusTaken, false))
        emit focusWanted();
}

void ViewInput::cancel()
{
    PointerTool *tool = m_active;
    setActive(nullptr);
    if (tool)
        tool->cancel();
}

void ViewInput::setActive(PointerTool *tool)
{
    if (tool && !m_active)
        qApp->installEventFilter(this);
    else if (!tool && m_active)
        qApp->removeEventFilter(this);
    m_active = tool;
}

void ViewInput::hover(const QMouseEvent &event)
{
    bool found = false;
    for (PointerTool *tool : m_tools) {
        if (found)
            tool->leave();
        else
            found = tool->hover(event);
    }
    emit hovered(event.position());
}

void ViewInput::leave()
{
    for (PointerTool *tool : m_tools)
        tool->leave();
    emit left();
}

void ViewInput::wheel(const QWheelEvent &event)
{
    if (m_active)
        return; // what is held must not slip away
    const Vec3d centre = m_navigation.centreAt(event.position());
    // Alt turns a wheel sideways: whichever way it goes counts.
    const bool smooth = !event.pixelDelta().isNull();
    const QPointF delta = smooth ? QPointF(event.pixelDelta()) : QPointF(event.angleDelta()) / 8;
    // Two fingers on a touchpad do all that a drag does, with the same keys held.
    const QPointF pixels = smooth ? delta : delta * 2;
    if (event.modifiers().testFlag(Qt::ShiftModifier))
        return m_navigation.pan(pixels, centre);
    if (event.modifiers().testFlag(Qt::ControlModifier))
        return m_navigation.orbit(pixels, centre);
    const double way = delta.y() != 0 ? delta.y() : delta.x();
    m_navigation.zoom(way / (smooth ? pixelsAStep : degreesAStep), centre);
}

void ViewInput::gesture(const QNativeGestureEvent &event)
{
    const Vec3d centre = m_navigation.centreAt(event.position());
    if (event.gestureType() == Qt::ZoomNativeGesture)
        m_navigation.zoom(event.value() * 6, centre);
    else if (event.gestureType() == Qt::PanNativeGesture)
        m_navigation.pan(event.delta(), centre);
}

bool ViewInput::keyPress(const QKeyEvent &event)
{
    if (m_active && event.key() != Qt::Key_Escape) {
        const PointerTool::KeyUse use = m_active->keyPress(event);
        if (use == PointerTool::KeyUse::Finished)
            setActive(nullptr);
        if (use != PointerTool::KeyUse::None)
            return true;
    } else if (const auto command = viewCommandOf(event)) {
        emit commandWanted(*command);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Space:
        m_navigationTool->setSpaceDown(true);
        return true;
    case Qt::Key_Escape:
        if (!m_active)
            return false;
        cancel();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            return false;
        emit focusLeft(event.key() == Qt::Key_Tab);
        return true;
    default:
        return applyViewKey(event, m_navigation);
    }
}

} // namespace hardpoint
