// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <vector>

class QAction;
class QActionGroup;
class QMenu;
class QToolBar;

namespace hardpoint {

class Viewport;
struct ViewOptions;

/// What the viewport shows, and from where, as actions.
class ViewActions : public QObject {
    Q_OBJECT

public:
    ViewActions(Viewport &viewport, QObject *parent);

    void addTo(QMenu &menu) const;
    void addTo(QToolBar &bar) const;
    void setEnabled(bool enabled);

    QAction *shaded;
    QAction *wireframe;
    QAction *shadedWireframe;
    QAction *xray;
    QAction *grid;
    QAction *bones;
    QAction *labels; ///< on: of all points
    QAction *labelsAll;
    QAction *labelsSelection;
    QAction *labelsOff;
    QAction *front;
    QAction *side;
    QAction *top;
    QAction *orthographic;

private:
    QAction *make(const QString &text, const QString &icon = {});
    QAction *makeToggle(const QString &text, const QString &icon, bool ViewOptions::*option);
    void makeShading();
    void makeLabels();
    void makeDirections();

    Viewport &m_viewport;
    std::vector<QAction *> m_all;
};

} // namespace hardpoint
