// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QSizeF>

#include <optional>
#include <span>
#include <vector>

namespace hardpoint {

/// A label that wants to stand beside something.
struct LabelSpot {
    QPointF anchor;
    QSizeF size;
    double clearance = 0; ///< radius around the anchor that labels keep free
    bool insists = false; ///< rather covers what other labels hang on than stays away
};

/// Offsets from anchor to upper left corner such that labels cover neither each other nor, unless
/// they insist, what other labels hang on; the first spots choose first. Nothing for a label that
/// finds no room or whose anchor is out of view. keepClear: pixels that only those that insist
/// cover.
std::vector<std::optional<QPointF>> placeLabels(std::span<const LabelSpot> spots,
                                                const QSizeF &view,
                                                std::span<const QPointF> keepClear = {});

} // namespace hardpoint
