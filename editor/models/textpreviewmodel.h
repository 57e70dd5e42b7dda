// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/textchange.h>

#include <QAbstractTableModel>

namespace hardpoint {

/// What texts would become, a row each, before they do.
class TextPreviewModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Row, Where, Before, After };

    using QAbstractTableModel::QAbstractTableModel;

    void setChanges(std::vector<TextChange> changes);
    const std::vector<TextChange> &changes() const { return m_changes; }
    /// Those that can be written and are anything new.
    std::vector<TextChange> possible() const;
    int refusedCount() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<TextChange> m_changes;
};

} // namespace hardpoint
