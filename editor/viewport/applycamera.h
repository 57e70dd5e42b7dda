// SPDX-License-Identifier: MIT
#pragma once

namespace Qt3DRender {
class QCamera;
}

namespace hardpoint {

class SceneContent;
struct ViewFrame;

/// Makes the camera of the picture show what the mathematics says. Its near and far planes hold
/// the mesh of the content and the grid about the pivot.
void applyCamera(const ViewFrame &frame, const SceneContent *content, Qt3DRender::QCamera *camera);

} // namespace hardpoint
