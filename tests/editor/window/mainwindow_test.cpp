// SPDX-License-Identifier: MIT
#include <tests/editor/window/windowfixture.h>

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QGuiApplication>
#include <QMimeData>
#include <QWindow>

using namespace hardpoint;
using testsupport::PlainWindowTest;
using testsupport::WindowTest;

namespace {

QWindow *pictureWindow()
{
    for (QWindow *window : QGuiApplication::allWindows()) {
        if (window->inherits("Qt3DExtras::Qt3DWindow"))
            return window;
    }
    return nullptr;
}

QList<int> selectedRows(const PointTable &table)
{
    QList<int> rows;
    for (const QModelIndex &index : table.selectionModel()->selectedRows())
        rows << index.row();
    return rows;
}

TEST_F(WindowTest, SelectingInTheTableOrInThePictureIsTheSame)
{
    ASSERT_NE(open(sample("sword.msh")), nullptr);
    viewport().grabImage();
    const auto pixel = viewport().pixelOf(document().point(2).matrix.origin());
    ASSERT_TRUE(pixel);
    QWindow *picture = pictureWindow();
    ASSERT_NE(picture, nullptr);
    QTest::mouseClick(picture, Qt::LeftButton, Qt::NoModifier, pixel->toPoint());
    EXPECT_EQ(selectedRows(table()), QList<int>{2});
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(2)});

    table().selectRow(0);
    EXPECT_EQ(document().selection().ids(), std::vector{document().idAt(0)});
    const auto other = viewport().pixelOf(document().point(1).matrix.origin());
    ASSERT_TRUE(other);
    QTest::mouseClick(picture, Qt::LeftButton, Qt::ShiftModifier, other->toPoint());
    EXPECT_EQ(selectedRows(table()), (QList<int>{0, 1}));
}

TEST_F(PlainWindowTest, WorksWithoutAPicture)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    edit("q_1");
    EXPECT_EQ(document().point(0).name, "q_1");
    EXPECT_TRUE(viewport().widget()->isVisible());
    EXPECT_FALSE(window().statusLine().texts().isEmpty());
}

TEST_F(PlainWindowTest, AnEmptyWindowOffersWhatCanBeDoneAndNothingElse)
{
    EXPECT_EQ(window().windowTitle(), "Hardpoint");
    EXPECT_TRUE(window().actions().open->isEnabled());
    for (const QAction *action :
         {window().actions().save, window().actions().saveAs, window().actions().close,
          window().actions().add, window().actions().remove, window().actions().undo,
          window().actions().frameAll})
        EXPECT_FALSE(action->isEnabled()) << action->text().toStdString();
    EXPECT_FALSE(viewport().widget()->isVisible());
    EXPECT_TRUE(window().statusLine().texts().isEmpty());
}

TEST_F(PlainWindowTest, OpeningTwiceGoesToTheTab)
{
    const QString a = small("a.msh");
    Document *first = open(a);
    open(small("b.msh"));
    ASSERT_EQ(window().tabs().count(), 2);
    QDir(m_folder.path()).mkdir("sub");
    EXPECT_EQ(open(path("sub/../a.msh")), first);
    EXPECT_EQ(window().tabs().count(), 2);
    EXPECT_EQ(window().current(), first);
    EXPECT_EQ(window().windowTitle(), "a.msh[*] - Hardpoint");
}

TEST_F(PlainWindowTest, WhatCanNotBeOpenedIsToldAndTheWindowGoesOn)
{
    testsupport::writeBytes(path("cut.msh").toStdString(), formatlib::Bytes{'M', 'S', 'H', 0, 1});
    answer("OK");
    window().files().openAll({small("a.msh"), path("cut.msh")});
    EXPECT_TRUE(told().startsWith("cut.msh could not be opened.")) << told().toStdString();
    EXPECT_EQ(window().tabs().count(), 1);
    answer("OK");
    window().files().openAll({path("cut.msh"), path("none.msh")});
    EXPECT_TRUE(told().contains("cut.msh: ")) << told().toStdString();
    EXPECT_TRUE(told().contains("none.msh: ")) << told().toStdString();
}

TEST_F(PlainWindowTest, TabsHaveTheirOwnPointsSelectionAndUndo)
{
    Document *a = open(small("a.msh", 3));
    edit("changed_1");
    Document *b = open(small("b.msh", 1));
    EXPECT_EQ(table().points().rowCount(), 1);
    EXPECT_FALSE(window().actions().undo->isEnabled());
    window().tabs().activate(a);
    EXPECT_EQ(table().points().rowCount(), 3);
    EXPECT_EQ(window().actions().undo->text(), "Undo Rename p_1");
    window().actions().undo->trigger();
    EXPECT_FALSE(a->isModified());
    table().editCell(0, PointColumn::Bone);
    type("Foot");
    window().actions().nextTab->trigger();
    EXPECT_EQ(a->point(0).bone.name, "Foot");
    EXPECT_EQ(window().current(), b);
    window().actions().nextTab->trigger();
    EXPECT_EQ(window().current(), a);
}

TEST_F(PlainWindowTest, TheStatusLineSaysWhatTheFileIs)
{
    open(sample("sword.msh"));
    document().selection().set({document().idAt(0)});
    std::size_t untouched = 0;
    for (const formatlib::ByteRange &range : document().file().untouchedRanges())
        untouched += range.size();
    const QString all = window().statusLine().texts().join('|');
    EXPECT_TRUE(all.startsWith("MSH 2002, animated|3 ")) << all.toStdString();
    EXPECT_TRUE(all.contains("1 selected")) << all.toStdString();
    EXPECT_TRUE(all.endsWith(QString("geometry %1 bytes unchanged")
                                 .arg(window().locale().toString(qulonglong(untouched)))))
        << all.toStdString();
    edit("trailstart_01");
    EXPECT_TRUE(window().statusLine().texts().join('|').contains("1 error"))
        << window().statusLine().texts().join('|').toStdString();
}

TEST_F(PlainWindowTest, FilesAreDroppedAnywhere)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(small("a.msh")), QUrl::fromLocalFile(small("b.msh"))});
    for (QWidget *place : {static_cast<QWidget *>(&window()), table().viewport()}) {
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(place, &enter);
        EXPECT_TRUE(enter.isAccepted());
    }
    QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window(), &drop);
    EXPECT_EQ(window().tabs().count(), 2);
    QMimeData text;
    text.setText("no file");
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &text, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window(), &enter);
    EXPECT_FALSE(enter.isAccepted());
}

TEST_F(WindowTest, FilesAreDroppedOnThePictureToo)
{
    open(small("a.msh"));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(small("b.msh"))});
    QWidget *picture = viewport().widget();
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(picture, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(picture, &drop);
    EXPECT_EQ(window().tabs().count(), 2);
    EXPECT_EQ(document().fileName(), "b.msh");
}

TEST_F(PlainWindowTest, TheMenuOfTheTableHoldsThePointCommands)
{
    for (QAction *action : {window().actions().add, window().actions().duplicate,
                            window().actions().remove, window().actions().moveUp})
        EXPECT_TRUE(table().actions().contains(action));
    EXPECT_EQ(table().contextMenuPolicy(), Qt::DefaultContextMenu);
}

} // namespace
