// SPDX-License-Identifier: MIT
#include <editor/core/filestore.h>
#include <editor/core/pointcsv.h>
#include <editor/core/pointjson.h>
#include <editor/core/pointpaste.h>
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/panels/closewithrows.h>
#include <editor/panels/previewdialog.h>
#include <editor/window/pointfiles.h>
#include <editor/window/questions.h>
#include <editor/window/settings.h>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace hardpoint {

namespace {

std::string_view textOf(formatlib::ByteView bytes)
{
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

formatlib::ByteView bytesOf(std::string_view text)
{
    return {reinterpret_cast<const std::uint8_t *>(text.data()), text.size()};
}

/// The text of a list in one of the formats; refused for text that only JSON can hold.
Outcome<std::string> listText(const Document &document,
                              std::span<const formatlib::AttachPoint> points, TextFormat format)
{
    if (format == TextFormat::Json)
        return jsonText(pointListJson(document.fileName(), document.file(), points)) + "\n";
    auto text = pointsCsv(document.file(), points, format);
    if (text)
        return std::move(*text);
    const QString name = displayText(points[text.error()].name, document.schema().encoding);
    return std::unexpected(Failure{
        Failure::Kind::Refused,
        PointFiles::tr("Bytes of %1 are no text and have no form in CSV. Export as JSON instead.")
            .arg(name),
        {}});
}

Outcome<void> writeList(const Document &document, std::span<const formatlib::AttachPoint> points,
                        const QString &path)
{
    if (QFileInfo(path) == QFileInfo(document.path())) {
        return std::unexpected(
            Failure{Failure::Kind::Refused,
                    PointFiles::tr("That is the model itself. Choose another name."),
                    {}});
    }
    const auto text = listText(document, points, textFormatOfName(path).value_or(TextFormat::Csv));
    if (!text)
        return std::unexpected(text.error());
    // The file dialog has asked whether to replace what was there.
    const auto written = filestore::write(path, bytesOf(*text), {.backup = noBackup});
    if (!written)
        return std::unexpected(written.error());
    return {};
}

} // namespace

PointFiles::PointFiles(QWidget &window, Settings &settings)
    : QObject(&window), m_window(window), m_settings(settings)
{
}

void PointFiles::askAndImport(Document &document)
{
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Import points"), m_settings.folder(),
        tr("Lists of points (*.csv *.tsv *.json *.CSV *.TSV *.JSON);;All files (*)"));
    if (!path.isEmpty())
        importFrom(document, path);
}

bool PointFiles::importFrom(Document &document, const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    const auto file = filestore::read(path);
    if (!file) {
        questions::tell(&m_window, tr("%1 could not be read.").arg(name), file.error());
        return false;
    }
    const std::string_view text = textOf(file->bytes);
    const TextFormat format = textFormatOfName(path).value_or(textFormatOfContent(text));
    const PointReading reading = readPointsOfText(text, format, document.file());
    const PointPlan added = planAppended(reading, document.file(), document.points());
    const PointPlan replaced = planReplaced(reading, document.file(), document.points());
    const PointPlan updated = planUpdated(reading, document.file(), document.points());
    const auto way = [&document](const PointPlan &plan) {
        return [&document, &plan] { return previewOf(plan, document.file()); };
    };
    PreviewDialog dialog(
        tr("Import %1").arg(name),
        {{tr("Add to the points"), way(added),
          [](int good, int all) {
              return good == all ? tr("Add %n point(s)", nullptr, all)
                                 : tr("Add the %n good row(s)", nullptr, good);
          }},
         {tr("Replace all points"), way(replaced),
          [](int, int all) { return tr("Replace all by %n point(s)", nullptr, all); }, true},
         {tr("Update points of the same name"), way(updated),
          [](int, int all) { return tr("Take %n row(s)", nullptr, all); }, true}},
        0, &m_window);
    closeWithRows(dialog, document);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    m_settings.setFolder(QFileInfo(path).absolutePath());
    enum Way : std::size_t { Add, Replace, Update };
    const std::size_t chosen = dialog.way();
    auto points = (chosen == Add ? added : chosen == Replace ? replaced : updated).goodPoints();
    const auto count = static_cast<int>(points.size());
    if (chosen == Add)
        document.insertPoints(document.pointCount(), std::move(points), tr("Import %1").arg(name));
    else if (chosen == Replace)
        document.replacePoints(std::move(points), tr("Replace by %1").arg(name));
    else
        document.replacePoints(updatedPoints(updated, document.points()),
                               tr("Update from %1").arg(name));
    emit told(tr("Imported %n point(s)", nullptr, count));
    return true;
}

void PointFiles::askAndExport(Document &document, bool onlySelected)
{
    const QFileInfo model(document.path());
    QFileDialog dialog(&m_window, onlySelected ? tr("Export selected points") : tr("Export points"),
                       model.absolutePath());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    const QStringList filters{tr("Comma-separated values (*.csv)"),
                              tr("Tab-separated values (*.tsv)"), tr("JSON (*.json)")};
    const QStringList endings{QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("json")};
    dialog.setNameFilters(filters);
    dialog.setDefaultSuffix(endings.front());
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, [&](const QString &filter) {
        dialog.setDefaultSuffix(endings.value(filters.indexOf(filter)));
    });
    dialog.selectFile(model.completeBaseName() + QStringLiteral(".csv"));
    if (dialog.exec() == QDialog::Accepted && !dialog.selectedFiles().isEmpty())
        exportTo(document, dialog.selectedFiles().constFirst(), onlySelected);
}

bool PointFiles::exportTo(Document &document, const QString &path, bool onlySelected)
{
    std::vector<formatlib::AttachPoint> points(document.points().begin(), document.points().end());
    if (onlySelected) {
        points.clear();
        for (const int row : document.rowsOf(document.selection().ids()))
            points.push_back(document.point(row));
    }
    const Outcome<void> written = writeList(document, points, path);
    if (!written) {
        questions::tell(&m_window, tr("%1 could not be exported.").arg(QFileInfo(path).fileName()),
                        written.error());
        return false;
    }
    m_settings.setFolder(QFileInfo(path).absolutePath());
    emit told(tr("Exported %n point(s) to %1", nullptr, static_cast<int>(points.size()))
                  .arg(QDir::toNativeSeparators(path)));
    return true;
}

} // namespace hardpoint
