// SPDX-License-Identifier: MIT
#include "samples.h"

#include "crowd.h"
#include "figure.h"
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

std::vector<Sample> forPictures()
{
    return {{"crowd.msh", crowd(10000).build()},
            {"figure.msh", figurePoints().build()},
            {"figure.skl", figureSkeleton().build()}};
}

} // namespace samples
