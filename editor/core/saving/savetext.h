// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/saving/newfile.h>

#include <QCoreApplication>

/// What a failed save says: which step it was, what is on disk now, and what to do.
namespace hardpoint::saving {

struct SaveText {
    Q_DECLARE_TR_FUNCTIONS(SaveText)
};

/// A step in the words of a sentence: "flushing the new file".
QString stepText(SaveStep step);

QString backupFailed(const QString &backup, const newfile::Failed &failed);
QString replaceFailed(const newfile::Failed &failed);
QString directNeedsBackup();
/// restored: what was there is there again.
QString directFailed(const QString &reason, bool restored, const QString &backup);
/// The new bytes are in place and only perhaps on the disk.
QString notFlushed(const QString &reason);
QString readsBackDifferently(const QString &backup);

} // namespace hardpoint::saving
