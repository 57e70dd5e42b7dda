// SPDX-License-Identifier: MIT
#include <editor/models/pointtablemodel.h>
#include <editor/panels/cellrange.h>

#include <QHeaderView>
#include <QItemSelection>
#include <QTableView>

#include <algorithm>
#include <map>

namespace hardpoint {

namespace {

/// The selected columns in sight of each row.
std::map<int, std::vector<int>> selectedCells(const QTableView &view)
{
    std::map<int, std::vector<int>> rows;
    const QHeaderView &header = *view.horizontalHeader();
    for (const QItemSelectionRange &range : view.selectionModel()->selection()) {
        for (int column = range.left(); column <= range.right(); ++column) {
            for (int row = range.top(); row <= range.bottom() && !header.isSectionHidden(column);
                 ++row)
                rows[row].push_back(column);
        }
    }
    return rows;
}

} // namespace

std::vector<CellOf> cellsMeantAt(const QTableView &view, const PointTableModel &points,
                                 const QModelIndex &typed)
{
    const auto cellAt = [&](int row, int column) {
        const QModelIndex index = view.model()->index(row, column);
        return CellOf{index.data(PointTableModel::IdRole).value<PointId>(),
                      points.columnAt(column)};
    };
    if (!view.selectionModel()->isSelected(typed))
        return {cellAt(typed.row(), typed.column())};
    const QHeaderView &header = *view.horizontalHeader();
    const int inSight = header.count() - header.hiddenSectionCount();
    std::vector<CellOf> cells;
    for (auto &[row, columns] : selectedCells(view)) {
        if (static_cast<int>(columns.size()) == inSight)
            columns = {typed.column()};
        std::ranges::sort(columns, {}, [&](int column) { return header.visualIndex(column); });
        for (const int column : columns) {
            if (!isComputed(points.columnAt(column)))
                cells.push_back(cellAt(row, column));
        }
    }
    return cells;
}

} // namespace hardpoint
