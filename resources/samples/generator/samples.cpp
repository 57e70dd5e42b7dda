// SPDX-License-Identifier: MIT
#include "samples.h"

#include "puppet.h"
#include "stage.h"
#include "sword.h"

namespace samples {

std::vector<Sample> all()
{
    return {{"sword.msh", sword().build()},
            {"sword_2000.msh", swordWithoutPoints().build()},
            {"stage.msh", stage().build()},
            {"puppet.mdl", puppet().build()},
            {"puppet_plain.mdl", puppetWithoutPoints().build()}};
}

} // namespace samples
