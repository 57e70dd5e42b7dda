// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/save.h>
#include <editor/core/errortext.h>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::vector<std::string> files;
    SaveOptions save;
};

/// The upgrade keeps every point and touches no byte that a save may not touch.
bool isProved(const ModelFile &before, const Bytes &bytes)
{
    const Result<ModelFile> after = ModelFile::open(bytes);
    return after && after->points() == before.points() && !firstUntouchedDifference(before, *after);
}

ExitCode upgrade(const QString &path, const SaveOptions &save, Output &output)
{
    const auto model = openModel(path, output);
    if (!model)
        return ExitCode::Failed;
    if (model->file.schema().pointVersion == 0)
        return output.refuse(path,
                             Cli::tr("this format has no version to upgrade to: points can "
                                     "be added to it as it is"));
    const Result<Bytes> bytes = model->file.upgrade();
    if (!bytes)
        return output.fail(path, refused(bytes.error()));
    if (!isProved(model->file, *bytes))
        return output.refuse(path,
                             Cli::tr("nothing was written: the upgraded file did not pass "
                                     "the check that nothing else changed"));
    return saveBytes(path, *model, *bytes, save, output);
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
        code = worst(code, upgrade(path, options.save, output));
    return code;
}

} // namespace

void addUpgradeCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command = addCommand(
        app, session, "upgrade",
        Cli::tr("Make MSH files of version 2000 or 2001 version 2002, with an empty list"),
        "hardpoint upgrade stage.msh -o stage2002.msh", options, run);
    addList(command, "FILE", options->files, Cli::tr("MSH files"));
    options->save.addTo(command);
}

} // namespace hardpoint
