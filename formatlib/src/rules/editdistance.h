// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace formatlib {

/// Bytes to insert, remove or exchange to make one text of the other (Levenshtein).
std::size_t editDistance(std::string_view a, std::string_view b);

/// ASCII capitals as small letters.
std::string foldCase(std::string_view text);

/// Which of the names is likest, capitals apart; nothing when there is none that shares at least
/// half of its letters.
std::optional<std::string> nearestName(std::string_view name, std::span<const std::string> names);

} // namespace formatlib
