// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/quads.h>

#include <vector>

namespace hardpoint {

class SceneContent;
struct ViewTheme;

/// Bones as tapering lines from a parent's joint to its child's. scale: see ViewFrame.
std::vector<LineInstance> boneLines(const SceneContent &content, const ViewTheme &theme,
                                    double scale);
/// A small disc a joint.
std::vector<MarkerInstance> jointMarkers(const SceneContent &content, const ViewTheme &theme,
                                         double scale);
/// A dashed line from every point to the joint it hangs on.
std::vector<LineInstance> linkLines(const SceneContent &content, const ViewTheme &theme,
                                    double scale);
/// The twelve edges of a box.
std::vector<LineInstance> boxLines(const Vec3d &low, const Vec3d &high, const QColor &colour,
                                   double scale);

} // namespace hardpoint
