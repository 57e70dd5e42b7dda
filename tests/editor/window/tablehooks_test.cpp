// SPDX-License-Identifier: MIT
#include <editor/panels/filterfield.h>
#include <editor/panels/paneltitle.h>

#include <tests/editor/window/windowfixture.h>

#include <QDockWidget>
#include <QHeaderView>
#include <QMenu>

using namespace hardpoint;

namespace {

class TableHooksTest : public testsupport::PlainWindowTest {
protected:
    FilterField &filter() { return *window().findChild<FilterField *>(); }
    QString title()
    {
        return static_cast<PanelTitle *>(
                   window().findChild<QDockWidget *>("points")->titleBarWidget())
            ->detail();
    }
};

TEST_F(TableHooksTest, ControlFFiltersAsItIsTypedAndTheTitleCounts)
{
    ASSERT_NE(open(small("a.msh", 12)), nullptr);
    EXPECT_EQ(title(), "12");
    table().setFocus();
    press(Qt::Key_F, Qt::ControlModifier);
    ASSERT_EQ(QApplication::focusWidget(), &filter());
    QTest::keyClicks(&filter(), "p_1");
    EXPECT_EQ(title(), "4 of 12");
    QTest::keyClicks(&filter(), "1");
    EXPECT_EQ(title(), "1 of 12");
    QTest::keyClick(&filter(), Qt::Key_Return);
    EXPECT_EQ(QApplication::focusWidget(), &table());
    press(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClick(&filter(), Qt::Key_Escape);
    EXPECT_EQ(title(), "12");
    QTest::keyClick(&filter(), Qt::Key_Escape);
    EXPECT_EQ(QApplication::focusWidget(), &table());
}

TEST_F(TableHooksTest, AnAddedPointIsSeenThroughTheFilter)
{
    ASSERT_NE(open(small("a.msh", 3)), nullptr);
    filter().setText("p_2");
    EXPECT_EQ(title(), "1 of 3");
    document().selection().clear();
    window().actions().add->trigger();
    ASSERT_NE(editor(), nullptr);
    EXPECT_EQ(editor()->text(), "point_1");
    EXPECT_EQ(title(), "2 of 4");
}

TEST_F(TableHooksTest, PointsAreNotMovedInASortedOrFilteredTableAndWhyIsTold)
{
    ASSERT_NE(open(small("a.msh", 3)), nullptr);
    document().selection().set({document().idAt(1)});
    QAction &up = *window().actions().moveUp;
    EXPECT_TRUE(up.isEnabled());
    filter().setText("p");
    EXPECT_FALSE(up.isEnabled());
    EXPECT_TRUE(up.toolTip().contains("filtered"));
    filter().clear();
    EXPECT_TRUE(up.isEnabled());
    table().sortByColumn(0, Qt::DescendingOrder);
    EXPECT_FALSE(up.isEnabled());
    EXPECT_TRUE(up.toolTip().contains("sorted"));
    table().setFocus();
    press(Qt::Key_Up, Qt::AltModifier);
    EXPECT_TRUE(window().statusLine().currentMessage().contains("sorted"));
    table().sortByColumn(-1, Qt::AscendingOrder);
    press(Qt::Key_Up, Qt::AltModifier);
    EXPECT_EQ(document().point(0).name, "p_2");
    EXPECT_FALSE(up.toolTip().contains("sorted"));
}

TEST_F(TableHooksTest, DeleteAndSelectAllMeanWhatIsShown)
{
    ASSERT_NE(open(small("a.msh", 12)), nullptr);
    filter().setText("p_1");
    table().setFocus();
    press(Qt::Key_A, Qt::ControlModifier);
    press(Qt::Key_Delete);
    EXPECT_EQ(document().pointCount(), 8);
    EXPECT_EQ(document().point(0).name, "p_2");
    EXPECT_EQ(title(), "0 of 8");
}

TEST_F(TableHooksTest, EnterInTheFilterLooksAgain)
{
    ASSERT_NE(open(small("a.msh", 3)), nullptr);
    filter().setText("p_2");
    table().editCell(1, PointColumn::Name);
    type("q_2");
    press(Qt::Key_Return);
    EXPECT_EQ(title(), "1 of 3");
    QTest::keyClick(&filter(), Qt::Key_Return);
    EXPECT_EQ(title(), "0 of 3");
}

TEST_F(TableHooksTest, ColumnsAreHiddenFromTheMenuBarToo)
{
    ASSERT_NE(open(small("a.msh", 3)), nullptr);
    QMenu *columns = nullptr;
    for (QMenu *menu : window().findChildren<QMenu *>()) {
        if (menu->title() == "&Columns of points")
            columns = menu;
    }
    ASSERT_NE(columns, nullptr);
    columns->popup({0, 0});
    for (QAction *action : columns->actions()) {
        if (action->text() == "Key")
            action->trigger();
    }
    columns->close();
    EXPECT_TRUE(table().isColumnHidden(table().points().sectionOf(PointColumn::Key)));
    columns->popup({0, 0});
    columns->actions().back()->trigger();
    columns->close();
    EXPECT_EQ(table().horizontalHeader()->hiddenSectionCount(), 0);
}

TEST_F(TableHooksTest, ReplaceAndRenumberAreForFilesThatHaveThem)
{
    Actions &actions = window().actions();
    EXPECT_FALSE(actions.replace->isEnabled());
    EXPECT_FALSE(actions.renumber->isEnabled());
    ASSERT_NE(open(small("a.msh", 3)), nullptr);
    EXPECT_TRUE(actions.replace->isEnabled());
    EXPECT_TRUE(actions.renumber->isEnabled());
    ASSERT_NE(open(sample("puppet.mdl")), nullptr);
    EXPECT_TRUE(actions.replace->isEnabled());
    EXPECT_FALSE(actions.renumber->isEnabled());
}

TEST(TableSettings, ColumnsAreRememberedFromOneRunToTheNext)
{
    QTemporaryDir folder;
    ThemeSwitch themes;
    const auto stored = [&] {
        return Settings(
            std::make_unique<QSettings>(folder.filePath("set.ini"), QSettings::IniFormat));
    };
    const auto window = [&](Settings &settings) {
        return std::make_unique<MainWindow>(
            settings, themes,
            std::make_unique<Viewport>(nullptr, Viewport::Quality::Automatic, false));
    };
    QFile::copy(":/samples/sword.msh", folder.filePath("a.msh"));
    {
        Settings settings = stored();
        const auto first = window(settings);
        ASSERT_TRUE(first->files().open(folder.filePath("a.msh")));
        QHeaderView &header = *first->table().horizontalHeader();
        header.resizeSection(0, 222);
        header.moveSection(header.visualIndex(0), 3);
    }
    Settings settings = stored();
    const auto second = window(settings);
    ASSERT_TRUE(second->files().open(folder.filePath("a.msh")));
    EXPECT_EQ(second->table().columnWidth(0), 222);
    EXPECT_EQ(second->table().horizontalHeader()->visualIndex(0), 3);
}

} // namespace
