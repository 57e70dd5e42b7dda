// SPDX-License-Identifier: MIT
#pragma once

#include <tests/support/mshbuilder.h>

namespace samples {

/// A sword of a metre, held by a right hand: two sub-meshes (blade, hilt) on two bones, with a
/// pair of trail points along the blade and a grip.
testsupport::MshBuilder sword();

/// The same mesh before it had points, in the version that cannot hold any.
testsupport::MshBuilder swordWithoutPoints();

} // namespace samples
