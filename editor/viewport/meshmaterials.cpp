// SPDX-License-Identifier: MIT
#include <editor/viewport/material.h>
#include <editor/viewport/meshmaterials.h>
#include <editor/viewport/viewtheme.h>

#include <QVector3D>
#include <QVector4D>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

namespace hardpoint {

namespace {

struct Tint {
    QRgb colour;
    float shine;
};

// Steel, brass, leather, slate, sage, clay, plum, linen.
constexpr std::array<Tint, MeshMaterials::tints> table{{
    {0xffa9b4c2, 0.45F},
    {0xffd2a64c, 0.40F},
    {0xff8a5a3c, 0.10F},
    {0xff64788f, 0.20F},
    {0xff7fa08a, 0.15F},
    {0xffb9745a, 0.12F},
    {0xff8d6f96, 0.18F},
    {0xffc9bfae, 0.10F},
}};
constexpr Tint neutral{0xfff2f2f2, 0.08F};

enum class Kind { Solid, Coloured, Glass };

Qt3DRender::QMaterial *surface(const Tint &tint, Kind kind, Qt3DCore::QNode *parent)
{
    const QColor colour(tint.colour);
    const bool glass = kind == Kind::Glass;
    auto *material = makeMaterial(QStringLiteral("mesh.vert"), QStringLiteral("mesh.frag"),
                                  glass ? Drawing::Blended : Drawing::Opaque, parent);
    addUniform(material, QStringLiteral("tint"),
               QVector3D(colour.redF(), colour.greenF(), colour.blueF()));
    addUniform(material, QStringLiteral("shine"), tint.shine);
    addUniform(material, QStringLiteral("colourAmount"), kind == Kind::Coloured ? 1.0F : 0.0F);
    addUniform(material, QStringLiteral("glass"), glass ? 1.0F : 0.0F);
    return material;
}

Qt3DRender::QMaterial *wire(Qt3DCore::QNode *parent)
{
    return makeMaterial(QStringLiteral("wire.vert"), QStringLiteral("wire.frag"), Drawing::Wire,
                        parent);
}

QVector4D premultiplied(const QColor &colour)
{
    const float alpha = colour.alphaF();
    return {colour.redF() * alpha, colour.greenF() * alpha, colour.blueF() * alpha, alpha};
}

} // namespace

QColor MeshMaterials::colour(std::size_t tint)
{
    return table[tint % tints].colour;
}

MeshMaterials::MeshMaterials(Qt3DCore::QNode *parent)
    : m_coloured(surface(neutral, Kind::Coloured, parent))
    , m_wire(wire(parent))
    , m_wireColour(addUniform(m_wire, QStringLiteral("colour"), QVector4D()))
{
    for (std::size_t tint = 0; tint < tints; ++tint) {
        m_solid[tint] = surface(table[tint], Kind::Solid, parent);
        m_glass[tint] = surface(table[tint], Kind::Glass, parent);
        m_edges[tint] = wire(parent);
        m_edgeColours[tint] = addUniform(m_edges[tint], QStringLiteral("colour"), QVector4D());
    }
}

Qt3DRender::QMaterial *MeshMaterials::material(Surface surface, std::size_t tint) const
{
    switch (surface) {
    case Surface::Solid:
        return m_solid[tint];
    case Surface::Coloured:
        return m_coloured;
    case Surface::Glass:
        return m_glass[tint];
    case Surface::Wire:
        return m_wire;
    case Surface::Edges:
        break;
    }
    return m_edges[tint];
}

void MeshMaterials::setTheme(const ViewTheme &theme)
{
    m_wireColour->setValue(premultiplied(theme.wire));
    for (std::size_t tint = 0; tint < tints; ++tint) {
        QColor colour = theme.isDark ? QColor(table[tint].colour).lighter(115)
                                     : QColor(table[tint].colour).darker(165);
        colour.setAlphaF(0.7F);
        m_edgeColours[tint]->setValue(premultiplied(colour));
    }
}

} // namespace hardpoint
