// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>
#include <formatlib/modelfile.h>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace formatlib {

enum class Severity { Error, Warning, Information };

/// "error", "warning", "information".
std::string_view severityName(Severity severity);

/// Something the game would drop, misread or ignore without a word.
struct Finding {
    std::string_view rule; ///< a stable id such as "msh.key.duplicate"
    Severity severity = Severity::Warning;
    std::optional<std::size_t> point; ///< row in the point list; nothing: the whole file
    std::optional<Field> field;
    /// What the message's placeholders stand for, raw bytes of the file's encoding where they are
    /// names; their meaning per rule is told in editor/core/findingtext.
    std::vector<std::string> arguments;

    friend bool operator==(const Finding &, const Finding &) = default;
};

/// All that the rules find in these points as part of this file: first what concerns the whole
/// file, then in the order of rows.
std::vector<Finding> validate(const ModelFile &file, std::span<const AttachPoint> points);

} // namespace formatlib
