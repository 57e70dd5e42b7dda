// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace hardpoint {

/// What tells without reading it that a file has not been written since.
struct FileStamp {
    qint64 size = 0;
    QDateTime modified;
    QDateTime changed; ///< its name, owner or permissions too; invalid where no system keeps that

    friend bool operator==(const FileStamp &, const FileStamp &) = default;
};

/// Nothing for a file that is not there, or that was written so lately that another write could
/// have the same stamp.
std::optional<FileStamp> stampOf(const QString &path);

} // namespace hardpoint
