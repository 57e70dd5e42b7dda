// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace hardpoint {

class SceneContent;

/// What is shown, in a line: file, faces, sub-meshes, and the distance between grid lines (0: no
/// grid).
QString sceneNote(const SceneContent &content, double gridStep);
/// The keys worth knowing.
QString keysNote();

} // namespace hardpoint
