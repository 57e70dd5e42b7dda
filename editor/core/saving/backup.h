// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QDateTime;

namespace hardpoint {

/// What a save keeps of the file that it replaces.
struct BackupRule {
    enum class Kind {
        None,
        Beside, ///< one, beside the file, as FILE~
        Dated,  ///< the last ones, named by their times, in a folder of the user's own
    };

    Kind kind = Kind::Beside;
    int keep = 10;       ///< Dated: how many of a file
    QString folder = {}; ///< Dated: where; empty: backupFolder()

    friend bool operator==(const BackupRule &, const BackupRule &) = default;
};

inline const BackupRule noBackup{.kind = BackupRule::Kind::None};

/// Where dated backups of all files are: the user's own data folder, so that a model's folder can
/// be packed as it is, and a backup can be made where the folder takes no new file.
QString backupFolder();
/// The folder in it of this one file.
QString backupFolderOf(const QString &path, const BackupRule &rule);
/// Where a save at this time keeps path; empty for none. Dated names sort by time.
QString backupPath(const QString &path, const BackupRule &rule, const QDateTime &time);
/// Takes away the oldest dated backups beyond those to keep.
void pruneBackups(const QString &path, const BackupRule &rule);

} // namespace hardpoint
