// SPDX-License-Identifier: MIT
#include <editor/core/saving/savetext.h>

#include <QDir>

namespace hardpoint::saving {

namespace {

QString stopped(const newfile::Failed &failed)
{
    if (failed.reason.isEmpty())
        return SaveText::tr("it failed while %1").arg(stepText(failed.step));
    return SaveText::tr("it failed while %1: %2", "the step, the system's reason")
        .arg(stepText(failed.step), failed.reason);
}

QString whatToDo(SaveStep step)
{
    switch (step) {
    case SaveStep::Write:
        return SaveText::tr("Make room on the disk or change the folder's permissions and try "
                            "again, or save it elsewhere.");
    case SaveStep::Replace:
        return SaveText::tr("Another program may hold it, and folders on a network or kept in step "
                            "by another program can refuse this. Try again, or save it elsewhere.");
    case SaveStep::ReadBack:
        return SaveText::tr("Save it elsewhere, on another disk if you can.");
    default:
        return SaveText::tr("Try again, or save it elsewhere.");
    }
}

} // namespace

QString stepText(SaveStep step)
{
    switch (step) {
    case SaveStep::Prove:
        return SaveText::tr("comparing the new file with the old one");
    case SaveStep::CheckDisk:
        return SaveText::tr("looking at the file on disk");
    case SaveStep::Backup:
        return SaveText::tr("making the backup");
    case SaveStep::Write:
        return SaveText::tr("writing the new file");
    case SaveStep::FlushFile:
        return SaveText::tr("flushing the new file to the disk");
    case SaveStep::Replace:
        return SaveText::tr("putting the new file in the old one's place");
    case SaveStep::FlushFolder:
        return SaveText::tr("flushing the folder to the disk");
    case SaveStep::ReadBack:
        return SaveText::tr("reading back what was written");
    }
    return {};
}

QString backupFailed(const QString &backup, const newfile::Failed &failed)
{
    return SaveText::tr("The backup %1 could not be made, so nothing was saved: %2. Make room or "
                        "change the folder's permissions, choose other backups in the File menu, "
                        "or save the file elsewhere.")
        .arg(QDir::toNativeSeparators(backup), stopped(failed));
}

QString replaceFailed(const newfile::Failed &failed)
{
    if (failed.step == SaveStep::FlushFolder)
        return notFlushed(failed.reason);
    return SaveText::tr("Nothing was saved: %1. The file on disk is as it was. %2",
                        "what failed; what to do")
        .arg(stopped(failed), whatToDo(failed.step));
}

QString directNeedsBackup()
{
    return SaveText::tr("The file itself is written over only when there is a backup of it. Choose "
                        "a backup, or save it elsewhere.");
}

QString directFailed(const QString &reason, bool restored, const QString &backup)
{
    if (restored)
        return SaveText::tr("Writing into the file stopped: %1. What was there is there again. "
                            "Save it elsewhere.")
            .arg(reason);
    return SaveText::tr("Writing into the file stopped: %1. The file on disk may be damaged; it is "
                        "whole in the backup %2. Save it elsewhere.")
        .arg(reason, QDir::toNativeSeparators(backup));
}

QString notFlushed(const QString &reason)
{
    return SaveText::tr("The new file is in place, but the disk did not confirm it: %1. After a "
                        "power failure the old one may be back. Try again, or save it elsewhere.")
        .arg(reason);
}

QString readsBackDifferently(const QString &backup)
{
    QString text =
        SaveText::tr("The new file is in place, but reads back differently than it was written. "
                     "Save it elsewhere, on another disk if you can.");
    if (backup.isEmpty())
        return text;
    return SaveText::tr("%1 What was there before is in %2.")
        .arg(text, QDir::toNativeSeparators(backup));
}

} // namespace hardpoint::saving
