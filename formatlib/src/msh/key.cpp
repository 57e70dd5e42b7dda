// SPDX-License-Identifier: MIT
#include <formatlib/pointkey.h>

#include <limits>

namespace formatlib {

namespace {

// C atoi by hand: the C library's own is undefined for numbers outside int, and follows the
// locale's idea of a blank.
std::int32_t readIndex(std::string_view text)
{
    constexpr std::int64_t lowest = std::numeric_limits<std::int32_t>::min();
    constexpr std::int64_t highest = std::numeric_limits<std::int32_t>::max();

    std::size_t at = text.find_first_not_of(" \t\n\v\f\r");
    if (at == std::string_view::npos)
        return 0;
    const bool negative = text[at] == '-';
    if (negative || text[at] == '+')
        ++at;
    std::int64_t value = 0;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
        const int digit = text[at] - '0';
        value = value * 10 + (negative ? -digit : digit);
        if (value < lowest || value > highest)
            return static_cast<std::int32_t>(negative ? lowest : highest);
    }
    return static_cast<std::int32_t>(value);
}

} // namespace

PointKey pointKey(std::string_view typeIndex)
{
    const std::string_view text = typeIndex.substr(0, typeIndex.find('\0'));
    const std::size_t split = text.find('_');
    if (split == std::string_view::npos || split == 0)
        return {};
    const std::size_t rest = text.find_first_not_of('_', split);
    if (rest == std::string_view::npos)
        return {};
    return {std::string(text.substr(0, split)), readIndex(text.substr(rest))};
}

} // namespace formatlib
