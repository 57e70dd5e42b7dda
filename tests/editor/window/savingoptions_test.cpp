// SPDX-License-Identifier: MIT
#include <editor/window/savingoptions.h>

#include <tests/editor/window/windowfixture.h>
#include <tests/support/disk.h>

#include <QActionGroup>
#include <QFile>
#include <QMenu>
#include <QMenuBar>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

class SavingOptionsTest : public PlainWindowTest {
protected:
    void choose(int backups) { window().savingOptions().backups->actions().at(backups)->trigger(); }
};

TEST_F(SavingOptionsTest, BackupsAreChosenInTheFileMenuAndRemembered)
{
    QStringList titles;
    for (const QAction *action : window().menuBar()->actions().first()->menu()->actions())
        titles << action->text().remove('&');
    EXPECT_TRUE(titles.contains("Backups")) << titles.join(' ').toStdString();
    EXPECT_EQ(m_settings.backup(), BackupRule());

    open(small("a.msh"));
    const QList<QAction *> kinds = window().savingOptions().backups->actions();
    kinds.last()->trigger();
    EXPECT_EQ(m_settings.backup(), noBackup);
    edit("q_1");
    window().actions().save->trigger();
    EXPECT_FALSE(QFile::exists(path("a.msh~")));

    choose(1);
    EXPECT_EQ(m_settings.backup().kind, BackupRule::Kind::Dated);
    EXPECT_EQ(m_settings.backup().keep, 5);
    edit("r_1");
    window().actions().save->trigger();
    EXPECT_FALSE(QFile::exists(path("a.msh~")));
    QDir kept(backupFolderOf(path("a.msh"), m_settings.backup()));
    ASSERT_EQ(kept.entryList(QDir::Files).size(), 1);
    EXPECT_EQ((*Document::open(kept.filePath(kept.entryList(QDir::Files)[0])))->point(0).name,
              "q_1");
    kept.removeRecursively();

    choose(0);
    edit("s_1");
    window().actions().save->trigger();
    EXPECT_TRUE(QFile::exists(path("a.msh~")));
}

TEST_F(SavingOptionsTest, AFailedSaveOffersToTryAgain)
{
    open(small("a.msh"));
    edit("q_1");
    QDir().mkdir(path("a.msh~")); // in the backup's way
    // The way is cleared while the message is open.
    withDialog<QMessageBox>([this](QMessageBox &box) {
        EXPECT_TRUE(box.informativeText().contains("a.msh~"))
            << box.informativeText().toStdString();
        EXPECT_TRUE(document().isModified());
        QDir().rmdir(path("a.msh~"));
        click(box, "Try again");
    });
    window().actions().save->trigger();
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ((*Document::open(path("a.msh")))->point(0).name, "q_1");
}

TEST_F(SavingOptionsTest, AFolderThatTakesNoNewFileOffersTheDirectWayAfterABackup)
{
    // The test may run as root, who then acts as a user whom these must let in.
    const auto everybody = QFile::Permissions(0x7777);
    const QByteArray home = qgetenv("HOME");
    QDir(m_folder.path()).mkpath("home");
    qputenv("HOME", path("home").toLocal8Bit());
    choose(1);
    QDir kept(backupFolderOf(path("fixed/a.msh"), m_settings.backup()));
    ASSERT_TRUE(QDir().mkpath(kept.path()));
    ASSERT_TRUE(kept.path().startsWith(m_folder.path())) << kept.path().toStdString();
    for (QString folder = kept.path(); folder.startsWith(m_folder.path());
         folder = QFileInfo(folder).path())
        QFile::setPermissions(folder, everybody);
    QDir(m_folder.path()).mkdir("fixed");
    open(small("fixed/a.msh"));
    QFile::setPermissions(path("fixed/a.msh"), everybody);
    edit("q_1");
    {
        const testsupport::ReadOnlyFolder readOnly(path("fixed").toStdString());
        answer("Write into the file");
        window().actions().save->trigger();
    }
    qputenv("HOME", home);
    EXPECT_TRUE(told().contains("The file itself can be written instead")) << told().toStdString();
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ((*Document::open(path("fixed/a.msh")))->point(0).name, "q_1");
    // Two backups: the first try made one as well.
    EXPECT_GE(kept.entryList(QDir::Files).size(), 1);
}

TEST_F(SavingOptionsTest, AReadOnlyFileIsToldAndSavedWhenItIsMadeWritable)
{
    open(small("a.msh"));
    edit("q_1");
    QFile::setPermissions(path("a.msh"), QFile::ReadOwner);
    withDialog<QMessageBox>([this](QMessageBox &box) {
        EXPECT_TRUE(box.informativeText().startsWith("The file is read-only"))
            << box.informativeText().toStdString();
        EXPECT_EQ((*Document::open(path("a.msh")))->point(0).name, "p_1");
        QFile::setPermissions(path("a.msh"), QFile::ReadOwner | QFile::WriteOwner);
        click(box, "Try again");
    });
    window().actions().save->trigger();
    EXPECT_FALSE(document().isModified());
}

} // namespace
