// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/gizmooptions.h>
#include <editor/viewport/viewcommands.h>

#include <QMenu>
#include <QObject>

#include <map>
#include <memory>

class QAction;
class QActionGroup;
class QToolBar;
class QToolButton;

namespace hardpoint {

class Document;
class Settings;
class Viewport;

/// Which handles the viewport shows on the selection and how they work, as actions. What is chosen
/// is remembered.
class GizmoActions : public QObject {
    Q_OBJECT

public:
    /// Both live longer than this.
    GizmoActions(Viewport &viewport, Settings &settings, QObject *parent);

    void addTo(QMenu &menu);
    void addTo(QToolBar &bar);
    /// Null for none. Only what its points have can be chosen.
    void enableFor(const Document *document);
    /// Does what a key of the viewport says; false when it is about something else.
    bool apply(ViewCommand command);

    QAction *move;
    QAction *rotate;
    QAction *snap;

private:
    void makeTools();
    void makeAxes();
    void makeSteps();
    void addSteps(QMenu &menu, double GizmoOptions::*step, std::initializer_list<double> usual,
                  const QString &unit);
    void askStep(double GizmoOptions::*step, const QString &question);
    void set(const GizmoOptions &options);
    void show();

    Viewport &m_viewport;
    Settings &m_settings;
    QActionGroup *m_tools;
    QActionGroup *m_axes;
    std::map<GizmoOptions::Axes, QAction *> m_axesActions;
    std::unique_ptr<QMenu> m_axesMenu;
    std::unique_ptr<QMenu> m_stepMenu;
    QToolButton *m_axesButton = nullptr; ///< this and the next: in the tool bar
    QToolButton *m_stepButton = nullptr;
};

} // namespace hardpoint
