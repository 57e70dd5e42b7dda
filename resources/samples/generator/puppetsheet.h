// SPDX-License-Identifier: MIT
#pragma once

#include <tests/support/mdlbuilder.h>

namespace samples {

/// The bones of the puppet, in the order of the file.
enum class PuppetBone : std::uint8_t {
    Hips,
    Chest,
    Head,
    Tuft,
    ArmLeft,
    ForearmLeft,
    HandLeft,
    ArmRight,
    ForearmRight,
    HandRight,
    LegLeft,
    LegRight,
};

/// Half of the sheet's width and height; its texture covers all of it.
inline constexpr int sheetHalfWidth = 144;
inline constexpr int sheetHalfHeight = 264;

/// The figure cut from flat pieces, one mesh a material, every vertex bound to its bones.
std::vector<testsupport::MdlBuilder::Mesh> puppetMeshes();

} // namespace samples
