// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/viewport/viewtheme.h>

#include <tests/editor/viewport/drawingfixture.h>

#include <QWindow>

#include <cmath>
#include <limits>

using namespace hardpoint;
using testsupport::differences;
using testsupport::pointAt;
using testsupport::sameColour;
using testsupport::SampleDocument;

namespace {

class DrawnMarkers : public testsupport::DrawingFixture { };

TEST_F(DrawnMarkers, MarkersAreWhereTheMathematicsSays)
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

TEST_F(DrawnMarkers, MarkersTellTheirState)
{
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 2)), viewcolours::markerProblem));
    m_document->selection().set({m_document->idAt(0), m_document->idAt(2)});
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 0)), viewcolours::markerSelected));
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 1)), viewcolours::marker));
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 2)), viewcolours::markerSelected));

    QTest::mouseMove(window(), pixelOf(*m_document, 1).toPoint());
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 1)), viewcolours::markerHovered));
}

TEST_F(DrawnMarkers, ASelectedMarkerHasAWhiteRingAndADarkOne)
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

TEST_F(DrawnMarkers, AMarkerMovesWithItsPoint)
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

TEST_F(DrawnMarkers, MarkersComeAndGoWithPoints)
{
    const QPointF first = pixelOf(*m_document, 0);
    m_document->removePoints(std::vector{m_document->idAt(0)}, {});
    EXPECT_FALSE(sameColour(colourAt(first), viewcolours::marker));
    m_document->undoStack().undo();
    EXPECT_TRUE(sameColour(colourAt(first), viewcolours::markerSelected)
                || sameColour(colourAt(first), viewcolours::marker));
}

TEST_F(DrawnMarkers, AMarkerBehindTheMeshIsSeen)
{
    viewport().lookFrom(OrbitCamera::Side::Front);
    formatlib::AttachPoint point = m_document->point(0);
    point.matrix.setOrigin({1, 1, 9});
    m_document->changePoints({{m_document->idAt(0), point}}, {});
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*m_document, 0)), viewcolours::marker));
}

TEST_F(DrawnMarkers, WhatHasNoPlaceIsNotDrawn)
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

TEST_F(DrawnMarkers, LabelsStandBesideMarkersInTheirMode)
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

TEST_F(DrawnMarkers, LabelsOfACrowdAreSpreadOverAllOfIt)
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

TEST_F(DrawnMarkers, HoverWritesTheNameWhateverTheMode)
{
    const QImage before = viewport().grabImage();
    QTest::mouseMove(window(), pixelOf(*m_document, 0).toPoint());
    EXPECT_GT(differences(before, viewport().grabImage()), 1000);
    QTest::mouseMove(window(), {320, 2});
    EXPECT_EQ(differences(before, viewport().grabImage()), 0);
}

TEST_F(DrawnMarkers, AFileWithoutVerticesShowsItsPoints)
{
    testsupport::MshBuilder file;
    file.points = {pointAt("a_1", 100, 0, 0), pointAt("b_1", -100, 50, 9)};
    SampleDocument document(file.build());
    show(document);
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*document, 0)), viewcolours::marker));
    EXPECT_TRUE(sameColour(colourAt(pixelOf(*document, 1)), viewcolours::marker));
}

} // namespace
