// SPDX-License-Identifier: MIT
#include <editor/viewport/labellayout.h>

#include <QRectF>

#include <algorithm>
#include <array>

namespace hardpoint {

namespace {

constexpr double gap = 4;

std::array<QPointF, 6> offsets(const LabelSpot &spot)
{
    const double away = spot.clearance + gap;
    const double width = spot.size.width();
    const double height = spot.size.height();
    // Clear of a label that stands right beside the same anchor.
    const double aside = away * 0.7;
    const double off = std::max(aside, height / 2 + 2);
    return {
        QPointF(away, -height / 2),
        QPointF(-away - width, -height / 2),
        QPointF(aside, -off - height),
        QPointF(aside, off),
        QPointF(-aside - width, -off - height),
        QPointF(-aside - width, off),
    };
}

} // namespace

std::vector<std::optional<QPointF>> placeLabels(std::span<const LabelSpot> spots,
                                                const QSizeF &view,
                                                std::span<const QPointF> keepClear)
{
    const QRectF whole(QPointF(), view);
    std::vector<QRectF> taken;
    std::vector<std::optional<QPointF>> placed;
    const auto coversLabel = [&](const QRectF &rect) {
        return std::ranges::any_of(taken, [&](const QRectF &t) { return t.intersects(rect); });
    };
    const auto coversAnchor = [&](const QRectF &rect, const LabelSpot &own) {
        const QRectF wide = rect.adjusted(-gap, -gap, gap, gap);
        if (std::ranges::any_of(keepClear, [&](const QPointF &p) { return wide.contains(p); }))
            return true;
        return std::ranges::any_of(spots, [&](const LabelSpot &other) {
            const double reach = other.clearance;
            return other.anchor != own.anchor
                && rect.adjusted(-reach, -reach, reach, reach).contains(other.anchor);
        });
    };
    const auto choose = [&](const LabelSpot &spot, bool overAnchors) -> std::optional<QPointF> {
        for (const QPointF &offset : offsets(spot)) {
            const QRectF rect(spot.anchor + offset, spot.size);
            if (whole.contains(rect) && !coversLabel(rect)
                && (overAnchors || !coversAnchor(rect, spot)))
                return offset;
        }
        return {};
    };
    for (const LabelSpot &spot : spots) {
        placed.emplace_back();
        if (!whole.contains(spot.anchor))
            continue;
        placed.back() = choose(spot, false);
        if (!placed.back() && spot.insists)
            placed.back() = choose(spot, true);
        if (placed.back())
            taken.emplace_back(spot.anchor + *placed.back(), spot.size);
    }
    return placed;
}

} // namespace hardpoint
