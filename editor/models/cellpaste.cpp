// SPDX-License-Identifier: MIT
#include <editor/core/csv.h>
#include <editor/core/pointpaste.h>
#include <editor/models/cellpaste.h>
#include <editor/models/pointcell.h>

#include <QCoreApplication>

#include <algorithm>

using formatlib::AttachPoint;

namespace hardpoint {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::CellPaste)
};

QString copiedText(const Document &document, int row, PointColumn column)
{
    if (column == PointColumn::Row)
        return QString::number(row);
    const AttachPoint &point = document.point(row);
    const std::optional<QString> typed = cellEditText(document.file(), point, column);
    return typed ? *typed : cellText(document.file(), point, column);
}

/// Puts one row of the text into a point; the reason when it can't take it.
class RowPaste {
public:
    RowPaste(const Document &document, AttachPoint &point)
        : m_document(document), m_point(point) { }

    QString put(std::span<const PointColumn> columns, const QStringList &cells)
    {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (QString problem = putCell(columns[i], cells[static_cast<qsizetype>(i)]);
                !problem.isEmpty())
                return problem;
        }
        // What follows from the other cells is known only now.
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (QString problem = checkComputed(columns[i], cells[static_cast<qsizetype>(i)]);
                !problem.isEmpty())
                return problem;
        }
        return {};
    }

private:
    QString title(PointColumn column) const { return columnTitle(column, m_document.schema()); }

    QString putCell(PointColumn column, const QString &text)
    {
        if (isComputed(column))
            return {};
        const std::optional<QString> old = cellEditText(m_document.file(), m_point, column);
        if (text == (old ? *old : cellText(m_document.file(), m_point, column)))
            return {};
        if (!old)
            return Texts::tr("%1 can't be typed").arg(title(column));
        auto changed = withCellText(m_document.file(), m_point, column, text);
        if (!changed)
            return QStringLiteral("%1: %2").arg(title(column), changed.error().text);
        m_point = std::move(*changed);
        return {};
    }

    QString checkComputed(PointColumn column, const QString &text) const
    {
        if (!isComputed(column) || column == PointColumn::Row || text.isEmpty())
            return {};
        const QString comes = cellText(m_document.file(), m_point, column);
        if (text == comes)
            return {};
        return Texts::tr("%1 is computed and comes out as \"%2\", not \"%3\"")
            .arg(title(column), comes, text);
    }

    const Document &m_document;
    AttachPoint &m_point;
};

QStringList cellsOf(const csv::Row &row, std::size_t columns)
{
    QStringList cells;
    for (std::size_t column = 0; column < columns; ++column)
        cells << QString::fromStdString(row.cells[column % row.cells.size()]);
    return cells;
}

} // namespace

std::string cellsText(const Document &document, const CellBlock &block, bool header)
{
    constexpr char separator = '\t';
    std::string text;
    std::vector<std::string> cells;
    if (header) {
        for (const PointColumn column : block.columns)
            cells.push_back(columnTitle(column, document.schema()).toStdString());
        text = csv::rowText(cells, separator);
    }
    for (const PointId id : block.points) {
        cells.clear();
        for (const PointColumn column : block.columns)
            cells.push_back(copiedText(document, document.rowOf(id), column).toStdString());
        text += csv::rowText(cells, separator);
    }
    return text;
}

TextGrid withoutTitles(TextGrid grid, const formatlib::Schema &schema)
{
    const std::vector<PointColumn> columns = pointColumns(schema);
    const auto isTitle = [&](const std::string &cell) {
        const QString text = QString::fromStdString(cell);
        return std::ranges::any_of(
            columns, [&](PointColumn column) { return columnTitle(column, schema) == text; });
    };
    if (grid.rows.size() > 1 && std::ranges::all_of(grid.rows.front().cells, isTitle))
        grid.rows.erase(grid.rows.begin());
    return grid;
}

bool CellPlan::isAllGood() const
{
    return problem.isEmpty()
        && std::ranges::all_of(rows, [](const auto &row) { return row.problem.isEmpty(); });
}

CellPlan planCells(const Document &document, const TextGrid &grid, const CellBlock &block)
{
    CellPlan plan;
    plan.columns = block.columns;
    if (grid.rows.empty() || block.points.empty() || block.columns.empty()) {
        plan.problem = Texts::tr("There are no cells to paste, or none to paste them into.");
        return plan;
    }
    if (grid.width() > block.columns.size() || grid.rows.size() > block.points.size()) {
        plan.problem =
            Texts::tr("The text has %1 rows of %2 cells. From the selected cell on there "
                      "are %3 rows of %4.")
                .arg(grid.rows.size())
                .arg(grid.width())
                .arg(block.points.size())
                .arg(block.columns.size());
        return plan;
    }
    for (std::size_t i = 0; i < block.points.size(); ++i) {
        const csv::Row &source = grid.rows[i % grid.rows.size()];
        PlannedCells row{source.line, block.points[i], cellsOf(source, block.columns.size()), {}};
        AttachPoint point = document.point(document.rowOf(row.point));
        if (source.cells.size() != grid.width()) {
            row.problem = Texts::tr("%1 cells, other rows have %2")
                              .arg(source.cells.size())
                              .arg(grid.width());
        } else {
            row.problem = RowPaste(document, point).put(block.columns, row.cells);
        }
        const AttachPoint &old = document.point(document.rowOf(row.point));
        if (row.problem.isEmpty() && tooLongText(old, document.schema()).isEmpty())
            row.problem = tooLongText(point, document.schema());
        if (row.problem.isEmpty())
            plan.changes.push_back({row.point, std::move(point)});
        plan.rows.push_back(std::move(row));
    }
    return plan;
}

} // namespace hardpoint
