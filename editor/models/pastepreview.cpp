// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/core/pointtext.h>
#include <editor/models/findingmark.h>
#include <editor/models/look.h>
#include <editor/models/pastepreview.h>
#include <editor/models/pointcell.h>

#include <QCoreApplication>
#include <QIcon>

#include <algorithm>

namespace hardpoint {

namespace {

using State = PastePreview::State;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::PastePreview)
};

QString lineHeader(TextFormat format)
{
    return format == TextFormat::Json ? QStringLiteral("#") : Texts::tr("Line");
}

} // namespace

int PastePreview::count(State state) const
{
    return static_cast<int>(std::ranges::count(rows, state, &Row::state));
}

PastePreview previewOf(const PointPlan &plan, const formatlib::ModelFile &file)
{
    const std::vector columns{PointColumn::Name, PointColumn::Bone, PointColumn::X, PointColumn::Y,
                              PointColumn::Z};
    PastePreview preview;
    preview.problem = plan.problem;
    preview.headers << lineHeader(plan.format);
    for (const PointColumn column : columns)
        preview.headers << columnTitle(column, file.schema());
    for (const PlannedPoint &planned : plan.rows) {
        PastePreview::Row row;
        row.cells << QString::number(planned.number);
        for (const PointColumn column : columns) {
            const bool known = planned.isGood() || column == PointColumn::Name;
            row.cells << (known ? cellText(file, planned.point, column) : QString());
        }
        if (!planned.isGood()) {
            row.state = State::Bad;
            row.message = planned.problems.join(QLatin1String("; "));
        } else if (!planned.notes.isEmpty()) {
            row.state = State::Noted;
            row.message = planned.notes.join(QLatin1String("; "));
        }
        preview.rows.push_back(std::move(row));
    }
    return preview;
}

PastePreview previewOf(const CellPlan &plan, const Document &document)
{
    PastePreview preview;
    preview.problem = plan.problem;
    preview.headers << Texts::tr("Line") << Texts::tr("Point");
    for (const PointColumn column : plan.columns)
        preview.headers << columnTitle(column, document.schema());
    for (const PlannedCells &planned : plan.rows) {
        const formatlib::AttachPoint &point = document.point(document.rowOf(planned.point));
        PastePreview::Row row;
        row.cells << QString::number(planned.number)
                  << displayText(point.name, document.schema().encoding) << planned.cells;
        row.state = planned.problem.isEmpty() ? State::Fine : State::Bad;
        row.message = planned.problem;
        preview.rows.push_back(std::move(row));
    }
    return preview;
}

PastePreviewModel::PastePreviewModel(QObject *parent) : QAbstractTableModel(parent) { }

void PastePreviewModel::setPreview(PastePreview preview)
{
    beginResetModel();
    m_preview = std::move(preview);
    collect();
    endResetModel();
}

void PastePreviewModel::setOnlyTold(bool onlyTold)
{
    beginResetModel();
    m_onlyTold = onlyTold;
    collect();
    endResetModel();
}

void PastePreviewModel::collect()
{
    m_shown.clear();
    for (std::size_t row = 0; row < m_preview.rows.size(); ++row) {
        if (!m_onlyTold || m_preview.rows[row].state != State::Fine)
            m_shown.push_back(row);
    }
}

int PastePreviewModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int PastePreviewModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_preview.headers.size()) + 1;
}

QVariant PastePreviewModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PastePreview::Row &row = m_preview.rows[m_shown[static_cast<std::size_t>(index.row())]];
    const bool isMessage = index.column() == m_preview.headers.size();
    switch (role) {
    case Qt::DisplayRole:
        return isMessage ? row.message : row.cells[index.column()];
    case Qt::ToolTipRole:
        return row.message.isEmpty() ? QVariant() : row.message;
    case Qt::DecorationRole:
        if (index.column() != 0 || row.state == State::Fine)
            return {};
        return findingIcon(row.state == State::Bad ? formatlib::Severity::Error
                                                   : formatlib::Severity::Information);
    case Qt::ForegroundRole:
        if (row.state == State::Bad)
            return currentLook().error;
        return isMessage || index.column() == 0 ? QVariant(currentLook().dim) : QVariant();
    default:
        return {};
    }
}

QVariant PastePreviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignVCenter | Qt::AlignLeft));
    if (role != Qt::DisplayRole)
        return {};
    return section == m_preview.headers.size() ? tr("What happens") : m_preview.headers[section];
}

} // namespace hardpoint
