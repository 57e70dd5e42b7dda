// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>
#include <editor/viewport/gizmomath.h>
#include <editor/viewport/gizmooptions.h>

#include <QString>

#include <optional>
#include <vector>

/// What moving and turning does to points. All places and directions are in the file's axes.
namespace hardpoint {

/// A point before it is dragged, and where its bone is.
struct DraggedPoint {
    PointId id = 0;
    formatlib::AttachPoint before;
    std::optional<formatlib::Matrix4> boneWorld;
};

/// What a point is dragged along, and its numbers there.
struct DragFrame {
    Basis axes;            ///< what one unit of each number is
    Vec3d start;           ///< the point's numbers before the drag
    bool isStored = false; ///< these are the numbers in the file
    bool isOwn = false;    ///< counted from where the point was: they only tell how far it went
    QString why;           ///< said when these are not the axes that were asked for
};

DragFrame dragFrame(GizmoOptions::Axes wanted, const DraggedPoint &point,
                    const formatlib::Schema &schema);

/// A number that one axis shall have in the end, to the last bit.
struct ExactNumber {
    int axis = 0;
    float value = 0;
};

/// Moves points together: so far along the axes of the last one's frame. Numbers that need not
/// change keep their bits. Nothing when a number would not be finite.
std::optional<std::vector<PointChange>> movedPoints(const std::vector<DraggedPoint> &points,
                                                    const DragFrame &frame,
                                                    const formatlib::Schema &schema,
                                                    const Vec3d &by,
                                                    const std::optional<ExactNumber> &exact = {});

/// Turns each point about its own place. axis: of length 1. Nothing when a number would not be
/// finite.
std::optional<std::vector<PointChange>> turnedPoints(const std::vector<DraggedPoint> &points,
                                                     const formatlib::Schema &schema,
                                                     const Vec3d &axis, double degrees);

/// The point with its place, at rest, there; other numbers keep their bits. Nothing when its bone
/// has no place to count from, or a number would not be finite.
std::optional<formatlib::AttachPoint> pointPlacedAt(const DraggedPoint &point,
                                                    const formatlib::Schema &schema,
                                                    const formatlib::Vec3 &place);

/// The point turned by the least angle that makes its Z axis look along a direction of length 1.
std::optional<formatlib::AttachPoint>
pointFacing(const DraggedPoint &point, const formatlib::Schema &schema, const Vec3d &direction);

} // namespace hardpoint
