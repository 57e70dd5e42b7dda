// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/models/pointfilter.h>

#include <QCollator>
#include <QSortFilterProxyModel>

#include <unordered_set>
#include <vector>

namespace hardpoint {

class PointTableModel;

/// The points of a table as they are looked at: filtered and sorted. The file's order is never
/// touched. A point that is edited stays in sight and where it is until the filter or the sort
/// order is given anew, as in a spreadsheet, and one that is added is in sight in any case.
class ShownPoints : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// points must outlive this model.
    explicit ShownPoints(PointTableModel &points, QObject *parent = nullptr);

    void setFilter(const QString &text);
    bool isFiltered() const { return !m_filter.isEmpty(); }
    /// Whether the rows, as many as there are, stand as they do in the file.
    bool isInFileOrder() const;
    /// Shows these points whatever the filter says.
    void show(const std::vector<PointId> &points);

    /// By the row that the points' own model has it in, which is that of the file; -1 while it is
    /// filtered away.
    int shownRow(int fileRow) const;
    int fileRow(int shownRow) const;

    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    bool filterAcceptsRow(int fileRow, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    const PointTableModel &m_points;
    PointFilter m_filter;
    std::unordered_set<PointId> m_always; ///< in sight whatever the filter says
    QCollator m_collator;
};

} // namespace hardpoint
