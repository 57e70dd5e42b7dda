// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

namespace hardpoint {

/// One sentence for people: what is wrong, in which field, at which offset.
QString errorText(const formatlib::Error &error);

/// The failure of a file that was read but could not be opened as a model.
Failure unreadable(const formatlib::Error &error);
/// The failure of an edit or a save that the format does not allow.
Failure refused(const formatlib::Error &error);

} // namespace hardpoint
