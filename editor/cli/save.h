// SPDX-License-Identifier: MIT
#pragma once

#include <editor/cli/output.h>

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace hardpoint {

/// The options of every command that writes.
struct SaveOptions {
    std::string out; ///< empty: in place
    bool noBackup = false;
    bool dryRun = false;
    bool force = false;
    bool direct = false; ///< into the file itself
    bool json = false;   ///< the difference as JSON

    void addTo(CLI::App &command);
};

/// A file with the list it is to have: refuses new errors, proves, writes, and says what it did.
ExitCode savePoints(const QString &path, const filestore::LoadedModel &model,
                    const std::vector<formatlib::AttachPoint> &points, const SaveOptions &options,
                    Output &output);

/// The same for bytes that are proved already and have the points of the model.
ExitCode saveBytes(const QString &path, const filestore::LoadedModel &model,
                   const formatlib::Bytes &bytes, const SaveOptions &options, Output &output);

} // namespace hardpoint
