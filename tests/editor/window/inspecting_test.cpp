// SPDX-License-Identifier: MIT
#include <editor/panels/history.h>
#include <editor/panels/inspector.h>
#include <editor/panels/inspectorfield.h>

#include <tests/editor/window/windowfixture.h>

#include <QApplication>

using namespace hardpoint;
using formatlib::Vec3;

namespace {

class InspectingTest : public testsupport::PlainWindowTest {
protected:
    void select(int row)
    {
        document().selection().set({document().idAt(row)});
        QApplication::processEvents();
    }
    InspectorField &field(PointColumn column) { return *window().inspector().fieldOf({column}); }
    void type(PointColumn column, const QString &text)
    {
        field(column).setFocus();
        field(column).selectAll();
        QTest::keyClicks(&field(column), text);
    }
};

TEST_F(InspectingTest, WhatStandsInAFieldIsSavedAndUndoneByTheSameKeysAsAnywhere)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    select(0);
    type(PointColumn::X, "50");
    // With changes waiting in a field only, there is nothing to save by key yet; Enter says them.
    QTest::keyClick(&field(PointColumn::X), Qt::Key_Return);
    type(PointColumn::Y, "60");
    QTest::keyClick(&field(PointColumn::Y), Qt::Key_S, Qt::ControlModifier);
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(document().file().points()[0].matrix.origin(), (Vec3{50, 60, 3}));
    QTest::keyClick(&field(PointColumn::Y), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(document().point(0).matrix.origin(), (Vec3{50, 2, 3}));
    QTest::keyClick(&field(PointColumn::Y), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(document().point(0).matrix.origin(), (Vec3{1, 2, 3}));
}

TEST_F(InspectingTest, ABadNumberInAFieldHoldsClosingUp)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    select(0);
    type(PointColumn::X, "5x");
    window().actions().close->trigger();
    ASSERT_NE(window().current(), nullptr);
    EXPECT_EQ(field(PointColumn::X).mark(), "error");
    QTest::keyClick(&field(PointColumn::X), Qt::Key_Escape);
    window().actions().close->trigger();
    EXPECT_EQ(window().current(), nullptr);
}

TEST_F(InspectingTest, AnotherBoneOfAnMdlAsksWhatIsKept)
{
    ASSERT_NE(open(sample("puppet.mdl")), nullptr);
    select(0);
    const Vec3 before = document().file().world(document().point(0))->origin();
    answer("Keep the place");
    type(PointColumn::Bone, "1");
    QTest::keyClick(&field(PointColumn::Bone), Qt::Key_Return);
    EXPECT_FALSE(told().isEmpty());
    EXPECT_EQ(document().point(0).bone.number, 1);
    const Vec3 after = document().file().world(document().point(0))->origin();
    EXPECT_NEAR(before.x, after.x, 1e-3);
    EXPECT_NEAR(before.y, after.y, 1e-3);
    EXPECT_EQ(document().undoStack().count(), 1);
}

TEST_F(InspectingTest, InspectorAndHistoryFollowTheTab)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    select(0);
    type(PointColumn::X, "50");
    QTest::keyClick(&field(PointColumn::X), Qt::Key_Return);
    EXPECT_EQ(window().history().model()->rowCount(), 2);
    ASSERT_NE(open(sample("puppet.mdl")), nullptr);
    QApplication::processEvents();
    EXPECT_FALSE(field(PointColumn::X).isVisible());
    EXPECT_NE(window().inspector().fieldOf({PointColumn::RX}), nullptr);
    EXPECT_EQ(window().history().model()->index(0, 0).data().toString(), "Open puppet.mdl");
    window().actions().previousTab->trigger();
    QApplication::processEvents();
    EXPECT_EQ(field(PointColumn::X).text(), "50");
    EXPECT_EQ(window().history().model()->rowCount(), 2);
}

} // namespace
