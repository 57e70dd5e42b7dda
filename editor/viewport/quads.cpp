// SPDX-License-Identifier: MIT
#include <editor/viewport/material.h>
#include <editor/viewport/quads.h>

#include <QVariant>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

namespace hardpoint {

namespace {

Qt3DRender::QMaterial *blended(const QString &name, Qt3DCore::QNode *parent)
{
    return makeMaterial(name + QStringLiteral(".vert"), name + QStringLiteral(".frag"),
                        Drawing::Blended, parent);
}

std::array<float, 4> premultiplied(const QColor &colour)
{
    const float alpha = colour.alphaF();
    return {colour.redF() * alpha, colour.greenF() * alpha, colour.blueF() * alpha, alpha};
}

} // namespace

Anchor Anchor::place(const Vec3d &view)
{
    const formatlib::Vec3 at = narrowed(view);
    return {{at.x, at.y, at.z}, 1};
}

Anchor Anchor::pixel(const QPointF &pixel, const QSizeF &size)
{
    return {{static_cast<float>(2 * pixel.x() / size.width() - 1),
             static_cast<float>(1 - 2 * pixel.y() / size.height()), 0},
            0};
}

void LineInstance::setColour(const QColor &value)
{
    colour = premultiplied(value);
}

void FaceInstance::setColour(const QColor &value)
{
    colour = premultiplied(value);
}

std::array<float, 4> rectFloats(const QRectF &rect)
{
    return {static_cast<float>(rect.x()), static_cast<float>(rect.y()),
            static_cast<float>(rect.width()), static_cast<float>(rect.height())};
}

MarkerQuads::MarkerQuads(Qt3DCore::QNode *parent)
    : InstancedQuads({QStringLiteral("place"), QStringLiteral("look")},
                     blended(QStringLiteral("marker"), parent), parent)
{
    auto *material = componentsOfType<Qt3DRender::QMaterial>().constFirst();
    m_scale = addUniform(material, QStringLiteral("scale"), 1.0F);
}

void MarkerQuads::setScale(double scale)
{
    m_scale->setValue(static_cast<float>(scale));
}

LineQuads::LineQuads(Qt3DCore::QNode *parent)
    : InstancedQuads({QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("look"),
                      QStringLiteral("style")},
                     blended(QStringLiteral("line"), parent), parent)
{
}

FaceQuads::FaceQuads(Qt3DCore::QNode *parent)
    : InstancedQuads({QStringLiteral("ab"), QStringLiteral("cd"), QStringLiteral("look")},
                     blended(QStringLiteral("face"), parent), parent)
{
}

} // namespace hardpoint
