// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>
#include <formatlib/error.h>
#include <formatlib/scene.h>

#include <string>
#include <vector>

namespace formatlib {

/// The bones of a character as an SKL file has them, in the axes of its MSH files.
struct Skeleton {
    /// Names are CP949. bindWorld is nothing where a bone's transform can't be inverted.
    std::vector<Bone> bones;
    std::string linkedSkeleton; ///< another skeleton this one belongs to, CP949; empty: none
};

/// Reads an SKL file. NotRecognized without its magic; Truncated or BadCount with field and offset.
/// Parents follow the lists of children; a bone in none of them is below the parent it names
/// itself, if there is one. The first of several bones of one name is meant.
Result<Skeleton> readSkeleton(ByteView bytes);

} // namespace formatlib
