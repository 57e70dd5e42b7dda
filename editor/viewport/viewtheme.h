// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace hardpoint {

/// The viewport's colours in light and dark.
struct ViewTheme {
    bool isDark;
    QColor inner; ///< middle of the background
    QColor outer;
    QColor grid; ///< its alpha: strength of every tenth line
    QColor wire; ///< edges over a surface
    QColor text; ///< written straight on the background
    QColor bone;
    QColor joint;
    QColor link; ///< from a point to its joint
    QColor box;  ///< the file's bounding box
    QColor accent;

    static const ViewTheme &dark();
    static const ViewTheme &light();
};

/// The colours that both themes share.
namespace viewcolours {
inline constexpr QColor axisX{0xff, 0x4d, 0x4d};
inline constexpr QColor axisY{0x5e, 0xd3, 0x5e};
inline constexpr QColor axisZ{0x4d, 0x8d, 0xff};
inline constexpr QColor marker{0x56, 0xb4, 0xe9};
inline constexpr QColor markerHovered{0xa8, 0xdd, 0xff};
inline constexpr QColor markerSelected{0xf2, 0xa9, 0x00};
inline constexpr QColor markerProblem{0xe0, 0x59, 0x2a};
inline constexpr QColor plate{0x10, 0x14, 0x1a, 204};
inline constexpr QColor plateText{0xff, 0xff, 0xff};
} // namespace viewcolours

} // namespace hardpoint
