// SPDX-License-Identifier: MIT
#include <editor/cli/commands/commands.h>
#include <editor/cli/output.h>
#include <editor/cli/runhardpoint.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <array>
#include <ostream>

namespace hardpoint {

namespace {

constexpr std::array commands{
    addInfoCommand,   addPointsCommand, addCheckCommand,   addAddCommand,    addSetCommand,
    addRemoveCommand, addMoveCommand,   addApplyCommand,   addMirrorCommand, addFixCommand,
    addDiffCommand,   addVerifyCommand, addUpgradeCommand, addEditCommand,
};

// The library takes a list's item "[a,b]" for two items, and "--option=" for an option whose value
// is the next argument. A sign at their ends keeps it from that, and is taken off again before
// anybody sees it.
constexpr char guard = '\x1F';

std::string guarded(std::string text)
{
    const bool isList = text.size() > 1 && text.front() == '[' && text.back() == ']';
    const bool isEmptyValue = text.starts_with("--") && text.ends_with('=');
    if (isList || isEmptyValue || text.ends_with(guard))
        text += guard;
    return text;
}

std::string unguarded(std::string text)
{
    if (text.ends_with(guard))
        text.pop_back();
    return text;
}

void unguardArguments(CLI::App &app)
{
    for (CLI::App *command : app.get_subcommands({})) {
        for (CLI::Option *option : command->get_options()) {
            if (option->get_items_expected_max() > 0)
                option->transform(unguarded);
        }
    }
}

/// As the library wants them: the last first.
std::vector<std::string> reversed(const QStringList &arguments)
{
    std::vector<std::string> texts;
    for (const QString &argument : arguments)
        texts.push_back(guarded(argument.toStdString()));
    std::ranges::reverse(texts);
    return texts;
}

} // namespace

int runHardpoint(const QStringList &arguments, Console &console)
{
    CLI::App app(Cli::tr("Attach points of MSH (Lost Saga) and MDL (Wallpaper Engine) models.")
                     .toStdString(),
                 "hardpoint");
    app.set_version_flag("--version", HARDPOINT_VERSION);
    app.allow_windows_style_options(false);
    app.require_subcommand(1);
    app.footer(Cli::tr("hardpoint COMMAND --help tells more, with an example.\n"
                       "Exit status: 0 fine, 1 bad or refused, 2 could not run.")
                   .toStdString());

    Output output(console);
    Session session{output};
    for (const auto &add : commands)
        add(app, session);
    unguardArguments(app);
    try {
        app.parse(reversed(arguments));
    } catch (const CLI::ParseError &error) {
        // The library has a status for every kind of error; ours are three.
        const int status = app.exit(error, console.out, console.err);
        session.code = status == 0 ? ExitCode::Fine : ExitCode::Failed;
    }
    console.out.flush();
    if (!console.out) {
        output.complain(QStringLiteral("hardpoint"), Cli::tr("the output could not be written"));
        session.code = ExitCode::Failed;
    }
    return static_cast<int>(session.code);
}

} // namespace hardpoint
