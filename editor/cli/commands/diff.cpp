// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>
#include <editor/cli/difftext.h>

using namespace formatlib;

namespace hardpoint {

namespace {

struct Options {
    std::string before;
    std::string after;
    bool json = false;
};

ExitCode run(const Options &options, Output &output)
{
    const QString path = QString::fromStdString(options.after);
    const auto before = openModel(QString::fromStdString(options.before), output);
    const auto after = openModel(path, output);
    if (!before || !after)
        return ExitCode::Failed;
    const QString oldFormat = QString::fromUtf8(before->file.schema().format);
    const QString newFormat = QString::fromUtf8(after->file.schema().format);
    if (oldFormat != newFormat)
        return output.refuse(path,
                             Cli::tr("this is %1 and the other one %2: they can't be "
                                     "compared")
                                 .arg(newFormat, oldFormat));
    const FileDiff diff = diffFiles(before->file, after->file);
    if (options.json)
        output.json(diffJson(diff, before->file, after->file));
    else
        printDiff(diff, before->file, after->file, output);
    return diff.sameBytes ? ExitCode::Fine : ExitCode::Bad;
}

} // namespace

void addDiffCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command = addCommand(app, session, "diff",
                                   Cli::tr("Compare the points of two files, and all other bytes"),
                                   "hardpoint diff old.msh new.msh", options, run);
    addOne(command, "A", options->before, Cli::tr("The old file"));
    addOne(command, "B", options->after, Cli::tr("The new file"));
    command.add_flag("--json", options->json, Cli::tr("Print JSON").toStdString());
}

} // namespace hardpoint
