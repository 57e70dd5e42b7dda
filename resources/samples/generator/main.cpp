// SPDX-License-Identifier: MIT
// make_samples FOLDER: writes the sample models there.
#include "samples.h"

#include <tests/support/shared.h>

#include <cstdio>
#include <exception>

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fputs("usage: make_samples FOLDER\n", stderr);
        return 2;
    }
    try {
        for (const samples::Sample &sample : samples::all()) {
            const auto path = std::filesystem::path(argv[1]) / sample.name;
            testsupport::writeBytes(path, sample.bytes);
            std::printf("%s, %zu bytes\n", path.string().c_str(), sample.bytes.size());
        }
    } catch (const std::exception &error) {
        std::fprintf(stderr, "make_samples: %s\n", error.what());
        return 2;
    }
    return 0;
}
