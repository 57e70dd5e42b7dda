// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>
#include <editor/models/pointcolumn.h>

#include <QStringList>
#include <QValidator>

namespace hardpoint {

/// What may be said of a cell's text while it is typed.
struct TypedCell {
    /// Invalid: the file can't hold these characters or so many, they are not taken. Intermediate:
    /// no value yet. Acceptable: can be written, also when there is something to say about it.
    QValidator::State state = QValidator::Acceptable;
    bool marked = false; ///< to be shown as an error
    QString message;     ///< why it is marked or not taken; else what it comes to
    QString key;         ///< a name's key as the game would read it
};

TypedCell typedCell(const Document &document, int row, PointColumn column, const QString &text);

/// What the file suggests for a cell of this column: known types with their next free index,
/// bones. Empty for numbers.
QStringList cellSuggestions(const Document &document, PointColumn column);

} // namespace hardpoint
