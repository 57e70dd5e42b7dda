// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/gizmolook.h>
#include <editor/viewport/pointdrag.h>
#include <editor/viewport/pointertool.h>

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace hardpoint {

class Navigation;
class SceneContent;
class SelectionTool;

/// Moves and turns the selected points by handles. While a handle is held the document shows where
/// the points come to be; a release makes one undo step of it, Esc none. Ctrl snaps, with Shift
/// everything goes ten times slower, X, Y and Z choose an axis, and a number that is typed counts
/// in place of the pointer: 5 is the new value, +5 and -=5 are how far.
class GizmoTool : public QObject, public PointerTool {
    Q_OBJECT

public:
    GizmoTool(const Navigation &navigation, SelectionTool &selection, QObject *parent = nullptr);
    ~GizmoTool() override;

    void setContent(SceneContent *content);
    void setOptions(const GizmoOptions &options);
    const GizmoOptions &options() const { return m_options; }

    /// Nothing when there is nothing to move: no tool, no point with a place, a file that can't be
    /// edited.
    std::optional<GizmoLook> look() const;

    /// As if the pointer held a handle and had pulled it by so many pixels; see cancel().
    void hold(const GizmoHandle &handle, const QPointF &by);

    bool press(const QMouseEvent &event) override;
    void move(const QMouseEvent &event) override;
    void release(const QMouseEvent &event) override;
    void doubleClick(const QMouseEvent &event) override;
    KeyUse keyPress(const QKeyEvent &event) override;
    void cancel() override;
    bool hover(const QMouseEvent &event) override;
    void leave() override;

signals:
    /// look() is another.
    void changed();

private:
    struct Drag;

    bool isTurning() const { return m_options.mode == GizmoOptions::Mode::Rotate; }
    bool isShown() const;
    /// The selected points that have a place, the current one last.
    std::vector<DraggedPoint> points() const;
    DragFrame frameOf(const std::vector<DraggedPoint> &points) const;
    std::optional<GizmoShape> shapeOf(const std::vector<DraggedPoint> &points,
                                      const DragFrame &frame) const;
    Vec3d placeOf(const DraggedPoint &point) const;
    bool take(const QPointF &pixel, const GizmoHandle &wanted = {});
    void light(const GizmoHandle &handle);
    /// In the document, what the drag has come to.
    void show();
    void commit();

    const Navigation &m_navigation;
    SelectionTool &m_selection;
    SceneContent *m_content = nullptr;
    QPointer<Document> m_document;
    GizmoOptions m_options;
    GizmoHandle m_hovered;
    std::unique_ptr<Drag> m_drag;
};

} // namespace hardpoint
