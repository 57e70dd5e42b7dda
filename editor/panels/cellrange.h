// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/celledit.h>

#include <vector>

class QModelIndex;
class QTableView;

namespace hardpoint {

class PointTableModel;

/// The cells that something typed or filled into one of them is meant for: the selected ones that
/// are in sight and can be typed into, row by row in the order of the view; where a whole row is
/// selected, that is a point and not its cells, the one in the typed cell's column. Only the typed
/// cell when it is not selected. The view shows the points by a model that knows their
/// PointTableModel::IdRole.
std::vector<CellOf> cellsMeantAt(const QTableView &view, const PointTableModel &points,
                                 const QModelIndex &typed);

} // namespace hardpoint
