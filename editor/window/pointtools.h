// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/mirror.h>

#include <QObject>

class QAction;
class QMenu;
class QPointF;
class QToolBar;

namespace hardpoint {

class Document;
class GizmoActions;
class Placing;
class Settings;
class Viewport;

/// The tools that set points in space: handles, places under the pointer, the mirror.
class PointTools : public QObject {
    Q_OBJECT

public:
    /// All live longer than this; window: over which dialogs appear.
    PointTools(QWidget &window, Viewport &viewport, Settings &settings);

    void addTo(QMenu &menu);
    void addTo(QToolBar &bar);
    /// The mirror, which stands elsewhere in a tool bar.
    QAction *mirror() const { return m_mirror; }
    GizmoActions &gizmo() { return *m_gizmo; }
    /// Over the viewport, at a pixel of it.
    void addTo(QMenu &menu, const QPointF &pixel);
    /// The selection, to the surface under a pixel of the viewport.
    void moveTo(const QPointF &pixel);
    /// Asks how to mirror the selection, or all points.
    void showMirror(MirrorCollision collision = MirrorCollision::Refuse);
    /// Null for none; to be called again when its points or its selection changed.
    void setDocument(Document *document);

signals:
    /// Nothing was done, and why.
    void failed(const QString &why);

private:
    QWidget &m_window;
    Settings &m_settings;
    GizmoActions *m_gizmo;
    Placing *m_placing;
    QAction *m_mirror;
    Document *m_document = nullptr;
};

} // namespace hardpoint
