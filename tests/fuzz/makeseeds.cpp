// SPDX-License-Identifier: MIT
// make_seeds FOLDER: writes the seeds of every fuzzer into a folder of its name.
#include <tests/fuzz/seeds.h>
#include <tests/fuzz/targets.h>
#include <tests/support/shared.h>

#include <cstdio>
#include <filesystem>

int main(int argc, char **argv)
{
    if (argc != 2) {
        std::fputs("Usage: make_seeds FOLDER\n", stderr);
        return 2;
    }
    for (const fuzz::Target &target : fuzz::targets()) {
        const std::filesystem::path folder = std::filesystem::path(argv[1]) / target.name;
        std::filesystem::create_directories(folder);
        for (const fuzz::Seed &seed : fuzz::seeds(target.name))
            testsupport::writeBytes(folder / seed.name, seed.bytes);
    }
    return 0;
}
