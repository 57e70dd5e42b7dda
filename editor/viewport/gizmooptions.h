// SPDX-License-Identifier: MIT
#pragma once

namespace hardpoint {

/// How points are moved in the viewport; the same for every document.
struct GizmoOptions {
    enum class Mode { None, Move, Rotate };
    /// Along which axes. File: those that numbers of an MSH and world columns are in. Bone: those
    /// that numbers of an MDL's point are in. Point: its own.
    enum class Axes { File, Bone, Point };

    Mode mode = Mode::Move;
    Axes axes = Axes::File;
    bool snap = false;     ///< Ctrl means the other
    double moveStep = 1;   ///< units of the file
    double angleStep = 15; ///< degrees

    friend bool operator==(const GizmoOptions &, const GizmoOptions &) = default;
};

} // namespace hardpoint
