// SPDX-License-Identifier: MIT
#include <editor/core/pointcsv.h>
#include <editor/core/pointjson.h>
#include <editor/document/selection.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/cellblock.h>
#include <editor/panels/closewithrows.h>
#include <editor/panels/pointclipboard.h>
#include <editor/panels/pointcommands.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/previewdialog.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace hardpoint {

namespace {

QString pointsMime()
{
    return QStringLiteral("application/x-hardpoint-points+json");
}

QString pasteText(int good, int all)
{
    return good == all ? PointClipboard::tr("Paste %n row(s)", nullptr, all)
                       : PointClipboard::tr("Paste the %n good row(s)", nullptr, good);
}

PreviewDialog::Way pointsWay(const PointPlan &plan, const Document &document)
{
    return {PointClipboard::tr("As new points"),
            [&plan, &document] { return previewOf(plan, document.file()); }, pasteText};
}

PreviewDialog::Way cellsWay(const CellPlan &plan, const Document &document)
{
    return {PointClipboard::tr("Into the selected cells"),
            [&plan, &document] { return previewOf(plan, document); }, pasteText};
}

} // namespace

PointClipboard::PointClipboard(PointTable &table) : QObject(&table), m_table(table) { }

Document *PointClipboard::document() const
{
    return m_table.points().document();
}

std::vector<formatlib::AttachPoint> PointClipboard::selectedPoints() const
{
    std::vector<formatlib::AttachPoint> points;
    if (Document *from = document()) {
        for (const int row : from->rowsOf(from->selection().ids()))
            points.push_back(from->point(row));
    }
    return points;
}

void PointClipboard::copy(bool header)
{
    if (!document())
        return;
    const CellBlock block = selectedBlock(m_table, m_table.points());
    if (block.wholeRows || block.points.empty() || !m_table.hasFocus()) {
        copyPoints(header);
        return;
    }
    QGuiApplication::clipboard()->setText(
        QString::fromStdString(cellsText(*document(), block, header)));
    emit told(tr("Copied %n cell(s)", nullptr,
                 static_cast<int>(block.points.size() * block.columns.size())));
}

void PointClipboard::copyPoints(bool header)
{
    const std::vector<formatlib::AttachPoint> points = selectedPoints();
    if (points.empty())
        return;
    const formatlib::ModelFile &file = document()->file();
    const std::string json = jsonText(pointListJson(document()->fileName(), file, points));
    const auto tsv =
        pointsCsv(file, points, TextFormat::Tsv, header ? Header::With : Header::Without);
    auto *data = new QMimeData;
    data->setData(pointsMime(), QByteArray::fromStdString(json));
    // Bytes that are no text can stand in JSON only.
    data->setText(QString::fromStdString(tsv ? *tsv : json));
    QGuiApplication::clipboard()->setMimeData(data);
    emit told(tr("Copied %n point(s)", nullptr, static_cast<int>(points.size())));
}

void PointClipboard::copyJson()
{
    const std::vector<formatlib::AttachPoint> points = selectedPoints();
    if (points.empty())
        return;
    const JsonValue json = pointListJson(document()->fileName(), document()->file(), points);
    QGuiApplication::clipboard()->setText(QString::fromStdString(jsonText(json)));
    emit told(tr("Copied %n point(s)", nullptr, static_cast<int>(points.size())));
}

void PointClipboard::cut()
{
    if (!document() || !document()->readOnlyText().isEmpty())
        return;
    copyPoints(false);
    pointcommands::remove(*document());
}

void PointClipboard::paste()
{
    if (!document())
        return;
    if (const QString readOnly = document()->readOnlyText(); !readOnly.isEmpty()) {
        emit told(readOnly);
        return;
    }
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    if (data && data->hasFormat(pointsMime())) {
        pasteJson(data->data(pointsMime()).toStdString(), true);
        return;
    }
    const std::string text = data ? data->text().toStdString() : std::string();
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
        emit told(tr("There is no text on the clipboard."));
        return;
    }
    if (textFormatOfContent(text) == TextFormat::Json) {
        pasteJson(text, false);
        return;
    }
    const auto grid = textGrid(text, document()->schema());
    if (grid)
        pasteGrid(withoutTitles(*grid, document()->schema()));
    else
        pastePoints({{{TextFormat::Tsv, {}}, {{grid.error().line, grid.error().text, false}}}, {}},
                    false);
}

void PointClipboard::pasteJson(std::string_view text, bool own)
{
    const TextSource source = own ? TextSource::Editor : TextSource::Anyone;
    pastePoints(readPointsOfJson(text, document()->file(), source), own);
}

void PointClipboard::pastePoints(const PointReading &reading, bool own)
{
    const PointPlan plan = planAppended(reading, document()->file(), document()->points());
    // Of our own points only names may have to make way, as they do for duplicates.
    const bool sure = plan.isAllGood() && (own ? reading.notes.empty() : !plan.hasNotes());
    if (sure || ask({pointsWay(plan, *document())}, 0))
        insert(plan);
}

CellBlock PointClipboard::targetOf(const TextGrid &grid, const CellBlock &selected) const
{
    const bool fits = grid.isBlock() && !grid.rows.empty()
        && selected.points.size() % grid.rows.size() == 0
        && selected.columns.size() % grid.width() == 0;
    return fits ? selected
                : blockFrom(m_table, m_table.points(), selected, grid.rows.size(), grid.width());
}

void PointClipboard::pasteGrid(const TextGrid &grid)
{
    const CellBlock selected = selectedBlock(m_table, m_table.points());
    const PasteAs as =
        pasteAs(grid, document()->schema(),
                {selected.points.size(), selected.columns.size(), selected.wholeRows});
    const PointPlan points = planAppended(readPointsOfGrid(grid, document()->file()),
                                          document()->file(), document()->points());
    std::vector<PreviewDialog::Way> ways{pointsWay(points, *document())};
    CellPlan cells;
    if (!selected.points.empty()) {
        cells = planCells(*document(), grid, targetOf(grid, selected));
        ways.push_back(cellsWay(cells, *document()));
    }
    const bool sure =
        as == PasteAs::Points ? points.isAllGood() && !points.hasNotes() : cells.isAllGood();
    const std::optional<std::size_t> way =
        sure ? as == PasteAs::Points ? 0U : 1U : ask(ways, as == PasteAs::Points ? 0 : 1);
    if (way == 0U)
        insert(points);
    else if (way)
        change(cells);
}

std::optional<std::size_t> PointClipboard::ask(std::vector<PreviewDialog::Way> ways,
                                               std::size_t first)
{
    PreviewDialog dialog(tr("Paste"), std::move(ways), first, m_table.window());
    closeWithRows(dialog, *document());
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return dialog.way();
}

void PointClipboard::insert(const PointPlan &plan)
{
    Document &to = *document();
    if (const QString cannot = to.cannotAddText(); !cannot.isEmpty()) {
        emit told(cannot);
        return;
    }
    const std::vector<int> selected = to.rowsOf(to.selection().ids());
    const int row = selected.empty() ? to.pointCount() : selected.back() + 1;
    std::vector<formatlib::AttachPoint> points = plan.goodPoints();
    const auto count = static_cast<int>(points.size());
    to.insertPoints(row, std::move(points), tr("Paste %n point(s)", nullptr, count));
    emit told(tr("Pasted %n point(s)", nullptr, count));
}

void PointClipboard::change(const CellPlan &plan)
{
    const auto count = static_cast<int>(plan.changes.size());
    document()->changePoints(plan.changes, tr("Paste into %n point(s)", nullptr, count));
    emit told(tr("Pasted into %n point(s)", nullptr, count));
}

} // namespace hardpoint
