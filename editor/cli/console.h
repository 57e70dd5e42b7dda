// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <iosfwd>

namespace hardpoint {

/// What the command line reads and writes, and what is known of it. Streams are bytes in UTF-8.
struct Console {
    std::istream &in;
    std::ostream &out;
    std::ostream &err;
    bool colour = false;        ///< out is a terminal and nobody asked for no colour
    bool progress = false;      ///< err is a terminal: what is going on may be said there
    QString programFolder = {}; ///< where the editor is looked for
};

/// Standard input and output of this process, made fit for bytes.
Console standardConsole(const QString &programFolder);

} // namespace hardpoint
