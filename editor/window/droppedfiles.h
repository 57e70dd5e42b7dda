// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

class QMimeData;

namespace hardpoint {

/// Paths of the files on this computer that are being dragged.
QStringList droppedFiles(const QMimeData *data);

} // namespace hardpoint
