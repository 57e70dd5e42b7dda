// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>
#include <editor/viewport/pointertool.h>

#include <QObject>

namespace hardpoint {

class Navigation;

/// What a drag with the left button does.
enum class LeftDrag { Select, Orbit, Pan, Zoom };

/// Orbit, pan and zoom by dragging. The right and the middle button always do; the left one while
/// the space bar is down, in a navigation mode, or with Alt, which some desktops keep to
/// themselves.
class NavigationTool : public QObject, public PointerTool {
    Q_OBJECT

public:
    explicit NavigationTool(Navigation &navigation, QObject *parent = nullptr);

    void setLeftDrag(LeftDrag drag) { m_leftDrag = drag; }
    LeftDrag leftDrag() const { return m_leftDrag; }
    void setSpaceDown(bool down) { m_spaceDown = down; }

    bool press(const QMouseEvent &event) override;
    void move(const QMouseEvent &event) override;
    void release(const QMouseEvent &event) override;
    void cancel() override;

signals:
    /// The right button was pressed and released in one place.
    void menuRequested(const QPointF &pixel);

private:
    LeftDrag dragOf(const QMouseEvent &event) const;

    Navigation &m_navigation;
    LeftDrag m_leftDrag = LeftDrag::Select;
    bool m_spaceDown = false;

    LeftDrag m_drag = LeftDrag::Orbit;
    OrbitCamera m_before;
    Vec3d m_held;
    QPointF m_from;
    QPointF m_last;
    bool m_moved = false;
};

} // namespace hardpoint
