// SPDX-License-Identifier: MIT
#include <editor/core/errortext.h>
#include <editor/core/filestore.h>
#include <editor/core/saving/filewriter.h>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace hardpoint::filestore {

namespace {

struct FileStore {
    Q_DECLARE_TR_FUNCTIONS(FileStore)
};

std::unexpected<Failure> fail(Failure::Kind kind, const QString &text)
{
    return std::unexpected(Failure{kind, text});
}

} // namespace

Outcome<LoadedFile> read(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return fail(Failure::Kind::Unreadable, FileStore::tr("This is a folder, not a file."));
    std::expected<formatlib::Bytes, QString> bytes = realDisk().read(path);
    if (!bytes) {
        return fail(Failure::Kind::Unreadable,
                    FileStore::tr("The file cannot be read: %1.").arg(bytes.error()));
    }
    LoadedFile loaded{.bytes = std::move(*bytes), .hash = {}};
    loaded.hash = saving::hashOf(loaded.bytes);
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

bool isReadOnly(const QString &path)
{
    const QFileInfo file(path);
    // An administrator may write everything; that is not what the file's owner has said.
    return file.exists()
        && !(file.isWritable()
             && file.permissions() & (QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther));
}

Outcome<Written> write(const QString &path, formatlib::ByteView bytes, const WriteOptions &options)
{
    return saving::FileWriter(path, bytes, options).run();
}

void removeLeftovers(const QString &path)
{
    saving::removeLeftovers(path);
}

Outcome<formatlib::Bytes> prove(const formatlib::ModelFile &file,
                                std::span<const formatlib::AttachPoint> points)
{
    auto bytes = file.serialize(points);
    if (!bytes)
        return std::unexpected(saving::at(SaveStep::Prove, refused(bytes.error())));
    if (const auto proved = formatlib::proveSaved(file, points, *bytes); !proved) {
        return std::unexpected(
            saving::at(SaveStep::Prove,
                       {Failure::Kind::Refused,
                        FileStore::tr("Nothing was saved: the new file did not pass the check that "
                                      "only points changed. %1")
                            .arg(errorText(proved.error()))}));
    }
    return std::move(*bytes);
}

} // namespace hardpoint::filestore
