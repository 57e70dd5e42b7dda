// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointedit.h>
#include <editor/document/pointid.h>

#include <QObject>

#include <vector>

class QActionGroup;
class QMenu;
class QWidget;

namespace hardpoint {

class Document;
class Settings;

/// Hanging points on another bone: asks once whether they keep their place or their matrix, and
/// remembers.
class BoneLinking : public QObject {
    Q_OBJECT

public:
    /// window: over which the question appears. Both live longer than this.
    BoneLinking(QWidget &window, Settings &settings);

    /// One undo step, or none when the user changes their mind or it cannot be done, which is told.
    void link(Document &document, const std::vector<PointId> &points,
              const formatlib::BoneLink &bone);
    /// A way to change what was remembered.
    void addTo(QMenu &menu);

signals:
    void failed(const QString &why);

private:
    std::optional<Relink> choice();
    void remember(std::optional<Relink> relink);

    QWidget &m_window;
    Settings &m_settings;
    QActionGroup *m_choices;
};

} // namespace hardpoint
