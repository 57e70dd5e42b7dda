// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace hardpoint {

struct FoundFile {
    QString path;
    /// Found in a folder by its ending, so it may be of another program that uses the same one.
    bool byEnding = false;
};

/// Files as they are named; for folders all .msh and .mdl files in and below them, sorted.
std::vector<FoundFile> findFiles(const QStringList &paths);

} // namespace hardpoint
