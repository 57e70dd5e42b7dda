// SPDX-License-Identifier: MIT
#include <editor/viewport/square.h>

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>

#include <array>

namespace hardpoint {

Qt3DRender::QGeometryRenderer *makeSquare(Qt3DCore::QNode *parent)
{
    using namespace Qt3DCore;
    static constexpr std::array<float, 12> corners{-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0};
    auto *geometry = new QGeometry(parent);
    auto *buffer = new Qt3DCore::QBuffer(geometry);
    buffer->setData(QByteArray(reinterpret_cast<const char *>(corners.data()), sizeof(corners)));
    geometry->addAttribute(new QAttribute(buffer, QAttribute::defaultPositionAttributeName(),
                                          QAttribute::Float, 3, 4));

    auto *renderer = new Qt3DRender::QGeometryRenderer(parent);
    renderer->setGeometry(geometry);
    renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::TriangleStrip);
    renderer->setVertexCount(4);
    return renderer;
}

} // namespace hardpoint
