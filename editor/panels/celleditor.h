// SPDX-License-Identifier: MIT
#pragma once

#include <editor/panels/typededit.h>

#include <QPersistentModelIndex>

namespace hardpoint {

class PointTableModel;

/// The line edit in a cell of the point table.
class CellEditor : public TypedEdit {
    Q_OBJECT

public:
    CellEditor(const PointTableModel &model, const QModelIndex &index, QWidget *parent);

    const QPersistentModelIndex &index() const { return m_index; }

protected:
    TypedCell check(const QString &text) const override;

private:
    const PointTableModel &m_model;
    QPersistentModelIndex m_index;
};

} // namespace hardpoint
