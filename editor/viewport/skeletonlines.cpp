// SPDX-License-Identifier: MIT
#include <editor/viewport/scenecontent.h>
#include <editor/viewport/skeletonlines.h>
#include <editor/viewport/viewtheme.h>

namespace hardpoint {

namespace {

constexpr double jointSize = 8;
constexpr double hoveredJointSize = 12;
// Links of points that nobody looks at stay in the background when there are many.
constexpr float quiet = 0.45F;

LineInstance line(const Vec3d &from, const Vec3d &to, const QColor &colour)
{
    LineInstance line;
    line.from = Anchor::place(from);
    line.to = Anchor::place(to);
    line.setColour(colour);
    return line;
}

QColor faded(QColor colour, float by)
{
    colour.setAlphaF(colour.alphaF() * by);
    return colour;
}

} // namespace

std::vector<LineInstance> boneLines(const SceneContent &content, const ViewTheme &theme,
                                    double scale)
{
    std::vector<LineInstance> lines;
    const auto joints = content.joints();
    for (std::size_t i = 0; i < joints.size(); ++i) {
        const int parent = content.bones()[i].parent;
        if (parent < 0 || static_cast<std::size_t>(parent) >= joints.size())
            continue;
        const Vec3d &from = joints[static_cast<std::size_t>(parent)];
        if (!isFinite(from) || !isFinite(joints[i]))
            continue;
        lines.push_back(line(from, joints[i], theme.bone));
        lines.back().fromWidth = static_cast<float>(5 * scale);
        lines.back().toWidth = static_cast<float>(1.5 * scale);
    }
    return lines;
}

std::vector<MarkerInstance> jointMarkers(const SceneContent &content, const ViewTheme &theme,
                                         double scale)
{
    std::vector<MarkerInstance> markers;
    const auto joints = content.joints();
    for (std::size_t i = 0; i < joints.size(); ++i) {
        if (!isFinite(joints[i]))
            continue;
        const bool hovered = static_cast<int>(i) == content.hoveredBone();
        const formatlib::Vec3 at = narrowed(joints[i]);
        markers.push_back({{at.x, at.y, at.z},
                           static_cast<float>((hovered ? hoveredJointSize : jointSize) * scale),
                           rgb(theme.joint),
                           0});
    }
    return markers;
}

std::vector<LineInstance> linkLines(const SceneContent &content, const ViewTheme &theme,
                                    double scale)
{
    std::vector<LineInstance> lines;
    const auto places = content.places();
    for (std::size_t row = 0; row < places.size(); ++row) {
        const auto joint = content.jointOf(static_cast<int>(row));
        if (!joint || !isFinite(places[row]))
            continue;
        const PointState &state = content.states()[row];
        const bool loud = state.selected || state.hovered || places.size() <= 8;
        lines.push_back(line(places[row], *joint, loud ? theme.link : faded(theme.link, quiet)));
        lines.back().fromWidth = lines.back().toWidth = static_cast<float>(1.2 * scale);
        lines.back().dash = lines.back().gap = static_cast<float>(3 * scale);
    }
    return lines;
}

std::vector<LineInstance> boxLines(const Vec3d &low, const Vec3d &high, const QColor &colour,
                                   double scale)
{
    std::vector<LineInstance> lines;
    const auto corner = [&](unsigned bits) {
        return Vec3d{bits & 1U ? high.x : low.x, bits & 2U ? high.y : low.y,
                     bits & 4U ? high.z : low.z};
    };
    for (unsigned from = 0; from < 8; ++from) {
        for (const unsigned axis : {1U, 2U, 4U}) {
            if (from & axis)
                continue;
            lines.push_back(line(corner(from), corner(from | axis), colour));
            lines.back().fromWidth = lines.back().toWidth = static_cast<float>(1.2 * scale);
        }
    }
    return lines;
}

} // namespace hardpoint
