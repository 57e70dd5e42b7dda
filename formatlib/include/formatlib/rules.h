// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <optional>
#include <span>
#include <string_view>

namespace formatlib {

/// A rule as people read of it. Ids and severities are a contract with scripts and never change.
struct Rule {
    std::string_view id;
    Severity severity = Severity::Warning;
    std::optional<Severity> elsewhere; ///< in the other case that summary tells
    std::string_view summary;          ///< when it holds, one line
    std::string_view reason;           ///< why the game cares
};

/// All there are, both formats', in the order of the catalogue.
std::span<const Rule> rules();

/// nullptr for an id that is none.
const Rule *findRule(std::string_view id);

} // namespace formatlib
