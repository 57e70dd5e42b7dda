// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <span>
#include <vector>

/// What a format gives the checker: its rules, one function each. Only formats and the checker
/// need this header.
namespace formatlib {

using Findings = std::vector<Finding>;

struct FileContext {
    const ModelFile &file;
    const Scene &scene;
    const Companions &companions;
};

struct PointContext {
    const ModelFile &file;
    const Companions &companions;
    const AttachPoint &point;
};

struct ListContext {
    const ModelFile &file;
    const Companions &companions;
    std::span<const AttachPoint> points;
};

struct RuleSet {
    /// About geometry and structure: once a file.
    std::span<void (*const)(const FileContext &, Findings &)> fileRules;
    /// About one point by itself; findings are made for row 0 and moved to their row later.
    std::span<void (*const)(const PointContext &, Findings &)> pointRules;
    /// About how points go together.
    std::span<void (*const)(const ListContext &, Findings &)> listRules;
};

} // namespace formatlib
