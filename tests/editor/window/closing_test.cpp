// SPDX-License-Identifier: MIT
#include <tests/editor/window/windowfixture.h>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

class ClosingTest : public PlainWindowTest {
protected:
    std::string nameOnDisk(const QString &name)
    {
        return (*Document::open(path(name)))->point(0).name;
    }
};

TEST_F(ClosingTest, NothingIsAskedWhenNothingChanged)
{
    open(small("a.msh"));
    open(small("b.msh"));
    window().actions().close->trigger();
    EXPECT_EQ(window().tabs().count(), 1);
    window().actions().close->trigger();
    EXPECT_EQ(window().tabs().count(), 0);
    EXPECT_EQ(table().points().rowCount(), 0);
    EXPECT_TRUE(window().close());
}

TEST_F(ClosingTest, AChangedTabIsKeptDiscardedOrSaved)
{
    open(small("a.msh"));
    edit("q_1");
    answer("Cancel");
    window().actions().close->trigger();
    EXPECT_TRUE(told().contains("a.msh")) << told().toStdString();
    EXPECT_EQ(window().tabs().count(), 1);
    EXPECT_TRUE(document().isModified());

    answer("Close without saving");
    window().actions().close->trigger();
    EXPECT_EQ(window().tabs().count(), 0);
    EXPECT_EQ(nameOnDisk("a.msh"), "p_1");

    open(path("a.msh"));
    edit("q_1");
    answer("Save");
    window().actions().close->trigger();
    EXPECT_EQ(window().tabs().count(), 0);
    EXPECT_EQ(nameOnDisk("a.msh"), "q_1");
}

TEST_F(ClosingTest, TheWindowCanGoWithSeveralChangedFiles)
{
    for (const char *name : {"a.msh", "b.msh", "c.msh"}) {
        open(small(name));
        edit("q_1");
    }
    answer("Close without saving");
    EXPECT_TRUE(window().close());
    m_window.reset();
    EXPECT_EQ(nameOnDisk("c.msh"), "p_1");
}

TEST_F(ClosingTest, TheWindowAsksOnceForAllChangedFiles)
{
    open(small("a.msh"));
    edit("q_1");
    open(small("b.msh"));
    open(small("c.msh"));
    edit("q_1");
    answer("Cancel");
    EXPECT_FALSE(window().close());
    EXPECT_TRUE(told().contains("a.msh\nc.msh")) << told().toStdString();
    EXPECT_FALSE(told().contains("b.msh")) << told().toStdString();
    EXPECT_TRUE(window().isVisible());

    answer("Save all");
    EXPECT_TRUE(window().close());
    EXPECT_EQ(nameOnDisk("a.msh"), "q_1");
    EXPECT_EQ(nameOnDisk("c.msh"), "q_1");
}

TEST_F(ClosingTest, ASaveThatFailsKeepsTheWindowOpen)
{
    QDir(m_folder.path()).mkdir("gone");
    open(small("gone/a.msh"));
    edit("q_1");
    open(small("b.msh"));
    ASSERT_TRUE(QDir(path("gone")).removeRecursively());
    answer("Save");
    QTimer::singleShot(300, &window(), [this] { answer("Cancel"); });
    EXPECT_FALSE(window().close());
    EXPECT_TRUE(told().startsWith("a.msh could not be saved.")) << told().toStdString();
    EXPECT_EQ(document().fileName(), "a.msh");
    EXPECT_TRUE(document().isModified());
}

} // namespace
