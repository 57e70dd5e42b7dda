// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace hardpoint {

/// Draws a problem with its point's name in bold, and the fix beside it as a button that can be
/// clicked. No widget a row: there may be thousands.
class ProblemDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

signals:
    void fixClicked(const QModelIndex &index);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    void paintProblem(QPainter *painter, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const;
    void paintFix(QPainter *painter, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const;
};

} // namespace hardpoint
