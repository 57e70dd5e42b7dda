// SPDX-License-Identifier: MIT
#include <editor/viewport/markerlook.h>
#include <editor/viewport/viewtheme.h>

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

} // namespace hardpoint
