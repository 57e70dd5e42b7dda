// SPDX-License-Identifier: MIT
#include <tests/fuzz/require.h>

#include <cstdio>
#include <cstdlib>

namespace fuzz {

void require(bool ok, const std::string &promise)
{
    if (ok)
        return;
    std::fprintf(stderr, "Broken promise: %s\n", promise.c_str());
    std::abort();
}

} // namespace fuzz
