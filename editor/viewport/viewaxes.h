// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/vec.h>

#include <formatlib/geometry.h>
#include <formatlib/scene.h>

namespace hardpoint {

/// Turns a file's axes into the view's and back, exactly. View axes are right-handed with Y up,
/// and what a file calls its front faces +Z: a camera at +Z that looks along -Z sees it.
class ViewAxes {
public:
    explicit ViewAxes(formatlib::Axes axes = formatlib::Axes::RightHandedYUp);

    formatlib::Axes fileAxes() const { return m_axes; }

    /// True when one axis is mirrored: corners of triangles must be taken in the other order.
    bool isMirrored() const { return m_axes == formatlib::Axes::LeftHandedYUp; }

    /// A place or a direction; one is its own inverse, as a mirror is.
    formatlib::Vec3 toView(const formatlib::Vec3 &file) const;
    Vec3d toView(const Vec3d &file) const;
    formatlib::Vec3 toFile(const formatlib::Vec3 &view) const { return toView(view); }
    Vec3d toFile(const Vec3d &view) const { return toView(view); }

    /// A transform of file places as a transform of view places, and back.
    formatlib::Matrix4 toView(const formatlib::Matrix4 &file) const;
    formatlib::Matrix4 toFile(const formatlib::Matrix4 &view) const { return toView(view); }

private:
    formatlib::Axes m_axes;
};

} // namespace hardpoint
