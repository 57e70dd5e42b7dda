// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/csv.h>
#include <editor/core/pointtext.h>

#include <cstddef>

namespace hardpoint {

/// Text as rows of cells, as spreadsheets and text editors hand it over.
struct TextGrid {
    char separator = '\t';
    std::vector<csv::Row> rows; ///< empty ones too, but for those at the end

    /// Cells of the widest row.
    std::size_t width() const;
    /// Every row is as wide as the others.
    bool isBlock() const;
};

/// Cells are separated by tabs; where there is none, by the comma or semicolon whose header row
/// fits the schema or which divides each row into as many cells as there are columns; else each
/// line is one cell, since a comma may well be a decimal point.
std::expected<TextGrid, csv::Error> textGrid(std::string_view text,
                                             const formatlib::Schema &schema);

} // namespace hardpoint
