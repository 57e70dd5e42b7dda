// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/models/look.h>
#include <editor/models/textpreviewmodel.h>

#include <algorithm>

namespace hardpoint {

namespace {

QString fieldText(formatlib::Field field)
{
    switch (field) {
    case formatlib::Field::Bone:
        return TextPreviewModel::tr("Bone");
    case formatlib::Field::Extra:
        return TextPreviewModel::tr("Extra");
    default:
        return TextPreviewModel::tr("Name");
    }
}

} // namespace

void TextPreviewModel::setChanges(std::vector<TextChange> changes)
{
    beginResetModel();
    m_changes = std::move(changes);
    endResetModel();
}

std::vector<TextChange> TextPreviewModel::possible() const
{
    std::vector<TextChange> possible;
    std::ranges::copy_if(m_changes, std::back_inserter(possible), [](const TextChange &change) {
        return change.refusal.isEmpty() && change.before != change.after;
    });
    return possible;
}

int TextPreviewModel::refusedCount() const
{
    return static_cast<int>(std::ranges::count_if(
        m_changes, [](const TextChange &change) { return !change.refusal.isEmpty(); }));
}

int TextPreviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

int TextPreviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : After + 1;
}

QVariant TextPreviewModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TextChange &change = m_changes[static_cast<std::size_t>(index.row())];
    const bool isRefused = !change.refusal.isEmpty();
    if (role == Qt::ForegroundRole) {
        if (index.column() == After && isRefused)
            return currentLook().error;
        return index.column() <= Where || change.before == change.after
            ? QVariant(currentLook().dim)
            : QVariant();
    }
    if (role == Qt::ToolTipRole)
        return isRefused ? QVariant(change.refusal) : QVariant();
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Row:
        return static_cast<int>(change.row);
    case Where:
        return fieldText(change.field);
    case Before:
        return displayText(change.before);
    default:
        return isRefused ? tr("Stays: %1").arg(change.refusal) : displayText(change.after);
    }
}

QVariant TextPreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Row:
        return QStringLiteral("#");
    case Where:
        return tr("Where");
    case Before:
        return tr("Now");
    case After:
        return tr("Then");
    default:
        return {};
    }
}

} // namespace hardpoint
