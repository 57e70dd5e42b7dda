// SPDX-License-Identifier: MIT
#pragma once

#include "mdl/section.h"

#include <formatlib/scene.h>

namespace formatlib::mdl {

/// What an MDLS section tells.
struct Skeleton {
    std::vector<Bone> bones; ///< with bindWorld
    /// Why the list of bones ends early: points can't be told where to hang then.
    std::optional<Error> bonesBroken;
    /// Why what follows the bones could not be read to the section's end.
    std::optional<Error> restUnread;
    /// How many there are, which clips need; nothing when reading did not come so far.
    std::optional<std::size_t> links;
    std::optional<std::size_t> constraints;
};

Skeleton readSkeleton(ByteView bytes, const Section &section);

} // namespace formatlib::mdl
