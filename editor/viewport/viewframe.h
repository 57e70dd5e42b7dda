// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>

#include <QSizeF>

namespace hardpoint {

/// What a picture is taken with.
struct ViewFrame {
    OrbitCamera camera;
    QSizeF size{1, 1}; ///< pixels of the widget
    double scale = 1;  ///< pixels of the screen a pixel of the widget
};

} // namespace hardpoint
