// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/models/pointtablemodel.h>
#include <editor/models/shownpoints.h>
#include <editor/panels/selectionlink.h>

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

namespace hardpoint {

SelectionLink::SelectionLink(QAbstractItemView &view, ShownPoints &model)
    : QObject(&view), m_view(view), m_model(model)
{
    connect(view.selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &SelectionLink::toDocument);
    // Not all of these keep what was selected, and none of them knows what the document selects.
    connect(&model, &QAbstractItemModel::modelReset, this, &SelectionLink::toView);
    connect(&model, &QAbstractItemModel::layoutChanged, this, &SelectionLink::toView);
    // Both filter anew. Not at once: rows can't come while others are still to hear of the change.
    connect(&model, &QAbstractItemModel::modelReset, this, &SelectionLink::showSelected,
            Qt::QueuedConnection);
    connect(&model, &QAbstractItemModel::layoutChanged, this, &SelectionLink::showSelected,
            Qt::QueuedConnection);
    // What a filter brings back may be selected.
    connect(&model, &QAbstractItemModel::rowsInserted, this, &SelectionLink::toView);
}

void SelectionLink::setDocument(Document *document)
{
    if (m_document)
        m_document->selection().disconnect(this);
    m_document = document;
    if (document)
        connect(&document->selection(), &Selection::changed, this, &SelectionLink::showSelected);
    showSelected();
}

void SelectionLink::whileUnselected(const std::function<void()> &change)
{
    {
        const QScopedValueRollback busy(m_busy, true);
        m_view.selectionModel()->clearSelection();
        change();
    }
    toView();
}

void SelectionLink::showSelected()
{
    if (m_busy || !m_document)
        return;
    if (m_model.isFiltered()) {
        const QScopedValueRollback busy(m_busy, true);
        m_model.show(m_document->selection().ids());
    }
    toView();
}

void SelectionLink::toView()
{
    if (m_busy || !m_document)
        return;
    const QScopedValueRollback busy(m_busy, true);
    std::vector<int> rows;
    for (const PointId id : m_document->selection().ids()) {
        if (const int row = m_model.shownRow(m_document->rowOf(id)); row >= 0)
            rows.push_back(row);
    }
    const int currentRow = rows.empty() ? -1 : rows.back();
    std::ranges::sort(rows);
    QItemSelectionModel &model = *m_view.selectionModel();
    if (currentRow >= 0 && model.currentIndex().row() != currentRow) {
        const int column = std::max(0, model.currentIndex().column());
        const QModelIndex current = m_model.index(currentRow, column);
        // The row comes into sight; which columns are in sight is the user's own affair.
        QScrollBar &sideways = *m_view.horizontalScrollBar();
        const int place = sideways.value();
        model.setCurrentIndex(current, QItemSelectionModel::NoUpdate);
        m_view.scrollTo(current);
        sideways.setValue(place);
    }
    if (rows == selectedRows())
        return;
    const int lastColumn = m_model.columnCount() - 1;
    QItemSelection selection;
    for (std::size_t first = 0; first < rows.size();) {
        std::size_t last = first;
        while (last + 1 < rows.size() && rows[last + 1] == rows[last] + 1)
            ++last;
        selection.select(m_model.index(rows[first], 0), m_model.index(rows[last], lastColumn));
        first = last + 1;
    }
    model.select(selection, QItemSelectionModel::ClearAndSelect);
}

void SelectionLink::toDocument()
{
    if (m_busy || !m_document)
        return;
    const QScopedValueRollback busy(m_busy, true);
    std::vector<int> rows = selectedRows();
    // The current row last: that is what makes it the current point.
    const auto current = std::ranges::find(rows, m_view.currentIndex().row());
    if (current != rows.end())
        std::rotate(current, current + 1, rows.end());
    std::vector<PointId> ids;
    ids.reserve(rows.size());
    for (const int row : rows)
        ids.push_back(m_model.index(row, 0).data(PointTableModel::IdRole).value<PointId>());
    m_document->selection().set(std::move(ids));
}

std::vector<int> SelectionLink::selectedRows() const
{
    std::vector<int> rows;
    for (const QItemSelectionRange &range : m_view.selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    }
    std::ranges::sort(rows);
    const auto repeated = std::ranges::unique(rows);
    rows.erase(repeated.begin(), repeated.end());
    return rows;
}

} // namespace hardpoint
