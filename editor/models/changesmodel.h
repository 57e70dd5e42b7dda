// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/filechanges.h>

#include <QAbstractTableModel>

namespace hardpoint {

/// What a save changes, a row a change, for reading.
class ChangesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { What, Point, FieldColumn, Before, After, ColumnCount };

    explicit ChangesModel(std::vector<FileChange> changes, QObject *parent = nullptr);

    /// Other words than "Before" and "After".
    void setSides(const QString &before, const QString &after);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<FileChange> m_changes;
    QString m_before;
    QString m_after;
};

} // namespace hardpoint
