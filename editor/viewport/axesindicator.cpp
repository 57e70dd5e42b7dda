// SPDX-License-Identifier: MIT
#include <editor/viewport/axesindicator.h>
#include <editor/viewport/viewtheme.h>

#include <QLineF>

#include <algorithm>
#include <array>

namespace hardpoint {

namespace {

constexpr double reach = 42;
constexpr double fromEdge = 62;
constexpr double target = 10;

struct End {
    Vec3d axis; ///< view axes
    OrbitCamera::Side side;
};

using Side = OrbitCamera::Side;
constexpr std::array<End, 6> ends{{
    {{1, 0, 0}, Side::Right},
    {{-1, 0, 0}, Side::Left},
    {{0, 1, 0}, Side::Top},
    {{0, -1, 0}, Side::Bottom},
    {{0, 0, 1}, Side::Front},
    {{0, 0, -1}, Side::Back},
}};

} // namespace

AxesIndicator::AxesIndicator(const ViewFrame &frame, const ViewAxes &axes)
    : m_middle(fromEdge, frame.size.height() - fromEdge)
{
    const OrbitCamera &camera = frame.camera;
    for (const End &end : ends) {
        const Vec3d file = axes.toFile(end.axis);
        const bool positive = file.x + file.y + file.z > 0;
        Arm arm;
        arm.side = end.side;
        arm.colour = file.x != 0 ? viewcolours::axisX
            : file.y != 0        ? viewcolours::axisY
                                 : viewcolours::axisZ;
        if (positive) {
            arm.letter = file.x != 0 ? QStringLiteral("X")
                : file.y != 0        ? QStringLiteral("Y")
                                     : QStringLiteral("Z");
        }
        arm.end =
            m_middle + QPointF(dot(end.axis, camera.right()), -dot(end.axis, camera.up())) * reach;
        arm.towardEye = dot(end.axis, camera.back());
        m_arms.push_back(arm);
    }
    std::ranges::stable_sort(m_arms, {}, &Arm::towardEye);
}

std::optional<OrbitCamera::Side> AxesIndicator::sideAt(const QPointF &pixel) const
{
    for (auto arm = m_arms.rbegin(); arm != m_arms.rend(); ++arm) {
        if (QLineF(arm->end, pixel).length() <= target)
            return arm->side;
    }
    return {};
}

} // namespace hardpoint
