// SPDX-License-Identifier: MIT
#include <formatlib/geometry.h>
#include <tests/editor/viewport/gizmofixture.h>

#include <QWindow>

using namespace hardpoint;

namespace {

class GizmoTyping : public testsupport::GizmoOnMsh { };

INSTANTIATE_TEST_SUITE_P(Both, GizmoTyping, testing::Bool(), testsupport::viewName);

TEST_P(GizmoTyping, ANumberThatIsTypedCountsToTheLastBit)
{
    const QPoint from = onArm(m_place, 1, mshDirections);
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window(), from + QPoint(0, -30));
    for (const char character : {'-', '6', '2', '.', '7', '9'})
        QTest::keyClick(window(), character);
    EXPECT_TRUE(formatlib::sameBits(now().y, -62.79F));
    key(Qt::Key_Backspace);
    EXPECT_TRUE(formatlib::sameBits(now().y, -62.7F));
    QTest::mouseMove(window(), from + QPoint(0, -80));
    EXPECT_TRUE(formatlib::sameBits(now().y, -62.7F)) << "the pointer has nothing to say";
    EXPECT_EQ(steps().count(), 0);
    key(Qt::Key_Return);
    EXPECT_EQ(now(), (formatlib::Vec3{m_before.x, -62.7F, m_before.z}));
    EXPECT_EQ(steps().count(), 1);
    QTest::mouseMove(window(), from);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, from);
    EXPECT_EQ(steps().count(), 1);
}

TEST_P(GizmoTyping, APlusSaysHowFarAndALetterWhichWay)
{
    const QPoint from = onArm(m_place, 1, mshDirections);
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window(), from + QPoint(0, -30));
    key(Qt::Key_Z);
    for (const char character : {'+', '2'})
        QTest::keyClick(window(), character);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, from);
    EXPECT_EQ(now(), (formatlib::Vec3{m_before.x, m_before.y, m_before.z + 2}));
}

TEST_P(GizmoTyping, AValueThatWouldNotBeFiniteStopsAtTheLastGoodOne)
{
    const QPoint from = onArm(m_place, 0, mshDirections);
    QTest::mousePress(window(), Qt::LeftButton, {}, from);
    QTest::mouseMove(window(), from + QPoint(10, 0));
    key(Qt::Key_Plus);
    for (int i = 0; i < 39; ++i)
        key(Qt::Key_9);
    const formatlib::Vec3 last = now();
    EXPECT_TRUE(formatlib::isFinite(last));
    EXPECT_GT(last.x, 1e37F);
    QTest::mouseRelease(window(), Qt::LeftButton, {}, from);
    EXPECT_TRUE(formatlib::sameBits(now(), last));
}

} // namespace
