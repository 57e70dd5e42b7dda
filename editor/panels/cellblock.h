// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/cellpaste.h>

class QTableView;

namespace hardpoint {

class PointTableModel;

/// What is selected in a table of points, in the order of the view: the rows and the columns that
/// have a selected cell. Whole rows where all columns in sight are selected. The view shows the
/// points by a model that knows their PointTableModel::IdRole and keeps the columns.
CellBlock selectedBlock(const QTableView &view, const PointTableModel &points);

/// From the first cell of a block on so many rows and columns of the view; fewer where it ends.
CellBlock blockFrom(const QTableView &view, const PointTableModel &points, const CellBlock &block,
                    std::size_t rows, std::size_t columns);

} // namespace hardpoint
