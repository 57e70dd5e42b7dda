// SPDX-License-Identifier: MIT
#include <tests/editor/window/windowfixture.h>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

class DocumentTabsTest : public PlainWindowTest {
protected:
    DocumentTabs &tabs() { return window().tabs(); }
};

TEST_F(DocumentTabsTest, ADotMarksWhatHasChanges)
{
    open(small("a.msh"));
    EXPECT_TRUE(tabs().tabIcon(0).isNull());
    edit("q_1");
    EXPECT_FALSE(tabs().tabIcon(0).isNull());
    EXPECT_EQ(tabs().modified(), std::vector<Document *>{&document()});
    window().actions().undo->trigger();
    EXPECT_TRUE(tabs().tabIcon(0).isNull());
}

TEST_F(DocumentTabsTest, FilesOfOneNameAreToldApartByTheirFolders)
{
    QDir(m_folder.path()).mkdir("left");
    QDir(m_folder.path()).mkdir("right");
    open(small("left/a.msh"));
    EXPECT_EQ(tabs().tabText(0), "a.msh");
    Document *right = open(small("right/a.msh"));
    EXPECT_EQ(tabs().tabText(0), "left/a.msh");
    EXPECT_EQ(tabs().tabText(1), "right/a.msh");
    tabs().close(right);
    EXPECT_EQ(tabs().tabText(0), "a.msh");
}

TEST_F(DocumentTabsTest, ClosingTheCurrentOneShowsAnother)
{
    Document *a = open(small("a.msh"));
    Document *b = open(small("b.msh"));
    Document *c = open(small("c.msh"));
    tabs().activate(b);
    tabs().close(a);
    EXPECT_EQ(tabs().current(), b);
    EXPECT_EQ(window().windowTitle(), "b.msh[*] - Hardpoint");
    tabs().close(b);
    EXPECT_EQ(tabs().current(), c);
    EXPECT_EQ(window().windowTitle(), "c.msh[*] - Hardpoint");
    EXPECT_EQ(table().points().document(), c);
}

TEST_F(DocumentTabsTest, TheMiddleButtonCloses)
{
    open(small("a.msh"));
    Document *b = open(small("b.msh"));
    QTest::mouseClick(&tabs(), Qt::MiddleButton, Qt::NoModifier, tabs().tabRect(0).center());
    EXPECT_EQ(tabs().all(), std::vector<Document *>{b});
}

} // namespace
