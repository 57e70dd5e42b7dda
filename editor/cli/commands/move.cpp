// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/save.h>
#include <editor/core/pointedit.h>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::string file;
    std::string point;
    std::size_t to = 0;
    SaveOptions save;
};

ExitCode run(const Options &options, Output &output)
{
    const QString path = QString::fromStdString(options.file);
    const auto model = openModel(path, output);
    if (!model)
        return ExitCode::Failed;
    std::vector<AttachPoint> points = model->file.points();
    const Outcome<std::size_t> from =
        findPoint(QString::fromStdString(options.point), points, model->file.schema());
    if (!from)
        return output.fail(path, from.error());
    if (options.to >= points.size())
        return output.refuse(path,
                             Cli::tr("there is no row %1 to move to: the last one is %2")
                                 .arg(options.to)
                                 .arg(points.size() - 1));
    moveRow(points, *from, options.to);
    return savePoints(path, *model, points, options.save, output);
}

} // namespace

void addMoveCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command =
        addCommand(app, session, "move", Cli::tr("Move a point to another row of the list"),
                   "hardpoint move sword.msh grip_1 --to 0", options, run);
    addFile(command, options->file);
    addOne(command, "NAME", options->point, Cli::tr("Its name, or #ROW"));
    command.add_option("--to", options->to, Cli::tr("Row it is to have, from 0").toStdString())
        ->type_name("ROW")
        ->required();
    options->save.addTo(command);
}

} // namespace hardpoint
