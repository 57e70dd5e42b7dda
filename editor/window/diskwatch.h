// SPDX-License-Identifier: MIT
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace hardpoint {

class Document;
class DocumentTabs;
class SavingOptions;

/// Looks after the files of all tabs while other programs write, replace, move or delete them.
class DiskWatch : public QObject {
    Q_OBJECT

public:
    /// Both live longer than this.
    DiskWatch(DocumentTabs &tabs, const SavingOptions &options, QObject *parent = nullptr);

signals:
    /// A file without edits was read again by itself.
    void reloaded(const QString &path);

private:
    void watch();
    void look();

    DocumentTabs &m_tabs;
    const SavingOptions &m_options;
    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
};

} // namespace hardpoint
