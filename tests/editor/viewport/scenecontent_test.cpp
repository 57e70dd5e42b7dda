// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/viewport/scenecontent.h>

#include <tests/editor/viewport/near.h>
#include <tests/editor/viewport/sample.h>
#include <tests/support/mdlbuilder.h>

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <limits>

using namespace hardpoint;
using testsupport::near;
using testsupport::pointAt;
using testsupport::SampleDocument;

namespace {

constexpr float nan = std::numeric_limits<float>::quiet_NaN();

formatlib::Bytes cubeWithPoints()
{
    auto file = testsupport::cube();
    file.points = {pointAt("grip_1", 1, 2, 3), pointAt("tip_1", 10, 10, 10),
                   pointAt("tip_1", -5, 0, 0)};
    return file.build();
}

class SceneContentTest : public testing::Test {
protected:
    SampleDocument m_document{cubeWithPoints()};
    SceneContent m_content{*m_document};

    formatlib::AttachPoint moved(int row, const formatlib::Vec3 &to)
    {
        formatlib::AttachPoint point = m_document->point(row);
        point.matrix.setOrigin(to);
        return point;
    }
};

TEST_F(SceneContentTest, ShowsPlacesInViewAxes)
{
    ASSERT_EQ(m_content.places().size(), 3);
    EXPECT_TRUE(near(m_content.places()[0], {1, 2, -3}));
    EXPECT_EQ(m_content.name(0), QStringLiteral("grip_1"));
    EXPECT_TRUE(m_content.nameAndKey(2).contains(QStringLiteral("(tip, 1)")));
    EXPECT_NEAR(m_content.diagonal(), 20 * std::sqrt(3.0), 1e-6);
}

TEST_F(SceneContentTest, MarksPointsWithProblems)
{
    // The third is read by the game as the same as the second.
    EXPECT_FALSE(m_content.states()[1].problem);
    EXPECT_TRUE(m_content.states()[2].problem);
    m_document->removePoints(std::vector{m_document->idAt(1)}, {});
    EXPECT_FALSE(m_content.states()[1].problem);
}

TEST_F(SceneContentTest, FollowsTheSelection)
{
    QSignalSpy changed(&m_content, &SceneContent::statesChanged);
    m_document->selection().set({m_document->idAt(1)});
    EXPECT_EQ(changed.count(), 1);
    EXPECT_TRUE(m_content.states()[1].selected);
    EXPECT_FALSE(m_content.states()[0].selected);
    ASSERT_EQ(m_content.selectedPlaces().size(), 1);
    EXPECT_TRUE(near(m_content.selectedPlaces()[0], {10, 10, -10}));
    m_document->selection().clear();
    EXPECT_FALSE(m_content.states()[1].selected);
}

TEST_F(SceneContentTest, FollowsOnePointWithoutReadingTheOthers)
{
    QSignalSpy changed(&m_content, &SceneContent::pointsChanged);
    QSignalSpy reset(&m_content, &SceneContent::pointsReset);
    auto point = moved(1, {7, 8, 9});
    point.name = "edge_1";
    m_document->changePoints({{m_document->idAt(1), point}}, {});
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed[0], (QVariantList{1, 1}));
    EXPECT_EQ(reset.count(), 0);
    EXPECT_TRUE(near(m_content.places()[1], {7, 8, -9}));
    EXPECT_EQ(m_content.name(1), QStringLiteral("edge_1"));
}

TEST_F(SceneContentTest, FollowsRowsThatComeGoAndMove)
{
    const auto agrees = [this] {
        ASSERT_EQ(m_content.places().size(), static_cast<std::size_t>(m_document->pointCount()));
        ASSERT_EQ(m_content.states().size(), m_content.places().size());
        for (int row = 0; row < m_document->pointCount(); ++row) {
            const formatlib::Vec3 at = m_document->point(row).matrix.origin();
            EXPECT_TRUE(
                near(m_content.places()[static_cast<std::size_t>(row)], {at.x, at.y, -at.z}));
            EXPECT_EQ(m_content.name(row).toStdString(), m_document->point(row).name);
        }
    };
    m_document->insertPoints(1, {moved(0, {4, 4, 4}), moved(0, {5, 5, 5})}, {});
    agrees();
    m_document->shiftPoints(std::vector{m_document->idAt(0)}, 1, {});
    agrees();
    m_document->removePoints(std::vector{m_document->idAt(0), m_document->idAt(3)}, {});
    agrees();
    while (m_document->undoStack().canUndo()) {
        m_document->undoStack().undo();
        agrees();
    }
}

TEST_F(SceneContentTest, HoverFollowsThePointNotTheRow)
{
    QSignalSpy hovered(&m_content, &SceneContent::hoveredChanged);
    m_content.setHoveredRow(2);
    EXPECT_TRUE(m_content.states()[2].hovered);
    m_document->removePoints(std::vector{m_document->idAt(0)}, {});
    EXPECT_EQ(m_content.hoveredRow(), 1);
    EXPECT_TRUE(m_content.states()[1].hovered);
    m_document->removePoints(std::vector{m_document->idAt(1)}, {});
    EXPECT_EQ(m_content.hoveredRow(), -1);
    m_content.setHoveredRow(-1);
    EXPECT_EQ(hovered.count(), 2);
}

TEST_F(SceneContentTest, WhatIsNotFiniteHasNoPlace)
{
    m_document->changePoints({{m_document->idAt(0), moved(0, {nan, 0, 0})}}, {});
    EXPECT_FALSE(isFinite(m_content.places()[0]));
    for (const Vec3d &place : m_content.everything())
        EXPECT_TRUE(isFinite(place));
}

TEST_F(SceneContentTest, OnePointFarAwayDoesNotMakeTheRestTiny)
{
    m_document->changePoints({{m_document->idAt(0), moved(0, {1e9F, 0, 0})}}, {});
    for (const Vec3d &place : m_content.everything())
        EXPECT_LT(length(place), 100);
    EXPECT_LT(m_content.diagonal(), 100);
}

TEST_F(SceneContentTest, PointsAloneAreEverything)
{
    formatlib::Bytes bytes;
    testsupport::MshBuilder file;
    file.points = {pointAt("a_1", 0, 0, 0), pointAt("b_1", 1e6F, 0, 0)};
    SampleDocument document(file.build());
    const SceneContent content(*document);
    EXPECT_EQ(content.everything().size(), 2);
    EXPECT_NEAR(content.diagonal(), 1e6, 1);
    EXPECT_FALSE(content.surfaceAt({{0, 0, 10}, {0, 0, -1}, 0}));
}

TEST_F(SceneContentTest, NothingAtAllHasASizeToo)
{
    SampleDocument document(testsupport::MshBuilder().build());
    const SceneContent content(*document);
    EXPECT_TRUE(content.everything().empty());
    EXPECT_GT(content.diagonal(), 0);
}

TEST_F(SceneContentTest, TheNearestSurfaceIsHit)
{
    const auto hit = m_content.surfaceAt({{1, 2, 50}, {0, 0, -1}, 0});
    ASSERT_TRUE(hit);
    EXPECT_TRUE(near(hit->place, {1, 2, 10}));
}

TEST_F(SceneContentTest, ASaveLeavesTheMeshesAloneAndARevertReadsNewOnes)
{
    QSignalSpy meshes(&m_content, &SceneContent::meshesChanged);
    m_document->removePoints(std::vector{m_document->idAt(0)}, {});
    ASSERT_TRUE(m_document->save());
    ASSERT_TRUE(m_document->revert());
    EXPECT_EQ(meshes.count(), 0);

    auto other = testsupport::cube();
    other.faces.resize(3);
    m_document.replaceOnDisk(other.build());
    ASSERT_TRUE(m_document->revert());
    EXPECT_EQ(meshes.count(), 1);
    EXPECT_EQ(m_content.meshes()[0].indices.size(), 9);
    EXPECT_TRUE(m_content.places().empty());
}

} // namespace
