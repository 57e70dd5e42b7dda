// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>
#include <editor/core/saving/backup.h>
#include <editor/core/saving/disk.h>

#include <formatlib/modelfile.h>

#include <QByteArray>
#include <QString>

#include <optional>

/// The only place that touches the disk.
namespace hardpoint::filestore {

struct LoadedFile {
    formatlib::Bytes bytes;
    QByteArray hash; ///< of bytes: what was on disk when it was read
};

/// The whole file. Unreadable with the system's reason; a folder is no file.
Outcome<LoadedFile> read(const QString &path);

/// At most the first size bytes.
Outcome<formatlib::Bytes> readStart(const QString &path, std::size_t size);

struct LoadedModel {
    formatlib::ModelFile file;
    QByteArray hash;
};

/// read() and ModelFile::open().
Outcome<LoadedModel> open(const QString &path);

struct WriteOptions {
    /// What the file must still be on disk; nothing: whatever is there is replaced. An empty
    /// array: there must be no file.
    std::optional<QByteArray> expectedHash = std::nullopt;
    BackupRule backup = {}; ///< a failed backup stops the save
    /// Writes over the file itself, which is not whole meanwhile: for folders that let nothing take
    /// its place. Refused without a backup.
    bool direct = false;
    std::optional<HalfDone> halfDone = {}; ///< of an earlier try of this save
    Disk *disk = nullptr;                  ///< null: the real one
};

/// Whether the file is there and this user is not to write it, which replacing it would not ask.
bool isReadOnly(const QString &path);

struct Written {
    QByteArray hash; ///< of what is on disk now
    QString backup;  ///< where the old file is; empty: there was none, or none was wanted
};

/// Replaces the file in one step: it is whole at every moment, the old one or the new one. Keeps
/// permissions, follows a symbolic link, flushes file and folder, and reads the result back before
/// it says so. Of two programs that do so at once the second one notices. On failure the file on
/// disk is what it was, but for a FlushFolder or a last ReadBack, as the text says.
Outcome<Written> write(const QString &path, formatlib::ByteView bytes, const WriteOptions &options);

/// Takes away what saves of this file left behind when their program was killed.
void removeLeftovers(const QString &path);

/// The points in this file, proved before a byte is written: serialize, open again, compare.
/// Refused when the proof fails or the format can't hold the points.
Outcome<formatlib::Bytes> prove(const formatlib::ModelFile &file,
                                std::span<const formatlib::AttachPoint> points);

} // namespace hardpoint::filestore
