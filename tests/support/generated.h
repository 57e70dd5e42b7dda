// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/attachpoint.h>
#include <formatlib/bytes.h>

#include <optional>
#include <string>
#include <vector>

namespace testsupport {

/// A file of the shared folder with the reading it must have, and an edit with its exact result.
struct GeneratedCase {
    struct Edit {
        std::vector<formatlib::AttachPoint> points;
        formatlib::Bytes bytes;
    };

    std::string name;
    formatlib::Bytes bytes;
    std::vector<formatlib::AttachPoint> points;
    std::optional<Edit> edit;
};

/// Those whose file name ends so ("msh", "mdl"); none without the shared folder.
std::vector<GeneratedCase> generatedCases(const std::string &ending);

} // namespace testsupport
