// SPDX-License-Identifier: MIT
#include <editor/core/filestore.h>
#include <editor/core/journalfolder.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

namespace hardpoint {

namespace {

constexpr QLatin1StringView ending(".journal");
constexpr QLatin1StringView lockEnding(".lock");

} // namespace

JournalFolder::JournalFolder(const QString &path) : m_path(path), m_lock(path + lockEnding)
{
    // A run may last for days; only that its process is gone makes its lock void.
    m_lock.setStaleLockTime(0);
}

std::unique_ptr<JournalFolder> JournalFolder::make(const QString &base)
{
    QDir().mkpath(base);
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<JournalFolder> folder(new JournalFolder(QDir(base).filePath(name)));
    // Locked before it is there, so that nobody can find it without its lock.
    if (!folder->m_lock.tryLock(0) || !QDir().mkpath(folder->m_path))
        return nullptr;
    return folder;
}

std::vector<std::unique_ptr<JournalFolder>> JournalFolder::claimLeft(const QString &base)
{
    std::vector<std::unique_ptr<JournalFolder>> claimed;
    const QDir place(base);
    QStringList names = place.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    // A run that was killed before it made its folder left only the lock.
    for (const QString &lock : place.entryList({QLatin1Char('*') + lockEnding}, QDir::Files))
        names << lock.chopped(lockEnding.size());
    names.removeDuplicates();
    for (const QString &name : names) {
        std::unique_ptr<JournalFolder> folder(new JournalFolder(place.filePath(name)));
        // After a power failure a lock may be empty and name no process; who is running holds it
        // all the same, so that its age may decide.
        if (QFileInfo(place.filePath(name) + lockEnding).size() == 0)
            folder->m_lock.setStaleLockTime(10'000);
        if (folder->m_lock.tryLock(0) && !folder->names().isEmpty())
            claimed.push_back(std::move(folder));
    }
    return claimed;
}

JournalFolder::~JournalFolder()
{
    // What a killed write left behind goes with the folder.
    if (m_lock.isLocked() && names().isEmpty())
        QDir(m_path).removeRecursively();
}

QStringList JournalFolder::names() const
{
    return QDir(m_path).entryList({QLatin1Char('*') + ending}, QDir::Files, QDir::Name);
}

QString JournalFolder::pathOf(const QString &name) const
{
    return m_path + QLatin1Char('/') + name;
}

Outcome<Journal> JournalFolder::read(const QString &name) const
{
    const auto loaded = filestore::read(pathOf(name));
    if (!loaded)
        return std::unexpected(loaded.error());
    return parseJournal(QByteArray(reinterpret_cast<const char *>(loaded->bytes.data()),
                                   static_cast<qsizetype>(loaded->bytes.size())));
}

Outcome<void> JournalFolder::write(const QString &name, const QByteArray &text)
{
    const formatlib::ByteView bytes(reinterpret_cast<const std::uint8_t *>(text.constData()),
                                    static_cast<std::size_t>(text.size()));
    const auto written = filestore::write(pathOf(name), bytes, {.backup = noBackup});
    if (!written)
        return std::unexpected(written.error());
    return {};
}

void JournalFolder::remove(const QString &name)
{
    QFile::remove(pathOf(name));
}

} // namespace hardpoint
