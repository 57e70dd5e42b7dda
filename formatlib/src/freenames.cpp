// SPDX-License-Identifier: MIT
#include <formatlib/freenames.h>
#include <formatlib/pointkey.h>

#include <algorithm>
#include <utility>

namespace formatlib {

namespace {

constexpr std::int64_t highestIndex = 0x7FFFFFFF;
/// More digits than this are no number that anybody counts.
constexpr std::size_t mostDigits = 9;

std::string padded(std::int64_t number, std::size_t width)
{
    std::string digits = std::to_string(number);
    if (digits.size() < width)
        digits.insert(0, width - digits.size(), '0');
    return digits;
}

std::size_t digitsAtEnd(std::string_view text)
{
    std::size_t width = 0;
    while (width < text.size() && width < mostDigits && text[text.size() - 1 - width] >= '0'
           && text[text.size() - 1 - width] <= '9')
        ++width;
    return width;
}

} // namespace

std::int64_t TakenNumbers::freeFrom(std::int64_t start)
{
    std::int64_t free = start;
    for (auto at = m_onward.find(free); at != m_onward.end(); at = m_onward.find(free))
        free = at->second;
    // All that were passed lead straight to it from now on.
    for (auto at = m_onward.find(start); at != m_onward.end(); at = m_onward.find(start))
        start = std::exchange(at->second, free);
    return free;
}

FreeNames::FreeNames(std::span<const AttachPoint> points, const Schema &schema)
    : m_points(points), m_keyed(schema.hasKey)
{
}

void FreeNames::lookAtPoints()
{
    // Many are made and few are asked, so this waits for the first question.
    for (const AttachPoint &point : std::exchange(m_points, {})) {
        if (m_keyed) {
            PointKey key = pointKey(point.name);
            m_indices[std::move(key.type)].take(key.index);
        } else {
            m_names.insert(point.name);
        }
    }
}

std::string FreeNames::freeKey(const std::string &type, std::int64_t from)
{
    lookAtPoints();
    TakenNumbers &taken = m_indices[type];
    std::int64_t index = taken.freeFrom(from);
    // There are fewer points than indices, so one is free below.
    if (index > highestIndex)
        index = taken.freeFrom(0);
    taken.take(index);
    return type + "_" + std::to_string(index);
}

std::string FreeNames::freeSuffix(const std::string &stem, std::int64_t from, std::size_t width)
{
    lookAtPoints();
    TakenNumbers &tried = m_suffixes[{stem, width}];
    for (;;) {
        const std::int64_t number = tried.freeFrom(from);
        tried.take(number);
        std::string name = stem + padded(number, width);
        if (m_names.insert(name).second)
            return name;
    }
}

std::string FreeNames::numbered(std::string_view type, std::int64_t from)
{
    const std::string stem(type);
    return m_keyed ? freeKey(stem, from) : freeSuffix(stem + " ", from, 0);
}

std::string FreeNames::next(std::string_view name)
{
    if (m_keyed) {
        const PointKey key = pointKey(name);
        if (!key.type.empty())
            return freeKey(key.type, std::int64_t{key.index} + 1);
        // No key is read from this name: what stands before or behind the '_' becomes the type.
        std::string_view type = name.substr(0, name.find('\0'));
        type.remove_prefix(std::min(type.find_first_not_of('_'), type.size()));
        type = type.substr(0, type.find('_'));
        return freeKey(type.empty() ? "point" : std::string(type), 1);
    }
    if (name.empty())
        return numbered("point", 1);
    const std::size_t width = digitsAtEnd(name);
    if (width == 0)
        return freeSuffix(std::string(name) + "_", 2, 0);
    const std::string stem(name.substr(0, name.size() - width));
    return freeSuffix(stem, std::stoll(std::string(name.substr(stem.size()))) + 1, width);
}

} // namespace formatlib
