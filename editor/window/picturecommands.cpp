// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/viewport.h>
#include <editor/window/picturecommands.h>
#include <editor/window/questions.h>
#include <editor/window/screenshot.h>
#include <editor/window/settings.h>

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>

namespace hardpoint {

PictureCommands::PictureCommands(QWidget &window, Viewport &viewport, Settings &settings)
    : copy(new QAction(tr("&Copy picture"), this))
    , save(new QAction(tr("Save &picture..."), this))
    , m_window(window)
    , m_viewport(viewport)
    , m_settings(settings)
{
    copy->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I));
    save->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    connect(copy, &QAction::triggered, this, &PictureCommands::copyPicture);
    connect(save, &QAction::triggered, this, &PictureCommands::savePicture);
}

void PictureCommands::addTo(QMenu &menu) const
{
    menu.addActions({copy, save});
}

void PictureCommands::setEnabled(bool enabled)
{
    copy->setEnabled(enabled);
    save->setEnabled(enabled);
}

void PictureCommands::copyPicture()
{
    const QImage picture = m_viewport.grabImage();
    if (picture.isNull()) {
        emit done(tr("There is no picture to copy."));
        return;
    }
    QGuiApplication::clipboard()->setImage(picture);
    emit done(tr("Copied the picture, %1 x %2 pixels").arg(picture.width()).arg(picture.height()));
}

void PictureCommands::savePicture()
{
    const Document *document = m_viewport.document();
    if (!document)
        return;
    // As it is now: the view may turn behind the dialog.
    const QImage picture = m_viewport.grabImage();
    const QString name = QFileInfo(document->path()).completeBaseName();
    QFileDialog dialog(&m_window, tr("Save the picture"), m_settings.folder());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(QStringLiteral("png"));
    dialog.setNameFilters({tr("PNG pictures (*.png)"), tr("All files (*)")});
    dialog.selectFile(name + QStringLiteral(".png"));
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return;
    const QString path = dialog.selectedFiles().constFirst();
    if (const Outcome<void> written = writePicture(picture, path); !written) {
        questions::tell(&m_window, tr("The picture could not be saved."), written.error());
        return;
    }
    emit done(tr("Saved %1").arg(QDir::toNativeSeparators(path)));
}

} // namespace hardpoint
