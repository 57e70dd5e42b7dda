// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

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
    bool backup = true; ///< keep what was there as FILE~; a failed backup stops the save
};

/// Replaces the file in one step: it is whole at every moment, the old one or the new one. Keeps
/// permissions, follows a symbolic link, and reads the result back before it says so. Gives the
/// hash of what is on disk now. On failure the file on disk is what it was.
Outcome<QByteArray> write(const QString &path, formatlib::ByteView bytes,
                          const WriteOptions &options);

/// The points in this file, proved before a byte is written: serialize, open again, compare.
/// Refused when the proof fails or the format can't hold the points.
Outcome<formatlib::Bytes> prove(const formatlib::ModelFile &file,
                                std::span<const formatlib::AttachPoint> points);

} // namespace hardpoint::filestore
