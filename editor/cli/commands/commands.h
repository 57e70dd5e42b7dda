// SPDX-License-Identifier: MIT
#pragma once

#include <editor/cli/output.h>

#include <CLI/App.hpp>

namespace hardpoint {

/// What the commands of one run share.
struct Session {
    Output &output;
    ExitCode code = ExitCode::Fine;
};

// Each adds its command, which runs while the arguments are parsed and sets the session's code.
void addInfoCommand(CLI::App &app, Session &session);
void addPointsCommand(CLI::App &app, Session &session);
void addAddCommand(CLI::App &app, Session &session);
void addSetCommand(CLI::App &app, Session &session);
void addRemoveCommand(CLI::App &app, Session &session);
void addMoveCommand(CLI::App &app, Session &session);
void addApplyCommand(CLI::App &app, Session &session);
void addMirrorCommand(CLI::App &app, Session &session);
void addCheckCommand(CLI::App &app, Session &session);
void addFixCommand(CLI::App &app, Session &session);
void addDiffCommand(CLI::App &app, Session &session);
void addVerifyCommand(CLI::App &app, Session &session);
void addUpgradeCommand(CLI::App &app, Session &session);
void addEditCommand(CLI::App &app, Session &session);

} // namespace hardpoint
