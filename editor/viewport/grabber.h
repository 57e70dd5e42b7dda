// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>

namespace Qt3DRender {
class QRenderCapture;
}

namespace hardpoint {

/// The next frame. Runs an event loop; a null image when none comes in time.
QImage grabNext(Qt3DRender::QRenderCapture *capture, int timeoutMs);

/// The picture as it is once nothing in it changes any more. Runs an event loop; a null image when
/// no frame comes in time.
QImage grabSettled(Qt3DRender::QRenderCapture *capture, int timeoutMs);

} // namespace hardpoint
