// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

#include <QImage>

namespace hardpoint {

class MainWindow;

/// The window as it looks on the screen, the viewport's picture in its place. Runs an event loop.
QImage pictureOf(MainWindow &window);

/// Writes a picture as the file's ending says, PNG when it has none.
Outcome<void> writePicture(const QImage &picture, const QString &path);

} // namespace hardpoint
