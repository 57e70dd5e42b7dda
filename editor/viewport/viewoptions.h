// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/meshstyle.h>

namespace hardpoint {

enum class LabelMode { All, Selection, Off };

/// What the viewport shows; the same for every document.
struct ViewOptions {
    MeshStyle mesh;
    LabelMode labels = LabelMode::All;
    bool grid = true;
    bool bones = true;
    bool boundingBox = false; ///< as the file states it
    bool notes = true;        ///< what is written in the corners

    friend bool operator==(const ViewOptions &, const ViewOptions &) = default;
};

} // namespace hardpoint
