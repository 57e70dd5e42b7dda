// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <string>

namespace hardpoint {

/// JSON to be written, with members in the order they were put in. Its numbers are 32-bit floats,
/// so that none of their bits is lost.
using JsonValue = nlohmann::basic_json<nlohmann::ordered_map, std::vector, std::string, bool,
                                       std::int64_t, std::uint64_t, float>;

/// JSON that was read. Unlike the ordered one it copies nothing while it grows, so that neither
/// depth nor many members cost much.
using ParsedJson = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t,
                                        std::uint64_t, float>;

/// A float as JSON holds it: a number, or where it is not finite the string of its bits.
JsonValue numberJson(float value);

/// One line, but arrays of objects one element a line. Numbers as numbertext.h has them; always
/// valid UTF-8.
std::string jsonText(const JsonValue &value);

} // namespace hardpoint
