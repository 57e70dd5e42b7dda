// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>

#include <array>
#include <string>
#include <vector>

namespace testsupport {

/// Writes SKL skeletons field by field; shares no code with the library's reader.
struct SklBuilder {
    struct Bone {
        std::string name;
        std::string parent = "NoParent";
        std::vector<std::string> children;
        std::array<float, 3> inverseOffset{};
        std::array<float, 4> inverseRotation{0, 0, 0, 1}; ///< x y z w
    };

    std::vector<Bone> bones;
    std::string linkedSkeleton;

    formatlib::Bytes build() const;
};

} // namespace testsupport
