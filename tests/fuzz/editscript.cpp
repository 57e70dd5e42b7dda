// SPDX-License-Identifier: MIT
#include <tests/fuzz/editscript.h>

#include <algorithm>
#include <bit>

namespace fuzz {

using formatlib::AttachPoint;
using formatlib::Schema;

std::uint8_t EditScript::byte()
{
    if (m_bytes.empty())
        return 0;
    const std::uint8_t first = m_bytes.front();
    m_bytes = m_bytes.subspan(1);
    return first;
}

std::uint32_t EditScript::word()
{
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i)
        value = value << 8 | byte();
    return value;
}

std::size_t EditScript::below(std::size_t count)
{
    return byte() % count;
}

std::string EditScript::text()
{
    // Mostly short; 255 of them is more than MSH can say.
    const std::size_t size = std::min<std::size_t>(byte(), 300);
    std::string text;
    for (std::size_t i = 0; i < size; ++i)
        text.push_back(static_cast<char>(byte()));
    return text;
}

void EditScript::change(AttachPoint &point, const Schema &schema)
{
    switch (below(4)) {
    case 0:
        point.name = text();
        break;
    case 1:
        if (schema.bonesByNumber)
            point.bone.number = static_cast<std::uint16_t>(word());
        else
            point.bone.name = text();
        break;
    case 2:
        if (schema.hasExtra) {
            point.extra = text();
            break;
        }
        [[fallthrough]];
    default:
        const std::size_t element = schema.hasMatrix ? below(16) : 12 + below(3);
        point.matrix.m[element] = std::bit_cast<float>(word());
        break;
    }
}

void EditScript::step(std::vector<AttachPoint> &points, const Schema &schema)
{
    enum Edit { Change, Insert, Duplicate, Remove, Swap, Clear, Count };
    const auto edit = static_cast<Edit>(below(Count));
    if (edit == Insert || points.empty()) {
        points.insert(points.begin() + static_cast<std::ptrdiff_t>(below(points.size() + 1)), {});
        return;
    }
    const std::size_t row = below(points.size());
    const auto at = points.begin() + static_cast<std::ptrdiff_t>(row);
    switch (edit) {
    case Change:
        change(*at, schema);
        break;
    case Duplicate:
        points.push_back(*at);
        break;
    case Remove:
        points.erase(at);
        break;
    case Swap:
        std::swap(*at, points[below(points.size())]);
        break;
    case Clear:
        // As rare as it is in life, so that lists get long.
        if (byte() == 255)
            points.clear();
        break;
    case Insert:
    case Count:
        break;
    }
}

std::vector<AttachPoint> edited(std::vector<AttachPoint> points, const Schema &schema,
                                formatlib::ByteView script)
{
    EditScript edits(script);
    while (!edits.atEnd())
        edits.step(points, schema);
    return points;
}

} // namespace fuzz
