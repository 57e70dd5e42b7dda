// SPDX-License-Identifier: MIT
#include <editor/panels/inspector.h>
#include <editor/panels/inspectorfield.h>
#include <editor/panels/savereview.h>
#include <editor/window/savingoptions.h>

#include <tests/editor/window/windowfixture.h>

#include <QFile>
#include <QPushButton>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

class DiskWatchTest : public PlainWindowTest {
protected:
    const MessageBar &bar() { return window().view().messageBar(); }
    bool saysChanged()
    {
        return QTest::qWaitFor([this] { return bar().plate() == "Changed on disk"; });
    }
    /// As most programs write: another file in the place of the old one.
    void replaceByRename(const QString &name, int points)
    {
        const QString fresh = small("fresh", points);
        QFile::remove(path(name));
        ASSERT_TRUE(QFile::rename(fresh, path(name)));
    }
};

TEST_F(DiskWatchTest, AChangedFileIsToldAndReloaded)
{
    open(small("a.msh"));
    EXPECT_TRUE(bar().plate().isEmpty());
    small("a.msh", 5);
    ASSERT_TRUE(saysChanged());
    EXPECT_EQ(document().pointCount(), 2) << "not by itself";
    QTest::mouseClick(&bar().reloadButton(), Qt::LeftButton);
    EXPECT_EQ(document().pointCount(), 5);
    EXPECT_TRUE(bar().plate().isEmpty());
}

TEST_F(DiskWatchTest, AlsoWhenItIsReplacedByARenameTwice)
{
    open(small("a.msh"));
    for (const int points : {3, 4}) {
        replaceByRename("a.msh", points);
        ASSERT_TRUE(saysChanged());
        QTest::mouseClick(&bar().reloadButton(), Qt::LeftButton);
        EXPECT_EQ(document().pointCount(), points);
    }
}

TEST_F(DiskWatchTest, MineAreKeptAndReplaceTheirs)
{
    open(small("a.msh"));
    edit("q_1");
    small("a.msh", 5);
    ASSERT_TRUE(saysChanged());
    QTest::mouseClick(&bar().keepButton(), Qt::LeftButton);
    EXPECT_TRUE(bar().plate().isEmpty());
    window().actions().save->trigger(); // without another question
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ((*Document::open(path("a.msh")))->pointCount(), 2);
}

TEST_F(DiskWatchTest, BothCanBeCompared)
{
    open(small("a.msh"));
    edit("q_1");
    small("a.msh", 3);
    ASSERT_TRUE(saysChanged());
    int rows = 0;
    withDialog<SaveReview>([&](SaveReview &review) {
        rows = review.findChild<QAbstractItemView *>("changes")->model()->rowCount();
        click(review, "Close");
    });
    QTest::mouseClick(&bar().compareButton(), Qt::LeftButton);
    EXPECT_EQ(rows, 2) << "one renamed here, one more there";
    EXPECT_EQ(bar().plate(), "Changed on disk");
}

TEST_F(DiskWatchTest, ReloadingEditsAsksFirst)
{
    open(small("a.msh"));
    edit("q_1");
    small("a.msh", 5);
    ASSERT_TRUE(saysChanged());
    answer("Cancel");
    QTest::mouseClick(&bar().reloadButton(), Qt::LeftButton);
    EXPECT_EQ(document().point(0).name, "q_1");
}

TEST_F(DiskWatchTest, AFileThatIsGoneAndComesBack)
{
    open(small("a.msh"));
    ASSERT_TRUE(QFile::rename(path("a.msh"), path("b.msh")));
    EXPECT_TRUE(QTest::qWaitFor([this] { return bar().plate() == "Gone from disk"; }));
    EXPECT_FALSE(bar().reloadButton().isVisible());
    ASSERT_TRUE(QFile::rename(path("b.msh"), path("a.msh")));
    EXPECT_TRUE(QTest::qWaitFor([this] { return bar().plate().isEmpty(); }));
}

TEST_F(DiskWatchTest, OurOwnSavesAreNoNews)
{
    open(small("a.msh"));
    open(small("b.msh"));
    edit("q_1");
    window().actions().save->trigger();
    small("a.msh", 5); // when this was seen, so was the save
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return window().tabs().all()[0]->onDisk() == Document::OnDisk::Changed; }));
    EXPECT_EQ(document().onDisk(), Document::OnDisk::AsRead);
    EXPECT_TRUE(bar().plate().isEmpty());
}

TEST_F(DiskWatchTest, OnlyUneditedFilesAreReloadedQuietlyAndOnlyWhenTheOptionSaysSo)
{
    window().savingOptions().reload->trigger();
    EXPECT_TRUE(m_settings.reloadsQuietly());
    open(small("a.msh"));
    open(small("b.msh"));
    edit("q_1");
    small("a.msh", 5);
    small("b.msh", 5);
    ASSERT_TRUE(saysChanged());
    EXPECT_EQ(document().point(0).name, "q_1");
    EXPECT_TRUE(QTest::qWaitFor([this] { return window().tabs().all()[0]->pointCount() == 5; }));
}

TEST_F(DiskWatchTest, AHalfWrittenFileIsNotReloadedQuietly)
{
    window().savingOptions().reload->trigger();
    open(small("a.msh"));
    const formatlib::Bytes whole = testsupport::readBytes(path("a.msh").toStdString());
    testsupport::writeBytes(path("a.msh").toStdString(),
                            formatlib::ByteView(whole).first(whole.size() / 2));
    ASSERT_TRUE(saysChanged());
    EXPECT_EQ(document().pointCount(), 2);
    small("a.msh", 3);
    EXPECT_TRUE(QTest::qWaitFor([this] { return document().pointCount() == 3; }));
}

TEST_F(DiskWatchTest, NothingIsReloadedQuietlyUnderAnOpenCell)
{
    window().savingOptions().reload->trigger();
    open(small("a.msh"));
    table().editCell(0, PointColumn::X);
    small("a.msh", 5);
    ASSERT_TRUE(saysChanged());
    EXPECT_EQ(document().pointCount(), 2);
    EXPECT_NE(editor(), nullptr);
}

TEST_F(DiskWatchTest, WhatStandsInAFieldOfTheInspectorCountsAsMine)
{
    open(small("a.msh"));
    document().selection().set({document().idAt(0)});
    small("a.msh", 5);
    ASSERT_TRUE(saysChanged());
    InspectorField &field = *window().inspector().fieldOf({PointColumn::X});
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, "50");
    bar().keepButton().click(); // as the keyboard does, without a focus that moves
    EXPECT_EQ(document().point(0).matrix.origin().x, 50.0F);
    EXPECT_TRUE(document().isModified());
}

} // namespace
