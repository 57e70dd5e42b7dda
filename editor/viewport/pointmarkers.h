// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/quads.h>

namespace hardpoint {

class SceneContent;

/// The points' markers: one a row, and over all of them those of selected and hovered points.
class PointMarkers : public MarkerQuads {
public:
    using MarkerQuads::MarkerQuads;

    /// Makes what is drawn equal to the content; null for nothing.
    void show(const SceneContent *content, double scale);
};

} // namespace hardpoint
