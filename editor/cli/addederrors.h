// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <span>
#include <vector>

namespace hardpoint {

/// The error findings of points that the file's own list has not: counted by rule, field and the
/// point's raw name, so that an error that was there already and only moved is none.
std::vector<formatlib::Finding> addedErrors(const formatlib::ModelFile &file,
                                            std::span<const formatlib::AttachPoint> points,
                                            const formatlib::Companions &companions);

} // namespace hardpoint
