// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

#include <QObject>
#include <QStringList>

#include <vector>

class QWidget;

namespace hardpoint {

class Document;
class DocumentTabs;
class Settings;

/// Opening, saving and closing as the menu does it, with the questions and the messages.
class FileCommands : public QObject {
    Q_OBJECT

public:
    /// window: over which dialogs appear. All three live longer than this.
    FileCommands(QWidget &window, DocumentTabs &tabs, Settings &settings);

    /// A tab for the file, or its tab if it has one.
    Outcome<Document *> open(const QString &path);
    /// The same for several; all that went wrong is told in one message. Skeletons among them go
    /// with the model that is current then.
    void openAll(const QStringList &paths);
    void askAndOpen();

    /// False when it was not saved: it failed, which was told, or the user changed their mind.
    bool save(Document &document);
    bool askAndSaveAs(Document &document);
    bool askAndSaveCopy(Document &document);
    void askAndRevert(Document &document);
    /// Saves what could be read of a damaged file into another one, and opens that.
    bool askAndSalvage(Document &document);

    /// True when the document is gone, or all of them may go.
    bool close(Document &document);
    bool mayClose(const std::vector<Document *> &documents);

signals:
    void opened(const QString &path);
    void saved(const QString &path);
    /// What lies beside an opened file and could not be used, and why.
    void ignored(const QString &text);
    void skeletonGiven(const QString &path);

private:
    /// Asks when there are errors, naming them.
    bool mayKeepErrors(const Document &document);
    /// Asks what to do about a file on disk that is not the one that was read.
    bool mayReplace(const Document &document);
    /// "sword copy.msh", beside the file.
    QString copyPath(const Document &document) const;
    /// The file itself, or for a sample a place where it can be written.
    QString proposedPath(const Document &document) const;
    QString askSavePath(const QString &title, const Document &document, const QString &proposal);
    bool told(const Outcome<void> &outcome, const QString &path);

    QWidget &m_window;
    DocumentTabs &m_tabs;
    Settings &m_settings;
};

} // namespace hardpoint
