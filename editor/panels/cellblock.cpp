// SPDX-License-Identifier: MIT
#include <editor/models/pointtablemodel.h>
#include <editor/panels/cellblock.h>

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QTableView>

#include <algorithm>
#include <set>

namespace hardpoint {

namespace {

/// The sections in sight, in the order in which they stand.
std::vector<int> sectionsOf(const QTableView &view)
{
    std::vector<int> sections;
    const QHeaderView &header = *view.horizontalHeader();
    for (int place = 0; place < header.count(); ++place) {
        const int section = header.logicalIndex(place);
        if (!header.isSectionHidden(section))
            sections.push_back(section);
    }
    return sections;
}

PointId idAt(const QTableView &view, int row)
{
    return view.model()->index(row, 0).data(PointTableModel::IdRole).value<PointId>();
}

} // namespace

CellBlock selectedBlock(const QTableView &view, const PointTableModel &points)
{
    std::set<int> rows;
    std::set<int> selected;
    const std::vector<int> sections = sectionsOf(view);
    const auto visible = static_cast<std::size_t>(sections.size());
    std::size_t cells = 0;
    for (const QItemSelectionRange &range : view.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.insert(row);
        for (int section = range.left(); section <= range.right(); ++section) {
            if (view.isColumnHidden(section))
                continue;
            selected.insert(section);
            cells += static_cast<std::size_t>(range.height());
        }
    }
    CellBlock block;
    block.wholeRows = !rows.empty() && cells == rows.size() * visible;
    for (const int row : rows)
        block.points.push_back(idAt(view, row));
    for (const int section : sections) {
        if (selected.contains(section))
            block.columns.push_back(points.columnAt(section));
    }
    return block;
}

CellBlock blockFrom(const QTableView &view, const PointTableModel &points, const CellBlock &block,
                    std::size_t rows, std::size_t columns)
{
    CellBlock wanted;
    if (block.points.empty() || block.columns.empty())
        return wanted;
    int row = 0;
    while (row < view.model()->rowCount() && idAt(view, row) != block.points.front())
        ++row;
    for (; row < view.model()->rowCount() && wanted.points.size() < rows; ++row)
        wanted.points.push_back(idAt(view, row));
    std::vector<int> sections = sectionsOf(view);
    const auto first = std::ranges::find(sections, block.columns.front(),
                                         [&](int section) { return points.columnAt(section); });
    sections.erase(sections.begin(), first);
    for (const int section : sections) {
        if (wanted.columns.size() < columns)
            wanted.columns.push_back(points.columnAt(section));
    }
    return wanted;
}

} // namespace hardpoint
