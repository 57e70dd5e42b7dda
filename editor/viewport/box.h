// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/vec.h>

#include <span>

namespace hardpoint {

/// The smallest box along the axes around some places.
struct Box {
    Vec3d low;
    Vec3d high;

    /// Of the finite ones; where there is none, a box at the origin without size.
    static Box around(std::span<const Vec3d> places);

    Vec3d middle() const { return low + (high - low) * 0.5; }
    double diagonal() const { return length(high - low); }
};

} // namespace hardpoint
