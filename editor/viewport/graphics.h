// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// What the machine can draw with.
namespace hardpoint::graphics {

/// To be called before the QApplication is made.
void prepare();

struct Probe {
    bool usable = false;   ///< OpenGL 3.3 can be had
    bool software = false; ///< and is worked out by the processor
    QString renderer;
};

/// Tried once; needs the QApplication.
const Probe &probe();

} // namespace hardpoint::graphics
