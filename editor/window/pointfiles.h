// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointtext.h>

#include <QObject>

class QWidget;

namespace hardpoint {

class Document;
class Settings;

/// Lists of points as files for spreadsheets and scripts: import with a preview, export of all or
/// of the selected points.
class PointFiles : public QObject {
    Q_OBJECT

public:
    /// window: over which dialogs appear. Both live longer than this.
    PointFiles(QWidget &window, Settings &settings);

    void askAndImport(Document &document);
    void askAndExport(Document &document, bool onlySelected);

    /// Looks through the file and asks what to do with its points. False when nothing was done.
    bool importFrom(Document &document, const QString &path);
    /// Format by the file's ending, CSV for an unknown one. False when it failed, which was told.
    bool exportTo(Document &document, const QString &path, bool onlySelected);

signals:
    /// What was done.
    void told(const QString &text);

private:
    QWidget &m_window;
    Settings &m_settings;
};

} // namespace hardpoint
