// SPDX-License-Identifier: MIT
#pragma once

#include <tests/support/mshbuilder.h>
#include <tests/support/sklbuilder.h>

namespace samples {

/// The skeleton of a character who stands with the arms a little away.
testsupport::SklBuilder figureSkeleton();
/// A file that holds points on those bones and no vertices.
testsupport::MshBuilder figurePoints();

} // namespace samples
