// SPDX-License-Identifier: MIT
#pragma once

#include <tests/support/mdlbuilder.h>

namespace samples {

/// A figure on a flat sheet that can breathe and wave: twelve bones, points for its hair, a hat and
/// a lantern in its left hand.
testsupport::MdlBuilder puppet();

/// The same before it had points.
testsupport::MdlBuilder puppetWithoutPoints();

} // namespace samples
