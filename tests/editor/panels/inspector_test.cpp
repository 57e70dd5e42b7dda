// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/document/selection.h>
#include <editor/panels/inspector.h>
#include <editor/panels/inspectorfield.h>
#include <editor/panels/pointchooser.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLabel>
#include <QListView>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

#include <bit>

using namespace hardpoint;
using formatlib::Vec3;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;

namespace {

class InspectorTest : public testing::Test {
protected:
    explicit InspectorTest(const formatlib::Bytes &bytes, const QString &name) : m_file(bytes, name)
    {
        m_inspector.setDocument(&document());
        m_inspector.resize(500, 420);
        m_inspector.show();
        m_inspector.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_inspector))
            ADD_FAILURE() << "the window does not become active";
    }

    Document &document() { return m_file.document(); }
    void select(const std::vector<int> &rows)
    {
        std::vector<PointId> ids;
        for (const int row : rows)
            ids.push_back(document().idAt(row));
        document().selection().set(ids);
        settle();
    }
    /// What the form does when the event loop comes to it.
    static void settle() { QApplication::processEvents(); }
    InspectorField &field(PointColumn column) { return *m_inspector.fieldOf({column}); }
    InspectorField &element(int index) { return *m_inspector.fieldOf({PointColumn::Name, index}); }
    void type(InspectorField &field, const char *text)
    {
        field.setFocus();
        field.selectAll();
        QTest::keyClicks(&field, QString::fromUtf8(text));
    }
    void enter(InspectorField &field, const char *text)
    {
        type(field, text);
        QTest::keyClick(&field, Qt::Key_Return);
        settle();
    }
    int steps() { return document().undoStack().count(); }
    QString step() { return document().undoStack().undoText(); }

    testsupport::OpenFile m_file;
    Inspector m_inspector;
};

class MshInspectorTest : public InspectorTest {
protected:
    static formatlib::Bytes bytes()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.bones = {"Hand", "Foot"};
        mesh.points = {{"grip_1", "Hand", "one", {1, 2, 3}},
                       {"trailstart_1", "Hand", "two", {4, 2, 6}},
                       {"trailend_1", "Foot", "two", {7, 2, 9}}};
        return mesh.build();
    }
    MshInspectorTest() : InspectorTest(bytes(), "a.msh") { }
};

TEST_F(MshInspectorTest, ShowsTheSelectedPoint)
{
    QSignalSpy titles(&m_inspector, &Inspector::titleChanged);
    EXPECT_FALSE(field(PointColumn::Name).isVisible());
    select({0});
    EXPECT_EQ(titles.back().front().toString(), "grip_1");
    EXPECT_TRUE(field(PointColumn::Name).isVisible());
    EXPECT_EQ(field(PointColumn::Name).text(), "grip_1");
    EXPECT_EQ(field(PointColumn::Key).text(), "grip, 1");
    EXPECT_TRUE(field(PointColumn::Key).isReadOnly());
    EXPECT_EQ(field(PointColumn::Bone).text(), "Hand");
    EXPECT_EQ(field(PointColumn::Extra).text(), "one");
    EXPECT_EQ(field(PointColumn::Z).text(), "3");
    EXPECT_EQ(m_inspector.fieldOf({PointColumn::RX}), nullptr);
    select({});
    EXPECT_FALSE(field(PointColumn::Name).isVisible());
    EXPECT_EQ(titles.back().front().toString(), "");
}

TEST_F(MshInspectorTest, ReckonsForEachPointWithItsOwnNumbers)
{
    select({0, 1});
    enter(field(PointColumn::X), "=x+y*10");
    EXPECT_EQ(document().point(0).matrix.origin(), (Vec3{21, 2, 3}));
    EXPECT_EQ(document().point(1).matrix.origin(), (Vec3{24, 2, 6}));
    EXPECT_EQ(steps(), 1);
    enter(field(PointColumn::X), "-=1");
    EXPECT_EQ(document().point(1).matrix.origin().x, 23);
    enter(field(PointColumn::X), "=x+");
    EXPECT_EQ(field(PointColumn::X).mark(), "error");
    EXPECT_EQ(steps(), 2);
}

TEST_F(MshInspectorTest, SeveralPointsShowWhatTheyShareAndTakeOneValue)
{
    QSignalSpy titles(&m_inspector, &Inspector::titleChanged);
    select({0, 1, 2});
    EXPECT_EQ(titles.back().front().toString(), "3 point(s)");
    EXPECT_EQ(field(PointColumn::X).text(), "");
    EXPECT_EQ(field(PointColumn::X).placeholderText(), "several values");
    EXPECT_EQ(field(PointColumn::Y).text(), "2");
    EXPECT_EQ(field(PointColumn::Y).placeholderText(), "");
    enter(field(PointColumn::X), "12,5");
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(step(), "Move 3 point(s)");
    EXPECT_EQ(document().point(0).matrix.origin(), (Vec3{12.5F, 2, 3}));
    EXPECT_EQ(document().point(2).matrix.origin(), (Vec3{12.5F, 2, 9}));
    EXPECT_EQ(field(PointColumn::X).text(), "12.5");
    document().undoStack().undo();
    settle();
    EXPECT_EQ(field(PointColumn::X).placeholderText(), "several values");
    EXPECT_EQ(document().point(1).matrix.origin(), (Vec3{4, 2, 6}));
}

TEST_F(MshInspectorTest, AWordOfManyKeystrokesIsOneStepAndTabWalksOn)
{
    select({0});
    type(field(PointColumn::Name), "hilt_7");
    EXPECT_EQ(steps(), 0);
    QTest::keyClick(&field(PointColumn::Name), Qt::Key_Tab);
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(step(), "Rename grip_1");
    EXPECT_EQ(document().point(0).name, "hilt_7");
    EXPECT_TRUE(field(PointColumn::Key).hasFocus());
    settle();
    EXPECT_EQ(field(PointColumn::Key).text(), "hilt, 7");
}

TEST_F(MshInspectorTest, LeavingAFieldTakesItsText)
{
    select({0});
    type(field(PointColumn::Extra), "note");
    field(PointColumn::X).setFocus();
    EXPECT_EQ(document().point(0).extra, "note");
    type(field(PointColumn::X), "1x");
    QSignalSpy refused(&m_inspector, &Inspector::refused);
    field(PointColumn::Y).setFocus();
    ASSERT_EQ(refused.count(), 1);
    EXPECT_EQ(field(PointColumn::X).text(), "1");
    EXPECT_EQ(steps(), 1);
}

TEST_F(MshInspectorTest, ABadNumberStaysRedWithItsReason)
{
    select({0});
    enter(field(PointColumn::X), "1x");
    EXPECT_EQ(field(PointColumn::X).text(), "1x");
    EXPECT_EQ(field(PointColumn::X).mark(), "error");
    EXPECT_TRUE(field(PointColumn::X).toolTip().contains("\"1x\""));
    EXPECT_FALSE(m_inspector.finishEdit());
    EXPECT_EQ(steps(), 0);
    QTest::keyClick(&field(PointColumn::X), Qt::Key_Escape);
    EXPECT_EQ(field(PointColumn::X).text(), "1");
    EXPECT_EQ(field(PointColumn::X).mark(), "");
    EXPECT_TRUE(m_inspector.finishEdit());
}

TEST_F(MshInspectorTest, CharactersThatTheFileCantHoldAreNotTaken)
{
    select({0, 1});
    InspectorField &extra = field(PointColumn::Extra);
    extra.setFocus();
    extra.insert(QString::fromUtf8("é"));
    EXPECT_EQ(extra.text(), "");
    extra.insert(QString::fromUtf8("손"));
    QTest::keyClick(&extra, Qt::Key_Return);
    EXPECT_EQ(document().point(1).extra, "\xBC\xD5");
}

TEST_F(MshInspectorTest, UntouchedAndSameTextCostsNoStep)
{
    select({0});
    field(PointColumn::X).setFocus();
    QTest::keyClick(&field(PointColumn::X), Qt::Key_Return);
    enter(field(PointColumn::X), "1.0");
    EXPECT_EQ(steps(), 0);
    EXPECT_EQ(field(PointColumn::X).text(), "1");
}

TEST_F(MshInspectorTest, SeveralValuesThatWereNotReplacedStay)
{
    select({0, 1});
    type(field(PointColumn::Extra), "x");
    QTest::keyClick(&field(PointColumn::Extra), Qt::Key_Backspace);
    field(PointColumn::X).setFocus();
    EXPECT_EQ(steps(), 0);
    EXPECT_EQ(document().point(0).extra, "one");
}

TEST_F(MshInspectorTest, TextThatIsTooLongIsNotTakenForSeveralEither)
{
    select({0, 1});
    InspectorField &extra = field(PointColumn::Extra);
    extra.setFocus();
    extra.insert(QString(static_cast<int>(document().schema().longestText) + 1, 'a'));
    EXPECT_EQ(extra.text(), "");
}

TEST_F(MshInspectorTest, AFormulaIsReckonedForEachPoint)
{
    select({0, 1});
    enter(field(PointColumn::X), "+10");
    EXPECT_EQ(document().point(0).matrix.origin().x, 11);
    EXPECT_EQ(document().point(1).matrix.origin().x, 14);
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(field(PointColumn::X).text(), "");
}

TEST_F(MshInspectorTest, OneNameForSeveralIsMarkedWhileItIsTyped)
{
    select({0, 1});
    type(field(PointColumn::Name), "same_1");
    EXPECT_EQ(field(PointColumn::Name).mark(), "error");
    EXPECT_TRUE(field(PointColumn::Name).isValue());
}

TEST_F(MshInspectorTest, BonesAreCompletedAndAChosenOneIsTaken)
{
    select({0});
    InspectorField &bone = field(PointColumn::Bone);
    type(bone, "fo");
    ASSERT_NE(bone.completer(), nullptr);
    QAbstractItemView *suggestions = bone.completer()->popup();
    ASSERT_TRUE(suggestions->isVisible());
    QTest::keyClick(suggestions, Qt::Key_Down);
    EXPECT_EQ(bone.text(), "Foot");
    QTest::keyClick(suggestions, Qt::Key_Return);
    EXPECT_EQ(document().point(0).bone.name, "Foot");
    EXPECT_EQ(steps(), 1);
}

TEST_F(MshInspectorTest, WhatWasTypedIsForThePointsThatWereSelected)
{
    select({0});
    type(field(PointColumn::X), "50");
    select({1});
    EXPECT_EQ(document().point(0).matrix.origin().x, 50);
    EXPECT_EQ(document().point(1).matrix.origin().x, 4);
    EXPECT_EQ(field(PointColumn::X).text(), "4");
}

TEST_F(MshInspectorTest, UndoBelongsToTheDocumentWhenNothingIsTyped)
{
    select({0});
    enter(field(PointColumn::X), "50");
    QKeyEvent undo(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    undo.ignore();
    QApplication::sendEvent(&field(PointColumn::X), &undo);
    EXPECT_FALSE(undo.isAccepted());
    type(field(PointColumn::X), "6");
    QApplication::sendEvent(&field(PointColumn::X), &undo);
    EXPECT_TRUE(undo.isAccepted());
}

TEST_F(MshInspectorTest, PositionIsCopiedFromAnotherPointThatIsFilteredFor)
{
    select({0, 1});
    QTest::mouseClick(m_inspector.placeButton(), Qt::LeftButton);
    auto *chooser = m_inspector.findChild<PointChooser *>();
    ASSERT_NE(chooser, nullptr);
    EXPECT_EQ(chooser->list().model()->rowCount(), 1);
    QTest::keyClicks(&chooser->filter(), "nothing");
    EXPECT_EQ(chooser->list().model()->rowCount(), 0);
    QTest::keyClick(&chooser->filter(), Qt::Key_Return);
    EXPECT_EQ(steps(), 0);
    chooser->filter().setText("END");
    QTest::keyClick(&chooser->filter(), Qt::Key_Return);
    EXPECT_EQ(document().point(0).matrix.origin(), (Vec3{7, 2, 9}));
    EXPECT_EQ(document().point(1).matrix.origin(), (Vec3{7, 2, 9}));
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(step(), "Move 2 point(s) to trailend_1");
}

TEST_F(MshInspectorTest, EveryFieldHasAnAccessibleNameAndFollowsInOrder)
{
    select({0});
    QWidget *at = &field(PointColumn::Name);
    at->setFocus();
    QStringList names;
    for (int i = 0; i < 8; ++i) {
        names << at->accessibleName();
        QTest::keyClick(at, Qt::Key_Tab);
        at = QApplication::focusWidget();
    }
    EXPECT_EQ(names.join(", "),
              "Type_Index, Key, Linked bone, Extra info, Position X, Position Y, Position Z, "
              "Copy position from another point");
}

class MdlInspectorTest : public InspectorTest {
protected:
    static MdlBuilder builder()
    {
        MdlBuilder model = MdlBuilder::small();
        model.points[0].matrix[0] = std::bit_cast<float>(0x3F800001U);
        model.points[0].matrix[1] = std::bit_cast<float>(0x80000000U);
        model.sections = {model.skeleton(), model.attachments()};
        return model;
    }
    MdlInspectorTest() : InspectorTest(builder().build(), "a.mdl") { }
};

TEST_F(MdlInspectorTest, AMatrixElementIsEditedAndTheOthersKeepTheirBits)
{
    select({0});
    EXPECT_EQ(element(1).text(), "-0.0");
    formatlib::AttachPoint wanted = document().point(0);
    wanted.matrix.m[6] = 0.1F;
    enter(element(6), "0.1");
    EXPECT_EQ(document().point(0), wanted);
    EXPECT_EQ(steps(), 1);
    wanted.matrix.m[13] = 0x1.8p-30F;
    enter(field(PointColumn::Y), numberUtf8(0x1.8p-30F).c_str());
    EXPECT_EQ(document().point(0), wanted);
}

TEST_F(MdlInspectorTest, AnotherBoneIsAskedForAndNotSet)
{
    QSignalSpy wanted(&m_inspector, &Inspector::linkWanted);
    select({0, 1});
    enter(field(PointColumn::Bone), "1");
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted[0][0].value<std::vector<PointId>>(), document().selection().ids());
    EXPECT_EQ(wanted[0][1].value<formatlib::BoneLink>().number, 1);
    EXPECT_EQ(steps(), 0);
}

TEST_F(MdlInspectorTest, APositionIsCopiedToTheSamePlaceOnAnotherBone)
{
    ASSERT_NE(document().point(0).bone, document().point(1).bone);
    select({0});
    m_inspector.choosePlace();
    auto *chooser = m_inspector.findChild<PointChooser *>();
    ASSERT_NE(chooser, nullptr);
    QTest::keyClick(&chooser->filter(), Qt::Key_Return);
    const Vec3 here = document().file().world(document().point(0))->origin();
    const Vec3 there = document().file().world(document().point(1))->origin();
    EXPECT_NEAR(here.x, there.x, 1e-4);
    EXPECT_NEAR(here.y, there.y, 1e-4);
    EXPECT_NEAR(here.z, there.z, 1e-4);
    EXPECT_EQ(document().point(0).matrix.m[0], std::bit_cast<float>(0x3F800001U));
    EXPECT_EQ(steps(), 1);
}

TEST(InspectorReadOnlyTest, AReadOnlyFileShowsItsValuesAndTheReason)
{
    MdlBuilder model = MdlBuilder::small();
    model.sections = {model.skeleton(), model.attachments(), model.attachments()};
    testsupport::OpenFile file(model.build(), "a.mdl");
    ASSERT_FALSE(file.document().readOnlyText().isEmpty());
    Inspector inspector;
    inspector.setDocument(&file.document());
    inspector.show();
    file.document().selection().set({file.document().idAt(0)});
    QApplication::processEvents();
    for (InspectorField *field : inspector.findChildren<InspectorField *>())
        EXPECT_TRUE(field->isReadOnly());
    EXPECT_FALSE(inspector.placeButton()->isEnabled());
    QStringList texts;
    for (const QLabel *label : inspector.findChildren<QLabel *>())
        texts << label->text();
    EXPECT_TRUE(texts.contains(file.document().readOnlyText()));
}

} // namespace
