// SPDX-License-Identifier: MIT
#include <editor/core/errortext.h>
#include <editor/core/filestore.h>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

namespace hardpoint::filestore {

namespace {

struct FileStore {
    Q_DECLARE_TR_FUNCTIONS(FileStore)
};

std::unexpected<Failure> fail(Failure::Kind kind, const QString &text)
{
    return std::unexpected(Failure{kind, text, {}});
}

QByteArrayView view(formatlib::ByteView bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

QByteArray hashOf(formatlib::ByteView bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(view(bytes));
    return hash.result();
}

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

/// Writes in one step: into a temporary file beside it, flushed, then renamed over it.
Outcome<void> replace(const QString &path, formatlib::ByteView bytes)
{
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly)) {
        return fail(Failure::Kind::Unwritable,
                    FileStore::tr("A new file cannot be made in this folder: %1. Save it "
                                  "elsewhere, or change the folder's permissions.")
                        .arg(out.errorString()));
    }
    const QByteArrayView data = view(bytes);
    const bool written = out.write(data.data(), data.size()) == data.size() && out.flush();
    if (!written) {
        const QString reason = out.errorString();
        out.cancelWriting();
        return fail(
            Failure::Kind::Unwritable,
            FileStore::tr("Writing stopped: %1. The file on disk is as it was.").arg(reason));
    }
    if (!out.commit()) {
        return fail(Failure::Kind::Unwritable,
                    FileStore::tr("The new file could not be put in place: %1. The file on disk "
                                  "is as it was.")
                        .arg(out.errorString()));
    }
    return {};
}

Outcome<void> checkStillAsRead(const QString &path, const QByteArray &expectedHash)
{
    if (expectedHash.isEmpty()) {
        if (!QFileInfo::exists(path))
            return {};
        return fail(Failure::Kind::ChangedOnDisk,
                    FileStore::tr("There is a file of this name already."));
    }
    if (!QFileInfo::exists(path)) {
        return fail(Failure::Kind::ChangedOnDisk,
                    FileStore::tr("The file is no longer there: it was moved or deleted since it "
                                  "was read."));
    }
    const Outcome<LoadedFile> now = read(path);
    if (!now)
        return std::unexpected(now.error());
    if (now->hash == expectedHash)
        return {};
    return fail(Failure::Kind::ChangedOnDisk,
                FileStore::tr("Another program has changed the file since it was read."));
}

Outcome<void> keepBackup(const QString &path)
{
    if (!QFileInfo::exists(path))
        return {};
    const Outcome<LoadedFile> old = read(path);
    const QString backup = path + QLatin1Char('~');
    Outcome<void> kept;
    if (old)
        kept = replace(backup, old->bytes);
    else
        kept = std::unexpected(old.error());
    if (kept) {
        QFile::setPermissions(backup, QFile::permissions(path));
        return {};
    }
    return fail(Failure::Kind::Unwritable,
                FileStore::tr("The backup %1 could not be made, so nothing was saved. %2")
                    .arg(backup, kept.error().text));
}

} // namespace

Outcome<LoadedFile> read(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return fail(Failure::Kind::Unreadable, FileStore::tr("This is a folder, not a file."));
    QFile in(path);
    if (!in.open(QIODevice::ReadOnly)) {
        return fail(Failure::Kind::Unreadable,
                    FileStore::tr("The file cannot be read: %1.").arg(in.errorString()));
    }
    LoadedFile loaded;
    loaded.bytes.resize(static_cast<std::size_t>(in.size()));
    const qint64 got = in.read(reinterpret_cast<char *>(loaded.bytes.data()),
                               static_cast<qint64>(loaded.bytes.size()));
    if (got < 0 || in.error() != QFileDevice::NoError) {
        return fail(Failure::Kind::Unreadable,
                    FileStore::tr("The file cannot be read: %1.").arg(in.errorString()));
    }
    loaded.bytes.resize(static_cast<std::size_t>(got));
    // Pipes say no size, and a file may have grown since.
    const QByteArray rest = in.readAll();
    loaded.bytes.insert(loaded.bytes.end(), rest.begin(), rest.end());
    loaded.hash = hashOf(loaded.bytes);
    return loaded;
}

Outcome<formatlib::Bytes> readStart(const QString &path, std::size_t size)
{
    QFile in(path);
    if (!in.open(QIODevice::ReadOnly)) {
        return fail(Failure::Kind::Unreadable,
                    FileStore::tr("The file cannot be read: %1.").arg(in.errorString()));
    }
    const QByteArray start = in.read(static_cast<qint64>(size));
    return formatlib::Bytes(start.begin(), start.end());
}

Outcome<LoadedModel> open(const QString &path)
{
    Outcome<LoadedFile> loaded = read(path);
    if (!loaded)
        return std::unexpected(loaded.error());
    auto file = formatlib::ModelFile::open(std::move(loaded->bytes));
    if (!file)
        return std::unexpected(unreadable(file.error()));
    return LoadedModel{std::move(*file), std::move(loaded->hash)};
}

Outcome<QByteArray> write(const QString &path, formatlib::ByteView bytes,
                          const WriteOptions &options)
{
    const QString target = linkTarget(path);
    if (QFileInfo(target).isDir())
        return fail(Failure::Kind::Unwritable, FileStore::tr("There is a folder of this name."));
    if (options.expectedHash) {
        if (const auto same = checkStillAsRead(target, *options.expectedHash); !same)
            return std::unexpected(same.error());
    }
    if (options.backup) {
        if (const auto kept = keepBackup(target); !kept)
            return std::unexpected(kept.error());
    }
    if (const auto replaced = replace(target, bytes); !replaced)
        return std::unexpected(replaced.error());

    const Outcome<LoadedFile> back = read(target);
    if (!back || !std::ranges::equal(back->bytes, bytes)) {
        return fail(Failure::Kind::Unwritable,
                    FileStore::tr("What was written reads back differently. Save the file "
                                  "elsewhere, on another disk if you can."));
    }
    return back->hash;
}

Outcome<formatlib::Bytes> prove(const formatlib::ModelFile &file,
                                std::span<const formatlib::AttachPoint> points)
{
    auto bytes = file.serialize(points);
    if (!bytes)
        return std::unexpected(refused(bytes.error()));
    if (const auto proved = formatlib::proveSaved(file, points, *bytes); !proved) {
        return fail(Failure::Kind::Refused,
                    FileStore::tr("Nothing was saved: the new file did not pass the check that "
                                  "only points changed. %1")
                        .arg(errorText(proved.error())));
    }
    return std::move(*bytes);
}

} // namespace hardpoint::filestore
