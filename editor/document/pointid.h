// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace hardpoint {

/// Names a point for as long as its document lives, undo and redo included. Never 0.
using PointId = std::uint64_t;

} // namespace hardpoint
