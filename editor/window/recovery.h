// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/journalfolder.h>
#include <editor/window/recoverydialog.h>

#include <QObject>

namespace hardpoint {

class Document;
class DocumentTabs;
class FileCommands;

/// Keeps the edits of all tabs in journals, and offers those of runs that ended by a crash.
class Recovery : public QObject {
    Q_OBJECT

public:
    /// Where journals are, in the user's own folder.
    static QString usualFolder();

    /// window: over which dialogs appear. All live longer than this.
    Recovery(QWidget &window, DocumentTabs &tabs, FileCommands &files, const QString &folder);

    /// Shows what there is to recover; false when there is nothing.
    bool offer();

signals:
    /// Edits can't be kept, and why.
    void failed(const QString &why);

private:
    struct Left {
        JournalFolder *folder;
        QString name;
        Journal journal;
        RecoveryDialog::Row row;
    };

    void keep(Document *document);
    std::vector<Left> findLeft();
    bool open(const Left &left);
    void compare(const Left &left);
    bool exportPoints(const Left &left);

    QWidget &m_window;
    FileCommands &m_files;
    QString m_base;
    std::shared_ptr<JournalFolder> m_own;
    std::vector<std::unique_ptr<JournalFolder>> m_claimed;
};

} // namespace hardpoint
