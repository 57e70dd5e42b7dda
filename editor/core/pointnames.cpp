// SPDX-License-Identifier: MIT
#include <editor/core/pointedit.h>

#include <formatlib/pointkey.h>

#include <algorithm>
#include <limits>
#include <map>
#include <unordered_map>
#include <unordered_set>
#include <utility>

using namespace formatlib;

namespace hardpoint {

namespace {

constexpr std::int64_t highestIndex = std::numeric_limits<std::int32_t>::max();

/// Numbers that are taken. Whoever asks for a free one often is never led through the same taken
/// ones again.
class TakenNumbers {
public:
    void take(std::int64_t number) { m_onward.try_emplace(number, number + 1); }

    /// The first number from start on that is not taken.
    std::int64_t freeFrom(std::int64_t start)
    {
        std::int64_t free = start;
        for (auto at = m_onward.find(free); at != m_onward.end(); at = m_onward.find(free))
            free = at->second;
        for (auto at = m_onward.find(start); at != m_onward.end(); at = m_onward.find(start))
            start = std::exchange(at->second, free);
        return free;
    }

private:
    std::unordered_map<std::int64_t, std::int64_t> m_onward; ///< where to look on
};

std::string numbered(std::string_view stem, std::int64_t value, std::size_t width)
{
    std::string number = std::to_string(value);
    if (number.size() < width)
        number.insert(0, width - number.size(), '0');
    return std::string(stem) + number;
}

/// Gives names that no point has and that were not given before.
class FreeNames {
public:
    FreeNames(std::span<const AttachPoint> points, const Schema &schema) : m_keys(schema.hasKey)
    {
        for (const AttachPoint &point : points) {
            if (m_keys) {
                const PointKey key = pointKey(point.name);
                m_indices[key.type].take(key.index);
            } else {
                m_names.insert(point.name);
            }
        }
    }

    /// type_1, or with the next number.
    std::string ofType(std::string_view type)
    {
        return m_keys ? key(type, 1) : suffixed(std::string(type) + "_", 1, 0);
    }

    /// For a copy of a point called name.
    std::string after(std::string_view name) { return m_keys ? nextKey(name) : nextSuffix(name); }

private:
    /// The free index from start on; above the highest one it goes on with 0. There are fewer
    /// points than indices.
    std::string key(std::string_view type, std::int64_t start)
    {
        TakenNumbers &taken = m_indices[std::string(type)];
        std::int64_t index = taken.freeFrom(start);
        if (index > highestIndex)
            index = taken.freeFrom(0);
        taken.take(index);
        return std::string(type) + "_" + std::to_string(index);
    }

    /// stem and the next number from start on that makes a name nobody has.
    std::string suffixed(std::string_view stem, std::int64_t start, std::size_t width)
    {
        TakenNumbers &taken = m_suffixes[{std::string(stem), width}];
        for (;;) {
            const std::int64_t number = taken.freeFrom(start);
            taken.take(number);
            std::string name = numbered(stem, number, width);
            if (m_names.insert(name).second)
                return name;
        }
    }

    std::string nextKey(std::string_view name)
    {
        const PointKey own = pointKey(name);
        if (!own.type.empty())
            return key(own.type, std::int64_t{own.index} + 1);
        // No key is read from this name: what stands before or behind the line becomes the type.
        std::string_view type = name.substr(0, name.find('\0'));
        type.remove_prefix(std::min(type.find_first_not_of('_'), type.size()));
        type = type.substr(0, type.find('_'));
        return key(type.empty() ? "point" : type, 1);
    }

    std::string nextSuffix(std::string_view name)
    {
        constexpr std::size_t mostDigits = 9; // more of them are no number that anyone counts
        std::size_t width = 0;
        while (width < name.size() && width < mostDigits && name[name.size() - 1 - width] >= '0'
               && name[name.size() - 1 - width] <= '9')
            ++width;
        const std::string_view stem = name.substr(0, name.size() - width);
        if (name.empty())
            return suffixed("point_", 1, 0);
        if (width == 0)
            return suffixed(std::string(name) + "_", 2, 0);
        return suffixed(stem, std::stoll(std::string(name.substr(stem.size()))) + 1, width);
    }

    bool m_keys;
    std::map<std::string, TakenNumbers> m_indices;
    std::unordered_set<std::string> m_names;
    std::map<std::pair<std::string, std::size_t>, TakenNumbers> m_suffixes;
};

} // namespace

std::string freeName(std::string_view type, std::span<const AttachPoint> points,
                     const Schema &schema)
{
    return FreeNames(points, schema).ofType(type);
}

std::string nextFreeName(std::string_view name, std::span<const AttachPoint> points,
                         const Schema &schema)
{
    return FreeNames(points, schema).after(name);
}

std::vector<std::string> nextFreeNames(std::span<const std::string> names,
                                       std::span<const AttachPoint> points, const Schema &schema)
{
    FreeNames free(points, schema);
    std::vector<std::string> given;
    given.reserve(names.size());
    for (const std::string &name : names)
        given.push_back(free.after(name));
    return given;
}

AttachPoint newPoint(std::span<const AttachPoint> points, const Schema &schema,
                     std::string_view type)
{
    AttachPoint point;
    point.name = freeName(type, points, schema);
    return point;
}

} // namespace hardpoint
