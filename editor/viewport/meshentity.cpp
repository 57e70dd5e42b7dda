// SPDX-License-Identifier: MIT
#include <editor/viewport/box.h>
#include <editor/viewport/meshentity.h>

#include <QVector3D>
#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QMaterial>

#include <algorithm>

namespace hardpoint {

using namespace Qt3DCore;

namespace {

// More parts than these are drawn as one: a damaged file may claim any number.
constexpr std::size_t mostParts = 256;

template <typename T> Qt3DCore::QBuffer *bufferOf(const std::vector<T> &values, QNode *parent)
{
    auto *buffer = new Qt3DCore::QBuffer(parent);
    buffer->setData(QByteArray(reinterpret_cast<const char *>(values.data()),
                               static_cast<qsizetype>(values.size() * sizeof(T))));
    return buffer;
}

/// White where the file has no colours: the shader wants some.
std::vector<Rgba> coloursOf(const MeshData &mesh)
{
    constexpr Rgba white{255, 255, 255, 255};
    return mesh.colours.empty() ? std::vector<Rgba>(mesh.positions.size(), white) : mesh.colours;
}

QGeometry *makeGeometry(const MeshData &mesh, QNode *parent)
{
    auto *geometry = new QGeometry(parent);
    const auto count = static_cast<uint>(mesh.positions.size());
    geometry->addAttribute(new QAttribute(bufferOf(mesh.positions, geometry),
                                          QAttribute::defaultPositionAttributeName(),
                                          QAttribute::Float, 3, count));
    geometry->addAttribute(new QAttribute(bufferOf(mesh.normals, geometry),
                                          QAttribute::defaultNormalAttributeName(),
                                          QAttribute::Float, 3, count));
    geometry->addAttribute(new QAttribute(bufferOf(coloursOf(mesh), geometry),
                                          QAttribute::defaultColorAttributeName(),
                                          QAttribute::UnsignedByte, 4, count));
    auto *indices = new QAttribute(bufferOf(mesh.indices, geometry), QAttribute::UnsignedInt, 1,
                                   static_cast<uint>(mesh.indices.size()));
    indices->setAttributeType(QAttribute::IndexAttribute);
    geometry->addAttribute(indices);
    return geometry;
}

QVector3D vector(const Vec3d &v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

} // namespace

MeshEntity::MeshEntity(const MeshData &mesh, const MeshMaterials &materials, std::size_t firstTint,
                       Qt3DRender::QLayer *glass)
    : m_materials(materials), m_glass(glass), m_hasColours(!mesh.colours.empty())
{
    if (mesh.indices.empty())
        return;
    std::vector<Vec3d> corners;
    corners.reserve(mesh.positions.size());
    for (const formatlib::Vec3 &position : mesh.positions)
        corners.push_back(widened(position));
    const Box box = Box::around(corners);

    QGeometry *geometry = makeGeometry(mesh, this);
    m_parts.resize(std::min(mesh.parts.size(), mostParts));
    for (std::size_t i = 0; i < m_parts.size(); ++i) {
        const std::size_t first = mesh.parts[i].firstIndex;
        const std::size_t end =
            i + 1 < m_parts.size() ? first + mesh.parts[i].indexCount : mesh.indices.size();
        if (first == end)
            continue;
        auto *triangles = new Qt3DRender::QGeometryRenderer(this);
        triangles->setGeometry(geometry);
        triangles->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
        triangles->setIndexBufferByteOffset(static_cast<int>(first * sizeof(std::uint32_t)));
        triangles->setVertexCount(static_cast<int>(end - first));
        triangles->setMinPoint(vector(box.low));
        triangles->setMaxPoint(vector(box.high));
        m_parts[i].whole = new QEntity(this);
        m_parts[i].triangles = triangles;
        m_parts[i].tint = (firstTint + i) % MeshMaterials::tints;
    }
}

void MeshEntity::setStyle(const MeshStyle &style)
{
    using Surface = MeshMaterials::Surface;
    const bool surface = style.shading != MeshStyle::Shading::Wireframe;
    const bool coloured = m_hasColours && style.vertexColours;
    for (Part &part : m_parts) {
        show(part, Surface::Solid, surface && !style.xray && !coloured);
        show(part, Surface::Coloured, surface && !style.xray && coloured);
        show(part, Surface::Glass, surface && style.xray);
        show(part, Surface::Wire, style.shading == MeshStyle::Shading::ShadedWireframe);
        show(part, Surface::Edges, !surface);
    }
}

void MeshEntity::show(Part &part, MeshMaterials::Surface surface, bool shown)
{
    QEntity *&drawn = part.drawn[static_cast<std::size_t>(surface)];
    if (drawn) {
        drawn->setEnabled(shown);
    } else if (shown && part.whole) {
        drawn = new QEntity;
        drawn->addComponent(part.triangles);
        drawn->addComponent(m_materials.material(surface, part.tint));
        if (surface != MeshMaterials::Surface::Solid && surface != MeshMaterials::Surface::Coloured)
            drawn->addComponent(m_glass);
        drawn->setParent(part.whole);
    }
}

void MeshEntity::setPartVisible(std::size_t part, bool visible)
{
    if (part < m_parts.size() && m_parts[part].whole)
        m_parts[part].whole->setEnabled(visible);
}

} // namespace hardpoint
