// SPDX-License-Identifier: MIT
#include <editor/cli/paths.h>

#include <QDirIterator>
#include <QFileInfo>

namespace hardpoint {

std::vector<FoundFile> findFiles(const QStringList &paths)
{
    std::vector<FoundFile> files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files.push_back({path, false});
            continue;
        }
        QStringList found;
        // Name filters know no difference between upper and lower case unless told.
        QDirIterator walk(path, {QStringLiteral("*.msh"), QStringLiteral("*.mdl")}, QDir::Files,
                          QDirIterator::Subdirectories);
        while (walk.hasNext())
            found += walk.next();
        found.sort();
        for (const QString &file : std::as_const(found))
            files.push_back({file, true});
    }
    return files;
}

} // namespace hardpoint
