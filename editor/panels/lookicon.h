// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace hardpoint {

/// One of our own line icons, `resources/icons/NAME.svg`, drawn in the text colour of the current
/// palette each time it is painted, so that it follows the theme by itself.
QIcon lookIcon(const QString &name);

} // namespace hardpoint
