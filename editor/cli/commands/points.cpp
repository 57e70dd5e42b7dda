// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/texttable.h>
#include <editor/core/errortext.h>
#include <editor/core/numbertext.h>
#include <editor/core/pointcsv.h>
#include <editor/core/pointjson.h>

#include <formatlib/pointkey.h>

#include <CLI/Validators.hpp>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::string file;
    std::string format = "table";
};

using Align = TextTable::Align;

/// Derived numbers are not stored anywhere, so they are rounded for reading.
QString derived(float value)
{
    return QString::number(double{value}, 'g', 6);
}

QStringList cells(const Vec3 &vector, QString (*text)(float))
{
    return {text(vector.x), text(vector.y), text(vector.z)};
}

QString boneText(const ModelFile &file, const AttachPoint &point)
{
    const Schema &schema = file.schema();
    if (!schema.bonesByNumber)
        return displayText(point.bone.name, schema.encoding);
    QString text = QString::number(point.bone.number);
    if (point.bone.number < file.bones().size())
        text +=
            QLatin1Char(' ') + displayText(file.bones()[point.bone.number].name, schema.encoding);
    return text.trimmed();
}

QString keyText(const std::string &name, const Schema &schema)
{
    const PointKey key = pointKey(name);
    return QStringLiteral("(%1, %2)").arg(displayText(key.type, schema.encoding)).arg(key.index);
}

QStringList header(const Schema &schema)
{
    QStringList row{QStringLiteral("#"), Cli::tr("Name")};
    if (schema.hasKey)
        row += Cli::tr("Key");
    row += Cli::tr("Bone");
    if (schema.hasExtra)
        row += Cli::tr("Extra");
    row += {QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")};
    if (schema.hasMatrix)
        row += {QStringLiteral("RX"), QStringLiteral("RY"), QStringLiteral("RZ"),
                QStringLiteral("SX"), QStringLiteral("SY"), QStringLiteral("SZ")};
    if (schema.boneRelative)
        row += {Cli::tr("World X"), Cli::tr("World Y"), Cli::tr("World Z")};
    return row;
}

QStringList row(const ModelFile &file, std::size_t index)
{
    const Schema &schema = file.schema();
    const AttachPoint &point = file.points()[index];
    const QStringList unknown(3, QStringLiteral("-"));
    QStringList row{QString::number(index), displayText(point.name, schema.encoding)};
    if (schema.hasKey)
        row += keyText(point.name, schema);
    row += boneText(file, point);
    if (schema.hasExtra)
        row += displayText(point.extra, schema.encoding);
    row += cells(point.matrix.origin(), numberText);
    if (schema.hasMatrix) {
        const std::optional<Vec3> rotation = rotationDegrees(point.matrix);
        row += rotation ? cells(*rotation, derived) : unknown;
        row += rotation ? cells(scaleOf(point.matrix), derived) : unknown;
    }
    if (schema.boneRelative) {
        const std::optional<Matrix4> world = file.world(point);
        row += world ? cells(world->origin(), derived) : unknown;
    }
    return row;
}

void printTable(const ModelFile &file, Output &output)
{
    const Schema &schema = file.schema();
    const QStringList titles = header(schema);
    std::vector<Align> columns(static_cast<std::size_t>(titles.size()), Align::Right);
    const std::ptrdiff_t texts = 3 + (schema.hasKey ? 1 : 0) + (schema.hasExtra ? 1 : 0);
    std::fill(columns.begin() + 1, columns.begin() + texts, Align::Left);
    TextTable table(columns);
    table.add(titles);
    for (std::size_t index = 0; index < file.points().size(); ++index)
        table.add(row(file, index));
    for (const QString &line : table.lines())
        output.line(line);
}

ExitCode printText(const Options &options, const ModelFile &file, Output &output)
{
    const QString path = QString::fromStdString(options.file);
    const TextFormat format = options.format == "csv" ? TextFormat::Csv : TextFormat::Tsv;
    const auto text = pointsCsv(file, file.points(), format);
    if (text) {
        output.bytes(*text);
        return ExitCode::Fine;
    }
    return output.refuse(path,
                         Cli::tr("row %1 has bytes that are no text, which %2 can't hold: "
                                 "use --format json")
                             .arg(text.error())
                             .arg(QString::fromStdString(options.format)));
}

ExitCode run(const Options &options, Output &output)
{
    const QString path = QString::fromStdString(options.file);
    const auto model = openModel(path, output);
    if (!model)
        return ExitCode::Failed;
    const ModelFile &file = model->file;
    ExitCode code = ExitCode::Fine;
    if (options.format == "json")
        output.json(pointListJson(path, file, file.points()));
    else if (options.format == "table")
        printTable(file, output);
    else
        code = printText(options, file, output);
    if (!file.readOnlyReason())
        return code;
    output.complain(path, errorText(*file.readOnlyReason()));
    return ExitCode::Failed;
}

} // namespace

void addPointsCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command =
        addCommand(app, session, "points", Cli::tr("Print the list of points"),
                   "hardpoint points sword.msh --format json > points.json", options, run);
    addFile(command, options->file);
    command
        .add_option("--format", options->format,
                    Cli::tr("table (the default), csv, tsv or json").toStdString())
        ->type_name("FORMAT")
        ->check(CLI::IsMember({"table", "csv", "tsv", "json"}));
}

} // namespace hardpoint
