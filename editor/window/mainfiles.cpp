// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/window/actions.h>
#include <editor/window/filecommands.h>
#include <editor/window/mainwindow.h>
#include <editor/window/recentfiles.h>
#include <editor/window/samplemodels.h>
#include <editor/window/session.h>
#include <editor/window/settings.h>
#include <editor/window/skeletons.h>
#include <editor/window/statusline.h>
#include <editor/window/viewarea.h>

#include <QAction>
#include <QFileInfo>
#include <QMenu>

namespace hardpoint {

void MainWindow::connectFiles()
{
    connect(m_view, &ViewArea::filesWanted, this, &MainWindow::openWanted);
    connect(m_recent, &RecentFiles::wanted, this,
            [this](const QString &path) { openWanted({path}); });
    connect(m_files, &FileCommands::opened, m_recent, &RecentFiles::add);
    connect(m_files, &FileCommands::saved, m_recent, &RecentFiles::add);
    connect(m_files, &FileCommands::skeletonGiven, m_skeletons, &Skeletons::load);
    connect(m_skeletons, &Skeletons::done, this,
            [this](const QString &text) { m_status->showMessage(text, 4000); });
}

void MainWindow::openWanted(const QStringList &paths)
{
    m_files->openAll(paths);
    for (const QString &path : paths) {
        if (!QFileInfo::exists(path))
            m_recent->remove(path);
    }
}

void MainWindow::addOpenMenus(QMenu &menu)
{
    QMenu *recent = menu.addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { m_recent->fill(*recent); });
    QMenu *samples = menu.addMenu(tr("Open sa&mple"));
    for (const SampleModel &sample : sampleModels()) {
        QAction *action =
            samples->addAction(tr("%1, %2", "name of a file, what it is")
                                   .arg(QFileInfo(sample.path).fileName(), sample.about));
        connect(action, &QAction::triggered, this,
                [this, path = sample.path] { openWanted({path}); });
    }
    QAction *reopens = menu.addAction(tr("Reopen files at the ne&xt start"));
    reopens->setCheckable(true);
    reopens->setChecked(m_settings.reopensSession());
    connect(reopens, &QAction::toggled, this,
            [this](bool on) { m_settings.setReopensSession(on); });
}

} // namespace hardpoint
