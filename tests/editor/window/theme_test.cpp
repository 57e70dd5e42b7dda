// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/panels/lookicon.h>

#include <tests/editor/window/windowfixture.h>

#include <QSignalSpy>

#include <cmath>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor &a, const QColor &b)
{
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

TEST(Look, TextReadsOnEveryGround)
{
    for (const Look &look : {darkLook(), lightLook()}) {
        for (const QColor &ground : {look.window, look.panel, look.raised, look.alternate}) {
            for (const QColor &text : {look.text, look.dim, look.error, look.warning})
                EXPECT_GE(contrast(text, ground), 4.5)
                    << text.name().toStdString() << " on " << ground.name().toStdString();
            EXPECT_GE(contrast(look.accent, ground), 3);
        }
        EXPECT_GE(contrast(look.note, look.raised), 4.5);
        for (const QColor &text : {look.text, look.dim, look.error, look.warning})
            EXPECT_GE(contrast(look.onSelection(text), look.selection), 4.5)
                << text.name().toStdString() << " on selection";
    }
}

TEST(ThemeNames, AreThoseOfTheCommandLine)
{
    EXPECT_EQ(themeNamed(u"dark"), Theme::Dark);
    EXPECT_EQ(themeNamed(u"system"), Theme::System);
    EXPECT_FALSE(themeNamed(u"Dark"));
    EXPECT_EQ(themeName(Theme::Light), "light");
}

TEST_F(PlainWindowTest, TheThemeSwitchesLive)
{
    QSignalSpy changed(&m_themes, &ThemeSwitch::changed);
    window().actions().ofTheme(Theme::Dark)->trigger();
    EXPECT_TRUE(currentLook().dark);
    EXPECT_EQ(window().palette().color(QPalette::Window), darkLook().panel);
    const QImage dark = lookIcon("open").pixmap(40, 40).toImage();
    window().actions().ofTheme(Theme::Light)->trigger();
    EXPECT_FALSE(currentLook().dark);
    EXPECT_EQ(window().palette().color(QPalette::Window), lightLook().panel);
    const QImage light = lookIcon("open").pixmap(40, 40).toImage();
    EXPECT_NE(dark, light);
    EXPECT_EQ(changed.count(), 2);
}

TEST_F(PlainWindowTest, EveryCommandOfTheToolBarHasAnIconAndAllHaveWords)
{
    for (const QAction *action : window().actions().findChildren<QAction *>()) {
        EXPECT_TRUE(action->isSeparator() || !action->text().isEmpty());
    }
    for (const QToolBar *bar : window().findChildren<QToolBar *>("tools")) {
        for (const QAction *action : bar->actions()) {
            EXPECT_TRUE(action->isSeparator() || !action->icon().isNull())
                << action->text().toStdString();
        }
    }
}

} // namespace
