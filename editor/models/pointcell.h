// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>
#include <editor/core/pointedit.h>
#include <editor/models/pointcolumn.h>

#include <formatlib/modelfile.h>

#include <QString>

/// One cell of the point table: a point's field as text, and text as a new value of the point.
namespace hardpoint {

/// For a table's cell. Numbers as the shortest text that keeps every bit, bytes that are no text
/// escaped. Empty for PointColumn::Row, which is not the point's own.
QString cellText(const formatlib::ModelFile &file, const formatlib::AttachPoint &point,
                 PointColumn column);

/// For an editor to start from; nothing where the cell can't be typed: it is computed, or its
/// bytes are no text.
std::optional<QString> cellEditText(const formatlib::ModelFile &file,
                                    const formatlib::AttachPoint &point, PointColumn column);

/// The point with this text in the cell. Refused with the reason when it is no number, no bone of
/// the file, or the file's encoding can't hold it.
Outcome<formatlib::AttachPoint> withCellText(const formatlib::ModelFile &file,
                                             const formatlib::AttachPoint &point,
                                             PointColumn column, const QString &text);

/// Adds this text in a cell to an edit of the point, for edits of several of its cells. Refused
/// likewise.
Outcome<void> addCellText(PointEdit &edit, const formatlib::ModelFile &file,
                          const formatlib::AttachPoint &point, PointColumn column,
                          const QString &text);
/// The same for a number. False where the point has none to start from.
bool addCellNumber(PointEdit &edit, const formatlib::ModelFile &file,
                   const formatlib::AttachPoint &point, PointColumn column, float number);

/// The value of a number's cell; nothing where it has none.
std::optional<float> cellNumber(const formatlib::ModelFile &file,
                                const formatlib::AttachPoint &point, PointColumn column);

/// What changing the cell is called: "Move trailstart_1".
QString cellStepText(const formatlib::ModelFile &file, const formatlib::AttachPoint &point,
                     PointColumn column);

/// "trailstart, 1": what the game reads from a name.
QString keyText(std::string_view name, formatlib::TextEncoding encoding);

} // namespace hardpoint
