// SPDX-License-Identifier: MIT
#include <editor/models/pointtablemodel.h>
#include <editor/panels/celleditor.h>

namespace hardpoint {

CellEditor::CellEditor(const PointTableModel &model, const QModelIndex &index,
                       std::vector<CellOf> all, QWidget *parent)
    : TypedEdit(parent), m_model(model), m_index(index), m_all(std::move(all))
{
    const PointColumn column = model.columnAt(index.column());
    setAlignment(isNumber(column) ? Qt::AlignRight : Qt::AlignLeft);
    setAccessibleName(model.headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
    setText(index.data(Qt::EditRole).toString());
    checkAgain();
    suggest(cellSuggestions(*model.document(), column));
}

PointColumn CellEditor::column() const
{
    return m_model.columnAt(m_index.column());
}

TypedCell CellEditor::check(const QString &text) const
{
    // An editor may outlive its cell until the event loop comes to delete it.
    if (!m_index.isValid())
        return {};
    TypedCell typed = typedCell(*m_model.document(), m_index.row(), column(), text);
    const auto count = static_cast<int>(m_all.size());
    const bool isFine = typed.state == QValidator::Acceptable && !typed.marked;
    if (count < 2 || !isFine)
        return typed;
    typed.message = isReckoned(column(), text)
        ? tr("%1, and so each of %n cell(s)", nullptr, count).arg(typed.message)
        : tr("Ctrl+Enter fills %n cell(s)", nullptr, count);
    return typed;
}

} // namespace hardpoint
