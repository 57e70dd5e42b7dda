// SPDX-License-Identifier: MIT
#include <editor/core/pointedit.h>

#include <formatlib/pointkey.h>

#include <limits>
#include <unordered_set>

using namespace formatlib;

namespace hardpoint {

namespace {

constexpr std::int64_t highestIndex = std::numeric_limits<std::int32_t>::max();

/// The free index from start on; above the highest one it goes on with 0. There are fewer points
/// than indices.
std::int64_t freeIndex(std::string_view type, std::int64_t start,
                       std::span<const AttachPoint> points)
{
    std::unordered_set<std::int64_t> used;
    for (const AttachPoint &point : points) {
        const PointKey key = pointKey(point.name);
        if (key.type == type)
            used.insert(key.index);
    }
    std::int64_t index = start > highestIndex ? 0 : start;
    while (used.contains(index))
        index = index == highestIndex ? 0 : index + 1;
    return index;
}

std::string numbered(std::string_view stem, std::string number, std::size_t width)
{
    if (number.size() < width)
        number.insert(0, width - number.size(), '0');
    return std::string(stem) + number;
}

/// stem and the next number from start on that makes a name nobody has.
std::string freeSuffix(std::string_view stem, std::uint64_t start, std::size_t width,
                       std::span<const AttachPoint> points)
{
    std::unordered_set<std::string_view> names;
    for (const AttachPoint &point : points)
        names.insert(point.name);
    for (std::uint64_t number = start;; ++number) {
        std::string name = numbered(stem, std::to_string(number), width);
        if (!names.contains(name))
            return name;
    }
}

std::string nextKey(std::string_view name, std::span<const AttachPoint> points)
{
    const PointKey key = pointKey(name);
    const auto named = [&](std::string_view type, std::int64_t start) {
        return std::string(type) + "_" + std::to_string(freeIndex(type, start, points));
    };
    if (!key.type.empty())
        return named(key.type, std::int64_t{key.index} + 1);
    // No key is read from this name: what stands before or behind the line becomes the type.
    std::string_view type = name.substr(0, name.find('\0'));
    type.remove_prefix(std::min(type.find_first_not_of('_'), type.size()));
    type = type.substr(0, type.find('_'));
    return named(type.empty() ? "point" : type, 1);
}

std::string nextSuffix(std::string_view name, std::span<const AttachPoint> points)
{
    constexpr std::size_t mostDigits = 9; // more of them are no number that anyone counts
    std::size_t width = 0;
    while (width < name.size() && width < mostDigits && name[name.size() - 1 - width] >= '0'
           && name[name.size() - 1 - width] <= '9')
        ++width;
    const std::string_view stem = name.substr(0, name.size() - width);
    if (name.empty())
        return freeSuffix("point_", 1, 0, points);
    if (width == 0)
        return freeSuffix(std::string(name) + "_", 2, 0, points);
    const std::uint64_t number = std::stoull(std::string(name.substr(stem.size())));
    return freeSuffix(stem, number + 1, width, points);
}

} // namespace

std::string freeName(std::string_view type, std::span<const AttachPoint> points,
                     const Schema &schema)
{
    const std::string stem = std::string(type) + "_";
    if (schema.hasKey)
        return stem + std::to_string(freeIndex(type, 1, points));
    return freeSuffix(stem, 1, 0, points);
}

std::string nextFreeName(std::string_view name, std::span<const AttachPoint> points,
                         const Schema &schema)
{
    return schema.hasKey ? nextKey(name, points) : nextSuffix(name, points);
}

AttachPoint newPoint(std::span<const AttachPoint> points, const Schema &schema,
                     std::string_view type)
{
    AttachPoint point;
    point.name = freeName(type, points, schema);
    return point;
}

} // namespace hardpoint
