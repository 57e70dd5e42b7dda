// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/celltyping.h>

#include <expected>
#include <optional>
#include <span>
#include <vector>

/// What a form shows of one or many points, and what they become by text typed into it.
namespace hardpoint {

/// A column of the point table, or one element of the matrix.
struct PointField {
    PointColumn column = PointColumn::Name; ///< where element is none
    int element = -1;                       ///< 0 to 15, by rows

    bool isElement() const { return element >= 0; }
    bool isNumber() const { return isElement() || hardpoint::isNumber(column); }
};

struct FieldText {
    QString text;          ///< for a form; empty where the points differ
    bool differs = false;  ///< the points have several values
    bool editable = false; ///< text is what an editor starts from
};

/// rows: at least one.
FieldText fieldText(const Document &document, std::span<const int> rows, PointField field);

/// What may be said of text while it is typed for all of these rows.
TypedCell typedField(const Document &document, std::span<const int> rows, PointField field,
                     const QString &text);

/// The points with this text as the field's value. Refused with the reason when one of them can't
/// have it.
std::expected<std::vector<PointChange>, QString> changesByText(const Document &document,
                                                               std::span<const int> rows,
                                                               PointField field,
                                                               const QString &text);

/// What the step is called: "Move trailstart_1", "Move 3 points".
QString fieldStepText(const Document &document, std::span<const int> rows, PointField field);

} // namespace hardpoint
