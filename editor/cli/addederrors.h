// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <span>
#include <vector>

namespace hardpoint {

/// The error findings of after that before has not: counted by rule, field and the point's raw
/// name, so that an error that was there already and only moved is none.
std::vector<formatlib::Finding> addedErrors(const formatlib::ModelFile &file,
                                            std::span<const formatlib::AttachPoint> before,
                                            std::span<const formatlib::AttachPoint> after);

} // namespace hardpoint
