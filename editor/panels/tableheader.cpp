// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/panels/tableheader.h>

#include <QPainter>
#include <QStyleOptionHeader>

namespace hardpoint {

TableHeader::TableHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
}

void TableHeader::initStyleOptionForIndex(QStyleOptionHeader *option, int section) const
{
    QHeaderView::initStyleOptionForIndex(option, section);
    option->sortIndicator = QStyleOptionHeader::None;
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    QHeaderView::paintSection(painter, rect, section);
    // The style leaves a clip behind that lets nothing through.
    painter->restore();
    if (section != sortIndicatorSection())
        return;
    constexpr double halfWidth = 4;
    constexpr double height = 4;
    constexpr double top = 1;
    const bool isUp = sortIndicatorOrder() == Qt::AscendingOrder;
    const double tip = rect.top() + (isUp ? top : top + height);
    const double base = rect.top() + (isUp ? top + height : top);
    const double middle = rect.left() + rect.width() / 2.0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(currentLook().accent);
    painter->drawPolygon(
        QPolygonF{{middle - halfWidth, base}, {middle + halfWidth, base}, {middle, tip}});
    painter->restore();
}

} // namespace hardpoint
