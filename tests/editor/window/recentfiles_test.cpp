// SPDX-License-Identifier: MIT
#include <editor/window/recentfiles.h>
#include <editor/window/samplemodels.h>
#include <editor/window/startentry.h>

#include <tests/editor/window/windowfixture.h>

#include <QFile>
#include <QMenu>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

class RecentFilesTest : public PlainWindowTest {
protected:
    QStringList names()
    {
        QStringList names;
        for (const QString &path : window().recentFiles().paths())
            names << QFileInfo(path).fileName();
        return names;
    }
    /// Of the start page, as far as they can be seen.
    std::vector<StartEntry *> entries()
    {
        std::vector<StartEntry *> shown;
        for (StartEntry *entry : window().findChildren<StartEntry *>()) {
            if (entry->isVisible())
                shown.push_back(entry);
        }
        return shown;
    }
    StartEntry *entry(const QString &name)
    {
        for (StartEntry *entry : entries()) {
            if (entry->text() == name)
                return entry;
        }
        return nullptr;
    }
};

TEST_F(RecentFilesTest, TheLatestStandsFirstAndNoneTwice)
{
    open(small("a.msh"));
    open(small("b.msh"));
    window().files().close(document());
    window().files().close(document());
    open(small("a.msh"));
    EXPECT_EQ(names(), (QStringList{"a.msh", "b.msh"}));
    for (int i = 0; i < RecentFiles::most + 3; ++i)
        open(small(QStringLiteral("c%1.msh").arg(i)));
    EXPECT_EQ(names().size(), RecentFiles::most);
    EXPECT_EQ(names().first(), QStringLiteral("c%1.msh").arg(RecentFiles::most + 2));
}

TEST_F(RecentFilesTest, AreRememberedAndCleared)
{
    Settings stored(std::make_unique<QSettings>(path("s.ini"), QSettings::IniFormat));
    {
        RecentFiles files(stored);
        files.add(path("a.msh"));
        files.add(path("b & c.msh"));
    }
    RecentFiles again(stored);
    EXPECT_EQ(again.paths(), (QStringList{path("b & c.msh"), path("a.msh")}));
    QMenu menu;
    again.fill(menu);
    ASSERT_EQ(menu.actions().size(), 4);
    EXPECT_TRUE(menu.actions().first()->text().endsWith("b && c.msh"));
    menu.actions().last()->trigger();
    EXPECT_TRUE(RecentFiles(stored).paths().isEmpty());
}

TEST_F(RecentFilesTest, AMissingOneIsToldAndForgotten)
{
    open(small("a.msh"));
    open(small("b.msh"));
    window().files().close(document());
    window().files().close(document());
    ASSERT_TRUE(QFile::remove(path("a.msh")));
    answer("OK");
    ASSERT_TRUE(entry("a.msh"));
    entry("a.msh")->click();
    EXPECT_TRUE(told().startsWith("a.msh could not be opened.")) << told().toStdString();
    EXPECT_EQ(names(), QStringList{"b.msh"});
    ASSERT_TRUE(QTest::qWaitFor([this] { return entry("b.msh") && !entry("a.msh"); }));
    QTest::keyClick(entry("b.msh"), Qt::Key_Space);
    ASSERT_NE(window().current(), nullptr);
    EXPECT_EQ(document().fileName(), "b.msh");
}

TEST_F(RecentFilesTest, TheStartPageOffersSamples)
{
    EXPECT_EQ(entries().size(), sampleModels().size());
    for (const SampleModel &sample : sampleModels())
        EXPECT_TRUE(QFile::exists(sample.path)) << sample.path.toStdString();
    ASSERT_TRUE(entry("sword.msh"));
    QTest::mouseClick(entry("sword.msh"), Qt::LeftButton);
    ASSERT_NE(window().current(), nullptr);
    EXPECT_EQ(document().fileName(), "sword.msh");
    EXPECT_TRUE(entries().empty());
    EXPECT_TRUE(names().isEmpty()) << "a sample is no file of the user's";
}

} // namespace
