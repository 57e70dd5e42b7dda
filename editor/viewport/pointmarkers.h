// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/quads.h>

#include <vector>

namespace hardpoint {

class SceneContent;

/// The points' markers: one a row, and over all of them those of selected and hovered points.
class PointMarkers : public MarkerQuads {
public:
    using MarkerQuads::MarkerQuads;

    /// Makes what is drawn equal to the content; only what differs goes to the card.
    void show(const SceneContent *content, double scale);

private:
    std::vector<MarkerInstance> m_instances;
};

} // namespace hardpoint
