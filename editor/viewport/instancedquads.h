// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QStringList>
#include <Qt3DCore/QEntity>

#include <cstddef>
#include <span>
#include <type_traits>

namespace Qt3DCore {
class QBuffer;
}
namespace Qt3DRender {
class QGeometryRenderer;
class QMaterial;
class QParameter;
} // namespace Qt3DRender

namespace hardpoint {

/// Squares drawn in one call: their vertex shader sees a corner from -1 to 1, and for each square
/// the four floats of every named field. Later squares are drawn over earlier ones.
class InstancedQuads : public Qt3DCore::QEntity {
public:
    InstancedQuads(const QStringList &fields, Qt3DRender::QMaterial *material,
                   Qt3DCore::QNode *parent);

    /// Draws these and no others. Instance: floats only, in the order of the fields. Always all of
    /// them: QBuffer::updateData() would drop a setData() that no frame has taken yet.
    template <typename Instance> void setInstances(std::span<const Instance> instances)
    {
        setData(bytesOf(instances));
    }

private:
    template <typename Instance> QByteArray bytesOf(std::span<const Instance> instances) const
    {
        static_assert(std::is_trivially_copyable_v<Instance>);
        Q_ASSERT(sizeof(Instance) == m_stride);
        return {reinterpret_cast<const char *>(instances.data()),
                static_cast<qsizetype>(instances.size_bytes())};
    }
    void setData(const QByteArray &bytes);

    std::size_t m_stride;
    Qt3DCore::QBuffer *m_buffer;
    Qt3DRender::QGeometryRenderer *m_renderer;
};

} // namespace hardpoint
