// SPDX-License-Identifier: MIT
#include <editor/viewport/grabber.h>

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>
#include <Qt3DRender/QRenderCapture>

#include <algorithm>

namespace hardpoint {

namespace {

QImage grabOnce(Qt3DRender::QRenderCapture *capture, const QDeadlineTimer &deadline)
{
    Qt3DRender::QRenderCaptureReply *reply = capture->requestCapture();
    QEventLoop loop;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &loop, &QEventLoop::quit);
    QObject::connect(reply, &Qt3DRender::QRenderCaptureReply::completed, &loop, &QEventLoop::quit);
    timer.start(static_cast<int>(std::max<qint64>(deadline.remainingTime(), 1)));
    if (!reply->isComplete())
        loop.exec();
    if (!reply->isComplete()) {
        // Still expected by the renderer.
        QObject::connect(reply, &Qt3DRender::QRenderCaptureReply::completed, reply,
                         &QObject::deleteLater);
        return {};
    }
    const QImage image = reply->image();
    delete reply;
    return image;
}

} // namespace

QImage grabNext(Qt3DRender::QRenderCapture *capture, int timeoutMs)
{
    return grabOnce(capture, QDeadlineTimer(timeoutMs));
}

QImage grabSettled(Qt3DRender::QRenderCapture *capture, int timeoutMs)
{
    // What is new this frame, a material for one, may be drawn in the next one only.
    constexpr int mostFrames = 6;
    const QDeadlineTimer deadline(timeoutMs);
    QImage image = grabOnce(capture, deadline);
    for (int frame = 1; frame < mostFrames && !deadline.hasExpired(); ++frame) {
        const QImage next = grabOnce(capture, deadline);
        if (next.isNull() || next == image)
            break;
        image = next;
    }
    return image;
}

} // namespace hardpoint
