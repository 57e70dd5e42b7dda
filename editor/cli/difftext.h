// SPDX-License-Identifier: MIT
#pragma once

#include <editor/cli/output.h>
#include <editor/core/pointdiff.h>

namespace hardpoint {

/// The difference of two files as the contract's JSON.
JsonValue diffJson(const FileDiff &diff, const formatlib::ModelFile &before,
                   const formatlib::ModelFile &after);

/// The same for people, a line each.
void printDiff(const FileDiff &diff, const formatlib::ModelFile &before,
               const formatlib::ModelFile &after, Output &output);

/// How many points are added, removed and changed, in one line.
QString diffSummary(const FileDiff &diff);

} // namespace hardpoint
