// SPDX-License-Identifier: MIT
#include <editor/viewport/instancedquads.h>
#include <editor/viewport/square.h>

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>

namespace hardpoint {

using namespace Qt3DCore;

namespace {

constexpr uint floatsAField = 4;
constexpr std::size_t fieldSize = floatsAField * sizeof(float);

} // namespace

InstancedQuads::InstancedQuads(const QStringList &fields, Qt3DRender::QMaterial *material,
                               QNode *parent)
    : QEntity(parent), m_stride(static_cast<std::size_t>(fields.size()) * fieldSize)
{
    m_renderer = makeSquare(this);
    auto *geometry = m_renderer->geometry();
    m_buffer = new Qt3DCore::QBuffer(geometry);
    m_buffer->setUsage(Qt3DCore::QBuffer::DynamicDraw);
    m_buffer->setData(QByteArray(static_cast<qsizetype>(m_stride), '\0'));
    uint offset = 0;
    for (const QString &field : fields) {
        auto *attribute = new QAttribute(m_buffer, field, QAttribute::Float, floatsAField, 1,
                                         offset, static_cast<uint>(m_stride));
        attribute->setDivisor(1);
        geometry->addAttribute(attribute);
        offset += static_cast<uint>(fieldSize);
    }

    addComponent(m_renderer);
    addComponent(material);
    setEnabled(false);
}

void InstancedQuads::setData(const QByteArray &bytes)
{
    setEnabled(!bytes.isEmpty());
    if (bytes.isEmpty())
        return;
    m_buffer->setData(bytes);
    m_renderer->setInstanceCount(
        static_cast<int>(static_cast<std::size_t>(bytes.size()) / m_stride));
}

} // namespace hardpoint
