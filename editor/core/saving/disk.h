// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>

#include <QString>

#include <expected>

class QFile;

namespace hardpoint {

/// What a save asks of the operating system, a function each, so that every one of them can be
/// seen to fail. This is the real disk.
class Disk {
public:
    /// Done, or the system's reason why not.
    using Done = std::expected<void, QString>;

    Disk() = default;
    virtual ~Disk() = default;
    Disk(const Disk &) = delete;
    Disk &operator=(const Disk &) = delete;

    virtual std::expected<formatlib::Bytes, QString> read(const QString &path);
    /// file is open and unbuffered.
    virtual Done write(QFile &file, formatlib::ByteView bytes);
    /// Waits until what was written to the open file is on the disk.
    virtual Done flushFile(QFile &file);
    /// Takes the place of a file that is there, in one step.
    virtual Done rename(const QString &from, const QString &to);
    /// Waits until the names in the folder are on the disk; where a file system knows nothing of
    /// the kind, there is nothing to wait for.
    virtual Done flushFolder(const QString &folder);
};

Disk &realDisk();

/// Gives a file the permissions and, as far as this user may, the owner of another.
void copyAccess(const QString &from, const QString &to);

} // namespace hardpoint
