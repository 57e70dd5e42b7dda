// SPDX-License-Identifier: MIT
#include <editor/viewport/viewtheme.h>

#include <tests/editor/viewport/drawingfixture.h>

#include <QWindow>

using namespace hardpoint;
using testsupport::differences;
using testsupport::sameColour;
using testsupport::SampleDocument;

namespace {

class Drawing : public testsupport::DrawingFixture { };

TEST_F(Drawing, FillsTheWholeWidget)
{
    const QImage image = viewport().grabImage();
    EXPECT_EQ(image.size(), size() * window()->devicePixelRatio());
}

TEST_F(Drawing, EveryModeChangesThePicture)
{
    const ViewOptions plain = options();
    std::vector<QImage> pictures{viewport().grabImage()};
    for (int mode = 0; mode < 7; ++mode) {
        ViewOptions other = plain;
        if (mode == 0)
            other.mesh.shading = MeshStyle::Shading::Wireframe;
        if (mode == 1)
            other.mesh.shading = MeshStyle::Shading::ShadedWireframe;
        if (mode == 2)
            other.mesh.xray = true;
        if (mode == 3)
            other.grid = false;
        if (mode == 4)
            other.boundingBox = true;
        if (mode == 5)
            other.labels = LabelMode::All;
        if (mode == 6)
            other.notes = true;
        pictures.push_back(grabWith(other));
        EXPECT_EQ(differences(pictures.front(), grabWith(plain)), 0) << mode;
    }
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_GT(differences(pictures[i], pictures[j]), 100) << i << " and " << j;
    }
}

TEST_F(Drawing, ThemesDiffer)
{
    const QColor dark = colourAt({10, 10});
    viewport().setDarkTheme(false);
    const QColor light = colourAt({10, 10});
    EXPECT_LT(dark.lightness(), 70);
    EXPECT_GT(light.lightness(), 180);
}

TEST_F(Drawing, DocumentsComeAndGo)
{
    const QImage picture = viewport().grabImage();
    auto file = testsupport::cube();
    SampleDocument other(file.build());
    for (int i = 0; i < 20; ++i) {
        show(other);
        if (i % 5 == 0) {
            EXPECT_GT(differences(viewport().grabImage(), picture), 100);
        }
        show(m_document);
    }
    EXPECT_EQ(differences(viewport().grabImage(), picture), 0);
    viewport().setDocument(nullptr);
    EXPECT_GT(differences(viewport().grabImage(), picture), 1000);
}

TEST_F(Drawing, ADocumentThatIsDeletedIsShownNoMore)
{
    const QPointF marker = pixelOf(*m_document, 0);
    m_document.close();
    EXPECT_EQ(viewport().document(), nullptr);
    EXPECT_FALSE(sameColour(colourAt(marker), viewcolours::marker));
}

TEST_F(Drawing, ResizingKeepsMarkersWhereTheMathematicsSays)
{
    QWidget *top = viewport().widget()->window();
    top->resize(400, 520);
    ASSERT_TRUE(QTest::qWaitFor([] { return size() == QSize(400, 520); }));
    QTest::qWait(50);
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 0)), viewcolours::marker));
    top->resize(640, 480);
    ASSERT_TRUE(QTest::qWaitFor([] { return size() == QSize(640, 480); }));
}

} // namespace
