// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace hardpoint {

/// What every command ends with; of several files the worst counts.
enum class ExitCode {
    Fine = 0,
    Bad = 1,    ///< understood, and bad or refused
    Failed = 2, ///< could not run: usage, unreadable input, unwritable output, bad rows
};

inline ExitCode worst(ExitCode a, ExitCode b)
{
    return std::max(a, b);
}

} // namespace hardpoint
