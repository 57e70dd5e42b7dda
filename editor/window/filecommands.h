// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

#include <QObject>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

class QWidget;

namespace hardpoint {

class Document;
class DocumentTabs;
class SavingOptions;
class Settings;
struct SaveHow;

/// Opening, saving and closing as the menu does it, with the questions and the messages.
class FileCommands : public QObject {
    Q_OBJECT

public:
    /// window: over which dialogs appear. All of them live longer than this.
    FileCommands(QWidget &window, DocumentTabs &tabs, Settings &settings, SavingOptions &options);

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
    /// What a save would change, and what it would in the file as it is on disk now.
    void showChanges(const Document &document);
    void compareWithDisk(const Document &document);
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
    /// Tells so when it is.
    bool isInAnotherTab(const QString &path, const Document &document);
    QString askSavePath(const QString &title, const Document &document, const QString &proposal);
    /// False when the user has seen what would change and does not want it.
    bool reviewed(const Document &document);
    /// Saves until it is done or given up; elsewhere is the command for another name.
    bool attempt(const Document &document, const QString &path,
                 const std::function<Outcome<void>(const SaveHow &)> &save,
                 const std::function<bool()> &elsewhere);

    QWidget &m_window;
    DocumentTabs &m_tabs;
    Settings &m_settings;
    SavingOptions &m_options;
    std::map<QString, HalfDone> m_halfDone; ///< saves that failed so, by absolute path
};

} // namespace hardpoint
