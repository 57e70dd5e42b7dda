// SPDX-License-Identifier: MIT
#include <editor/window/droppedfiles.h>

#include <QMimeData>
#include <QUrl>

namespace hardpoint {

QStringList droppedFiles(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

} // namespace hardpoint
