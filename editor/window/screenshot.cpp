// SPDX-License-Identifier: MIT
#include <editor/viewport/viewport.h>
#include <editor/window/mainwindow.h>
#include <editor/window/screenshot.h>
#include <editor/window/viewarea.h>

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageWriter>
#include <QPainter>
#include <QPixmap>

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::Screenshot)
};

} // namespace

QImage pictureOf(MainWindow &window)
{
    Viewport &viewport = window.view().viewport();
    const QWidget &place = *viewport.widget();
    const QImage inside = place.isVisible() ? viewport.grabImage() : QImage();
    // The window's own picture comes last, when everything has its place.
    QImage picture = window.grab().toImage();
    if (!inside.isNull()) {
        QPainter painter(&picture);
        const QRect rect(place.mapTo(&window, QPoint()), place.size());
        painter.drawImage(rect, inside);
    }
    return picture;
}

Outcome<void> writePicture(const QImage &picture, const QString &path)
{
    QImageWriter writer(path);
    if (QFileInfo(path).suffix().isEmpty())
        writer.setFormat("png");
    if (writer.write(picture))
        return {};
    return std::unexpected(Failure{
        Failure::Kind::Unwritable,
        Texts::tr("%1: the picture could not be written: %2").arg(path, writer.errorString()),
        {}});
}

} // namespace hardpoint
