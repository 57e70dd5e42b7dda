// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace fuzz {

/// Ends the program, with the reason, unless ok: that is how a fuzzer learns of a broken promise.
void require(bool ok, const std::string &promise);

} // namespace fuzz
