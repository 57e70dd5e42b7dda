// SPDX-License-Identifier: MIT
#include "sheet.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace samples {

namespace {

/// Corners are rounded to binary fractions before they are compared, so that neighbours meet.
constexpr std::int64_t unit = 64;
using Corner = std::array<std::int64_t, 2>;
using Polygon = std::vector<Corner>;

Spot spot(const Corner &corner)
{
    return {static_cast<double>(corner[0]) / unit, static_cast<double>(corner[1]) / unit};
}

double distance(const Spot &a, const Spot &b)
{
    return std::sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

/// Where a form's rim crosses an edge whose ends lie on either side of it; the same for both
/// directions of the edge.
Corner crossing(Corner a, Corner b, const Form &form)
{
    if (b < a)
        std::swap(a, b);
    const Spot from = spot(a);
    const Spot to = spot(b);
    const auto at = [&](double t) {
        return Spot{from.x + t * (to.x - from.x), from.y + t * (to.y - from.y)};
    };
    const bool startsInside = form(from) > 0;
    double low = 0;
    double high = 1;
    for (int i = 0; i < 24; ++i) {
        const double middle = (low + high) / 2;
        ((form(at(middle)) > 0) == startsInside ? low : high) = middle;
    }
    const Spot rim = at(low);
    return {std::llround(rim.x * unit), std::llround(rim.y * unit)};
}

struct Halves {
    Polygon inside;
    Polygon outside;
};

Halves split(const Polygon &polygon, const Form &form)
{
    Halves halves;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Corner &here = polygon[i];
        const Corner &next = polygon[(i + 1) % polygon.size()];
        const bool inside = form(spot(here)) > 0;
        (inside ? halves.inside : halves.outside).push_back(here);
        const bool nextInside = form(spot(next)) > 0;
        if (inside == nextInside)
            continue;
        const Corner rim = crossing(here, next, form);
        halves.inside.push_back(rim);
        halves.outside.push_back(rim);
    }
    return halves;
}

/// Collects triangles, corners shared.
class PieceMaker {
public:
    void add(const Polygon &polygon)
    {
        for (std::size_t i = 2; i < polygon.size(); ++i) {
            const Corner &a = polygon[0];
            const Corner &b = polygon[i - 1];
            const Corner &c = polygon[i];
            const std::int64_t area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
            if (area <= 0)
                continue; // flattened by rounding
            for (const Corner &corner : {a, b, c})
                m_piece.indices.push_back(number(corner));
        }
    }

    Sheet::Piece take() { return std::move(m_piece); }

private:
    std::uint32_t number(const Corner &corner)
    {
        const auto next = static_cast<std::uint32_t>(m_piece.places.size());
        const auto [found, isNew] = m_numbers.try_emplace(corner, next);
        if (isNew)
            m_piece.places.push_back(spot(corner));
        return found->second;
    }

    Sheet::Piece m_piece;
    std::map<Corner, std::uint32_t> m_numbers;
};

} // namespace

Form disc(const Spot &centre, double radius)
{
    return [=](const Spot &at) { return radius - distance(at, centre); };
}

Form ellipse(const Spot &centre, double across, double up)
{
    return [=](const Spot &at) {
        return 1 - distance({at.x / across, at.y / up}, {centre.x / across, centre.y / up});
    };
}

Form limb(const Spot &from, double fromRadius, const Spot &to, double toRadius)
{
    return [=](const Spot &at) {
        const Spot along{to.x - from.x, to.y - from.y};
        const double length = along.x * along.x + along.y * along.y;
        const double t =
            std::clamp(((at.x - from.x) * along.x + (at.y - from.y) * along.y) / length, 0.0, 1.0);
        const Spot nearest{from.x + t * along.x, from.y + t * along.y};
        return fromRadius + t * (toRadius - fromRadius) - distance(at, nearest);
    };
}

Form box(const Spot &centre, double halfWidth, double halfHeight)
{
    return [=](const Spot &at) {
        return std::min(halfWidth - std::abs(at.x - centre.x),
                        halfHeight - std::abs(at.y - centre.y));
    };
}

Form below(double y)
{
    return [=](const Spot &at) { return y - at.y; };
}

Form either(Form a, Form b)
{
    return [a = std::move(a), b = std::move(b)](const Spot &at) { return std::max(a(at), b(at)); };
}

Form both(Form a, Form b)
{
    return [a = std::move(a), b = std::move(b)](const Spot &at) { return std::min(a(at), b(at)); };
}

Form mirrored(Form form)
{
    return [form = std::move(form)](const Spot &at) {
        return std::max(form(at), form({-at.x, at.y}));
    };
}

std::vector<Sheet::Piece> Sheet::cut(std::size_t colours, int step, int halfWidth,
                                     int halfHeight) const
{
    std::vector<PieceMaker> makers(colours);
    const auto place = [&](Polygon rest) {
        for (const Layer &layer : m_layers) {
            Halves halves = split(rest, layer.form);
            makers[layer.colour].add(halves.inside);
            rest = std::move(halves.outside);
        }
    };
    for (int y = -halfHeight; y < halfHeight; y += step) {
        for (int x = -halfWidth; x < halfWidth; x += step) {
            const Corner a{x * unit, y * unit};
            const Corner b{(x + step) * unit, y * unit};
            const Corner c{(x + step) * unit, (y + step) * unit};
            const Corner d{x * unit, (y + step) * unit};
            // Diagonals take turns: they mirror with the sheet, and around every second corner
            // eight edges meet, so that small forms there come out round.
            if ((x + y) / step % 2 == 0) {
                place({a, b, c});
                place({a, c, d});
            } else {
                place({a, b, d});
                place({b, c, d});
            }
        }
    }
    std::vector<Piece> pieces;
    pieces.reserve(makers.size());
    for (PieceMaker &maker : makers)
        pieces.push_back(maker.take());
    return pieces;
}

} // namespace samples
