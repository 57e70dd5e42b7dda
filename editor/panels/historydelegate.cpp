// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/panels/historydelegate.h>

#include <QPainter>
#include <QPainterPath>
#include <QUndoStack>
#include <QUndoView>

#include <algorithm>

namespace hardpoint {

namespace {

constexpr int indent = 10;
constexpr int markSide = 10;
constexpr int gap = 14;
constexpr int rowHeight = 28;

} // namespace

HistoryDelegate::HistoryDelegate(QUndoView &view) : QStyledItemDelegate(&view), m_view(view) { }

void HistoryDelegate::paintMark(QPainter &painter, const QRect &place, int row) const
{
    const Look &look = currentLook();
    const int current = m_view.stack()->index();
    painter.setRenderHint(QPainter::Antialiasing);
    if (row == current) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(look.text);
        painter.drawEllipse(place);
    } else if (row < current) {
        const QRectF box(place);
        QPainterPath tick(box.topLeft() + QPointF(1, 5.5));
        tick.lineTo(box.topLeft() + QPointF(4, 8.5));
        tick.lineTo(box.topLeft() + QPointF(9, 2));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(look.dim, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick);
    }
}

void HistoryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const QUndoStack *stack = m_view.stack();
    if (!stack)
        return;
    const Look &look = currentLook();
    const int row = index.row();
    painter->save();
    painter->fillRect(option.rect,
                      row == stack->index() ? look.selection
                          : row % 2 == 0    ? look.panel
                                            : look.alternate);
    QRect mark(0, 0, markSide, markSide);
    mark.moveCenter({option.rect.left() + indent + markSide / 2, option.rect.center().y()});
    paintMark(*painter, mark, row);

    QRect rest = option.rect.adjusted(indent + markSide + gap, 0, -12, 0);
    painter->setFont(option.font);
    painter->setPen(row == stack->index() ? look.onSelection(look.dim) : look.dim);
    if (row == stack->cleanIndex()) {
        const QString saved = tr("saved");
        painter->drawText(rest, Qt::AlignVCenter | Qt::AlignRight, saved);
        rest.setRight(rest.right() - option.fontMetrics.horizontalAdvance(saved) - gap);
    }
    if (row <= stack->index() && row > 0)
        painter->setPen(look.text);
    painter->drawText(
        rest, Qt::AlignVCenter | Qt::AlignLeft,
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideMiddle, rest.width()));
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(look.accent);
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
    }
    painter->restore();
}

QSize HistoryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {100, std::max(rowHeight, option.fontMetrics.height() + 10)};
}

} // namespace hardpoint
