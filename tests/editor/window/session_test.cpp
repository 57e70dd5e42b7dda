// SPDX-License-Identifier: MIT
#include <editor/window/session.h>

#include <tests/editor/window/windowfixture.h>

#include <QFile>

using namespace hardpoint;
using testsupport::WindowTest;

namespace {

class SessionTest : public WindowTest {
protected:
    SessionTest() : WindowTest(false)
    {
        m_settings =
            Settings(std::make_unique<QSettings>(path("settings.ini"), QSettings::IniFormat));
    }
    /// Another run of the program.
    QStringList nextRun()
    {
        MainWindow next(m_settings, m_themes,
                        std::make_unique<Viewport>(nullptr, Viewport::Quality::Automatic, false));
        next.session().restore();
        QStringList names;
        for (const Document *document : next.tabs().all())
            names << document->fileName();
        m_current = next.current() ? next.current()->fileName() : QString();
        return names;
    }

    QString m_current;
};

TEST_F(SessionTest, TabsComeBackInTheirOrder)
{
    EXPECT_TRUE(nextRun().isEmpty());
    open(small("a.msh"));
    Document *b = open(small("b.msh"));
    open(small("c.msh"));
    window().tabs().activate(b);
    EXPECT_EQ(nextRun(), (QStringList{"a.msh", "b.msh", "c.msh"}));
    EXPECT_EQ(m_current, "b.msh");
}

TEST_F(SessionTest, ClosedAndMissingFilesDoNot)
{
    Document *a = open(small("a.msh"));
    open(small("b.msh"));
    open(small("c.msh"));
    window().files().close(*a);
    ASSERT_TRUE(QFile::remove(path("c.msh")));
    EXPECT_EQ(nextRun(), QStringList{"b.msh"});
}

TEST_F(SessionTest, ItCanBeSwitchedOff)
{
    open(small("a.msh"));
    m_settings.setReopensSession(false);
    EXPECT_TRUE(nextRun().isEmpty());
    m_settings.setReopensSession(true);
    EXPECT_EQ(nextRun(), QStringList{"a.msh"});
}

TEST_F(SessionTest, AFileThatIsMissingOnceComesBackWithTheRest)
{
    open(small("a.msh"));
    open(small("b.msh"));
    ASSERT_TRUE(QFile::rename(path("a.msh"), path("away")));
    EXPECT_EQ(nextRun(), QStringList{"b.msh"});
    ASSERT_TRUE(QFile::rename(path("away"), path("a.msh")));
    EXPECT_EQ(nextRun().size(), 2);
}

TEST_F(SessionTest, ARunThatEndsHalfwayThroughReopeningForgetsNothing)
{
    open(small("a.msh"));
    open(small("b.msh"));
    open(small("c.msh"));
    const QStringList before = m_settings.session();
    MainWindow next(m_settings, m_themes,
                    std::make_unique<Viewport>(nullptr, Viewport::Quality::Automatic, false));
    QStringList during;
    QObject::connect(&next.tabs(), &DocumentTabs::currentDocumentChanged, &next,
                     [&] { during = during.isEmpty() ? m_settings.session() : during; });
    next.session().restore();
    EXPECT_EQ(during, before);
}

} // namespace
