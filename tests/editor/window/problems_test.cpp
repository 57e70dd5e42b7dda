// SPDX-License-Identifier: MIT
// What the rules find, from typing it to its end; and points that change their bone.
#include <editor/models/problemsmodel.h>
#include <editor/panels/bones.h>
#include <editor/panels/problems.h>

#include <formatlib/validate.h>
#include <tests/editor/window/windowfixture.h>
#include <tests/support/mdlbuilder.h>

#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeView>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

class ProblemsInWindow : public PlainWindowTest {
protected:
    int errors()
    {
        return static_cast<int>(std::ranges::count(
            document().findings(), formatlib::Severity::Error, &formatlib::Finding::severity));
    }
    QModelIndex problem(int row, int column)
    {
        return window().problems().list().model()->index(row, column);
    }
    void clickFix(int row)
    {
        QTableView &list = window().problems().list();
        const QRect cell = list.visualRect(problem(row, ProblemsModel::FixColumn));
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          QPoint(cell.right() - 24, cell.center().y()));
    }
};

TEST_F(ProblemsInWindow, ATypedDuplicateAppearsIsFixedByItsButtonAndComesBackByUndo)
{
    ASSERT_TRUE(open(small(QStringLiteral("a.msh"), 3)));
    ASSERT_EQ(errors(), 0);
    table().editCell(2, PointColumn::Name);
    ASSERT_TRUE(editor());
    editor()->selectAll();
    type(QStringLiteral("p_01"));
    press(Qt::Key_Return);
    EXPECT_EQ(errors(), 1);
    EXPECT_TRUE(problem(0, 0).data().toString().contains(QStringLiteral("is read as (p, 1)")));
    clickFix(0);
    EXPECT_EQ(errors(), 0);
    window().actions().undo->trigger();
    EXPECT_EQ(errors(), 1);
    EXPECT_EQ(document().point(2).name, "p_01");
}

TEST_F(ProblemsInWindow, ADoubleClickGoesToThePoint)
{
    ASSERT_TRUE(open(small(QStringLiteral("a.msh"), 3)));
    auto point = document().point(2);
    point.name = "p_1";
    document().changePoints({{document().idAt(2), point}}, QStringLiteral("x"));
    document().selection().clear();
    emit window().problems().list().doubleClicked(problem(0, 0));
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(2)});
    EXPECT_EQ(table().currentIndex().row(), 2);
}

TEST_F(ProblemsInWindow, SavingWithErrorsAsksNamingThemAndNeverRefuses)
{
    ASSERT_TRUE(open(small(QStringLiteral("a.msh"), 2)));
    auto point = document().point(1);
    point.name = "p_1";
    document().changePoints({{document().idAt(1), point}}, QStringLiteral("x"));
    answer(QStringLiteral("Cancel"));
    EXPECT_FALSE(window().files().save(document()));
    EXPECT_TRUE(told().contains(QStringLiteral("is read as (p, 1)"))) << told().toStdString();
    EXPECT_TRUE(document().isModified());
    answer(QStringLiteral("Save with errors"));
    EXPECT_TRUE(window().files().save(document()));
    EXPECT_FALSE(document().isModified());
}

TEST_F(ProblemsInWindow, AnotherBoneAsksOnceAndRemembers)
{
    ASSERT_TRUE(open(sample(QStringLiteral("puppet.mdl"))));
    const formatlib::Vec3 place = document().file().world(document().point(0))->origin();
    document().selection().set({document().idAt(0)});
    answer(QStringLiteral("Keep the place"));
    emit window().bones().linkWanted({{}, 6});
    EXPECT_EQ(document().point(0).bone.number, 6);
    const formatlib::Vec3 kept = document().file().world(document().point(0))->origin();
    EXPECT_NEAR(kept.x, place.x, 1e-3);
    EXPECT_NEAR(kept.y, place.y, 1e-3);
    document().undoStack().undo();
    EXPECT_EQ(document().point(0).bone.number, 3);
    EXPECT_FALSE(document().isModified());
}

TEST_F(ProblemsInWindow, ATypedBoneAsksAfterItsCellClosed)
{
    ASSERT_TRUE(open(sample(QStringLiteral("puppet.mdl"))));
    const formatlib::Matrix4 before = document().point(0).matrix;
    answer(QStringLiteral("Keep the matrix"));
    table().editCell(0, PointColumn::Bone);
    ASSERT_TRUE(editor());
    editor()->selectAll();
    type(QStringLiteral("6"));
    press(Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([this] { return document().point(0).bone.number == 6; }));
    EXPECT_TRUE(sameBits(document().point(0).matrix, before));
}

TEST_F(ProblemsInWindow, BonesAreFilteredAndFollowTheSelection)
{
    ASSERT_TRUE(open(sample(QStringLiteral("puppet.mdl"))));
    QTreeView &tree = window().bones().tree();
    document().selection().set({document().idAt(0)});
    EXPECT_TRUE(tree.currentIndex().data().toString().startsWith(QStringLiteral("3")));
    window().bones().filter().setText(QStringLiteral("hand_l"));
    int shown = 0;
    for (QModelIndex at = tree.model()->index(0, 0); at.isValid(); at = tree.indexBelow(at))
        ++shown;
    EXPECT_LT(shown, 12);
    EXPECT_GT(shown, 0);
}

TEST_F(ProblemsInWindow, ADamagedPointListOffersToSaveWhatWasRead)
{
    auto model = testsupport::MdlBuilder::withEverything();
    auto points = model.attachments();
    points.body.push_back(7);
    model.sections = {model.skeleton(), points};
    testsupport::writeBytes(path(QStringLiteral("cut.mdl")).toStdString(), model.build());
    ASSERT_TRUE(open(path(QStringLiteral("cut.mdl"))));
    EXPECT_FALSE(document().readOnlyText().isEmpty());
    EXPECT_FALSE(window().view().messageBar().salvageButton().isHidden());
    const QString saved = path(QStringLiteral("mended.mdl"));
    ASSERT_TRUE(document().salvage(saved));
    EXPECT_FALSE(document().salvage(document().path()));
    model.sections = {model.skeleton(), model.attachments()};
    EXPECT_EQ(testsupport::readBytes(saved.toStdString()), model.build());
    ASSERT_TRUE(open(saved));
    EXPECT_TRUE(document().readOnlyText().isEmpty());
    EXPECT_TRUE(window().view().messageBar().salvageButton().isHidden());
}

TEST_F(ProblemsInWindow, WhatWasReadIsNotSavedOverAnotherTabsFile)
{
    const QString other = path(QStringLiteral("other.mdl"));
    auto model = testsupport::MdlBuilder::withEverything();
    testsupport::writeBytes(other.toStdString(), model.build());
    ASSERT_TRUE(open(other));
    auto points = model.attachments();
    points.body.push_back(7);
    model.sections = {model.skeleton(), points};
    testsupport::writeBytes(path(QStringLiteral("cut.mdl")).toStdString(), model.build());
    ASSERT_TRUE(open(path(QStringLiteral("cut.mdl"))));
    const formatlib::Bytes before = testsupport::readBytes(other.toStdString());
    choose(other);
    // The dialog asks first whether the file may be replaced.
    QTimer::singleShot(200, &window(), [this] { answer(QStringLiteral("Yes")); });
    QTimer::singleShot(600, &window(), [this] { answer(QStringLiteral("OK")); });
    EXPECT_FALSE(window().files().askAndSalvage(document()));
    EXPECT_TRUE(told().startsWith(QStringLiteral("other.mdl is open in another tab.")))
        << told().toStdString();
    EXPECT_EQ(testsupport::readBytes(other.toStdString()), before);
}

} // namespace
