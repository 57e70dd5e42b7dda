// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/viewport/viewport.h>
#include <editor/window/mainwindow.h>
#include <editor/window/screenshot.h>
#include <editor/window/viewarea.h>

#include <QCoreApplication>
#include <QDialog>
#include <QFileInfo>
#include <QImageWriter>
#include <QPainter>
#include <QPixmap>

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::Screenshot)
};

/// Windows of their own are in no window's picture.
void drawDialogs(const MainWindow &window, QImage &picture)
{
    for (QDialog *dialog : window.findChildren<QDialog *>()) {
        if (!dialog->isVisible())
            continue;
        QPainter painter(&picture);
        const QSize size = dialog->size();
        const QRect rect((window.width() - size.width()) / 2, (window.height() - size.height()) / 2,
                         size.width(), size.height());
        painter.fillRect(window.rect(), QColor(0, 0, 0, 90));
        painter.drawPixmap(rect.topLeft(), dialog->grab());
        painter.setPen(currentLook().line);
        painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    }
}

} // namespace

QImage pictureOf(MainWindow &window)
{
    QCoreApplication::processEvents(); // everything gets its place
    Viewport &viewport = window.view().viewport();
    const QWidget &place = *viewport.widget();
    const QImage inside = place.isVisible() ? viewport.grabImage() : QImage();
    QImage picture = window.grab().toImage();
    if (!inside.isNull()) {
        QPainter painter(&picture);
        const QRect rect(place.mapTo(&window, QPoint()), place.size());
        painter.drawImage(rect, inside);
    }
    drawDialogs(window, picture);
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
