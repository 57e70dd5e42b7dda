// SPDX-License-Identifier: MIT
#include <tests/editor/window/windowfixture.h>

#include <QDockWidget>

using namespace hardpoint;

namespace {

class SettingsTest : public testing::Test {
protected:
    Settings stored()
    {
        return Settings(
            std::make_unique<QSettings>(m_folder.filePath("set.ini"), QSettings::IniFormat));
    }
    std::unique_ptr<MainWindow> window(Settings &settings)
    {
        return std::make_unique<MainWindow>(
            settings, m_themes,
            std::make_unique<Viewport>(nullptr, Viewport::Quality::Automatic, false));
    }
    static QDockWidget &points(MainWindow &window)
    {
        return *window.findChild<QDockWidget *>("points");
    }

    QTemporaryDir m_folder;
    ThemeSwitch m_themes;
};

TEST_F(SettingsTest, RememberFromOneRunToTheNext)
{
    {
        Settings settings = stored();
        EXPECT_EQ(settings.theme(), Theme::System);
        settings.setTheme(Theme::Dark);
        settings.setFolder("/models");
    }
    const Settings again = stored();
    EXPECT_EQ(again.theme(), Theme::Dark);
    EXPECT_EQ(again.folder(), "/models");
}

TEST_F(SettingsTest, HowPointsAreMovedIsRemembered)
{
    EXPECT_EQ(stored().gizmo(), GizmoOptions());
    const GizmoOptions options{.mode = GizmoOptions::Mode::Rotate,
                               .axes = GizmoOptions::Axes::Point,
                               .snap = true,
                               .moveStep = 0.25,
                               .angleStep = 30};
    Settings settings = stored();
    settings.setGizmo(options);
    settings.setTurnsToSurface(true);
    settings.setNamePairs("port=starboard");
    EXPECT_EQ(stored().gizmo(), options);
    EXPECT_TRUE(stored().turnsToSurface());
    EXPECT_EQ(stored().namePairs(), "port=starboard");
}

TEST_F(SettingsTest, PicturesRememberNothing)
{
    Settings none;
    none.setTheme(Theme::Dark);
    none.setFolder("/models");
    EXPECT_EQ(none.theme(), Theme::System);
    EXPECT_TRUE(none.folder().isEmpty());
}

TEST_F(SettingsTest, DocksComeBackAsTheyWere)
{
    Settings settings = stored();
    {
        const auto first = window(settings);
        first->show();
        first->addDockWidget(Qt::LeftDockWidgetArea, &points(*first));
        first->resize(900, 600);
        EXPECT_TRUE(first->close());
    }
    {
        const auto second = window(settings);
        EXPECT_EQ(second->dockWidgetArea(&points(*second)), Qt::LeftDockWidgetArea);
        EXPECT_EQ(second->size(), QSize(900, 600));
        second->show();
        points(*second).close();
        EXPECT_TRUE(second->close());
    }
    const auto third = window(settings);
    third->show();
    EXPECT_FALSE(points(*third).isVisible());
    points(*third).toggleViewAction()->trigger();
    EXPECT_TRUE(points(*third).isVisible());
}

} // namespace
