// SPDX-License-Identifier: MIT
#include <editor/core/saving/filewriter.h>
#include <editor/core/saving/savetext.h>

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>

#include <algorithm>

namespace hardpoint::saving {

namespace {

/// The file itself where path is a symbolic link, so that the link stays one.
QString linkTarget(const QString &path)
{
    const QFileInfo info(path);
    if (!info.isSymLink())
        return path;
    const QString target = info.canonicalFilePath();
    // A link to nothing has no canonical path: the file it names is made.
    return target.isEmpty() ? info.symLinkTarget() : target;
}

bool canBeWritten(const QString &path)
{
    return QFile(path).open(QIODevice::ReadWrite | QIODevice::ExistingOnly);
}

} // namespace

QByteArray hashOf(formatlib::ByteView bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return hash.result();
}

Failure at(SaveStep step, Failure failure)
{
    failure.step = step;
    return failure;
}

void removeLeftovers(const QString &path)
{
    const QString target = linkTarget(path);
    // Who holds the lock may be writing right now. Without a leftover no lock is made either.
    if (!QFileInfo::exists(newfile::lockPath(target)))
        return;
    QLockFile lock(newfile::lockPath(target));
    if (lock.tryLock(0))
        newfile::removeLeft(QFileInfo(target).absolutePath(), target);
}

FileWriter::FileWriter(const QString &path, formatlib::ByteView bytes,
                       const filestore::WriteOptions &options)
    : m_path(linkTarget(path))
    , m_bytes(bytes)
    , m_options(options)
    , m_disk(options.disk ? *options.disk : realDisk())
{
}

Outcome<filestore::Written> FileWriter::run()
{
    if (QFileInfo(m_path).isDir())
        return stop(SaveStep::CheckDisk, SaveText::tr("There is a folder of this name."));
    QLockFile held(newfile::lockPath(m_path));
    Outcome<void> done = lock(held);
    if (done)
        done = checkDisk();
    if (m_isThereAlready) {
        done = flushWhatIsThere();
    } else {
        if (done)
            done = keepBackup();
        // The backup took its time; nobody else's work may get lost in it.
        if (done)
            done = checkDiskAgain();
        if (done)
            done = m_options.direct ? writeDirectly() : replace();
    }
    if (done)
        done = readBack();
    if (!done)
        return std::unexpected(done.error());
    pruneBackups(m_path, m_options.backup);
    return filestore::Written{hashOf(m_bytes), m_backup};
}

std::unexpected<Failure> FileWriter::stop(SaveStep step, const QString &text, Failure::Kind kind)
{
    return std::unexpected(Failure{kind, text, {}, step});
}

std::unexpected<Failure> FileWriter::stopHalfDone(SaveStep step, const QString &text)
{
    std::unexpected<Failure> stopped = stop(step, text);
    const auto now = realDisk().read(m_path);
    stopped.error().halfDone = HalfDone{m_backup, now ? hashOf(*now) : QByteArray()};
    return stopped;
}

Outcome<void> FileWriter::lock(QLockFile &lock)
{
    constexpr int patience = 2000; // ms: as long as a save of a large file on a slow disk takes
    if (lock.tryLock(patience)) {
        m_isLocked = true;
        newfile::removeLeft(QFileInfo(m_path).absolutePath(), m_path);
        return {};
    }
    // A folder that takes no lock file is told about by the step that needs a new file.
    if (lock.error() != QLockFile::LockFailedError)
        return {};
    return stop(SaveStep::CheckDisk,
                SaveText::tr("Another program is saving this file at this moment. Try again."));
}

Outcome<void> FileWriter::checkDisk()
{
    if (!QFileInfo::exists(m_path)) {
        if (m_options.expectedHash && !m_options.expectedHash->isEmpty())
            return stop(SaveStep::CheckDisk,
                        SaveText::tr("The file is no longer there: it was moved or deleted since "
                                     "it was read."),
                        Failure::Kind::ChangedOnDisk);
        return {};
    }
    if (filestore::isReadOnly(m_path))
        return stop(SaveStep::CheckDisk,
                    SaveText::tr("The file is read-only, so it was left as it is. Make it "
                                 "writable, or check it out where it is kept in versions, and try "
                                 "again, or save it elsewhere."));
    auto old = m_disk.read(m_path);
    if (!old) {
        return stop(SaveStep::CheckDisk,
                    SaveText::tr("The file cannot be read: %1.").arg(old.error()));
    }
    m_old = std::move(*old);
    const QByteArray hash = hashOf(*m_old);
    if (hash == m_options.expectedHash)
        return {};
    const std::optional<HalfDone> &before = m_options.halfDone;
    const bool goesOn = before && (before->hash.isEmpty() || before->hash == hash);
    if (goesOn)
        m_backup = before->backup;
    m_isThereAlready = std::ranges::equal(*m_old, m_bytes);
    if (m_isThereAlready || goesOn || !m_options.expectedHash)
        return {};
    if (m_options.expectedHash->isEmpty())
        return stop(SaveStep::CheckDisk, SaveText::tr("There is a file of this name already."),
                    Failure::Kind::ChangedOnDisk);
    return stop(SaveStep::CheckDisk,
                SaveText::tr("Another program has changed the file since it was read."),
                Failure::Kind::ChangedOnDisk);
}

Outcome<void> FileWriter::keepBackup()
{
    if (!m_backup.isEmpty())
        return {};
    if (m_options.direct && m_options.backup.kind == BackupRule::Kind::None)
        return stop(SaveStep::Backup, directNeedsBackup(), Failure::Kind::Refused);
    if (!m_old || m_options.backup.kind == BackupRule::Kind::None)
        return {};
    m_backup = backupPath(m_path, m_options.backup, QDateTime::currentDateTimeUtc());
    if (m_options.backup.kind == BackupRule::Kind::Dated)
        QDir().mkpath(QFileInfo(m_backup).absolutePath());
    if (m_isLocked)
        newfile::removeLeft(QFileInfo(m_backup).absolutePath(), m_path);
    const auto kept = newfile::replace(m_disk, m_backup, *m_old, m_path, m_path);
    if (kept)
        return {};
    return stop(SaveStep::Backup, backupFailed(m_backup, kept.error()));
}

Outcome<void> FileWriter::replace()
{
    const auto replaced = newfile::replace(m_disk, m_path, m_bytes, m_path, m_path);
    if (replaced)
        return {};
    const SaveStep step = replaced.error().step;
    if (step == SaveStep::FlushFolder)
        return stopHalfDone(step, replaceFailed(replaced.error()));
    const bool isFolder = step == SaveStep::Replace || replaced.error().tookNoFile;
    const bool canWriteDirectly = isFolder && m_old && canBeWritten(m_path);
    return stop(step, replaceFailed(replaced.error()),
                canWriteDirectly ? Failure::Kind::NoReplacing : Failure::Kind::Unwritable);
}

Outcome<void> FileWriter::checkDiskAgain()
{
    if (!m_options.expectedHash)
        return {};
    const bool isThere = QFileInfo::exists(m_path);
    if (!m_old && !isThere)
        return {};
    if (m_old && isThere) {
        if (const auto now = m_disk.read(m_path); now && *now == *m_old)
            return {};
    }
    return stop(SaveStep::CheckDisk,
                SaveText::tr("Another program has changed the file since it was read."),
                Failure::Kind::ChangedOnDisk);
}

Outcome<void> FileWriter::writeDirectly()
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered))
        return stop(SaveStep::Write,
                    SaveText::tr("The file cannot be written: %1. Save it elsewhere.")
                        .arg(file.errorString()));
    Disk::Done done = m_disk.write(file, m_bytes);
    if (done && !file.resize(static_cast<qint64>(m_bytes.size())))
        done = std::unexpected(file.errorString());
    if (!done) {
        file.seek(0);
        const bool restored = m_old && realDisk().write(file, *m_old)
            && file.resize(static_cast<qint64>(m_old->size()));
        const QString text = directFailed(done.error(), restored, m_backup);
        return restored ? stop(SaveStep::Write, text) : stopHalfDone(SaveStep::Write, text);
    }
    if (const Disk::Done flushed = m_disk.flushFile(file); !flushed)
        return stopHalfDone(SaveStep::FlushFile, notFlushed(flushed.error()));
    return {};
}

Outcome<void> FileWriter::flushWhatIsThere()
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadWrite))
        return stopHalfDone(SaveStep::FlushFile, notFlushed(file.errorString()));
    if (const Disk::Done flushed = m_disk.flushFile(file); !flushed)
        return stopHalfDone(SaveStep::FlushFile, notFlushed(flushed.error()));
    const QString folder = QFileInfo(m_path).absolutePath();
    if (const Disk::Done flushed = m_disk.flushFolder(folder); !flushed)
        return stopHalfDone(SaveStep::FlushFolder, notFlushed(flushed.error()));
    return {};
}

Outcome<void> FileWriter::readBack()
{
    const auto back = m_disk.read(m_path);
    if (back && std::ranges::equal(*back, m_bytes))
        return {};
    return stopHalfDone(SaveStep::ReadBack, readsBackDifferently(m_backup));
}

} // namespace hardpoint::saving
