// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/filestore.h>
#include <editor/core/saving/newfile.h>

class QLockFile;

/// How filestore::write() does it.
namespace hardpoint::saving {

QByteArray hashOf(formatlib::ByteView bytes);

/// The same failure with the step it belongs to.
Failure at(SaveStep step, Failure failure);

void removeLeftovers(const QString &path);

/// One save of bytes that are proved already: a function a step.
class FileWriter {
public:
    /// bytes and options outlive it.
    FileWriter(const QString &path, formatlib::ByteView bytes,
               const filestore::WriteOptions &options);

    Outcome<filestore::Written> run();

private:
    Outcome<void> lock(QLockFile &lock);
    Outcome<void> checkDisk();
    Outcome<void> keepBackup();
    Outcome<void> replace();
    Outcome<void> checkDiskAgain();
    Outcome<void> writeDirectly();
    Outcome<void> flushWhatIsThere();
    Outcome<void> readBack();

    static std::unexpected<Failure> stop(SaveStep step, const QString &text,
                                         Failure::Kind kind = Failure::Kind::Unwritable);
    /// The same where the file may have changed.
    std::unexpected<Failure> stopHalfDone(SaveStep step, const QString &text);

    QString m_path; ///< the file itself, not a link to it
    formatlib::ByteView m_bytes;
    const filestore::WriteOptions &m_options;
    Disk &m_disk;
    std::optional<formatlib::Bytes> m_old; ///< what was there
    QString m_backup;
    bool m_isLocked = false;       ///< nobody else can be saving this file
    bool m_isThereAlready = false; ///< what is there are the new bytes
};

} // namespace hardpoint::saving
