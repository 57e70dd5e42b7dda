// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/commands/pointfields.h>
#include <editor/cli/save.h>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::string file;
    std::string name;
    PointFields fields;
    std::optional<std::size_t> at;
    SaveOptions save;
};

ExitCode run(const Options &options, Output &output)
{
    const QString path = QString::fromStdString(options.file);
    const auto model = openModel(path, output);
    if (!model)
        return ExitCode::Failed;
    std::vector<AttachPoint> points = model->file.points();
    const std::size_t row = options.at.value_or(points.size());
    if (row > points.size())
        return output.refuse(
            path, Cli::tr("there is no row %1 to add at: use 0 to %2").arg(row).arg(points.size()));
    PointFields fields = options.fields;
    fields.name = options.name;
    const Outcome<PointEdit> edit = fields.edit(model->file);
    if (!edit)
        return output.fail(path, edit.error());
    Outcome<AttachPoint> point = edited({}, *edit, model->file.schema());
    if (!point)
        return output.fail(path, point.error());
    points.insert(points.begin() + static_cast<std::ptrdiff_t>(row), std::move(*point));
    return savePoints(path, *model, points, options.save, output);
}

} // namespace

void addAddCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command = addCommand(app, session, "add", Cli::tr("Add a point"),
                                   "hardpoint add sword.msh trailstart_1 --bone \"Bip01 R Hand\" "
                                   "--position 1.5,0,-2.25",
                                   options, run);
    addFile(command, options->file);
    addOne(command, "NAME", options->name, Cli::tr("Name of the new point"));
    options->fields.addBoneTo(command);
    options->fields.addExtraTo(command);
    options->fields.addPositionTo(command);
    options->fields.addMatrixTo(command);
    command
        .add_option_function<std::size_t>(
            "--at", [&at = options->at](const std::size_t &row) { at = row; },
            Cli::tr("Row it is to have, from 0; else it comes last").toStdString())
        ->type_name("ROW");
    options->save.addTo(command);
}

} // namespace hardpoint
