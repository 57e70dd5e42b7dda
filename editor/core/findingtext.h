// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <QString>

namespace hardpoint {

/// What a finding means in the game, and what to do. Of a point it is a sentence without its
/// subject: "is read as (trailstart, 1), the same as trailstart_1. The game drops this point."; of
/// the file a whole one.
QString findingText(const formatlib::Finding &finding, formatlib::TextEncoding encoding);

/// The same with the point's name before it. points are those that were checked.
QString findingMessage(const formatlib::Finding &finding,
                       std::span<const formatlib::AttachPoint> points,
                       formatlib::TextEncoding encoding);

/// What a button with this fix says: its result, "Renumber to trailstart_2".
QString fixText(const formatlib::Finding &finding, const formatlib::Fix &fix,
                formatlib::TextEncoding encoding);

/// Why the game cares about a rule; empty for an id that is none.
QString ruleReason(std::string_view rule);

/// "Error", "Warning", "Note".
QString severityText(formatlib::Severity severity);

} // namespace hardpoint
