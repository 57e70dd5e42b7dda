// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/gizmoshape.h>

#include <QStringList>

namespace hardpoint {

/// The gizmo as it is now.
struct GizmoLook {
    GizmoShape shape;
    GizmoHandle lit; ///< that the pointer is over, or that is held
    bool isHeld = false;
    std::vector<QPointF> arc; ///< how far a turn has come
    /// What is written beside it: how far the drag has come in the colour of its axis, then the new
    /// numbers, then remarks.
    QStringList text;
};

} // namespace hardpoint
