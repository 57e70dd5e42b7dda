// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <array>
#include <cstddef>

namespace Qt3DCore {
class QNode;
}
namespace Qt3DRender {
class QMaterial;
class QParameter;
} // namespace Qt3DRender

namespace hardpoint {

struct ViewTheme;

/// What meshes are made of. There are no textures to be had, so every sub-mesh gets a plain colour
/// of its own. Lives as long as the window.
class MeshMaterials {
public:
    enum class Surface {
        Solid,    ///< in the part's colour
        Coloured, ///< in the colours of the vertices
        Glass,    ///< x-ray
        Wire,     ///< edges over a solid surface
        Edges,    ///< edges alone, in the part's colour
    };
    static constexpr std::size_t surfaces = 5;
    static constexpr std::size_t tints = 8;
    /// The colours begin again when all have been used.
    static QColor colour(std::size_t tint);

    explicit MeshMaterials(Qt3DCore::QNode *parent);

    /// tint: less than tints.
    Qt3DRender::QMaterial *material(Surface surface, std::size_t tint) const;
    void setTheme(const ViewTheme &theme);

private:
    std::array<Qt3DRender::QMaterial *, tints> m_solid{};
    std::array<Qt3DRender::QMaterial *, tints> m_glass{};
    std::array<Qt3DRender::QMaterial *, tints> m_edges{};
    std::array<Qt3DRender::QParameter *, tints> m_edgeColours{};
    Qt3DRender::QMaterial *m_coloured;
    Qt3DRender::QMaterial *m_wire;
    Qt3DRender::QParameter *m_wireColour;
};

} // namespace hardpoint
