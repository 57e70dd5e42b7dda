// SPDX-License-Identifier: MIT
#include <tests/fuzz/targets.h>

#include <array>

namespace fuzz {

std::span<const Target> targets()
{
    static constexpr std::array all{
        Target{"msh", msh}, Target{"mdl", mdl},   Target{"skl", skl},
        Target{"csv", csv}, Target{"json", json}, Target{"roundtrip", roundTrip},
    };
    return all;
}

} // namespace fuzz
