// SPDX-License-Identifier: MIT
#include <tests/editor/window/windowfixture.h>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

using SavingTest = PlainWindowTest;

TEST_F(SavingTest, AFailedSaveIsToldAndTheDocumentStaysChanged)
{
    QDir(m_folder.path()).mkdir("gone");
    ASSERT_NE(open(small("gone/a.msh")), nullptr);
    edit("q_1");
    ASSERT_TRUE(QDir(path("gone")).removeRecursively());
    answer("Cancel");
    window().actions().save->trigger();
    EXPECT_TRUE(told().startsWith("a.msh could not be saved.")) << told().toStdString();
    EXPECT_GT(told().size(), QString("a.msh could not be saved.\n").size());
    EXPECT_EQ(window().tabs().count(), 1);
    EXPECT_TRUE(document().isModified());
    EXPECT_TRUE(window().isWindowModified());
    EXPECT_EQ(document().point(0).name, "q_1");
}

TEST_F(SavingTest, WhatIsBeingTypedIsSavedToo)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    edit("q_1");
    table().editCell(0, PointColumn::X);
    type("7.5");
    press(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(editor(), nullptr);
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ((*Document::open(path("a.msh")))->point(0).matrix.origin().x, 7.5F);
}

TEST_F(SavingTest, NothingIsSavedWhileACellHoldsNoValue)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    edit("q_1");
    table().editCell(0, PointColumn::X);
    type("7x");
    press(Qt::Key_S, Qt::ControlModifier);
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->text(), "7x");
    EXPECT_TRUE(document().isModified());
    EXPECT_EQ((*Document::open(path("a.msh")))->point(0).name, "p_1");
}

TEST_F(SavingTest, AFileThatOthersWroteIsReplacedOnlyWhenSaidSo)
{
    const QString file = small("a.msh");
    ASSERT_NE(open(file), nullptr);
    edit("q_1");
    small("a.msh", 5);
    const formatlib::Bytes others = testsupport::readBytes(file.toStdString());

    answer("Cancel");
    window().actions().save->trigger();
    EXPECT_TRUE(told().startsWith("a.msh has changed on disk")) << told().toStdString();
    EXPECT_EQ(testsupport::readBytes(file.toStdString()), others);
    EXPECT_TRUE(document().isModified());

    answer("Overwrite");
    window().actions().save->trigger();
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ((*Document::open(file))->pointCount(), 2);
    EXPECT_EQ(testsupport::readBytes(file.toStdString() + "~"), others);
}

TEST_F(SavingTest, AFileThatIsGoneIsWrittenAgainOnlyWhenSaidSo)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    edit("q_1");
    ASSERT_TRUE(QFile::remove(path("a.msh")));
    answer("Cancel");
    window().actions().save->trigger();
    EXPECT_TRUE(told().startsWith("a.msh is gone from its folder.")) << told().toStdString();
    EXPECT_TRUE(document().isModified());
    EXPECT_FALSE(QFile::exists(path("a.msh")));
    answer("Save there again");
    window().actions().save->trigger();
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ((*Document::open(path("a.msh")))->point(0).name, "q_1");
}

TEST_F(SavingTest, SaveAsGoesOnWithTheNewFileAndACopyDoesNot)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    edit("q_1");
    choose(path("copy.msh"));
    window().actions().saveCopy->trigger();
    EXPECT_EQ((*Document::open(path("copy.msh")))->point(0).name, "q_1");
    EXPECT_TRUE(document().isModified());
    EXPECT_EQ(document().fileName(), "a.msh");

    choose(path("other.msh"));
    window().actions().saveAs->trigger();
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(window().windowTitle(), "other.msh[*] - Hardpoint");
    EXPECT_EQ(window().tabs().tabText(0), "other.msh");
    EXPECT_EQ((*Document::open(path("a.msh")))->point(0).name, "p_1");
}

TEST_F(SavingTest, SaveAsOverAnotherTabsFileIsRefused)
{
    open(small("b.msh", 1));
    open(small("a.msh", 2));
    choose(path("b.msh"));
    // The dialog asks first whether the file may be replaced.
    QTimer::singleShot(200, &window(), [this] { answer("Yes"); });
    QTimer::singleShot(600, &window(), [this] { answer("OK"); });
    window().actions().saveAs->trigger();
    EXPECT_TRUE(told().startsWith("b.msh is open in another tab.")) << told().toStdString();
    EXPECT_EQ((*Document::open(path("b.msh")))->pointCount(), 1);
}

TEST_F(SavingTest, RevertAsksAndReadsAgain)
{
    ASSERT_NE(open(small("a.msh")), nullptr);
    edit("q_1");
    answer("Cancel");
    window().actions().revert->trigger();
    EXPECT_EQ(document().point(0).name, "q_1");
    answer("Revert");
    window().actions().revert->trigger();
    EXPECT_EQ(document().point(0).name, "p_1");
    EXPECT_FALSE(window().isWindowModified());
    EXPECT_FALSE(window().actions().undo->isEnabled());
}

} // namespace
