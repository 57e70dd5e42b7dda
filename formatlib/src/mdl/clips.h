// SPDX-License-Identifier: MIT
#pragma once

#include "mdl/section.h"

#include <formatlib/modelfile.h>

namespace formatlib::mdl {

/// What must be known from elsewhere to find the way through an MDLA section.
struct ClipContext {
    std::optional<std::size_t> links;
    std::optional<std::size_t> constraints;
    std::optional<std::size_t> meshes;
};

struct ClipTrack {
    bool disabled = false;
    ByteRange samples; ///< frames + 1 records of 36 bytes
};

/// Where one clip lies; samples are decoded only on demand.
struct ClipPart {
    ClipInfo info;
    std::vector<ClipTrack> tracks;
};

/// What an MDLA section tells.
struct Clips {
    std::vector<ClipPart> clips;
    std::optional<Error> unread; ///< why clips after these could not be read
};

Clips readClips(ByteView bytes, const Section &section, const ClipContext &context);

} // namespace formatlib::mdl
