// SPDX-License-Identifier: MIT
#pragma once

namespace hardpoint {

/// The desktop's font where there is a desktop. Where there is none, a plain session or a virtual
/// display, Qt's stand-in is replaced by one that small text reads well in, if it is installed.
void setUpFont();

} // namespace hardpoint
