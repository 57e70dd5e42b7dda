// SPDX-License-Identifier: MIT
#include <editor/core/saving/disk.h>
#include <editor/core/saving/flush.h>

#include <QFile>
#include <QFileInfo>

#include <filesystem>
#include <system_error>

namespace hardpoint {

namespace {

Disk::Done done(const std::error_code &error)
{
    if (error)
        return std::unexpected(QString::fromStdString(error.message()));
    return {};
}

} // namespace

std::expected<formatlib::Bytes, QString> Disk::read(const QString &path)
{
    QFile in(path);
    if (!in.open(QIODevice::ReadOnly))
        return std::unexpected(in.errorString());
    formatlib::Bytes bytes(static_cast<std::size_t>(in.size()));
    const qint64 got =
        in.read(reinterpret_cast<char *>(bytes.data()), static_cast<qint64>(bytes.size()));
    if (got < 0 || in.error() != QFileDevice::NoError)
        return std::unexpected(in.errorString());
    bytes.resize(static_cast<std::size_t>(got));
    // Pipes say no size, and a file may have grown since.
    const QByteArray rest = in.readAll();
    bytes.insert(bytes.end(), rest.begin(), rest.end());
    return bytes;
}

Disk::Done Disk::write(QFile &file, formatlib::ByteView bytes)
{
    const auto size = static_cast<qint64>(bytes.size());
    if (file.write(reinterpret_cast<const char *>(bytes.data()), size) != size)
        return std::unexpected(file.errorString());
    return {};
}

Disk::Done Disk::flushFile(QFile &file)
{
    return done(flush::file(file.handle()));
}

Disk::Done Disk::rename(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(QFileInfo(from).filesystemFilePath(),
                            QFileInfo(to).filesystemFilePath(), error);
    return done(error);
}

Disk::Done Disk::flushFolder(const QString &folder)
{
    return done(flush::folder(folder));
}

Disk &realDisk()
{
    static Disk disk;
    return disk;
}

void copyAccess(const QString &from, const QString &to)
{
    // The owner first: changing it may take permissions away.
    flush::copyOwner(from, to);
    QFile::setPermissions(to, QFile::permissions(from));
}

} // namespace hardpoint
