// SPDX-License-Identifier: MIT
#include <tests/editor/viewport/drawingfixture.h>

using namespace hardpoint;

namespace testsupport {

int differences(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return count;
}

void DrawingFixture::SetUp()
{
    ViewFixture::SetUp();
    ViewOptions options;
    options.labels = LabelMode::Off;
    options.notes = false;
    viewport().setOptions(options);
    show(m_document);
}

QImage DrawingFixture::grabWith(const ViewOptions &options)
{
    viewport().setOptions(options);
    return viewport().grabImage();
}

formatlib::Bytes DrawingFixture::cubeWithPoints()
{
    auto file = cube();
    file.points = {pointAt("grip_1", 4, 12, 7), pointAt("tip_1", -14, 3, -8),
                   pointAt("tip_01", 0, -13, 2)};
    return file.build();
}

} // namespace testsupport
