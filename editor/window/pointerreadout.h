// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>

#include <formatlib/geometry.h>

#include <QObject>
#include <QString>

#include <optional>

namespace hardpoint {

class StatusLine;
class Viewport;

/// Says in the status line what the mouse is over: a point with what the game reads in its name, a
/// bone, and where that is in the file's axes.
class PointerReadout : public QObject {
    Q_OBJECT

public:
    /// Both live as long as this.
    PointerReadout(Viewport &viewport, StatusLine &status, QObject *parent);

private:
    void onHovered(PointId id);
    void show();
    QString placeText(const formatlib::Vec3 &place) const;

    Viewport &m_viewport;
    StatusLine &m_status;
    QString m_name;                                ///< of the point or bone; empty: none
    std::optional<formatlib::Vec3> m_namedPlace;   ///< of the point
    std::optional<formatlib::Vec3> m_pointerPlace; ///< of the surface
};

} // namespace hardpoint
