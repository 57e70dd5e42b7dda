// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/textgrid.h>
#include <editor/document/document.h>
#include <editor/models/pointcolumn.h>

#include <QString>

#include <span>
#include <vector>

/// Blocks of cells of the point table as text, and text put into them.
namespace hardpoint {

/// Cells in the order in which they are looked at.
struct CellBlock {
    std::vector<PointId> points;
    std::vector<PointColumn> columns;
    bool wholeRows = false; ///< the points are meant, not their cells
};

/// Tab-separated, as the cells are typed; computed ones and bytes that are no text as they are
/// shown. With a header row of the columns' titles, if wanted.
std::string cellsText(const Document &document, const CellBlock &block, bool header);

/// The grid without its first row where that holds nothing but titles of columns, as copying with
/// a header writes it, and others follow.
TextGrid withoutTitles(TextGrid grid, const formatlib::Schema &schema);

/// What becomes of one row of pasted cells.
struct PlannedCells {
    int number = 0; ///< the line of the text
    PointId point = 0;
    QStringList cells; ///< as they are in the text
    QString problem;   ///< why the row can't be taken
};

struct CellPlan {
    QString problem; ///< why nothing can be taken; else empty
    std::vector<PointColumn> columns;
    std::vector<PlannedCells> rows;
    std::vector<PointChange> changes; ///< what the good rows make of their points

    bool isAllGood() const;
};

/// The grid into the block, repeated where the block is larger. Only cells whose text is another
/// are edited. What is computed must stand in the text as it comes out, or the row has a problem;
/// but a row's number is passed by.
CellPlan planCells(const Document &document, const TextGrid &grid, const CellBlock &block);

} // namespace hardpoint
