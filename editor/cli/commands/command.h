// SPDX-License-Identifier: MIT
#pragma once

#include <editor/cli/commands/commands.h>

#include <QStringList>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace hardpoint {

/// What all commands are made of: a name, a line of help, an example, and what to do.
template <typename Options>
CLI::App &addCommand(CLI::App &app, Session &session, const char *name, const QString &help,
                     const char *example, const std::shared_ptr<Options> &options,
                     ExitCode (*run)(const Options &, Output &))
{
    CLI::App &command = *app.add_subcommand(name, help.toStdString());
    command.footer(Cli::tr("Example:").toStdString() + "\n  " + example + "\n");
    command.callback([options, run, &session] { session.code = run(*options, session.output); });
    return command;
}

inline QStringList toStrings(const std::vector<std::string> &texts)
{
    QStringList strings;
    for (const std::string &text : texts)
        strings += QString::fromStdString(text);
    return strings;
}

inline void addFile(CLI::App &command, std::string &file)
{
    command.add_option("FILE", file, Cli::tr("An MSH or MDL file").toStdString())
        ->required()
        ->type_name("");
}

/// One or more of what label says.
inline void addList(CLI::App &command, const char *label, std::vector<std::string> &names,
                    const QString &help)
{
    command.add_option(label, names, help.toStdString())->required()->type_name("");
}

/// One of what label says.
inline void addOne(CLI::App &command, const char *label, std::string &value, const QString &help)
{
    command.add_option(label, value, help.toStdString())->required()->type_name("");
}

} // namespace hardpoint
