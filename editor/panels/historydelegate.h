// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

class QUndoView;

namespace hardpoint {

/// Draws the steps of an undo view: done ones with a tick, the one the document stands at with a
/// disc, undone ones dim, and "saved" behind the one that is on disk.
class HistoryDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit HistoryDelegate(QUndoView &view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintMark(QPainter &painter, const QRect &place, int row) const;

    QUndoView &m_view;
};

} // namespace hardpoint
