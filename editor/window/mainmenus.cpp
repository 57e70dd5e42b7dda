// SPDX-License-Identifier: MIT
#include <editor/window/actions.h>
#include <editor/window/bonelinking.h>
#include <editor/window/documenttabs.h>
#include <editor/window/mainwindow.h>
#include <editor/window/picturecommands.h>
#include <editor/window/pointtools.h>
#include <editor/window/savingoptions.h>
#include <editor/window/skeletons.h>
#include <editor/window/tablehooks.h>
#include <editor/window/viewactions.h>

#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QLayout>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace hardpoint {

void MainWindow::buildMenus()
{
    QMenu *file = menuBar()->addMenu(tr("&File"));
    file->addAction(m_actions->open);
    addOpenMenus(*file);
    file->addSeparator();
    m_skeletons->addTo(*file);
    file->addSeparator();
    file->addActions({m_actions->save, m_actions->saveAs, m_actions->saveCopy, m_actions->review,
                      m_actions->revert});
    file->addSeparator();
    m_saving->addTo(*file);
    file->addSeparator();
    file->addActions({m_actions->importPoints, m_actions->exportPoints, m_actions->exportSelected});
    file->addSeparator();
    file->addActions({m_actions->close, m_actions->quit});

    QMenu *edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({m_actions->undo, m_actions->redo});
    edit->addSeparator();
    edit->addActions({m_actions->cut, m_actions->copy, m_actions->copyWithHeader,
                      m_actions->copyJson, m_actions->paste});
    edit->addSeparator();
    edit->addActions({m_actions->selectAll, m_actions->filter, m_actions->replace});
    edit->addAction(m_actions->sort);

    QMenu *points = menuBar()->addMenu(tr("&Points"));
    points->setToolTipsVisible(true);
    points->addActions({m_actions->add, m_actions->duplicate, m_actions->remove});
    points->addSeparator();
    points->addActions({m_actions->moveUp, m_actions->moveDown, m_actions->renumber});
    points->addSeparator();
    m_tools->addTo(*points);
    points->addSeparator();
    m_linking->addTo(*points);

    QMenu *view = menuBar()->addMenu(tr("&View"));
    view->addActions({m_actions->frameSelection, m_actions->frameAll});
    view->addSeparator();
    m_viewActions->addTo(*view);
    view->addSeparator();
    m_pictures->addTo(*view);
    view->addSeparator();
    m_tableHooks->addTo(*view);
    view->addMenu(tr("T&heme"))->addActions(m_actions->themes->actions());

    QMenu *window = menuBar()->addMenu(tr("&Window"));
    for (const QDockWidget *dock : findChildren<QDockWidget *>())
        window->addAction(dock->toggleViewAction());
    window->addSeparator();
    window->addActions({m_actions->nextTab, m_actions->previousTab});

    QMenu *help = menuBar()->addMenu(tr("&Help"));
    help->addActions({m_actions->about, m_actions->aboutQt});
}

void MainWindow::buildToolBars()
{
    QToolBar *main = addToolBar(tr("Tools"));
    main->setObjectName(QStringLiteral("tools"));
    main->setMovable(false);
    main->setIconSize(QSize(20, 20));
    main->setFixedHeight(40);
    main->toggleViewAction()->setVisible(false);
    main->addActions({m_actions->open, m_actions->save});
    main->addSeparator();
    main->addActions({m_actions->undo, m_actions->redo});
    main->addSeparator();
    main->addActions({m_actions->add, m_actions->duplicate, m_actions->remove});
    main->addAction(m_tools->mirror());
    main->addSeparator();
    m_tools->addTo(*main);
    main->addSeparator();
    main->addActions({m_actions->frameSelection, m_actions->frameAll});
    main->addSeparator();
    m_viewActions->addTo(*main);
    for (QAction *action : {m_actions->add, m_tools->mirror()})
        qobject_cast<QToolButton *>(main->widgetForAction(action))
            ->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);

    addToolBarBreak();
    QToolBar *files = addToolBar(tr("Files"));
    files->setObjectName(QStringLiteral("tabsBar"));
    files->setMovable(false);
    files->toggleViewAction()->setVisible(false);
    files->setFixedHeight(32);
    files->layout()->setContentsMargins(8, 4, 8, 0);
    m_tabs->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    files->addWidget(m_tabs);
    setContextMenuPolicy(Qt::NoContextMenu);
}

} // namespace hardpoint
