// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/gizmoshape.h>
#include <editor/viewport/pointdrag.h>
#include <editor/viewport/viewaxes.h>

#include <QString>
#include <QStringList>

#include <vector>

namespace hardpoint {

/// What is dragged, and how it is seen.
struct DragScene {
    std::vector<DraggedPoint> points; ///< the current one last
    DragFrame frame;
    formatlib::Schema schema;
    ViewAxes axes;
    ViewFrame view;
    Vec3d centre; ///< of the gizmo, view axes
};

/// One hold of a handle, from the press on: turns what the pointer and the keys do into values.
class HandleDrag {
public:
    HandleDrag(const GizmoHandle &handle, DragScene scene, const QPointF &from);

    const GizmoHandle &handle() const { return m_handle; }
    const DragScene &scene() const { return m_scene; }
    /// From now on along this axis, or about it, as if it had been held from the start.
    void chooseAxis(int axis);
    /// fine: the way since the last call counts a tenth.
    void moveTo(const QPointF &pixel, bool fine);
    /// Multiples of this: of the new number, or of how far where there is none. 0: any.
    void setStep(double step);
    /// A character of a number. False for any that is in none.
    bool type(QChar character);
    void backspace();

    /// The last values that could be had.
    const std::vector<PointChange> &changes() const { return m_changes; }
    QStringList text() const;
    /// How far a turn has come, on screen.
    std::vector<QPointF> arc() const;

private:
    std::vector<int> axes() const;
    Vec3d axisInView(int axis) const;
    std::optional<Vec3d> pulled(const QPointF &from, const QPointF &to) const;
    double angleTo(const QPointF &pixel) const;
    void restart();
    void update();
    void updateMove();
    void updateTurn();
    QString valueText(int axis) const;
    QStringList moveText() const;
    QStringList turnText() const;

    GizmoHandle m_handle;
    DragScene m_scene;
    QPointF m_from;
    QPointF m_last;
    QPointF m_pointer; ///< where it would be had it not been slowed
    double m_step = 0;
    double m_angle = 0; ///< that the pointer has turned, of any number of turns
    QString m_typed;
    Vec3d m_by;
    double m_degrees = 0;
    std::vector<PointChange> m_changes;
};

} // namespace hardpoint
