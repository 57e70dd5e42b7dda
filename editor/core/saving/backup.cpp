// SPDX-License-Identifier: MIT
#include <editor/core/saving/backup.h>

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace hardpoint {

namespace {

constexpr QLatin1StringView timeFormat("yyyy-MM-dd'T'hh-mm-ss.zzz'Z'");
// What such a name looks like to QDir.
constexpr QLatin1StringView timePattern("*-*-*T*-*-*.*Z");

QString ending(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix();
    return suffix.isEmpty() ? QString() : QLatin1Char('.') + suffix;
}

} // namespace

QString backupFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/hardpoint/backups");
}

QString backupFolderOf(const QString &path, const BackupRule &rule)
{
    // Files of one name from several folders are told apart by the hash; the name is for people.
    constexpr qsizetype longestName = 60;
    constexpr qsizetype hashDigits = 12;
    const QString whole = QFileInfo(path).absoluteFilePath();
    const QByteArray hash =
        QCryptographicHash::hash(whole.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("%1/%2-%3")
        .arg(rule.folder.isEmpty() ? backupFolder() : rule.folder,
             QFileInfo(path).fileName().left(longestName),
             QString::fromLatin1(hash.left(hashDigits)));
}

QString backupPath(const QString &path, const BackupRule &rule, const QDateTime &time)
{
    switch (rule.kind) {
    case BackupRule::Kind::None:
        break;
    case BackupRule::Kind::Beside:
        return path + QLatin1Char('~');
    case BackupRule::Kind::Dated:
        return QStringLiteral("%1/%2%3").arg(backupFolderOf(path, rule),
                                             time.toUTC().toString(timeFormat), ending(path));
    }
    return {};
}

void pruneBackups(const QString &path, const BackupRule &rule)
{
    if (rule.kind != BackupRule::Kind::Dated)
        return;
    QDir folder(backupFolderOf(path, rule));
    QStringList names =
        folder.entryList({timePattern + ending(path)}, QDir::Files, QDir::Name | QDir::Reversed);
    for (qsizetype i = rule.keep; i < names.size(); ++i)
        folder.remove(names[i]);
}

} // namespace hardpoint
