// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/viewaxes.h>
#include <editor/viewport/viewframe.h>

#include <QColor>
#include <QString>

#include <optional>
#include <vector>

namespace hardpoint {

/// The little cross in the lower left corner that tells where the file's axes point.
class AxesIndicator {
public:
    struct Arm {
        QString letter; ///< empty at negative ends
        QColor colour;
        QPointF end;              ///< pixels of the widget
        double towardEye = 0;     ///< -1 to 1
        OrbitCamera::Side side{}; ///< from where one looks at this end
    };

    AxesIndicator(const ViewFrame &frame, const ViewAxes &axes);

    QPointF middle() const { return m_middle; }
    /// The farthest first.
    const std::vector<Arm> &arms() const { return m_arms; }
    /// The side whose end is under the pixel.
    std::optional<OrbitCamera::Side> sideAt(const QPointF &pixel) const;

private:
    QPointF m_middle;
    std::vector<Arm> m_arms;
};

} // namespace hardpoint
