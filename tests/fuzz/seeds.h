// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>

#include <string>
#include <string_view>
#include <vector>

namespace fuzz {

struct Seed {
    std::string name;
    formatlib::Bytes bytes;
};

/// Sound inputs that a target's fuzzer starts from, made by the test builders.
std::vector<Seed> seeds(std::string_view target);

} // namespace fuzz
