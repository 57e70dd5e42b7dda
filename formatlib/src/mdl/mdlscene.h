// SPDX-License-Identifier: MIT
#pragma once

#include "mdl/layout.h"

namespace formatlib::mdl {

/// Decodes geometry and clips.
///
/// Nothing in a file says whether it is a puppet. One whose vertices all lie in a plane of constant
/// Z, as a sheet that faces the viewer does, is told to be a PuppetSheet: its depth is at most a
/// thousandth of its width or height. Where no mesh can be read the bones' places decide. A flat
/// 3D model that is taken for a sheet looks the same either way.
Scene makeScene(ByteView bytes, const Layout &layout);

} // namespace formatlib::mdl
