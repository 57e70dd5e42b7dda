// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/viewcommands.h>

#include <QObject>

#include <vector>

class QKeyEvent;
class QMouseEvent;
class QNativeGestureEvent;
class QWheelEvent;

namespace hardpoint {

class Navigation;
class NavigationTool;
class PointerTool;

/// Takes the events of the 3D window to the tools and to the camera.
class ViewInput : public QObject {
    Q_OBJECT

public:
    ViewInput(Navigation &navigation, QObject *window);

    NavigationTool &navigationTool() { return *m_navigationTool; }
    /// Asked in the order they were added, after the navigation tool. Not owned.
    void addTool(PointerTool *tool) { m_tools.push_back(tool); }
    /// Ends what the pointer is doing, as Esc does.
    void cancel();

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// The pointer moves over the window and no button is down.
    void hovered(const QPointF &pixel);
    void left();
    void focusChanged(bool focused);
    /// A key that means more than the camera.
    void commandWanted(hardpoint::ViewCommand command);
    /// The pointer was pressed: keys are to come here, wherever they went before.
    void focusWanted();
    /// Tab and Shift+Tab go on to the next widget.
    void focusLeft(bool forward);

private:
    void press(const QMouseEvent &event);
    void move(const QMouseEvent &event);
    void release(const QMouseEvent &event);
    void hover(const QMouseEvent &event);
    void leave();
    void wheel(const QWheelEvent &event);
    void gesture(const QNativeGestureEvent &event);
    bool keyPress(const QKeyEvent &event);
    void setActive(PointerTool *tool);

    Navigation &m_navigation;
    NavigationTool *m_navigationTool;
    QObject *m_window;
    std::vector<PointerTool *> m_tools;
    PointerTool *m_active = nullptr;
    Qt::MouseButton m_button = Qt::NoButton; ///< that the active tool was pressed with
    bool m_focusTaken = false;               ///< by the window manager, during a press
};

} // namespace hardpoint
