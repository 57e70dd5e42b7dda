// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/save.h>
#include <editor/core/companions.h>

#include <formatlib/fixes.h>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::vector<std::string> files;
    SaveOptions save;
};

ExitCode fix(const QString &path, const SaveOptions &save, Output &output)
{
    const auto model = openModel(path, output);
    if (!model)
        return ExitCode::Failed;
    const FoundCompanions beside = findCompanions(path, model->file.schema());
    for (const QString &warning : beside.warnings)
        output.complain(path, warning);
    return savePoints(path, *model,
                      applySafeFixes(model->file, model->file.points(), beside.companions), save,
                      output);
}

ExitCode run(const Options &options, Output &output)
{
    const QStringList paths = toStrings(options.files);
    if (!options.save.out.empty() && paths.size() > 1) {
        output.complain(QString::fromStdString(options.save.out),
                        Cli::tr("one output can't take several files"));
        return ExitCode::Failed;
    }
    ExitCode code = ExitCode::Fine;
    for (const QString &path : paths)
        code = worst(code, fix(path, options.save, output));
    return code;
}

} // namespace

void addFixCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command =
        addCommand(app, session, "fix", Cli::tr("Mend what can be mended safely, see check"),
                   "hardpoint fix sword.msh --dry-run", options, run);
    addList(command, "FILE", options->files, Cli::tr("MSH or MDL files"));
    options->save.addTo(command);
}

} // namespace hardpoint
