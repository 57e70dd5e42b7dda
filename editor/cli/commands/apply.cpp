// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/save.h>
#include <editor/core/pointcsv.h>
#include <editor/core/pointjson.h>

#include <CLI/Validators.hpp>

#include <istream>
#include <iterator>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::string file;
    std::string points;
    std::string format;
    bool merge = false;
    SaveOptions save;
};

const QString standardInput = QStringLiteral("-");

std::optional<std::string> readText(const QString &path, Output &output)
{
    if (path == standardInput) {
        std::istream &in = output.console().in;
        return std::string(std::istreambuf_iterator<char>(in), {});
    }
    const Outcome<filestore::LoadedFile> loaded = filestore::read(path);
    if (loaded)
        return std::string(loaded->bytes.begin(), loaded->bytes.end());
    output.fail(path, loaded.error());
    return std::nullopt;
}

TextFormat formatOf(const Options &options, const QString &path, std::string_view text)
{
    if (options.format == "json")
        return TextFormat::Json;
    if (options.format == "csv")
        return TextFormat::Csv;
    if (options.format == "tsv")
        return TextFormat::Tsv;
    return textFormatOfName(path).value_or(textFormatOfContent(text));
}

ExitCode complainAbout(const RowErrors &errors, const QString &path, TextFormat format,
                       Output &output)
{
    ExitCode code = ExitCode::Bad;
    for (const RowError &error : errors) {
        output.complain(path, rowErrorText(format, error));
        if (!error.refused)
            code = ExitCode::Failed;
    }
    return code;
}

ExitCode run(const Options &options, Output &output)
{
    const QString path = QString::fromStdString(options.file);
    const QString pointsPath = QString::fromStdString(options.points);
    const auto model = openModel(path, output);
    if (!model)
        return ExitCode::Failed;
    const std::optional<std::string> text = readText(pointsPath, output);
    if (!text)
        return ExitCode::Failed;
    const TextFormat format = formatOf(options, pointsPath, *text);
    const auto rows = format == TextFormat::Json ? parsePointsJson(*text, model->file)
                                                 : parsePointsCsv(*text, model->file, format);
    if (!rows)
        return complainAbout(rows.error(), pointsPath, format, output);
    const auto points = applyRows(model->file, model->file.points(), *rows,
                                  options.merge ? ListMode::Merge : ListMode::Replace);
    if (!points)
        return complainAbout(points.error(), pointsPath, format, output);
    return savePoints(path, *model, *points, options.save, output);
}

} // namespace

void addApplyCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command = addCommand(
        app, session, "apply",
        Cli::tr("Replace the list of points by one from a CSV, TSV or JSON file"),
        "hardpoint points a.msh --format json | hardpoint apply b.msh - --merge", options, run);
    addFile(command, options->file);
    addOne(command, "POINTS", options->points, Cli::tr("The list, or - for standard input"));
    command.add_flag("--merge", options->merge,
                     Cli::tr("Update points by name, keep the others, add the rest").toStdString());
    command
        .add_option(
            "--format", options->format,
            Cli::tr("csv, tsv or json; else told by the file's ending or first byte").toStdString())
        ->type_name("FORMAT")
        ->check(CLI::IsMember({"csv", "tsv", "json"}));
    options->save.addTo(command);
}

} // namespace hardpoint
