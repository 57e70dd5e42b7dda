// SPDX-License-Identifier: MIT
#include <editor/viewport/viewtheme.h>

#include <tests/editor/viewport/drawingfixture.h>

#include <cmath>

using namespace hardpoint;
using testsupport::differences;
using testsupport::pointAt;
using testsupport::sameColour;
using testsupport::SampleDocument;

namespace {

class DrawnMesh : public testsupport::DrawingFixture { };

TEST_F(DrawnMesh, TheMeshCoversTheBackgroundAndHasTwoColours)
{
    const QColor background = colourAt({4, 240});
    viewport().lookFrom(OrbitCamera::Side::Front);
    // The halves of the faces belong to two sub-meshes; front and top face are of different ones.
    const QColor front = colourAt(*viewport().pixelOf({5, 5, -10}));
    viewport().lookFrom(OrbitCamera::Side::Left);
    const QColor left = colourAt(*viewport().pixelOf({-10, 5, 5}));
    EXPECT_FALSE(sameColour(front, background));
    EXPECT_FALSE(sameColour(left, background));
    EXPECT_FALSE(sameColour(front, left));
}

TEST_F(DrawnMesh, VertexColoursAreShownWhereThereAreAny)
{
    auto file = testsupport::cube();
    file.mask |= 0x40;
    for (auto &vertex : file.vertices)
        vertex.colour = vertex.position[0] > 0 ? 0xFFFF0000 : 0xFF00FF00;
    SampleDocument document(file.build());
    show(document);
    viewport().lookFrom(OrbitCamera::Side::Right);
    const QPointF pixel = *viewport().pixelOf({10, 3, 3});
    const QColor red = colourAt(pixel);
    EXPECT_GT(red.red(), red.green() + 80);
    ViewOptions plain = options();
    plain.mesh.vertexColours = false;
    viewport().setOptions(plain);
    const QColor steel = colourAt(pixel);
    EXPECT_LT(std::abs(steel.red() - steel.green()), 40);
}

TEST_F(DrawnMesh, SubMeshesAreHiddenAndShown)
{
    const QImage whole = viewport().grabImage();
    ASSERT_EQ(viewport().subMeshes().size(), 2);
    EXPECT_EQ(viewport().subMeshes()[0].faces, 6);
    EXPECT_NE(viewport().subMeshes()[0].colour, viewport().subMeshes()[1].colour);

    viewport().lookFrom(OrbitCamera::Side::Front);
    const QPointF pixel = *viewport().pixelOf({3, 3, -10});
    ASSERT_TRUE(viewport().surfaceAt(pixel));
    EXPECT_NEAR(viewport().surfaceAt(pixel)->z, -10, 1e-4);
    const QImage front = viewport().grabImage();
    viewport().setSubMeshVisible(0, false);
    viewport().setSubMeshVisible(1, false);
    EXPECT_FALSE(viewport().surfaceAt(pixel));
    EXPECT_FALSE(viewport().subMeshes()[0].isVisible);
    EXPECT_GT(differences(front, viewport().grabImage()), 5000);

    SampleDocument other(testsupport::cube().build());
    show(other);
    EXPECT_TRUE(viewport().subMeshes()[0].isVisible);
    show(m_document);
    EXPECT_FALSE(viewport().subMeshes()[0].isVisible);
    viewport().setSubMeshVisible(0, true);
    viewport().setSubMeshVisible(1, true);
    EXPECT_EQ(differences(front, viewport().grabImage()), 0);
}

TEST_F(DrawnMesh, BothSidesOfEveryFaceAreDrawn)
{
    auto file = testsupport::cube();
    file.faces.resize(2);
    file.subMeshes.clear();
    SampleDocument document(file.build());
    show(document);
    for (const auto side : {OrbitCamera::Side::Left, OrbitCamera::Side::Right}) {
        const QColor background = colourAt({4, 240});
        viewport().lookFrom(side);
        const QColor face = colourAt(*viewport().pixelOf({-10, 3, 3}));
        EXPECT_FALSE(sameColour(face, background));
        EXPECT_GT(face.lightness(), 80);
    }
}

TEST_F(DrawnMesh, FilesFromCharmsToStagesAreShownAlike)
{
    for (const float scale : {0.005F, 1.0F, 500.0F}) {
        auto file = testsupport::cube();
        for (auto &vertex : file.vertices) {
            for (float &value : vertex.position)
                value *= scale;
        }
        file.measure();
        file.points = {pointAt("a_1", 4 * scale, 12 * scale, 7 * scale)};
        SampleDocument document(file.build());
        show(document);
        EXPECT_TRUE(sameColour(colourAt(pixelOf(*document, 0)), viewcolours::marker));
        const auto corner = viewport().pixelOf({3 * scale, 3 * scale, -10 * scale});
        ASSERT_TRUE(corner);
        EXPECT_FALSE(sameColour(colourAt(*corner), colourAt({4, 240})));
        // And closely, far into the file.
        for (int i = 0; i < 30; ++i)
            wheel(*corner, 1);
        EXPECT_GT(colourAt(*corner).lightness(), 80) << scale;
        EXPECT_NEAR(viewport().surfaceAt(*corner)->z, -10 * scale, 1e-4 * scale);
    }
}

TEST_F(DrawnMesh, SoundFacesOfADamagedMeshAreDrawn)
{
    auto file = testsupport::cube();
    file.faces[0] = {0, 1, 60000};
    file.vertices[12].position[1] = std::nanf("");
    SampleDocument document(file.build());
    show(document);
    const QColor background = colourAt({4, 240});
    viewport().lookFrom(OrbitCamera::Side::Front);
    EXPECT_FALSE(sameColour(colourAt(*viewport().pixelOf({3, 3, -10})), background));
}

} // namespace
