// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/vec.h>

#include <QPointF>

#include <gtest/gtest.h>

#include <cmath>

/// For EXPECT_TRUE; they say what was found when it is false.
namespace testsupport {

inline testing::AssertionResult near(const hardpoint::Vec3d &a, const hardpoint::Vec3d &b,
                                     double within = 1e-9)
{
    if (length(a - b) <= within)
        return testing::AssertionSuccess();
    return testing::AssertionFailure() << "(" << a.x << ", " << a.y << ", " << a.z << ") and ("
                                       << b.x << ", " << b.y << ", " << b.z << ")";
}

inline testing::AssertionResult near(const QPointF &a, const QPointF &b, double within = 1e-6)
{
    const QPointF away = a - b;
    if (std::hypot(away.x(), away.y()) <= within)
        return testing::AssertionSuccess();
    return testing::AssertionFailure()
        << "(" << a.x() << ", " << a.y() << ") and (" << b.x() << ", " << b.y() << ")";
}

} // namespace testsupport
