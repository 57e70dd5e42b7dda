// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/models/look.h>
#include <editor/models/mirrormodel.h>
#include <editor/models/pointcell.h>

#include <algorithm>

namespace hardpoint {

MirrorModel::MirrorModel(const Document &document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document)
{
}

void MirrorModel::setPlan(std::vector<MirroredPoint> plan, const MirrorOptions &options)
{
    beginResetModel();
    m_plan = std::move(plan);
    m_options = options;
    endResetModel();
}

int MirrorModel::collisions() const
{
    return static_cast<int>(std::ranges::count_if(
        m_plan, [](const MirroredPoint &copy) { return copy.collidesWith.has_value(); }));
}

int MirrorModel::added() const
{
    return static_cast<int>(std::ranges::count_if(
        m_plan, [this](const MirroredPoint &copy) { return !copy.skipped && !isRefused(copy); }));
}

bool MirrorModel::isRefused(const MirroredPoint &copy) const
{
    return copy.collidesWith && m_options.collision == MirrorCollision::Refuse;
}

int MirrorModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_plan.size());
}

int MirrorModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString MirrorModel::note(const MirroredPoint &copy) const
{
    const auto name = [this](std::size_t row) {
        return displayText(m_document.point(static_cast<int>(row)).name,
                           m_document.schema().encoding);
    };
    QStringList notes;
    const bool isItself = copy.collidesWith == copy.source;
    if (copy.collidesWith && copy.skipped)
        notes += isItself ? tr("left out, its name has no side")
                          : tr("left out, there is %1 already").arg(name(*copy.collidesWith));
    else if (isRefused(copy))
        notes += isItself ? tr("its name has no side to change")
                          : tr("%1 has this name already").arg(name(*copy.collidesWith));
    else if (copy.collidesWith)
        notes += tr("renumbered");
    if (copy.boneKept)
        notes += tr("no bone on the other side, keeps its own");
    return notes.join(QStringLiteral("; "));
}

QString MirrorModel::text(const MirroredPoint &copy, Column column) const
{
    const formatlib::ModelFile &file = m_document.file();
    const auto place = file.world(copy.value);
    switch (column) {
    case Column::Name:
        return cellText(file, m_document.point(static_cast<int>(copy.source)), PointColumn::Name);
    case Column::Copy:
        return cellText(file, copy.value, PointColumn::Name);
    case Column::Bone:
        return cellText(file, copy.value, PointColumn::Bone);
    case Column::X:
    case Column::Y:
    case Column::Z: {
        const auto axis = static_cast<std::size_t>(column) - static_cast<std::size_t>(Column::X);
        return place ? numberText(place->m[12 + axis]) : QString();
    }
    case Column::Note:
        return note(copy);
    }
    return {};
}

QVariant MirrorModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const MirroredPoint &copy = m_plan[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<Column>(index.column());
    const bool isNumber = column >= Column::X && column <= Column::Z;
    switch (role) {
    case Qt::DisplayRole:
        return text(copy, column);
    case Qt::ToolTipRole:
        return column == Column::Note ? text(copy, column) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
                                   | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ForegroundRole:
        if (isRefused(copy) && (column == Column::Copy || column == Column::Note))
            return currentLook().error;
        if (copy.skipped || column == Column::Name)
            return currentLook().dim;
        if (copy.collidesWith && (column == Column::Copy || column == Column::Note))
            return currentLook().warning;
        return {};
    default:
        return {};
    }
}

QVariant MirrorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = static_cast<Column>(section);
    const bool isNumber = column >= Column::X && column <= Column::Z;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter)
                                   | (isNumber ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Column::Name:
        return tr("Point");
    case Column::Copy:
        return tr("Copy");
    case Column::Bone:
        return tr("Bone");
    case Column::X:
        return QStringLiteral("X");
    case Column::Y:
        return QStringLiteral("Y");
    case Column::Z:
        return QStringLiteral("Z");
    case Column::Note:
        return QString();
    }
    return {};
}

} // namespace hardpoint
