// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace Qt3DCore {
class QNode;
}
namespace Qt3DRender {
class QMaterial;
class QParameter;
} // namespace Qt3DRender
class QVariant;

namespace hardpoint {

enum class Drawing {
    Opaque,
    Blended, ///< over what is there, premultiplied colours; leaves the depth alone
    Wire,    ///< edges of triangles, blended
};

/// A material of the shaders named so in the resources, for OpenGL 3.3.
Qt3DRender::QMaterial *makeMaterial(const QString &vertex, const QString &fragment, Drawing drawing,
                                    Qt3DCore::QNode *parent);

/// Adds a uniform to a material.
Qt3DRender::QParameter *addUniform(Qt3DRender::QMaterial *material, const QString &name,
                                   const QVariant &value);

} // namespace hardpoint
