// SPDX-License-Identifier: MIT
#pragma once

#include "msh/layout.h"

#include <formatlib/scene.h>

namespace formatlib::msh {

/// The geometry, decoded. bytes are those the layout was read from.
Scene makeScene(ByteView bytes, const Layout &layout, const std::vector<Bone> &bones);

} // namespace formatlib::msh
