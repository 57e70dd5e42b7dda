// SPDX-License-Identifier: MIT
#include <editor/core/filestamp.h>

#include <QFileInfo>

#include <algorithm>
#include <chrono>

namespace hardpoint {

std::optional<FileStamp> stampOf(const QString &path)
{
    // Some file systems count in steps of two seconds.
    constexpr std::chrono::milliseconds step(2000);
    const QFileInfo file(path);
    if (!file.exists())
        return std::nullopt;
    FileStamp stamp{file.size(), file.lastModified(), file.metadataChangeTime()};
    const QDateTime last =
        stamp.changed.isValid() ? std::max(stamp.modified, stamp.changed) : stamp.modified;
    if (last.addMSecs(step.count()) >= QDateTime::currentDateTime())
        return std::nullopt;
    return stamp;
}

} // namespace hardpoint
