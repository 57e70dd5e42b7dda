// SPDX-License-Identifier: MIT
#include <editor/core/filestore.h>
#include <editor/document/document.h>
#include <editor/document/journalkeeper.h>
#include <editor/panels/savereview.h>
#include <editor/window/documenttabs.h>
#include <editor/window/filecommands.h>
#include <editor/window/questions.h>
#include <editor/window/recovery.h>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace hardpoint {

namespace {

using Original = RecoveryDialog::Original;

QString nameOf(const Journal &journal)
{
    return QFileInfo(journal.path).fileName();
}

Original stateOf(const Journal &journal)
{
    if (!QFileInfo::exists(journal.path))
        return Original::Gone;
    const auto now = filestore::open(journal.path);
    if (now && now->hash == journal.hash)
        return Original::AsItWas;
    return now && isInFile(journal, now->file) ? Original::Saved : Original::Changed;
}

} // namespace

QString Recovery::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
        + QStringLiteral("/recovery");
}

Recovery::Recovery(QWidget &window, DocumentTabs &tabs, FileCommands &files, const QString &folder)
    : m_window(window), m_files(files), m_base(folder), m_own(JournalFolder::make(folder))
{
    if (!m_own) {
        // Nobody is connected yet.
        QMetaObject::invokeMethod(
            this,
            [this] {
                emit failed(tr("Edits can't be kept for the case of a crash. No folder can be made "
                               "in %1.")
                                .arg(QDir::toNativeSeparators(m_base)));
            },
            Qt::QueuedConnection);
        return;
    }
    for (Document *document : tabs.all())
        keep(document);
    connect(&tabs, &DocumentTabs::documentAdded, this, &Recovery::keep);
}

void Recovery::keep(Document *document)
{
    auto *keeper = new JournalKeeper(*document, m_own);
    connect(keeper, &JournalKeeper::failed, this, [this](const QString &why) {
        emit failed(tr("Edits can't be kept for the case of a crash. %1").arg(why));
    });
}

std::vector<Recovery::Left> Recovery::findLeft()
{
    for (auto &folder : JournalFolder::claimLeft(m_base))
        m_claimed.push_back(std::move(folder));
    std::vector<Left> left;
    for (const auto &folder : m_claimed) {
        for (const QString &name : folder->names()) {
            const Outcome<Journal> journal = folder->read(name);
            Left one{folder.get(), name, journal.value_or(Journal()), {}};
            one.row = {one.journal.path, one.journal.time,
                       journal ? stateOf(*journal) : Original::Unknown};
            // A save that was killed may have left a part of a file beside the file.
            if (journal && one.row.original != Original::Gone)
                filestore::removeLeftovers(one.journal.path);
            if (one.row.original == Original::Saved)
                folder->remove(name);
            else
                left.push_back(std::move(one));
        }
    }
    return left;
}

bool Recovery::offer()
{
    const std::vector<Left> left = findLeft();
    if (left.empty())
        return false;
    std::vector<RecoveryDialog::Row> rows;
    for (const Left &one : left)
        rows.push_back(one.row);
    RecoveryDialog dialog(rows, &m_window);
    const auto at = [&left](int row) -> const Left & {
        return left.at(static_cast<std::size_t>(row));
    };
    const auto finish = [&](int row) {
        at(row).folder->remove(at(row).name);
        dialog.finish(row);
    };
    connect(&dialog, &RecoveryDialog::openWanted, this, [&](int row) {
        if (open(at(row)))
            finish(row);
    });
    connect(&dialog, &RecoveryDialog::compareWanted, this, [&](int row) { compare(at(row)); });
    connect(&dialog, &RecoveryDialog::exportWanted, this, [&](int row) { exportPoints(at(row)); });
    connect(&dialog, &RecoveryDialog::discardWanted, this, [&](int row) {
        if (questions::discardRecovered(&m_window, nameOf(at(row).journal)))
            finish(row);
    });
    dialog.exec();
    // What was put off is let go of, for the next start to find.
    m_claimed.clear();
    return true;
}

bool Recovery::open(const Left &left)
{
    const QString name = nameOf(left.journal);
    const Outcome<Document *> document = m_files.open(left.journal.path);
    if (!document) {
        questions::tell(&m_window, tr("%1 could not be opened.").arg(name), document.error());
        return false;
    }
    if ((*document)->hash() != left.journal.hash && !questions::recoverIntoChanged(&m_window, name))
        return false;
    auto points = journalPoints(left.journal, (*document)->file());
    if (!points) {
        questions::tell(&m_window, tr("The edits of %1 could not be recovered.").arg(name),
                        points.error());
        return false;
    }
    (*document)->replacePoints(*points, tr("Recovered edits"));
    if (!std::ranges::equal((*document)->points(), *points)) {
        questions::tell(&m_window, tr("The edits of %1 could not be recovered.").arg(name),
                        {Failure::Kind::Refused,
                         tr("%1 The edits stay kept.").arg((*document)->readOnlyText()).trimmed()});
        return false;
    }
    // The old journal goes only when there is a new one.
    auto *keeper = (*document)->findChild<JournalKeeper *>();
    if (keeper && keeper->writeNow())
        return true;
    questions::tell(&m_window, tr("The edits of %1 are open, and not saved.").arg(name),
                    {Failure::Kind::Unwritable,
                     tr("They can't be kept anew for the case of a crash, so they stay in this "
                        "list. Save the file, then discard them here.")});
    return false;
}

void Recovery::compare(const Left &left)
{
    const QString title = tr("The edits of %1 against the file on disk").arg(nameOf(left.journal));
    const auto tell = [&](const Failure &failure) {
        questions::tell(&m_window, tr("%1 can't be compared.").arg(nameOf(left.journal)), failure);
    };
    const auto now = filestore::open(left.journal.path);
    if (!now)
        return tell(now.error());
    const auto points = journalPoints(left.journal, now->file);
    if (!points)
        return tell(points.error());
    auto bytes = filestore::prove(now->file, *points);
    if (!bytes)
        return tell(bytes.error());
    const auto edited = formatlib::ModelFile::open(std::move(*bytes));
    if (!edited)
        return tell({Failure::Kind::Refused, {}, edited.error()});
    SaveReview(title, {now->file, *edited, tr("On disk"), tr("Recovered")}, &m_window).exec();
}

bool Recovery::exportPoints(const Left &left)
{
    const QString path = QFileDialog::getSaveFileName(
        &m_window, tr("Export points"), nameOf(left.journal) + QStringLiteral(".json"),
        tr("JSON (*.json)"));
    if (path.isEmpty())
        return false;
    const std::string &text = left.journal.points;
    const formatlib::ByteView bytes(reinterpret_cast<const std::uint8_t *>(text.data()),
                                    text.size());
    const auto written = filestore::write(path, bytes, {.backup = noBackup});
    if (!written)
        questions::tell(&m_window, tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                        written.error());
    return written.has_value();
}

} // namespace hardpoint
