// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/pointedit.h>

#include <CLI/App.hpp>

namespace hardpoint {

/// The options that say what a point is to be, as they were typed.
struct PointFields {
    std::optional<std::string> name;
    std::optional<std::string> bone;
    std::optional<std::string> extra;
    std::optional<formatlib::Matrix4> matrix;
    std::optional<formatlib::Vec3> rotation;
    std::optional<formatlib::Vec3> scale;
    std::optional<formatlib::Vec3> position;

    void addBoneTo(CLI::App &command);
    void addExtraTo(CLI::App &command);
    void addMatrixTo(CLI::App &command);
    void addRotationTo(CLI::App &command);
    void addScaleTo(CLI::App &command);
    void addPositionTo(CLI::App &command);

    /// With text in the file's encoding and bones found in it; refused where that can't be.
    Outcome<PointEdit> edit(const formatlib::ModelFile &file) const;
};

} // namespace hardpoint
