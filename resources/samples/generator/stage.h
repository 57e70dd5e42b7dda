// SPDX-License-Identifier: MIT
#pragma once

#include <tests/support/mshbuilder.h>

namespace samples {

/// A small arena with a light map: ground, steps and four pillars, in the version with vertex
/// colours and with every vertex block that the format has.
testsupport::MshBuilder stage();

} // namespace samples
