// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/celledit.h>
#include <editor/panels/typededit.h>

#include <QPersistentModelIndex>

namespace hardpoint {

class PointTableModel;

/// The line edit in a cell of the point table.
class CellEditor : public TypedEdit {
    Q_OBJECT

public:
    /// index: of this model. all: the cells that are meant by what is filled in or reckoned.
    CellEditor(const PointTableModel &model, const QModelIndex &index, std::vector<CellOf> all,
               QWidget *parent);

    const QPersistentModelIndex &index() const { return m_index; }
    PointColumn column() const;
    const std::vector<CellOf> &allCells() const { return m_all; }

protected:
    TypedCell check(const QString &text) const override;

private:
    const PointTableModel &m_model;
    QPersistentModelIndex m_index;
    std::vector<CellOf> m_all;
};

} // namespace hardpoint
