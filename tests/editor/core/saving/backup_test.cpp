// SPDX-License-Identifier: MIT
#include <editor/core/saving/backup.h>

#include <tests/support/savefixture.h>

#include <QDateTime>
#include <QThread>

using namespace hardpoint;
using formatlib::Bytes;

namespace {

class Backups : public testsupport::SaveTest {
protected:
    BackupRule dated(int keep) const
    {
        return {.kind = BackupRule::Kind::Dated, .keep = keep, .folder = at("kept")};
    }
    QStringList kept(const QString &name) const
    {
        return QDir(backupFolderOf(at(name), dated(1)))
            .entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
};

TEST_F(Backups, DatedOnesAreInAFolderAFileAndTheLastStay)
{
    for (std::uint8_t i = 1; i <= 5; ++i) {
        const auto written = filestore::write(at("a"), Bytes{i}, {.backup = dated(3)});
        ASSERT_TRUE(written);
        EXPECT_TRUE(QFileInfo::exists(written->backup));
        QThread::msleep(2);
    }
    put("b", m_old);
    ASSERT_TRUE(filestore::write(at("b"), m_new, {.backup = dated(3)}));
    const QStringList names = kept("a");
    ASSERT_EQ(names.size(), 3);
    for (qsizetype i = 0; i < 3; ++i) {
        const auto bytes = filestore::read(backupFolderOf(at("a"), dated(3)) + '/' + names[i]);
        EXPECT_EQ(bytes->bytes, Bytes{static_cast<std::uint8_t>(i + 2)}) << "the last ones";
    }
    EXPECT_EQ(kept("b").size(), 1);
    EXPECT_EQ(files(), (QStringList{"a", "b"})) << "none beside the file";
}

TEST_F(Backups, OnlyWhatIsNamedByATimeIsTakenAway)
{
    const QDir folder(backupFolderOf(at("a"), dated(1)));
    ASSERT_TRUE(QDir().mkpath(folder.path()));
    ASSERT_TRUE(filestore::write(folder.filePath("mine"), m_old, {.backup = noBackup}));
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(filestore::write(at("a"), Bytes(10, static_cast<std::uint8_t>(i)),
                                     {.backup = dated(1)}));
    EXPECT_TRUE(kept("a").contains("mine"));
    EXPECT_EQ(kept("a").size(), 2);
}

TEST_F(Backups, NamesSortByTimeAndKeepTheEnding)
{
    const QDateTime early(QDate(2031, 2, 3), QTime(4, 5, 6, 7), Qt::UTC);
    const QString path = backupPath(at("sword.msh"), dated(2), early);
    EXPECT_TRUE(path.endsWith("/2031-02-03T04-05-06.007Z.msh")) << path.toStdString();
    EXPECT_LT(path, backupPath(at("sword.msh"), dated(2), early.addMSecs(1)));
    EXPECT_EQ(backupPath(at("a"), {}, early), at("a~"));
    EXPECT_TRUE(backupPath(at("a"), noBackup, early).isEmpty());
    EXPECT_NE(backupFolderOf(at("x/a"), dated(1)), backupFolderOf(at("y/a"), dated(1)));
}

TEST_F(Backups, AFolderThatCantBeMadeStopsTheSave)
{
    put("kept", m_old); // a file where the folder should be
    const auto written = filestore::write(at("a"), m_new, {.backup = dated(3)});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().step, SaveStep::Backup);
    EXPECT_EQ(onDisk("a"), m_old);
}

} // namespace
