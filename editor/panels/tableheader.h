// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>

namespace hardpoint {

/// The header of a table whose columns may be narrow: the arrow of a sorted column stands over its
/// title and takes no room beside it.
class TableHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit TableHeader(QWidget *parent);

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;
};

} // namespace hardpoint
