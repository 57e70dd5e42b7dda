// SPDX-License-Identifier: MIT
#include <editor/models/changesmodel.h>
#include <editor/models/look.h>

namespace hardpoint {

namespace {

QString text(const FileChange &change, int column)
{
    using Kind = FileChange::Kind;
    switch (column) {
    case ChangesModel::What:
        switch (change.kind) {
        case Kind::Version:
            return ChangesModel::tr("~ Version");
        case Kind::Removed:
            return ChangesModel::tr("- Removed");
        case Kind::Added:
            return ChangesModel::tr("+ Added");
        case Kind::Changed:
            return ChangesModel::tr("~ Changed");
        case Kind::Moved:
            return ChangesModel::tr("~ Moved");
        }
        break;
    case ChangesModel::Point:
        return change.point;
    case ChangesModel::FieldColumn:
        return change.field;
    case ChangesModel::Before:
        return change.before;
    case ChangesModel::After:
        return change.after;
    }
    return {};
}

/// The sign in front says it too.
QColor colour(FileChange::Kind kind)
{
    switch (kind) {
    case FileChange::Kind::Removed:
        return currentLook().error;
    case FileChange::Kind::Version:
        return currentLook().warning;
    default:
        return currentLook().note;
    }
}

} // namespace

ChangesModel::ChangesModel(std::vector<FileChange> changes, QObject *parent)
    : QAbstractTableModel(parent)
    , m_changes(std::move(changes))
    , m_before(tr("Before"))
    , m_after(tr("After"))
{
}

void ChangesModel::setSides(const QString &before, const QString &after)
{
    m_before = before;
    m_after = after;
    emit headerDataChanged(Qt::Horizontal, Before, After);
}

int ChangesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_changes.size());
}

int ChangesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ChangesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FileChange &change = m_changes[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(change, index.column());
    case Qt::ToolTipRole:
        // Sixteen numbers of a matrix don't fit into a column.
        return index.column() == Before || index.column() == After ? text(change, index.column())
                                                                   : QVariant();
    case Qt::ForegroundRole:
        return index.column() == What ? QVariant(colour(change.kind)) : QVariant();
    default:
        return {};
    }
}

QVariant ChangesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case What:
        return tr("Change");
    case Point:
        return tr("Point");
    case FieldColumn:
        return tr("Field");
    case Before:
        return m_before;
    case After:
        return m_after;
    default:
        return {};
    }
}

} // namespace hardpoint
