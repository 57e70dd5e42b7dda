// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>

#include <optional>

class QKeyEvent;

namespace hardpoint {

/// What letters do while the viewport has the focus, beside moving the camera.
enum class ViewCommand {
    MoveTool,
    RotateTool,
    NextAxes, ///< file, bone, point
    Snap,
    MoveToSurface, ///< these are about what is under the pointer
    MoveToVertex,
    MoveToJoint,
    MoveToMiddle,
    AddOnSurface,
    AddOnVertex,
    AddOnJoint,
    AddInMiddle,
};

/// For menus: the first of the keys that mean it.
QKeySequence keyOf(ViewCommand command);
std::optional<ViewCommand> viewCommandOf(const QKeyEvent &event);

} // namespace hardpoint
