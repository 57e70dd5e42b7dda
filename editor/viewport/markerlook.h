// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>

class QColor;

namespace hardpoint {

/// What there is to show about a point.
struct PointState {
    bool problem = false; ///< an error or a warning
    bool selected = false;
    bool hovered = false;

    friend bool operator==(const PointState &, const PointState &) = default;
};

/// A marker as its shader takes it. Sizes are pixels of the widget.
struct MarkerLook {
    std::array<float, 3> colour{};
    float diameter = 0; ///< with its rings
    float shape = 0;    ///< 0 disc, 1 diamond, and 2 more with a white ring
};

MarkerLook markerLook(const PointState &state);

/// By what markers that nobody looks at shrink when there are so many points: crowds stay readable
/// and quick to draw.
float crowdScale(std::size_t points);

/// Red, green and blue from 0 to 1.
std::array<float, 3> rgb(const QColor &colour);

} // namespace hardpoint
