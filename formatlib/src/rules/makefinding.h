// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/ruleset.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace formatlib {

/// A finding that concerns the whole file.
inline Finding aboutFile(std::string_view rule, Severity severity,
                         std::vector<std::string> arguments = {})
{
    return {.rule = rule,
            .severity = severity,
            .point = {},
            .field = {},
            .arguments = std::move(arguments),
            .fixes = {}};
}

/// A finding of a point rule: of the point in row 0.
inline Finding aboutPoint(std::string_view rule, Severity severity, Field field,
                          std::vector<std::string> arguments = {})
{
    return {.rule = rule,
            .severity = severity,
            .point = 0,
            .field = field,
            .arguments = std::move(arguments),
            .fixes = {}};
}

/// Counts what is wrong in the same way and remembers the first: one finding for all of it, with
/// these two numbers as arguments, behind any that are given.
class Tally {
public:
    void add(std::size_t index)
    {
        if (m_count == 0)
            m_first = index;
        ++m_count;
    }

    void report(std::string_view rule, Severity severity, Findings &findings,
                std::vector<std::string> arguments = {}) const
    {
        if (m_count == 0)
            return;
        arguments.push_back(std::to_string(m_count));
        arguments.push_back(std::to_string(m_first));
        findings.push_back(aboutFile(rule, severity, std::move(arguments)));
    }

private:
    std::size_t m_count = 0;
    std::size_t m_first = 0;
};

} // namespace formatlib
