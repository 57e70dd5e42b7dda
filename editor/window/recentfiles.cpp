// SPDX-License-Identifier: MIT
#include <editor/window/recentfiles.h>
#include <editor/window/samplemodels.h>
#include <editor/window/settings.h>

#include <QDir>
#include <QFileInfo>
#include <QMenu>

namespace hardpoint {

RecentFiles::RecentFiles(Settings &settings, QObject *parent)
    : QObject(parent), m_settings(settings), m_paths(settings.recentFiles().mid(0, most))
{
}

void RecentFiles::add(const QString &path)
{
    if (isSample(path))
        return;
    const QString whole = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    QStringList paths = m_paths;
    paths.removeAll(whole);
    paths.prepend(whole);
    set(paths.mid(0, most));
}

void RecentFiles::remove(const QString &path)
{
    QStringList paths = m_paths;
    paths.removeAll(path);
    set(paths);
}

void RecentFiles::clear()
{
    set({});
}

void RecentFiles::set(const QStringList &paths)
{
    if (paths == m_paths)
        return;
    m_paths = paths;
    m_settings.setRecentFiles(paths);
    emit changed();
}

void RecentFiles::fill(QMenu &menu)
{
    menu.clear();
    int number = 1;
    for (const QString &path : m_paths) {
        QString shown =
            menu.fontMetrics().elidedText(QDir::toNativeSeparators(path), Qt::ElideMiddle, 480);
        shown.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction *action = menu.addAction(QStringLiteral("&%1  %2").arg(number++ % 10).arg(shown));
        connect(action, &QAction::triggered, this, [this, path] { emit wanted(path); });
    }
    if (!m_paths.isEmpty())
        menu.addSeparator();
    QAction *clearing = menu.addAction(tr("&Clear this list"));
    clearing->setEnabled(!m_paths.isEmpty());
    connect(clearing, &QAction::triggered, this, &RecentFiles::clear);
}

} // namespace hardpoint
