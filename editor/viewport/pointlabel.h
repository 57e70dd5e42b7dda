// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>

#include <QString>

#include <string_view>

namespace hardpoint {

/// Bytes of a file as a person reads them; what is too long for a label is cut in the middle.
QString labelText(std::string_view bytes, formatlib::TextEncoding encoding);

QString pointLabel(const formatlib::AttachPoint &point, const formatlib::Schema &schema);
/// The name, and the key that the game reads in it where it does.
QString pointLabelWithKey(const formatlib::AttachPoint &point, const formatlib::Schema &schema);

} // namespace hardpoint
