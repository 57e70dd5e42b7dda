// SPDX-License-Identifier: MIT
#include <editor/models/pastepreview.h>
#include <editor/panels/previewdialog.h>
#include <editor/window/pointfiles.h>

#include <tests/editor/window/windowfixture.h>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

using namespace hardpoint;
using formatlib::AttachPoint;

namespace {

class PointFilesTest : public testsupport::PlainWindowTest {
protected:
    PointFiles &files() { return window().pointFiles(); }
    std::string read(const QString &name)
    {
        const formatlib::Bytes bytes = testsupport::readBytes(path(name).toStdString());
        return {bytes.begin(), bytes.end()};
    }
    QString write(const QString &name, const std::string &text)
    {
        testsupport::writeBytes(path(name).toStdString(),
                                formatlib::Bytes(text.begin(), text.end()));
        return path(name);
    }
    void whenAsked(std::function<void(PreviewDialog &)> answer)
    {
        QTimer::singleShot(0, &window(), [answer = std::move(answer)] {
            auto *dialog = qobject_cast<PreviewDialog *>(QApplication::activeModalWidget());
            ASSERT_NE(dialog, nullptr);
            answer(*dialog);
        });
    }
    int steps() { return document().undoStack().count(); }
};

TEST_F(PointFilesTest, ExportWritesAllOrExactlyTheSelection)
{
    ASSERT_NE(open(small("a.msh", 3)), nullptr);
    document().selection().set({document().idAt(2), document().idAt(0)});
    ASSERT_TRUE(files().exportTo(document(), path("all.csv"), false));
    EXPECT_EQ(read("all.csv"),
              "name,bone,extra,x,y,z\r\np_1,Hand,,1,2,3\r\np_2,Hand,,1,2,3\r\n"
              "p_3,Hand,,1,2,3\r\n");
    ASSERT_TRUE(files().exportTo(document(), path("some.TSV"), true));
    EXPECT_EQ(read("some.TSV"),
              "name\tbone\textra\tx\ty\tz\r\np_1\tHand\t\t1\t2\t3\r\n"
              "p_3\tHand\t\t1\t2\t3\r\n");
    ASSERT_TRUE(files().exportTo(document(), path("some.json"), true));
    EXPECT_TRUE(read("some.json").starts_with("{\"file\": \"a.msh\""));
    EXPECT_EQ(steps(), 0);
}

TEST_F(PointFilesTest, TheModelItselfIsNeverWrittenOver)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    const std::string before = read("a.msh");
    answer("OK");
    EXPECT_FALSE(files().exportTo(document(), path("a.msh"), false));
    EXPECT_EQ(read("a.msh"), before);
}

TEST_F(PointFilesTest, WhatIsExportedReplacesThePointsBitByBit)
{
    ASSERT_NE(open(sample("puppet.mdl")), nullptr);
    const std::vector<AttachPoint> before(document().points().begin(), document().points().end());
    for (const char *name : {"a.csv", "a.tsv", "a.json"}) {
        ASSERT_TRUE(files().exportTo(document(), path(name), false));
        AttachPoint moved = document().point(0);
        moved.matrix.m[12] += 1;
        document().changePoints({{document().idAt(0), moved}}, "Move");
        whenAsked([](PreviewDialog &dialog) {
            QTest::keyClick(&dialog.ways(), Qt::Key_Down);
            EXPECT_EQ(dialog.goButton().text(), "Replace all by 3 point(s)");
            dialog.goButton().click();
        });
        EXPECT_TRUE(files().importFrom(document(), path(name)));
        EXPECT_TRUE(std::ranges::equal(document().points(), before)) << name;
    }
    EXPECT_EQ(steps(), 6);
}

TEST_F(PointFilesTest, ReplacingByAnotherNumberOfPointsIsOneStepBothWays)
{
    ASSERT_NE(open(small("a.msh", 3)), nullptr);
    const std::vector<AttachPoint> before(document().points().begin(), document().points().end());
    const auto replace = [this](const char *text) {
        whenAsked([](PreviewDialog &dialog) {
            QTest::keyClick(&dialog.ways(), Qt::Key_Down);
            dialog.goButton().click();
        });
        EXPECT_TRUE(files().importFrom(document(), write("b.csv", text)));
    };
    replace("name\nq_1\n");
    EXPECT_EQ(document().pointCount(), 1);
    replace("name\nq_1\nq_2\nq_3\nq_4\n");
    EXPECT_EQ(document().pointCount(), 4);
    EXPECT_EQ(steps(), 2);
    replace("name\nq_1\nq_2\nq_3\nq_4\n");
    EXPECT_EQ(steps(), 2);
    document().undoStack().setIndex(0);
    EXPECT_TRUE(std::ranges::equal(document().points(), before));
}

TEST_F(PointFilesTest, UpdatingTouchesThePointsOfTheNamesAlone)
{
    ASSERT_NE(open(small("a.msh", 3)), nullptr);
    const std::vector<AttachPoint> before(document().points().begin(), document().points().end());
    whenAsked([](PreviewDialog &dialog) {
        QTest::keyClick(&dialog.ways(), Qt::Key_Down);
        QTest::keyClick(&dialog.ways(), Qt::Key_Down);
        EXPECT_EQ(dialog.goButton().text(), "Take 2 row(s)");
        dialog.goButton().click();
    });
    EXPECT_TRUE(files().importFrom(document(), write("b.csv", "name,x\nq_1,4\np_2,9.5\n")));
    ASSERT_EQ(document().pointCount(), 4);
    EXPECT_EQ(document().point(0), before[0]);
    EXPECT_EQ(document().point(2), before[2]);
    AttachPoint moved = before[1];
    moved.matrix.m[12] = 9.5F;
    EXPECT_EQ(document().point(1), moved) << "its bone, y and z stay";
    EXPECT_EQ(document().point(3).name, "q_1");
    EXPECT_EQ(steps(), 1);
    document().undoStack().undo();
    EXPECT_TRUE(std::ranges::equal(document().points(), before));
}

TEST_F(PointFilesTest, AnImportIsShownFirstAndBadRowsStayOut)
{
    ASSERT_NE(open(small("a.msh", 1)), nullptr);
    const QString list = write("b.tsv", "name\tx\nq_1\t1\nq_2\tone\np_1\t3\n");
    whenAsked([](PreviewDialog &dialog) {
        EXPECT_EQ(dialog.goButton().text(), "Add the 2 good row(s)");
        QTest::keyClick(&dialog.ways(), Qt::Key_Down);
        EXPECT_FALSE(dialog.goButton().isEnabled());
        QTest::keyClick(&dialog.ways(), Qt::Key_Up);
        EXPECT_TRUE(dialog.goButton().isEnabled());
        dialog.reject();
    });
    EXPECT_FALSE(files().importFrom(document(), list));
    EXPECT_EQ(steps(), 0);
    whenAsked([](PreviewDialog &dialog) { dialog.goButton().click(); });
    EXPECT_TRUE(files().importFrom(document(), list));
    ASSERT_EQ(document().pointCount(), 3);
    EXPECT_EQ(document().point(2).name, "p_2");
    EXPECT_EQ(steps(), 1);
}

TEST_F(PointFilesTest, AListThatIsNoneIsToldAndChangesNothing)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    whenAsked([](PreviewDialog &dialog) {
        EXPECT_FALSE(dialog.goButton().isEnabled());
        EXPECT_TRUE(dialog.summary().text().contains("colour"))
            << dialog.summary().text().toStdString();
        dialog.reject();
    });
    EXPECT_FALSE(files().importFrom(document(), write("b.csv", "name,colour\na,b\n")));
    answer("OK");
    EXPECT_FALSE(files().importFrom(document(), path("missing.csv")));
    EXPECT_EQ(steps(), 0);
}

TEST_F(PointFilesTest, KeysCopyAndPasteFromOneTabToTheOther)
{
    ASSERT_NE(open(small("a.msh", 2)), nullptr);
    Document &first = document();
    first.selection().set({first.idAt(1)});
    table().setFocus();
    press(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), "p_2\tHand\t\t1\t2\t3\r\n");
    ASSERT_NE(open(small("b.msh", 1)), nullptr);
    ASSERT_NE(&document(), &first);
    table().setFocus();
    press(Qt::Key_V, Qt::ControlModifier);
    ASSERT_EQ(document().pointCount(), 2);
    EXPECT_EQ(document().point(1), first.point(1));
    press(Qt::Key_X, Qt::ControlModifier);
    EXPECT_EQ(document().pointCount(), 1);
    EXPECT_EQ(first.undoStack().count(), 0);
}

} // namespace
