// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace formatlib {

/// What the game reads from an MSH type_index: two points of the same key collide, and the game
/// keeps the first only.
struct PointKey {
    std::string type; ///< raw bytes before the first run of '_'
    std::int32_t index = 0;

    friend bool operator==(const PointKey &, const PointKey &) = default;
};

/// The text split at its first run of '_': the type before, C atoi of the rest as index; without
/// '_', or with nothing before or after it, the empty key. Reading ends at a zero byte, as C does.
/// A number outside int32 is read as the nearest int32, as the client's C runtime does.
PointKey pointKey(std::string_view typeIndex);

} // namespace formatlib
