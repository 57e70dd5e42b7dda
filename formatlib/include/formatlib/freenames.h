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
    std::unordered_map<std::string, std::unordered_set<std::int64_t>> m_indices; ///< of each type
    std::unordered_set<std::string> m_names;
    /// Where the search that began at a number ended, so that many copies of one name do not walk
    /// the same taken numbers again and again.
    std::map<std::pair<std::string, std::int64_t>, std::int64_t> m_from;
};

} // namespace formatlib
