// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/saving/disk.h>
#include <editor/core/saving/savestep.h>

/// A file that is being written beside the one it will replace. Its name says which file it is
/// for, so that whoever saves that file next can take away what a killed program left.
namespace hardpoint::newfile {

struct Failed {
    SaveStep step;
    QString reason;
    bool tookNoFile = false; ///< the folder did not let a new file be made
};

/// Writes bytes to path, flushed and read back before they take the place of what is there, in one
/// step. What is at path is whole at every moment, and has the access of accessOf, if that exists.
/// owner: the file whose save this is part of. A FlushFolder failure comes after the replacement,
/// all others before it.
std::expected<void, Failed> replace(Disk &disk, const QString &path, formatlib::ByteView bytes,
                                    const QString &owner, const QString &accessOf);

/// Takes away what saves of owner left in a folder. Only while nobody else can be saving it.
void removeLeft(const QString &folder, const QString &owner);

/// The file that is locked while owner is being saved.
QString lockPath(const QString &owner);

} // namespace hardpoint::newfile
