// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

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

    /// Files that are gone are left out.
    void restore();

private:
    void keep();

    DocumentTabs &m_tabs;
    FileCommands &m_files;
    Settings &m_settings;
};

} // namespace hardpoint
