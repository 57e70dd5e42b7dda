// SPDX-License-Identifier: MIT
#include <editor/viewport/box.h>

#include <algorithm>

namespace hardpoint {

Box Box::around(std::span<const Vec3d> places)
{
    Box box;
    bool first = true;
    for (const Vec3d &p : places) {
        if (!isFinite(p))
            continue;
        if (first)
            box = {p, p};
        first = false;
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y), std::min(box.low.z, p.z)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y),
                    std::max(box.high.z, p.z)};
    }
    return box;
}

} // namespace hardpoint
