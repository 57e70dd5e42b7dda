// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>
#include <editor/models/pointcolumn.h>

#include <expected>
#include <span>
#include <vector>

/// Text typed once for several cells of the point table.
namespace hardpoint {

/// A cell by its point, so that it is the same one wherever the point goes.
struct CellOf {
    PointId point = 0;
    PointColumn column = PointColumn::Name;

    friend bool operator==(const CellOf &, const CellOf &) = default;
};

/// Whether what is typed into a cell of this column is reckoned, and so meant for every selected
/// number.
bool isReckoned(PointColumn column, const QString &text);

/// What the points become by text that was typed into a cell of column typedIn and is meant for
/// all of these cells. What is reckoned is so from each point as it was, and passes by cells of
/// text. Computed cells are passed by. Refused as a whole, naming the cell, when one can't take it.
std::expected<std::vector<PointChange>, QString> typedIntoCells(const Document &document,
                                                                std::span<const CellOf> cells,
                                                                PointColumn typedIn,
                                                                const QString &text);

/// What the step of it is called: "Move grip_1", "Change 12 cells".
QString cellsStepText(const Document &document, std::span<const CellOf> cells);

} // namespace hardpoint
