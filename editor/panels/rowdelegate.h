// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

#include <algorithm>

namespace hardpoint {

/// Rows as high as everywhere in the program.
class RowDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        constexpr int rowHeight = 28;
        constexpr int margin = 12;
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width() + margin, std::max(rowHeight, size.height())};
    }
};

} // namespace hardpoint
