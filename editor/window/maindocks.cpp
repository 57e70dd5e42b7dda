// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/panels/bones.h>
#include <editor/panels/history.h>
#include <editor/panels/inspector.h>
#include <editor/panels/paneltitle.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/problems.h>
#include <editor/viewport/viewport.h>
#include <editor/window/actions.h>
#include <editor/window/mainwindow.h>
#include <editor/window/viewarea.h>

#include <QAction>
#include <QDockWidget>

namespace hardpoint {

namespace {

/// Where a finding's field is edited.
PointColumn columnOf(std::optional<formatlib::Field> field)
{
    using formatlib::Field;
    switch (field.value_or(Field::Name)) {
    case Field::Name:
        return PointColumn::Name;
    case Field::Bone:
        return PointColumn::Bone;
    case Field::Extra:
        return PointColumn::Extra;
    case Field::Position:
    case Field::Matrix:
        return PointColumn::X;
    }
    return PointColumn::Name;
}

} // namespace

void MainWindow::buildDocks()
{
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    QDockWidget *points =
        addDock(Qt::RightDockWidgetArea, "points", tr("Points"), *m_pointsTitle, *m_table);
    resizeDocks({points}, {584}, Qt::Horizontal);
    QDockWidget *inspector = addDock(Qt::RightDockWidgetArea, "inspector", tr("Inspector"),
                                     *m_inspectorTitle, *m_inspector);
    QDockWidget *bones =
        addDock(Qt::RightDockWidgetArea, "bones", tr("Bones"), *m_bonesTitle, *m_bones);
    QDockWidget *history =
        addDock(Qt::RightDockWidgetArea, "history", tr("History"), *m_historyTitle, *m_history);
    tabifyDockWidget(bones, history);
    resizeDocks({points, inspector, history}, {400, 240, 130}, Qt::Vertical);
    QDockWidget *problems = addDock(Qt::BottomDockWidgetArea, "problems", tr("Problems"),
                                    *m_problemsTitle, *m_problems);
    resizeDocks({problems}, {180}, Qt::Vertical);
    m_problemsTitle->addControl(m_problems->switches());
    connect(m_problems, &Problems::countsChanged, this, [this, problems](int all) {
        m_problemsTitle->setDetail(all == 0 ? tr("none") : QString());
        problems->setWindowTitle(all == 0 ? tr("Problems") : tr("Problems (%1)").arg(all));
    });
    connect(m_problems, &Problems::pointWanted, this,
            [this](PointId point, std::optional<formatlib::Field> field) {
                m_shown->selection().set({point});
                m_table->goToCell(m_shown->rowOf(point), columnOf(field));
                m_view->viewport().frameSelection();
            });
    for (QAction *action : m_actions->forTable()) {
        if (!action) {
            action = new QAction(m_table);
            action->setSeparator(true);
        }
        m_table->addAction(action);
    }
}

QDockWidget *MainWindow::addDock(Qt::DockWidgetArea area, const char *name, const QString &title,
                                 PanelTitle &titleBar, QWidget &panel)
{
    auto *dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    dock->setTitleBarWidget(&titleBar);
    dock->setWidget(&panel);
    addDockWidget(area, dock);
    return dock;
}

} // namespace hardpoint
