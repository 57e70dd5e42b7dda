// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace hardpoint {

/// How many "material NAME { ... }" blocks stand at the top level of a material script. Nothing
/// when its braces do not match, so that it can't be told. "//" starts a comment.
std::optional<std::size_t> countMaterials(std::string_view script);

} // namespace hardpoint
