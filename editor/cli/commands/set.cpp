// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/commands/pointfields.h>
#include <editor/cli/save.h>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::string file;
    std::string point;
    PointFields fields;
    SaveOptions save;
};

ExitCode run(const Options &options, Output &output)
{
    const QString path = QString::fromStdString(options.file);
    const auto model = openModel(path, output);
    if (!model)
        return ExitCode::Failed;
    const Schema &schema = model->file.schema();
    std::vector<AttachPoint> points = model->file.points();
    const Outcome<std::size_t> row =
        findPoint(QString::fromStdString(options.point), points, schema);
    if (!row)
        return output.fail(path, row.error());
    const Outcome<PointEdit> edit = options.fields.edit(model->file);
    if (!edit)
        return output.fail(path, edit.error());
    Outcome<AttachPoint> point = edited(points[*row], *edit, schema);
    if (!point)
        return output.fail(path, point.error());
    points[*row] = std::move(*point);
    return savePoints(path, *model, points, options.save, output);
}

} // namespace

void addSetCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command =
        addCommand(app, session, "set", Cli::tr("Change one point; what is not named stays"),
                   "hardpoint set puppet.mdl hair --rotation 0,0,90 -o turned.mdl", options, run);
    addFile(command, options->file);
    addOne(command, "NAME", options->point, Cli::tr("Its name, or #ROW"));
    command
        .add_option_function<std::string>(
            "--name", [&name = options->fields.name](const std::string &text) { name = text; },
            Cli::tr("Its new name").toStdString())
        ->type_name("N");
    options->fields.addBoneTo(command);
    options->fields.addExtraTo(command);
    options->fields.addPositionTo(command);
    options->fields.addRotationTo(command);
    options->fields.addScaleTo(command);
    options->fields.addMatrixTo(command);
    options->save.addTo(command);
}

} // namespace hardpoint
