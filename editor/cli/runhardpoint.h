// SPDX-License-Identifier: MIT
#pragma once

#include <editor/cli/console.h>

#include <QStringList>

namespace hardpoint {

/// The whole program: arguments without the program's name in, exit status out.
int runHardpoint(const QStringList &arguments, Console &console);

} // namespace hardpoint
