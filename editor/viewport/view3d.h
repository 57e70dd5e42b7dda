// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/viewport/viewframe.h>
#include <editor/viewport/viewoptions.h>

#include <QImage>
#include <QObject>
#include <QPointF>

#include <memory>
#include <vector>

class QTimer;
class QWidget;

namespace Qt3DExtras {
class Qt3DWindow;
}

namespace hardpoint {

class FrameGraph;
class GizmoTool;
class IndicatorTool;
class Navigation;
class NavigationTool;
class Overlay;
class SceneContent;
class SelectionTool;
class ViewInput;
class ViewScene;
struct ViewTheme;

/// The 3D window and what belongs to it. Needs graphics::probe().usable.
class View3d : public QObject {
    Q_OBJECT

public:
    /// samples: of each pixel, 0 for one. Belongs to its container.
    explicit View3d(int samples);
    ~View3d() override;

    QWidget *container() const { return m_container; }
    Navigation &navigation() { return *m_navigation; }
    NavigationTool &navigationTool();
    SelectionTool &selectionTool() { return *m_selectionTool; }
    GizmoTool &gizmoTool() { return *m_gizmoTool; }
    ViewInput &input() { return *m_input; }

    /// Not owned; null shows nothing.
    void setContent(SceneContent *content);
    void setTheme(const ViewTheme &theme);
    void setOptions(const ViewOptions &options);
    const ViewOptions &options() const { return m_options; }
    ViewFrame frame() const;
    QImage grabImage(int timeoutMs);
    QImage grabFrame(int timeoutMs);

signals:
    /// The pointer is here, in pixels of the container, and no button is down.
    void pointerMoved(const QPointF &pixel);
    void pointerLeft();
    /// The right button was clicked here, in pixels of the container.
    void menuRequested(const QPointF &pixel);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    enum Stale : unsigned { Points = 1, Frame = 2 };

    void makeStale(unsigned what);
    void update();
    void fillOverlay(Overlay &overlay, const std::vector<QPointF> &keepClear) const;
    void leaveFocus(bool forward);

    Qt3DExtras::Qt3DWindow *m_window; ///< owned by the container
    QWidget *m_container;
    FrameGraph *m_frameGraph;
    ViewScene *m_scene;
    Navigation *m_navigation;
    ViewInput *m_input;
    SelectionTool *m_selectionTool;
    GizmoTool *m_gizmoTool;
    std::unique_ptr<IndicatorTool> m_indicatorTool;
    QTimer *m_updateTimer;

    SceneContent *m_content = nullptr;
    ViewOptions m_options;
    const ViewTheme *m_theme;
    unsigned m_stale = 0;
    bool m_focused = false;
};

} // namespace hardpoint
