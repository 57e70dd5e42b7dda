// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <QColor>

namespace hardpoint {

/// The colours of one look, named by what they are used for.
struct Look {
    bool dark = false;
    QColor window;    ///< frame: menu bar, tab bar, status bar
    QColor panel;     ///< docks, tool bar
    QColor raised;    ///< inputs, plates
    QColor alternate; ///< every other row
    QColor line;      ///< separators, borders of inputs
    QColor text;
    QColor dim; ///< units, hints, cells that are computed
    QColor accent;
    QColor selection; ///< selected rows, pressed tools
    QColor error;
    QColor warning;
    QColor note;

    const QColor &of(formatlib::Severity severity) const;
    /// A text colour made stronger so that it still reads on selection.
    QColor onSelection(const QColor &colour) const;
};

const Look &darkLook();
const Look &lightLook();
/// The one that the application's palette shows now.
const Look &currentLook();

} // namespace hardpoint
