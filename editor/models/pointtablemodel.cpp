// SPDX-License-Identifier: MIT
#include <editor/core/findingtext.h>
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/models/findingmark.h>
#include <editor/models/look.h>
#include <editor/models/pointcell.h>
#include <editor/models/pointtablemodel.h>

#include <QIcon>

#include <algorithm>

namespace hardpoint {

PointTableModel::PointTableModel(QObject *parent) : QAbstractTableModel(parent) { }

void PointTableModel::setDocument(Document *document)
{
    if (document == m_document)
        return;
    beginResetModel();
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    m_columns = document ? pointColumns(document->schema()) : std::vector<PointColumn>();
    if (document)
        connectDocument();
    endResetModel();
}

void PointTableModel::connectDocument()
{
    connect(m_document, &Document::pointsChanged, this, &PointTableModel::changed);
    connect(m_document, &Document::pointsAboutToBeInserted, this,
            [this](int first, int last) { beginInsertRows({}, first, last); });
    connect(m_document, &Document::pointsInserted, this, &PointTableModel::endInsertRows);
    connect(m_document, &Document::pointsAboutToBeRemoved, this,
            [this](int first, int last) { beginRemoveRows({}, first, last); });
    connect(m_document, &Document::pointsRemoved, this, &PointTableModel::endRemoveRows);
    connect(m_document, &Document::pointsAboutToBeReordered, this, &PointTableModel::beginReorder);
    connect(m_document, &Document::pointsReordered, this, &PointTableModel::endReorder);
    connect(m_document, &Document::pointsAboutToBeReset, this, &PointTableModel::beginResetModel);
    connect(m_document, &Document::pointsReset, this, [this] {
        m_columns = pointColumns(m_document->schema());
        endResetModel();
    });
    connect(m_document, &Document::findingsChanged, this,
            [this] { changed(0, m_document->pointCount() - 1); });
}

PointColumn PointTableModel::columnAt(int section) const
{
    return m_columns.at(static_cast<std::size_t>(section));
}

int PointTableModel::sectionOf(PointColumn column) const
{
    const auto found = std::ranges::find(m_columns, column);
    return found == m_columns.end() ? -1 : static_cast<int>(found - m_columns.begin());
}

int PointTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_document ? 0 : m_document->pointCount();
}

int PointTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant PointTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !checkIndex(index))
        return {};
    const formatlib::AttachPoint &point = m_document->point(index.row());
    const PointColumn column = columnAt(index.column());
    switch (role) {
    case Qt::DisplayRole:
        if (column == PointColumn::Row)
            return QString::number(index.row());
        return cellText(m_document->file(), point, column);
    case Qt::EditRole:
        return cellEditText(m_document->file(), point, column).value_or(QString());
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft)));
    case IdRole:
        return QVariant::fromValue(m_document->idAt(index.row()));
    case ComputedRole:
        return isComputed(column);
    case Qt::DecorationRole:
    case Qt::ToolTipRole:
    case Qt::ForegroundRole:
    case SeverityRole:
        return findingData(index, role);
    default:
        return {};
    }
}

QVariant PointTableModel::findingData(const QModelIndex &index, int role) const
{
    const PointColumn column = columnAt(index.column());
    const formatlib::TextEncoding encoding = m_document->schema().encoding;
    std::optional<formatlib::Severity> worst;
    bool hasSign = false;
    QStringList texts;
    for (const formatlib::Finding &finding : m_document->findingsAt(index.row())) {
        if (!shows(column, finding))
            continue;
        worst = worst ? std::min(*worst, finding.severity) : finding.severity;
        hasSign |= carriesSign(column, finding);
        if (role == Qt::ToolTipRole) {
            const QString name = displayText(m_document->point(index.row()).name, encoding);
            texts << QStringLiteral("%1 %2").arg(name, findingText(finding, encoding));
        }
    }
    switch (role) {
    case Qt::ToolTipRole:
        return texts.isEmpty() ? QVariant() : texts.join(QLatin1Char('\n'));
    case Qt::DecorationRole:
        return hasSign ? QVariant(findingIcon(*worst)) : QVariant();
    case SeverityRole:
        return worst ? QVariant(static_cast<int>(*worst)) : QVariant();
    default:
        break;
    }
    if (worst && *worst != formatlib::Severity::Information)
        return currentLook().of(*worst);
    return isComputed(column) ? QVariant(currentLook().dim) : QVariant();
}

QVariant PointTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const PointColumn column = columnAt(section);
    if (role == Qt::DisplayRole)
        return columnTitle(column, m_document->schema());
    if (role == Qt::TextAlignmentRole) {
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (isNumber(column) ? Qt::AlignRight : Qt::AlignLeft)));
    }
    return {};
}

Qt::ItemFlags PointTableModel::flags(const QModelIndex &index) const
{
    if (!index.isValid() || !checkIndex(index))
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    const formatlib::ModelFile &file = m_document->file();
    if (!file.readOnlyReason()
        && cellEditText(file, m_document->point(index.row()), columnAt(index.column())))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool PointTableModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    const QString text = value.toString();
    // Text that was not touched must not cost a bit of the value behind it.
    if (text == data(index, Qt::EditRole).toString())
        return true;
    const CellOf cell{m_document->idAt(index.row()), columnAt(index.column())};
    return setCells({&cell, 1}, cell.column, text).has_value();
}

std::expected<void, QString> PointTableModel::setCells(std::span<const CellOf> cells,
                                                       PointColumn typedIn, const QString &text)
{
    auto changes = typedIntoCells(*m_document, cells, typedIn, text);
    if (!changes)
        return std::unexpected(changes.error());
    const auto isBone = [](const CellOf &cell) { return cell.column == PointColumn::Bone; };
    const bool asks = m_linksAreAsked && m_document->schema().boneRelative;
    if (!asks || std::ranges::none_of(cells, isBone)) {
        m_document->changePoints(std::move(*changes), cellsStepText(*m_document, cells));
        return {};
    }
    if (!std::ranges::all_of(cells, isBone))
        return std::unexpected(tr("Fill bones alone: what the points keep is still to be asked."));
    if (changes->empty())
        return {};
    std::vector<PointId> points;
    for (const PointChange &change : *changes)
        points.push_back(change.id);
    emit linkWanted(points, changes->front().value.bone);
    return {};
}

void PointTableModel::changed(int first, int last)
{
    if (first <= last)
        emit dataChanged(index(first, 0), index(last, columnCount() - 1));
}

void PointTableModel::beginReorder()
{
    emit layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    m_order.clear();
    for (const QModelIndex &index : persistentIndexList())
        m_order.push_back(m_document->idAt(index.row()));
}

void PointTableModel::endReorder()
{
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    to.reserve(from.size());
    for (qsizetype i = 0; i < from.size(); ++i) {
        const int row = m_document->rowOf(m_order[static_cast<std::size_t>(i)]);
        to << index(row, from[i].column());
    }
    changePersistentIndexList(from, to);
    emit layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

} // namespace hardpoint
