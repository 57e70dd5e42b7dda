// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>

#include <tests/editor/viewport/viewfixture.h>

#include <QSignalSpy>
#include <QWindow>

#include <algorithm>

using namespace hardpoint;
using testsupport::pointAt;
using testsupport::SampleDocument;

namespace {

using Ids = std::vector<PointId>;

formatlib::Bytes grid()
{
    auto file = testsupport::cube();
    for (int i = 0; i < 60; ++i) {
        file.points.push_back(pointAt("a_" + std::to_string(i), static_cast<float>(i % 10) * 3 - 14,
                                      static_cast<float>(i / 10) * 4 - 10,
                                      static_cast<float>(i % 7) * 2 - 6));
    }
    // Two in the same place.
    file.points.push_back(pointAt("a_60", 20, 15, 0));
    file.points.push_back(pointAt("a_61", 20, 15, 0));
    return file.build();
}

class Selecting : public testsupport::ViewFixture, public testing::WithParamInterface<bool> {
protected:
    void SetUp() override
    {
        ViewFixture::SetUp();
        // So that no handle lies where a box begins.
        viewport().setGizmoOptions({.mode = GizmoOptions::Mode::None});
        show(m_document);
        viewport().setOrthographic(GetParam());
        viewport().frameAll();
    }

    const Ids &selected() { return m_document->selection().ids(); }
    PointId id(int row) { return m_document->idAt(row); }
    QPointF at(int row) { return pixelOf(*m_document, row); }

    SampleDocument m_document{grid()};
    const QPoint m_nowhere{4, 240};
};

INSTANTIATE_TEST_SUITE_P(Both, Selecting, testing::Bool(), [](const auto &test) {
    return test.param ? "Orthographic" : "Perspective";
});

TEST_P(Selecting, AClickSelectsOne)
{
    for (const int row : {0, 17, 59}) {
        click(at(row));
        EXPECT_EQ(selected(), Ids{id(row)});
    }
}

TEST_P(Selecting, AClickBesideClears)
{
    click(at(3));
    click(m_nowhere);
    EXPECT_TRUE(selected().empty());
}

TEST_P(Selecting, ShiftAndCtrlToggle)
{
    click(at(3));
    click(at(40), Qt::ShiftModifier);
    click(at(21), Qt::ControlModifier);
    EXPECT_EQ(selected(), (Ids{id(3), id(40), id(21)}));
    click(at(40), Qt::ControlModifier);
    EXPECT_EQ(selected(), (Ids{id(3), id(21)}));
    click(m_nowhere, Qt::ShiftModifier);
    EXPECT_EQ(selected(), (Ids{id(3), id(21)}));
}

TEST_P(Selecting, ABoxTakesExactlyTheMarkersInside)
{
    const QRect box(QPoint(220, 170), QPoint(390, 300));
    drag(Qt::LeftButton, box.topLeft(), box.bottomRight());
    Ids inside;
    for (int row = 0; row < m_document->pointCount(); ++row) {
        const QPointF pixel = at(row);
        if (pixel.x() >= box.left() && pixel.x() <= box.right() && pixel.y() >= box.top()
            && pixel.y() <= box.bottom())
            inside.push_back(id(row));
    }
    EXPECT_GT(inside.size(), 3);
    EXPECT_LT(inside.size(), 60);
    EXPECT_EQ(selected(), inside);
}

TEST_P(Selecting, ABoxMayBeDrawnFromAnyCorner)
{
    drag(Qt::LeftButton, {220, 170}, {390, 300});
    const Ids expected = selected();
    drag(Qt::LeftButton, {390, 170}, {220, 300});
    EXPECT_EQ(selected(), expected);
    drag(Qt::LeftButton, {390, 300}, {220, 170});
    EXPECT_EQ(selected(), expected);
}

TEST_P(Selecting, ShiftAddsABoxAndKeepsTheRest)
{
    click(at(60));
    const PointId first = selected().front();
    drag(Qt::LeftButton, {220, 170}, {390, 300}, Qt::ShiftModifier);
    const Ids both = selected();
    EXPECT_EQ(both.front(), first);
    EXPECT_GT(both.size(), 3);
    drag(Qt::LeftButton, {220, 170}, {390, 300}, Qt::ShiftModifier);
    EXPECT_EQ(selected(), both);
}

TEST_P(Selecting, AnEmptyBoxClears)
{
    click(at(3));
    drag(Qt::LeftButton, {2, 200}, {8, 260});
    EXPECT_TRUE(selected().empty());
}

TEST_P(Selecting, EscapeDropsTheBox)
{
    click(at(3));
    const Ids before = selected();
    QTest::mousePress(window(), Qt::LeftButton, {}, {220, 170});
    QTest::mouseMove(window(), {390, 300});
    key(Qt::Key_Escape);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, {390, 300});
    EXPECT_EQ(selected(), before);
}

TEST_P(Selecting, EveryClickTakesTheNextOfAPile)
{
    click(at(60));
    const Ids first = selected();
    click(at(60));
    const Ids second = selected();
    EXPECT_NE(first, second);
    click(at(60));
    EXPECT_EQ(selected(), first);
    for (const Ids &ids : {first, second})
        EXPECT_TRUE(ids == Ids{id(60)} || ids == Ids{id(61)});
}

TEST_P(Selecting, HoverTellsThePointAndLeavesTheSelection)
{
    QSignalSpy hovered(&viewport(), &Viewport::hoveredChanged);
    QTest::mouseMove(window(), at(17).toPoint());
    ASSERT_EQ(hovered.count(), 1);
    EXPECT_EQ(hovered[0][0].value<PointId>(), id(17));
    QTest::mouseMove(window(), m_nowhere);
    ASSERT_EQ(hovered.count(), 2);
    EXPECT_EQ(hovered[1][0].value<PointId>(), 0);
    EXPECT_TRUE(selected().empty());
}

TEST_P(Selecting, ADoubleClickActivates)
{
    QSignalSpy activated(&viewport(), &Viewport::activated);
    QTest::mouseDClick(window(), Qt::LeftButton, {}, at(17).toPoint());
    ASSERT_EQ(activated.count(), 1);
    EXPECT_EQ(activated[0][0].value<PointId>(), id(17));
}

TEST_P(Selecting, ManyAtOnceAreSelectedInNoTime)
{
    auto file = testsupport::cube();
    for (int i = 0; i < 10000; ++i) {
        file.points.push_back(pointAt("a_" + std::to_string(i), static_cast<float>(i % 100) * 0.2F,
                                      static_cast<float>(i / 100) * 0.2F, 0));
    }
    SampleDocument document(file.build());
    show(document);
    const auto start = std::chrono::steady_clock::now();
    drag(Qt::LeftButton, {1, 1}, {638, 478});
    EXPECT_EQ(document->selection().ids().size(), 10000);
    QTest::mouseMove(window(), {300, 200});
    viewport().grabImage();
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

} // namespace
