// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/meshdata.h>
#include <editor/viewport/meshmaterials.h>
#include <editor/viewport/meshstyle.h>

#include <Qt3DCore/QEntity>

#include <array>
#include <vector>

namespace Qt3DRender {
class QGeometryRenderer;
class QLayer;
} // namespace Qt3DRender

namespace hardpoint {

/// One mesh of a file, part by part in its own colour. Made for a file and deleted with it.
///
/// To be made without a parent and put into the scene when complete: of a tree that grows inside
/// the scene, Qt3D draws the first entity only.
class MeshEntity : public Qt3DCore::QEntity {
public:
    /// firstTint: where the colours go on after those of the meshes before. glass: the layer for
    /// what is drawn over solid surfaces.
    MeshEntity(const MeshData &mesh, const MeshMaterials &materials, std::size_t firstTint,
               Qt3DRender::QLayer *glass);

    void setStyle(const MeshStyle &style);
    void setPartVisible(std::size_t part, bool visible);

private:
    /// The same triangles in every way they have been asked for.
    struct Part {
        Qt3DCore::QEntity *whole = nullptr; ///< null for a part without faces
        Qt3DRender::QGeometryRenderer *triangles = nullptr;
        std::size_t tint = 0;
        std::array<Qt3DCore::QEntity *, MeshMaterials::surfaces> drawn{};
    };

    void show(Part &part, MeshMaterials::Surface surface, bool shown);

    const MeshMaterials &m_materials;
    Qt3DRender::QLayer *m_glass;
    bool m_hasColours;
    std::vector<Part> m_parts;
};

} // namespace hardpoint
