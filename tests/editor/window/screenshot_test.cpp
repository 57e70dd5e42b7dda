// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/window/screenshot.h>

#include <tests/editor/window/windowfixture.h>

using namespace hardpoint;
using testsupport::WindowTest;

namespace {

TEST_F(WindowTest, APictureHoldsTheWindowAndTheViewport)
{
    m_themes.setTheme(Theme::Dark);
    ASSERT_NE(open(sample("sword.msh")), nullptr);
    const QImage picture = pictureOf(window());
    EXPECT_EQ(picture.size(), window().size() * window().devicePixelRatioF());

    const QWidget &view = *viewport().widget();
    const QRect inside(view.mapTo(&window(), QPoint()), view.size());
    int light = 0;
    for (int y = inside.top(); y < inside.bottom(); y += 2) {
        for (int x = inside.left(); x < inside.right(); x += 2)
            light += picture.pixelColor(x, y).lightness() > 90 ? 1 : 0;
    }
    EXPECT_GT(light, 100) << "no sword in the viewport's place";

    const QPoint corner = table().viewport()->mapTo(
        &window(), table().viewport()->rect().bottomRight() - QPoint(4, 4));
    EXPECT_EQ(picture.pixelColor(corner), darkLook().panel);
}

TEST_F(WindowTest, APictureThatCantBeWrittenSaysWhere)
{
    const QImage picture(4, 4, QImage::Format_RGB32);
    EXPECT_TRUE(writePicture(picture, path("a.png")));
    EXPECT_TRUE(writePicture(picture, path("b")));
    EXPECT_FALSE(QImage(path("b"), "png").isNull());
    const Outcome<void> failed = writePicture(picture, path("no/folder.png"));
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().kind, Failure::Kind::Unwritable);
    EXPECT_TRUE(failed.error().text.contains("no/folder.png"));
}

} // namespace
