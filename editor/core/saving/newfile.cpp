// SPDX-License-Identifier: MIT
#include <editor/core/saving/newfile.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

#include <algorithm>

namespace hardpoint::newfile {

namespace {

/// Of one length however long the file's name is: names have a limit.
QString nameStart(const QString &owner)
{
    constexpr qsizetype digits = 16;
    const QByteArray hash =
        QCryptographicHash::hash(QFileInfo(owner).fileName().toUtf8(), QCryptographicHash::Sha256);
    return QStringLiteral(".hardpoint-") + QString::fromLatin1(hash.toHex().left(digits));
}

QString freshPath(const QString &folder, const QString &owner)
{
    return QStringLiteral("%1/%2-%3.new")
        .arg(folder, nameStart(owner))
        .arg(QRandomGenerator::system()->generate(), 8, 16, QLatin1Char('0'));
}

std::unexpected<Failed> failed(SaveStep step, const QString &reason)
{
    return std::unexpected(Failed{step, reason, false});
}

/// Takes the file away unless it found its place.
class Remover {
public:
    explicit Remover(QFile &file) : m_file(file) { }
    ~Remover()
    {
        if (m_armed)
            m_file.remove();
    }
    Remover(const Remover &) = delete;
    Remover &operator=(const Remover &) = delete;
    void disarm() { m_armed = false; }

private:
    QFile &m_file;
    bool m_armed = true;
};

} // namespace

std::expected<void, Failed> replace(Disk &disk, const QString &path, formatlib::ByteView bytes,
                                    const QString &owner, const QString &accessOf)
{
    const QString folder = QFileInfo(path).absolutePath();
    const bool known = QFileInfo::exists(accessOf);
    QFile file(freshPath(folder, owner));
    const auto mode = QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered;
    // Never readable for more people than the old one, not even for a moment.
    const bool opened =
        known ? file.open(mode, QFile::permissions(accessOf) | QFile::WriteOwner) : file.open(mode);
    if (!opened)
        return std::unexpected(Failed{SaveStep::Write, file.errorString(), true});
    Remover remover(file);
    if (const Disk::Done done = disk.write(file, bytes); !done)
        return failed(SaveStep::Write, done.error());
    if (known)
        copyAccess(accessOf, file.fileName());
    if (const Disk::Done done = disk.flushFile(file); !done)
        return failed(SaveStep::FlushFile, done.error());
    file.close();
    const auto back = disk.read(file.fileName());
    if (!back || !std::ranges::equal(*back, bytes))
        return failed(SaveStep::ReadBack, back ? QString() : back.error());
    if (const Disk::Done done = disk.rename(file.fileName(), path); !done)
        return failed(SaveStep::Replace, done.error());
    remover.disarm();
    if (const Disk::Done done = disk.flushFolder(folder); !done)
        return failed(SaveStep::FlushFolder, done.error());
    return {};
}

void removeLeft(const QString &folder, const QString &owner)
{
    QDir place(folder);
    const QStringList names =
        place.entryList({nameStart(owner) + QStringLiteral("-*.new")}, QDir::Files | QDir::Hidden);
    for (const QString &name : names)
        place.remove(name);
}

QString lockPath(const QString &owner)
{
    return QFileInfo(owner).absoluteDir().filePath(nameStart(owner) + QStringLiteral(".lock"));
}

} // namespace hardpoint::newfile
