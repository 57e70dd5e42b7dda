// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>
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
    QAction *vertexColours;
    QAction *grid;
    QAction *bones;
    QAction *boundingBox;
    QAction *labels; ///< on: of all points
    QAction *labelsAll;
    QAction *labelsSelection;
    QAction *labelsOff;
    QAction *front;
    QAction *back;
    QAction *side;
    QAction *otherSide;
    QAction *top;
    QAction *bottom;
    QAction *orthographic;

private:
    QAction *make(const QString &text, const QString &icon = {});
    /// option: the member of some options that the action switches.
    QAction *makeToggle(const QString &text, const QString &icon,
                        const std::function<bool &(ViewOptions &)> &option);
    void makeShading();
    void makeLabels();
    void makeDirections();
    void makeDrags();

    Viewport &m_viewport;
    QActionGroup *m_drags; ///< what a drag with the left button does
    std::vector<QAction *> m_all;
};

} // namespace hardpoint
