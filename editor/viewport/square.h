// SPDX-License-Identifier: MIT
#pragma once

namespace Qt3DCore {
class QNode;
}
namespace Qt3DRender {
class QGeometryRenderer;
}

namespace hardpoint {

/// Two triangles with the corners (-1, -1, 0) to (1, 1, 0), as positions. Where they end up is the
/// vertex shader's affair, so their bounds mean nothing.
Qt3DRender::QGeometryRenderer *makeSquare(Qt3DCore::QNode *parent);

} // namespace hardpoint
