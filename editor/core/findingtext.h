// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <QString>

namespace hardpoint {

/// What a finding means in the game, and what to do, as a sentence without its subject: "is read
/// as (trailstart, 1), the same as trailstart_1. The game drops this point."
///
/// Arguments, raw bytes of the file's encoding where they are names:
/// - msh.key.duplicate: the point's name, the key's type and index, the first point's name
QString findingText(const formatlib::Finding &finding, formatlib::TextEncoding encoding);

} // namespace hardpoint
