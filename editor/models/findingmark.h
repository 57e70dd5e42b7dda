// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/validate.h>

#include <QIcon>

class QPainter;

namespace hardpoint {

/// The sign of a severity, told by its shape as well as by its colour: a diamond for an error, a
/// triangle for a warning, a disc for a note.
void paintFindingMark(QPainter &painter, const QRectF &rect, formatlib::Severity severity,
                      const QColor &colour);

/// The same as an icon, in the colours of the look that is current when it is painted.
QIcon findingIcon(formatlib::Severity severity);

} // namespace hardpoint
