// SPDX-License-Identifier: MIT
#include <editor/viewport/atlasimage.h>
#include <editor/viewport/labelquads.h>
#include <editor/viewport/material.h>

#include <QVariant>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QTexture>

namespace hardpoint {

LabelQuads::LabelQuads(Qt3DCore::QNode *parent)
    : InstancedQuads({QStringLiteral("anchor"), QStringLiteral("box"), QStringLiteral("picture")},
                     makeMaterial(QStringLiteral("label.vert"), QStringLiteral("label.frag"),
                                  Drawing::Blended, parent),
                     parent)
    , m_image(new AtlasImage)
{
    // Qt3D crashes on a texture whose picture has not been painted yet.
    m_image->show(m_atlas.image());
    auto *texture = new Qt3DRender::QTexture2D(this);
    texture->setFormat(Qt3DRender::QAbstractTexture::RGBA8_UNorm);
    texture->setMinificationFilter(Qt3DRender::QAbstractTexture::Nearest);
    texture->setMagnificationFilter(Qt3DRender::QAbstractTexture::Nearest);
    texture->setGenerateMipMaps(false);
    texture->addTextureImage(m_image);
    addUniform(componentsOfType<Qt3DRender::QMaterial>().constFirst(), QStringLiteral("atlas"),
               QVariant::fromValue(texture));
}

void LabelQuads::show(const std::vector<PlacedLabel> &labels, double scale)
{
    m_atlas.setScale(scale);
    std::vector<LabelInstance> shown = instances(labels, scale);
    if (shown.size() < labels.size()) {
        // Full of labels that nobody needs any more: begin again with those of now.
        m_atlas.clear();
        shown = instances(labels, scale);
    }
    if (m_atlas.takeChanged())
        m_image->show(m_atlas.image());
    setInstances(std::span<const LabelInstance>(shown));
}

std::vector<LabelInstance> LabelQuads::instances(const std::vector<PlacedLabel> &labels,
                                                 double scale)
{
    std::vector<LabelInstance> instances;
    for (const PlacedLabel &placed : labels) {
        const auto rect = m_atlas.find(placed.label);
        if (!rect)
            break;
        const QPointF offset = (placed.offset * scale).toPoint();
        if (placed.label.kind == Label::Kind::Patch) {
            const QRectF middle(QRectF(*rect).center(), QSizeF(0, 0));
            instances.push_back(
                {placed.anchor, rectFloats({offset, placed.size * scale}), rectFloats(middle)});
        } else {
            instances.push_back(
                {placed.anchor, rectFloats({offset, QSizeF(rect->size())}), rectFloats(*rect)});
        }
    }
    return instances;
}

} // namespace hardpoint
