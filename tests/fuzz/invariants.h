// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/modelfile.h>

#include <span>
#include <string>

namespace fuzz {

/// What every save promises, looked at afresh: nothing here is used by the program's own proof.
/// saved is original with these points. Empty, or the promise that is broken.
std::string brokenPromise(const formatlib::ModelFile &original,
                          std::span<const formatlib::AttachPoint> points,
                          const formatlib::Bytes &saved);

} // namespace fuzz
