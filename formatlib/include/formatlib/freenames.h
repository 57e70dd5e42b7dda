// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace formatlib {

/// Numbers that are taken. Whoever asks for free ones again and again is not led through the same
/// taken ones each time.
class TakenNumbers {
public:
    void take(std::int64_t number) { m_onward.try_emplace(number, number + 1); }
    /// The first number from start on that is not taken.
    std::int64_t freeFrom(std::int64_t start);

private:
    std::unordered_map<std::int64_t, std::int64_t> m_onward; ///< of each: where to look on
};

/// Hands out names that no point of a list has yet, each one once. All are raw bytes.
class FreeNames {
public:
    /// The points must stay as they are until the first name is asked for.
    FreeNames(std::span<const AttachPoint> points, const Schema &schema);

    /// The type with the first free number from a number on: "fx_3" where names are keys, "point 3"
    /// elsewhere. Behind the highest number a key can have it goes on with 0.
    std::string numbered(std::string_view type, std::int64_t from);

    /// For a copy of a point called name: the same type with the next free index where names are
    /// keys, else the same text with the next free number at its end, "hair_2" of "hair".
    std::string next(std::string_view name);

private:
    void lookAtPoints();
    std::string freeKey(const std::string &type, std::int64_t from);
    std::string freeSuffix(const std::string &stem, std::int64_t from, std::size_t width);

    std::span<const AttachPoint> m_points; ///< those not looked at yet: all or none
    bool m_keyed;
    std::unordered_map<std::string, TakenNumbers> m_indices; ///< of each type
    std::unordered_set<std::string> m_names;
    /// Those tried behind a text, written with so many digits at least.
    std::map<std::pair<std::string, std::size_t>, TakenNumbers> m_suffixes;
};

} // namespace formatlib
