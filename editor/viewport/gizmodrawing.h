// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/gizmolook.h>
#include <editor/viewport/quads.h>

#include <QColor>

#include <vector>

namespace hardpoint {

/// The gizmo as lines and faces, in the order they are drawn.
struct GizmoDrawing {
    std::vector<FaceInstance> faces;
    std::vector<LineInstance> lines;
};

GizmoDrawing gizmoDrawing(const GizmoLook &look, const ViewFrame &frame);

/// 0 to 2: X, Y, Z; anything else is about no axis.
QColor gizmoColour(int axis);

} // namespace hardpoint
