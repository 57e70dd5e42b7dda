// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

#include <formatlib/validate.h>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace hardpoint {

struct SceneReferences {
    std::vector<formatlib::SceneReference> references; ///< to points of the model asked for
    QStringList unresolved; ///< objects whose parent is no model that can be told
};

/// What the objects of a scene refer to: an object with a text "attachment" and a number "parent"
/// means a point of the object with that "id", whose "model" is the MDL or whose "image" is a JSON
/// file with "puppet" naming it. Paths are relative to the scene's folder. Unreadable when the
/// file is no such scene.
Outcome<SceneReferences> readSceneReferences(const QString &scenePath, const QString &modelPath);

} // namespace hardpoint
