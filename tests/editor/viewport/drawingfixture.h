// SPDX-License-Identifier: MIT
#pragma once

#include <tests/editor/viewport/viewfixture.h>

namespace testsupport {

/// How many pixels differ between two pictures of the same size.
int differences(const QImage &a, const QImage &b);

/// A cube with three points, shown without labels and notes.
class DrawingFixture : public ViewFixture {
protected:
    void SetUp() override;

    hardpoint::ViewOptions options() const { return viewport().options(); }
    static QImage grabWith(const hardpoint::ViewOptions &options);

    SampleDocument m_document{cubeWithPoints()};

private:
    static formatlib::Bytes cubeWithPoints();
};

} // namespace testsupport
