// SPDX-License-Identifier: MIT
#include <editor/cli/commands/command.h>

#include <QProcess>
#include <QStandardPaths>

namespace hardpoint {

namespace {

struct Options {
    std::vector<std::string> files;
};

ExitCode run(const Options &options, Output &output)
{
    const QString name = QStringLiteral("hardpoint-editor");
    // Only beside this program: an editor found elsewhere may be another version.
    const QString editor = QStandardPaths::findExecutable(name, {output.console().programFolder});
    if (editor.isEmpty()) {
        output.complain(name,
                        Cli::tr("the editor is not in the folder of this program, %1")
                            .arg(output.console().programFolder));
        return ExitCode::Failed;
    }
    if (QProcess::startDetached(editor, toStrings(options.files)))
        return ExitCode::Fine;
    output.complain(editor, Cli::tr("the editor could not be started"));
    return ExitCode::Failed;
}

} // namespace

void addEditCommand(CLI::App &app, Session &session)
{
    auto options = std::make_shared<Options>();
    CLI::App &command = addCommand(app, session, "edit", Cli::tr("Open files in the editor"),
                                   "hardpoint edit sword.msh", options, run);
    addList(command, "FILE", options->files, Cli::tr("MSH and MDL files"));
}

} // namespace hardpoint
