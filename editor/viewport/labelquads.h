// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/labelatlas.h>
#include <editor/viewport/quads.h>

#include <vector>

namespace hardpoint {

class AtlasImage;

/// A label somewhere. Pixels of the widget.
struct PlacedLabel {
    Label label;
    Anchor anchor;
    QPointF offset; ///< from the anchor to the upper left corner
    QSizeF size;    ///< of a patch; others have their own
};

/// Everything that is written, later labels over earlier ones.
class LabelQuads : public InstancedQuads {
public:
    explicit LabelQuads(Qt3DCore::QNode *parent);

    /// For measuring; what is found in it stays valid until the next show().
    LabelAtlas &atlas() { return m_atlas; }
    void show(const std::vector<PlacedLabel> &labels, double scale);

private:
    std::vector<LabelInstance> instances(const std::vector<PlacedLabel> &labels, double scale);

    LabelAtlas m_atlas;
    AtlasImage *m_image;
};

} // namespace hardpoint
