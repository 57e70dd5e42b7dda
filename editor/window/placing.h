// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>
#include <editor/viewport/placetarget.h>
#include <editor/viewport/pointdrag.h>
#include <editor/viewport/viewcommands.h>

#include <QObject>
#include <QPointF>

#include <optional>
#include <vector>

class QAction;
class QMenu;

namespace hardpoint {

class Settings;
class Viewport;

/// Puts points on what is under the pointer: "Add here" and "Move here". Each is one undo step.
class Placing : public QObject {
    Q_OBJECT

public:
    /// Both live longer than this.
    Placing(Viewport &viewport, Settings &settings, QObject *parent);

    /// For the main menu: at the place where the pointer was last.
    void addTo(QMenu &menu);
    /// At the head of a menu that comes up at this pixel of the viewport, until it closes.
    void addTo(QMenu &menu, const QPointF &pixel);
    /// Null for none.
    void setDocument(Document *document);
    /// The selection, to the surface under a pixel of the viewport.
    void moveTo(const QPointF &pixel);
    /// Does what a key of the viewport says; false when it is about something else.
    bool apply(ViewCommand command);

signals:
    /// Nothing was done, and why.
    void failed(const QString &why);

private:
    struct Choice {
        QAction *action;
        ViewCommand command;
        PlaceOn on;
        bool adds;
    };

    void make(const QString &text, ViewCommand command, PlaceOn on, bool adds);
    void enable();
    void place(const Choice &choice);
    void add(const PlaceTarget &target);
    void move(const PlaceTarget &target);
    DraggedPoint dragged(PointId id, const formatlib::AttachPoint &point) const;
    /// At the target, and turned to its surface where that is wanted; nothing after telling why.
    std::optional<formatlib::AttachPoint> placed(const DraggedPoint &point,
                                                 const PlaceTarget &target);

    Viewport &m_viewport;
    Settings &m_settings;
    Document *m_document = nullptr;
    std::vector<Choice> m_choices;
    QAction *m_turn;
    std::optional<QPointF> m_pixel; ///< of the menu that is open
};

} // namespace hardpoint
