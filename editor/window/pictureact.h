// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/mirror.h>
#include <editor/viewport/gizmooptions.h>
#include <editor/viewport/gizmoshape.h>

#include <QPointF>
#include <QString>
#include <QStringList>

#include <expected>
#include <optional>
#include <vector>

namespace hardpoint {

class MainWindow;

/// What is being done to the selection in a picture on request.
struct PictureAct {
    enum class Kind {
        Move,   ///< a handle is held, and has been pulled so many pixels
        Turn,   ///< the same of a ring
        Axes,   ///< the handles' axes
        Here,   ///< it has been moved to what is there; parts of the view's width and height
        Mirror, ///< its mirror is previewed
    };
    Kind kind = Kind::Mirror;
    GizmoHandle handle = {};
    GizmoOptions::Axes axes = GizmoOptions::Axes::File;
    QPointF at = {};
    MirrorCollision collision = MirrorCollision::Refuse;

    void apply(MainWindow &window) const;
};

/// Of words like "move=x:60:-10", "turn=z:40:40", "axes=bone", "here=0.6:0.4", "mirror=skip";
/// else what can be said, in words.
std::expected<std::vector<PictureAct>, QString> parsePictureActs(const QStringList &words);

} // namespace hardpoint
