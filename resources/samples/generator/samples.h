// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>

#include <string>
#include <vector>

namespace samples {

struct Sample {
    std::string name; ///< of the file in resources/samples
    formatlib::Bytes bytes;
};

/// Every model the product ships to be tried out.
std::vector<Sample> all();
/// What only the project's own pictures show: very many points, a file without vertices and a
/// skeleton to go with it.
std::vector<Sample> forPictures();

} // namespace samples
