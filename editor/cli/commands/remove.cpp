// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/save.h>
#include <editor/core/pointedit.h>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::string file;
    std::vector<std::string> names;
    SaveOptions save;
};

ExitCode run(const Options &options, Output &output)
{
    const QString path = QString::fromStdString(options.file);
    const auto model = openModel(path, output);
    if (!model)
        return ExitCode::Failed;
    const std::vector<AttachPoint> &points = model->file.points();
    std::vector<bool> gone(points.size());
    ExitCode code = ExitCode::Fine;
    for (const QString &name : toStrings(options.names)) {
        const Outcome<std::size_t> row = findPoint(name, points, model->file.schema());
        if (row)
            gone[*row] = true;
        else
            code = worst(code, output.fail(path, row.error()));
    }
    if (code != ExitCode::Fine)
        return code;
    std::vector<AttachPoint> left;
    for (std::size_t row = 0; row < points.size(); ++row) {
        if (!gone[row])
            left.push_back(points[row]);
    }
    return savePoints(path, *model, left, options.save, output);
}

} // namespace

void addRemoveCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command = addCommand(app, session, "remove", Cli::tr("Remove points"),
                                   "hardpoint remove sword.msh grip_1 '#4'", options, run);
    addFile(command, options->file);
    addList(command, "NAME", options->names, Cli::tr("Names, or #ROW as they are before"));
    options->save.addTo(command);
}

} // namespace hardpoint
