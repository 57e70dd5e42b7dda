// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QMenu;
class QWidget;

namespace hardpoint {

class Settings;
class Viewport;

/// Takes the viewport's picture, as it is shown, to the clipboard or into a file.
class PictureCommands : public QObject {
    Q_OBJECT

public:
    /// window: over which dialogs appear. All live longer than this.
    PictureCommands(QWidget &window, Viewport &viewport, Settings &settings);

    void addTo(QMenu &menu) const;
    void setEnabled(bool enabled);

    QAction *copy;
    QAction *save;

signals:
    void done(const QString &text);

private:
    void copyPicture();
    void savePicture();

    QWidget &m_window;
    Viewport &m_viewport;
    Settings &m_settings;
};

} // namespace hardpoint
