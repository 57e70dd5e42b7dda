// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

namespace hardpoint {

class DocumentTabs;
class FileCommands;
class Settings;

/// The tabs of the last run, open again in the next one. Kept while the program runs, so that even
/// one that was killed comes back; a file that brings the program down is not in it yet.
class Session : public QObject {
    Q_OBJECT

public:
    /// All of them live longer than this.
    Session(DocumentTabs &tabs, FileCommands &files, Settings &settings, QObject *parent);

    /// Files that are missing now, on a disk that is not connected perhaps, come back when they do.
    void restore();

private:
    void keep();

    DocumentTabs &m_tabs;
    FileCommands &m_files;
    Settings &m_settings;
    QStringList m_missing; ///< of the last session, not open in this one
    bool m_restoring = false;
};

} // namespace hardpoint
