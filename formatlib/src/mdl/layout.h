// SPDX-License-Identifier: MIT
#pragma once

#include "mdl/clips.h"
#include "mdl/meshpart.h"
#include "mdl/section.h"

#include <formatlib/attachpoint.h>
#include <formatlib/scene.h>

namespace formatlib::mdl {

/// Where everything in a file lies. No geometry is copied.
struct Layout {
    int version = 0;
    std::vector<MeshPart> meshes; ///< empty where the meshes are not understood
    std::vector<Section> sections;
    std::size_t end = 0; ///< behind the last part that is understood; fill follows
    std::vector<Bone> bones;
    std::vector<AttachPoint> points;
    std::vector<ClipPart> clips;
    std::optional<std::size_t> skeleton;    ///< into sections
    std::optional<std::size_t> attachments; ///< into sections
    std::optional<Error> readOnlyReason;
    std::vector<Error> unread; ///< see FileInfo
};

bool hasMagic(ByteView bytes);

/// Truncated or BadCount for a field of a known version that runs past the end of the file, and
/// any damage to the list of bones. What can be shown but not vouched for gives readOnlyReason.
Result<Layout> readLayout(ByteView bytes);

} // namespace formatlib::mdl
