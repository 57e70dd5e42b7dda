// SPDX-License-Identifier: MIT
#pragma once

#include <tests/support/mshbuilder.h>

namespace samples {

/// A gourd of 65,536 vertices, the most that the game loads, with so many points all over it.
testsupport::MshBuilder crowd(int points);

} // namespace samples
