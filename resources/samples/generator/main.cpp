// SPDX-License-Identifier: MIT
// make_samples FOLDER [--pictures]: writes the sample models there, or those for pictures.
#include "samples.h"

#include <tests/support/shared.h>

#include <cstdio>
#include <exception>
#include <string_view>

int main(int argc, char **argv)
{
    const bool forPictures = argc == 3 && std::string_view(argv[2]) == "--pictures";
    if (argc != 2 && !forPictures) {
        std::fputs("usage: make_samples FOLDER [--pictures]\n", stderr);
        return 2;
    }
    try {
        for (const samples::Sample &sample :
             forPictures ? samples::forPictures() : samples::all()) {
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
