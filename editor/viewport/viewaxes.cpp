// SPDX-License-Identifier: MIT
#include <editor/viewport/viewaxes.h>

namespace hardpoint {

ViewAxes::ViewAxes(formatlib::Axes axes) : m_axes(axes) { }

// Z is the axis to mirror: an MSH character looks along -Z with its right hand at -X. It then
// looks at the viewer, and its right hand is on the left, as with anybody one faces.
formatlib::Vec3 ViewAxes::toView(const formatlib::Vec3 &file) const
{
    return isMirrored() ? formatlib::Vec3{file.x, file.y, -file.z} : file;
}

Vec3d ViewAxes::toView(const Vec3d &file) const
{
    return isMirrored() ? Vec3d{file.x, file.y, -file.z} : file;
}

formatlib::Matrix4 ViewAxes::toView(const formatlib::Matrix4 &file) const
{
    formatlib::Matrix4 view = file;
    if (isMirrored()) {
        for (const std::size_t i : {2, 6, 8, 9, 11, 14})
            view.m[i] = -view.m[i];
    }
    return view;
}

} // namespace hardpoint
