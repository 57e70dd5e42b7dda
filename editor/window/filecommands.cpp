// SPDX-License-Identifier: MIT
#include <editor/core/companions.h>
#include <editor/core/filestore.h>
#include <editor/core/findingtext.h>
#include <editor/document/document.h>
#include <editor/panels/savereview.h>
#include <editor/window/documenttabs.h>
#include <editor/window/filecommands.h>
#include <editor/window/questions.h>
#include <editor/window/samplemodels.h>
#include <editor/window/savingoptions.h>
#include <editor/window/settings.h>
#include <editor/window/skeletons.h>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace hardpoint {

namespace {

QString nameOf(const QString &path)
{
    return QFileInfo(path).fileName();
}

} // namespace

FileCommands::FileCommands(QWidget &window, DocumentTabs &tabs, Settings &settings,
                           SavingOptions &options)
    : m_window(window), m_tabs(tabs), m_settings(settings), m_options(options)
{
}

Outcome<Document *> FileCommands::open(const QString &path)
{
    if (Document *known = m_tabs.find(path)) {
        m_tabs.activate(known);
        return known;
    }
    Outcome<std::unique_ptr<Document>> document = Document::open(path);
    if (!document)
        return std::unexpected(document.error());
    const QString folder = QFileInfo(path).absolutePath();
    if (!isSample(path))
        m_settings.setFolder(folder);
    FoundCompanions beside =
        findCompanions(path, (*document)->schema(), {.skeleton = m_settings.skeleton(folder)});
    (*document)->setCompanions(std::move(beside.companions), std::move(beside.paths));
    if (!beside.warnings.isEmpty())
        emit ignored(beside.warnings.join(QLatin1Char(' ')));
    Document *added = m_tabs.add(std::move(*document));
    emit opened(path);
    return added;
}

void FileCommands::openAll(const QStringList &paths)
{
    QStringList names;
    QStringList texts;
    QStringList skeletons;
    Failure failure;
    for (const QString &path : paths) {
        if (Skeletons::isSkeleton(path)) {
            skeletons << path;
        } else if (const Outcome<Document *> opened = open(path); !opened) {
            failure = opened.error();
            names << nameOf(path);
            texts << QStringLiteral("%1: %2").arg(nameOf(path), failure.text);
        }
    }
    if (names.size() == 1) {
        questions::tell(&m_window, tr("%1 could not be opened.").arg(names.constFirst()), failure);
    } else if (!names.isEmpty()) {
        failure.text = texts.join(QLatin1Char('\n'));
        questions::tell(
            &m_window,
            tr("%n file(s) could not be opened.", nullptr, static_cast<int>(names.size())),
            failure);
    }
    for (const QString &path : skeletons)
        emit skeletonGiven(path);
}

void FileCommands::askAndOpen()
{
    openAll(QFileDialog::getOpenFileNames(
        &m_window, tr("Open models"), m_settings.folder(),
        tr("Models (*.msh *.mdl *.MSH *.MDL);;MSH meshes (*.msh *.MSH);;MDL models (*.mdl *.MDL);;"
           "Skeletons (*.skl *.SKL);;All files (*)")));
}

bool FileCommands::mayKeepErrors(const Document &document)
{
    QStringList errors;
    for (const formatlib::Finding &finding : document.findings()) {
        if (finding.severity == formatlib::Severity::Error)
            errors << findingMessage(finding, document.points(), document.schema().encoding);
    }
    return errors.isEmpty() || questions::saveWithErrors(&m_window, document.fileName(), errors);
}

bool FileCommands::save(Document &document)
{
    // A sample lies in the program, where nothing can be written.
    if (isSample(document.path()))
        return askAndSaveAs(document);
    if (document.isModified() && !(mayKeepErrors(document) && reviewed(document)))
        return false;
    return attempt(
        document, document.path(), [&document](const SaveHow &how) { return document.save(how); },
        [&] { return askAndSaveAs(document); });
}

bool FileCommands::reviewed(const Document &document)
{
    if (!m_options.reviewsSaves() || !document.isModified())
        return true;
    const Outcome<formatlib::ModelFile> after = document.edited();
    // Why it can't be saved is told by the save.
    if (!after)
        return true;
    SaveReview review(tr("Save these changes to %1?").arg(document.fileName()),
                      {document.file(), *after}, &m_window);
    review.askToSave();
    if (review.exec() != QDialog::Accepted)
        return false;
    m_options.setReviewsSaves(review.isToBeShownAgain());
    return true;
}

bool FileCommands::attempt(const Document &document, const QString &path,
                           const std::function<Outcome<void>(const SaveHow &)> &save,
                           const std::function<bool()> &elsewhere)
{
    using questions::NextTry;
    const QString file = QFileInfo(path).absoluteFilePath();
    SaveHow how{.backup = m_options.backup()};
    for (;;) {
        if (const auto found = m_halfDone.find(file); found != m_halfDone.end())
            how.halfDone = found->second;
        const Outcome<void> outcome = save(how);
        if (outcome)
            break;
        const Failure &failure = outcome.error();
        if (failure.halfDone)
            m_halfDone[file] = *failure.halfDone;
        if (failure.kind == Failure::Kind::ChangedOnDisk && !how.overwrite) {
            if (!mayReplace(document))
                return false;
            how.overwrite = true;
            continue;
        }
        if (failure.kind == Failure::Kind::Refused) {
            questions::tell(&m_window, tr("%1 could not be saved.").arg(nameOf(path)), failure);
            return false;
        }
        const NextTry next = questions::notSaved(&m_window, nameOf(path), failure);
        if (next == NextTry::GiveUp)
            return false;
        if (next == NextTry::Elsewhere)
            return elsewhere();
        how.direct = next == NextTry::WriteDirectly;
        // What the user chose in the menu meanwhile counts.
        how.backup = m_options.backup();
    }
    m_halfDone.erase(file);
    m_settings.setFolder(QFileInfo(path).absolutePath());
    emit saved(path);
    return true;
}

void FileCommands::showChanges(const Document &document)
{
    const Outcome<formatlib::ModelFile> after = document.edited();
    if (!after) {
        questions::tell(&m_window, tr("%1 could not be saved.").arg(document.fileName()),
                        after.error());
        return;
    }
    SaveReview(tr("What a save changes in %1").arg(document.fileName()), {document.file(), *after},
               &m_window)
        .exec();
}

void FileCommands::compareWithDisk(const Document &document)
{
    const auto onDisk = filestore::open(document.path());
    const Outcome<formatlib::ModelFile> here = document.edited();
    Failure failure;
    if (!onDisk)
        failure = onDisk.error();
    else if (!here)
        failure = here.error();
    else if (onDisk->file.schema().format != document.schema().format)
        failure.text = tr("The file on disk is of another format now.");
    if (!failure.text.isEmpty()) {
        questions::tell(&m_window, tr("%1 can't be compared.").arg(document.fileName()), failure);
        return;
    }
    SaveReview(tr("%1 on disk and as it is here").arg(document.fileName()),
               {onDisk->file, *here, tr("On disk"), tr("Here")}, &m_window)
        .exec();
}

bool FileCommands::mayReplace(const Document &document)
{
    const QFileInfo file(document.path());
    if (file.exists())
        return questions::overwriteChanged(&m_window, document.fileName(), m_options.backup());
    // Without its folder the file can't come back, and saving will say so.
    return !file.absoluteDir().exists() || questions::writeAgain(&m_window, document.fileName());
}

bool FileCommands::askAndSaveAs(Document &document)
{
    const QString path = askSavePath(tr("Save as"), document, proposedPath(document));
    if (path.isEmpty())
        return false;
    if (isInAnotherTab(path, document))
        return false;
    return mayKeepErrors(document) && reviewed(document)
        && attempt(
               document, path, [&](const SaveHow &how) { return document.saveAs(path, how); },
               [&] { return askAndSaveAs(document); });
}

bool FileCommands::isInAnotherTab(const QString &path, const Document &document)
{
    const Document *other = m_tabs.find(path);
    if (!other || other == &document)
        return false;
    questions::tell(
        &m_window, tr("%1 is open in another tab.").arg(nameOf(path)),
        {Failure::Kind::Refused, tr("Close that tab first, or save under another name."), {}});
    return true;
}

bool FileCommands::askAndSaveCopy(Document &document)
{
    const QString path = askSavePath(tr("Save a copy"), document, copyPath(document));
    if (path.isEmpty())
        return false;
    const Document *other = m_tabs.find(path);
    if (other) {
        questions::tell(&m_window, tr("%1 is open.").arg(nameOf(path)),
                        {Failure::Kind::Refused, tr("Save the copy under another name."), {}});
        return false;
    }
    return attempt(
        document, path, [&](const SaveHow &how) { return document.saveCopy(path, how); },
        [&] { return askAndSaveCopy(document); });
}

QString FileCommands::proposedPath(const Document &document) const
{
    if (!isSample(document.path()))
        return document.path();
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = m_settings.folder().isEmpty() ? documents : m_settings.folder();
    return QDir(folder).filePath(document.fileName());
}

QString FileCommands::copyPath(const Document &document) const
{
    const QFileInfo info(proposedPath(document));
    return info.absoluteDir().filePath(
        tr("%1 copy.%2", "name of a file's copy, without and with its ending")
            .arg(info.completeBaseName(), info.suffix()));
}

bool FileCommands::askAndSalvage(Document &document)
{
    const QString path = askSavePath(tr("Save what was read"), document, copyPath(document));
    if (path.isEmpty() || isInAnotherTab(path, document))
        return false;
    bool isElsewhere = false;
    const bool saved = attempt(
        document, path, [&](const SaveHow &how) { return document.salvage(path, how); },
        [&] {
            isElsewhere = true;
            return askAndSalvage(document);
        });
    if (saved && !isElsewhere)
        openAll({path});
    return saved;
}

void FileCommands::askAndRevert(Document &document)
{
    if (document.isModified() && !questions::revert(&m_window, document.fileName()))
        return;
    if (const Outcome<void> outcome = document.revert(); !outcome) {
        questions::tell(&m_window, tr("%1 could not be read again.").arg(document.fileName()),
                        outcome.error());
    }
}

bool FileCommands::close(Document &document)
{
    if (!mayClose({&document}))
        return false;
    m_tabs.close(&document);
    return true;
}

bool FileCommands::mayClose(const std::vector<Document *> &documents)
{
    std::vector<Document *> changed;
    QStringList names;
    for (Document *document : documents) {
        if (document->isModified()) {
            changed.push_back(document);
            names << document->fileName();
        }
    }
    if (changed.empty())
        return true;
    switch (questions::saveBeforeClosing(&m_window, names)) {
    case questions::Answer::Save:
        for (Document *document : changed) {
            if (!save(*document)) {
                m_tabs.activate(document);
                return false;
            }
        }
        return true;
    case questions::Answer::Discard:
        return true;
    case questions::Answer::Cancel:
        break;
    }
    return false;
}

QString FileCommands::askSavePath(const QString &title, const Document &document,
                                  const QString &proposal)
{
    const QString ending = QString::fromUtf8(
        document.schema().format.data(), static_cast<qsizetype>(document.schema().format.size()));
    QFileDialog dialog(&m_window, title, proposal);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(ending);
    dialog.setNameFilters(
        {tr("%1 files (*.%2 *.%1)").arg(ending.toUpper(), ending), tr("All files (*)")});
    dialog.selectFile(proposal);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    return dialog.selectedFiles().constFirst();
}

} // namespace hardpoint
