// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/models/pointcell.h>
#include <editor/models/pointtablemodel.h>
#include <editor/models/shownpoints.h>

#include <algorithm>
#include <limits>

namespace hardpoint {

ShownPoints::ShownPoints(PointTableModel &points, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_points(points)
    // Names are in the files' own language, not the user's: the order is the same everywhere.
    , m_collator(QLocale(QLocale::English))
{
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(false);
    // Before the base class asks about the new rows.
    connect(&points, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                for (int row = first; isFiltered() && row <= last; ++row)
                    m_always.insert(m_points.document()->idAt(row));
            });
    setSourceModel(&points);
}

void ShownPoints::setFilter(const QString &text)
{
    m_filter = PointFilter(text);
    m_always.clear();
    // All at once: told run by run, thousands of them are felt in every key.
    invalidate();
}

bool ShownPoints::isInFileOrder() const
{
    return sortColumn() < 0
        || (m_points.columnCount() > sortColumn() && sortOrder() == Qt::AscendingOrder
            && m_points.columnAt(sortColumn()) == PointColumn::Row);
}

void ShownPoints::show(const std::vector<PointId> &points)
{
    m_always.insert(points.begin(), points.end());
    const Document &document = *m_points.document();
    const auto isHidden = [&](PointId point) {
        const int row = document.rowOf(point);
        return row >= 0 && shownRow(row) < 0;
    };
    if (std::ranges::any_of(points, isHidden))
        invalidateFilter();
}

int ShownPoints::shownRow(int fileRow) const
{
    return mapFromSource(m_points.index(fileRow, 0)).row();
}

int ShownPoints::fileRow(int shownRow) const
{
    return mapToSource(index(shownRow, 0)).row();
}

void ShownPoints::sort(int column, Qt::SortOrder order)
{
    // Asking for the order it has sorts again what was edited since.
    if (column == sortColumn() && order == sortOrder())
        invalidate();
    else
        QSortFilterProxyModel::sort(column, order);
}

bool ShownPoints::filterAcceptsRow(int fileRow, const QModelIndex &) const
{
    if (m_filter.isEmpty())
        return true;
    const Document &document = *m_points.document();
    return m_always.contains(document.idAt(fileRow)) || m_filter.matches(document, fileRow);
}

bool ShownPoints::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const PointColumn column = m_points.columnAt(left.column());
    if (column == PointColumn::Row)
        return left.row() < right.row();
    const Document &document = *m_points.document();
    const auto &file = document.file();
    const formatlib::AttachPoint &a = document.point(left.row());
    const formatlib::AttachPoint &b = document.point(right.row());
    if (!isNumber(column))
        return m_collator.compare(cellText(file, a, column), cellText(file, b, column)) < 0;
    // What is no number comes last, so that the rest is in order.
    const auto number = [&](const formatlib::AttachPoint &point) {
        const float value =
            cellNumber(file, point, column).value_or(std::numeric_limits<float>::quiet_NaN());
        return value == value ? value : std::numeric_limits<float>::infinity();
    };
    return number(a) < number(b);
}

} // namespace hardpoint
