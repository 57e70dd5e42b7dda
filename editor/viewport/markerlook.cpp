// SPDX-License-Identifier: MIT
#include <editor/viewport/markerlook.h>
#include <editor/viewport/viewtheme.h>

#include <algorithm>
#include <cmath>

namespace hardpoint {

std::array<float, 3> rgb(const QColor &colour)
{
    return {colour.redF(), colour.greenF(), colour.blueF()};
}

MarkerLook markerLook(const PointState &state)
{
    // The shape tells a problem and the ring a selection, so that colour is never alone.
    const QColor colour = state.selected ? viewcolours::markerSelected
        : state.problem                  ? viewcolours::markerProblem
        : state.hovered                  ? viewcolours::markerHovered
                                         : viewcolours::marker;
    const bool ring = state.selected || state.hovered;
    MarkerLook look{rgb(colour), state.problem ? 20.0F : 15.0F, state.problem ? 1.0F : 0.0F};
    if (ring) {
        look.shape += 2;
        look.diameter += state.problem ? 6.0F : 4.0F;
    }
    if (state.selected)
        look.diameter += 1;
    return look;
}

float crowdScale(std::size_t points)
{
    // From full size at 300 points to the smallest one at 9,000.
    const double doublings = std::log2(static_cast<double>(std::max<std::size_t>(points, 1)) / 300);
    return static_cast<float>(std::max(1 - 0.11 * std::max(doublings, 0.0), 0.46));
}

} // namespace hardpoint
