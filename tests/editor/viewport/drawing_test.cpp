// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/viewport/viewtheme.h>

#include <tests/editor/viewport/viewfixture.h>

#include <QWindow>

#include <cmath>
#include <limits>
#include <set>

using namespace hardpoint;
using testsupport::pointAt;
using testsupport::sameColour;
using testsupport::SampleDocument;

namespace {

formatlib::Bytes cubeWithPoints()
{
    auto file = testsupport::cube();
    file.points = {pointAt("grip_1", 4, 12, 7), pointAt("tip_1", -14, 3, -8),
                   pointAt("tip_01", 0, -13, 2)};
    return file.build();
}

/// The model's own colour is not the background's: how many pixels differ between two pictures.
int differences(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    }
    return count;
}

class Drawing : public testsupport::ViewFixture {
protected:
    void SetUp() override
    {
        ViewFixture::SetUp();
        ViewOptions options;
        options.labels = LabelMode::Off;
        options.notes = false;
        viewport().setOptions(options);
        show(m_document);
    }

    ViewOptions options() const { return viewport().options(); }
    static QImage grabWith(const ViewOptions &options)
    {
        viewport().setOptions(options);
        return viewport().grabImage();
    }

    SampleDocument m_document{cubeWithPoints()};
};

TEST_F(Drawing, FillsTheWholeWidget)
{
    const QImage image = viewport().grabImage();
    EXPECT_EQ(image.size(), size() * window()->devicePixelRatio());
}

TEST_F(Drawing, MarkersAreWhereTheMathematicsSays)
{
    for (const bool orthographic : {false, true}) {
        viewport().setOrthographic(orthographic);
        for (const double yaw : {0.5, -1.3, 2.9}) {
            OrbitCamera camera = viewport().camera();
            camera.yaw = yaw;
            viewport().setCamera(camera);
            EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 0)), viewcolours::marker));
            EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 1)), viewcolours::marker));
        }
    }
}

TEST_F(Drawing, MarkersTellTheirState)
{
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 2)), viewcolours::markerProblem));
    m_document->selection().set({m_document->idAt(0), m_document->idAt(2)});
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 0)), viewcolours::markerSelected));
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 1)), viewcolours::marker));
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 2)), viewcolours::markerSelected));

    QTest::mouseMove(window(), pixelOf(*m_document, 1).toPoint());
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 1)), viewcolours::markerHovered));
}

TEST_F(Drawing, ASelectedMarkerHasAWhiteRingAndADarkOne)
{
    m_document->selection().set({m_document->idAt(0)});
    const QPointF middle = pixelOf(*m_document, 0);
    const QImage image = viewport().grabImage();
    bool white = false;
    bool dark = false;
    for (int x = 0; x < 14; ++x) {
        const QColor colour = image.pixelColor(middle.toPoint() + QPoint(x, 0));
        white = white || colour.lightness() > 240;
        dark = dark || (white && colour.lightness() < 50);
    }
    EXPECT_TRUE(white);
    EXPECT_TRUE(dark);
}

TEST_F(Drawing, AMarkerMovesWithItsPoint)
{
    const QPointF before = pixelOf(*m_document, 0);
    formatlib::AttachPoint point = m_document->point(0);
    point.matrix.setOrigin({-4, 12, 7});
    m_document->changePoints({{m_document->idAt(0), point}}, {});
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 0)), viewcolours::marker));
    EXPECT_FALSE(sameColour(colourAt(before), viewcolours::marker));
    m_document->undoStack().undo();
    EXPECT_TRUE(sameColour(colourAt(before), viewcolours::marker));
}

TEST_F(Drawing, MarkersComeAndGoWithPoints)
{
    const QPointF first = pixelOf(*m_document, 0);
    m_document->removePoints(std::vector{m_document->idAt(0)}, {});
    EXPECT_FALSE(sameColour(colourAt(first), viewcolours::marker));
    m_document->undoStack().undo();
    EXPECT_TRUE(sameColour(colourAt(first), viewcolours::markerSelected)
                || sameColour(colourAt(first), viewcolours::marker));
}

TEST_F(Drawing, AMarkerBehindTheMeshIsSeen)
{
    viewport().lookFrom(OrbitCamera::Side::Front);
    formatlib::AttachPoint point = m_document->point(0);
    point.matrix.setOrigin({1, 1, 9});
    m_document->changePoints({{m_document->idAt(0), point}}, {});
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 0)), viewcolours::marker));
}

TEST_F(Drawing, WhatHasNoPlaceIsNotDrawn)
{
    const QImage before = viewport().grabImage();
    constexpr float infinity = std::numeric_limits<float>::infinity();
    formatlib::AttachPoint point = m_document->point(0);
    for (const formatlib::Vec3 &at :
         {formatlib::Vec3{std::nanf(""), 0, 0}, {0, infinity, 0}, {0, 0, -infinity}}) {
        point.matrix.setOrigin(at);
        m_document->changePoints({{m_document->idAt(0), point}}, {});
        const QImage after = viewport().grabImage();
        const int changed = differences(before, after);
        EXPECT_GT(changed, 50);
        EXPECT_LT(changed, 600) << "more than one marker is gone";
        EXPECT_FALSE(viewport().pixelOf(at));
    }
}

TEST_F(Drawing, TheMeshCoversTheBackgroundAndHasTwoColours)
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

TEST_F(Drawing, LabelsStandBesideMarkersInTheirMode)
{
    const auto plates = [this](LabelMode mode) {
        ViewOptions all = options();
        all.labels = LabelMode::Off;
        const QImage without = grabWith(all);
        all.labels = mode;
        const QImage with = grabWith(all);
        int count = 0;
        for (int row = 0; row < m_document->pointCount(); ++row) {
            // A plate is 22 pixels high, right, left, above or below of the marker.
            const QPoint at = pixelOf(*m_document, row).toPoint();
            const QRect around(at - QPoint(60, 40), QSize(120, 80));
            count += differences(with.copy(around), without.copy(around)) > 200 ? 1 : 0;
        }
        return count;
    };
    EXPECT_EQ(plates(LabelMode::All), 3);
    EXPECT_EQ(plates(LabelMode::Selection), 0);
    m_document->selection().set({m_document->idAt(1)});
    EXPECT_EQ(plates(LabelMode::Selection), 1);
    EXPECT_EQ(plates(LabelMode::Off), 0);
}

TEST_F(Drawing, LabelsOfACrowdAreSpreadOverAllOfIt)
{
    auto file = testsupport::cube();
    constexpr int points = 2000;
    for (int i = 0; i < points; ++i) {
        const float x = 20.0F * static_cast<float>(i) / points - 10;
        file.points.push_back(pointAt("fx_" + std::to_string(i), x, static_cast<float>(i % 19), 0));
    }
    SampleDocument crowd(file.build());
    show(crowd);
    viewport().lookFrom(OrbitCamera::Side::Front);
    const QImage without = viewport().grabImage();
    ViewOptions all = options();
    all.labels = LabelMode::All;
    const QImage with = grabWith(all);
    const int left = static_cast<int>(viewport().pixelOf({-10, 0, 0})->x());
    const int right = static_cast<int>(viewport().pixelOf({10, 0, 0})->x());
    ASSERT_GT(std::abs(right - left), 200);
    for (int part = 0; part < 4; ++part) {
        const QRect strip(std::min(left, right) + part * std::abs(right - left) / 4, 0,
                          std::abs(right - left) / 4, with.height());
        EXPECT_GT(differences(with.copy(strip), without.copy(strip)), 300) << part;
    }
}

TEST_F(Drawing, HoverWritesTheNameWhateverTheMode)
{
    const QImage before = viewport().grabImage();
    QTest::mouseMove(window(), pixelOf(*m_document, 0).toPoint());
    EXPECT_GT(differences(before, viewport().grabImage()), 1000);
    QTest::mouseMove(window(), {320, 2});
    EXPECT_EQ(differences(before, viewport().grabImage()), 0);
}

TEST_F(Drawing, VertexColoursAreShownWhereThereAreAny)
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

TEST_F(Drawing, SubMeshesAreHiddenAndShown)
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

TEST_F(Drawing, BothSidesOfEveryFaceAreDrawn)
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

TEST_F(Drawing, FilesFromCharmsToStagesAreShownAlike)
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

TEST_F(Drawing, SoundFacesOfADamagedMeshAreDrawn)
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

TEST_F(Drawing, AFileWithoutVerticesShowsItsPoints)
{
    testsupport::MshBuilder file;
    file.points = {pointAt("a_1", 100, 0, 0), pointAt("b_1", -100, 50, 9)};
    SampleDocument document(file.build());
    show(document);
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*document, 0)), viewcolours::marker));
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*document, 1)), viewcolours::marker));
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
