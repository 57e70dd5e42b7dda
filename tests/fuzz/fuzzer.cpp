// SPDX-License-Identifier: MIT
// One fuzzer is this file and FUZZ_TARGET, the function it feeds.
#include <tests/fuzz/targets.h>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::FUZZ_TARGET({data, size});
    return 0;
}
