// SPDX-License-Identifier: MIT
#include <editor/core/journalfolder.h>

#include <tests/support/disk.h>
#include <tests/support/mshbuilder.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

class JournalFolders : public testing::Test {
protected:
    QString base() const { return m_folder.filePath("state/recovery"); }
    QByteArray text(const QString &path) const
    {
        return journalText(path, "hash", QDateTime::currentDateTimeUtc(), m_file, m_file.points());
    }
    /// A run of the program that leaves a journal and is killed.
    void crash(const QString &path)
    {
        EXPECT_FALSE(testsupport::finishedInChild([&] {
            const auto folder = JournalFolder::make(base());
            static_cast<void>(folder->write("a.journal", text(path)));
            testsupport::killThisProcess();
        }));
    }
    QStringList entries() const
    {
        return QDir(base()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    QTemporaryDir m_folder;
    const formatlib::ModelFile m_file =
        *formatlib::ModelFile::open(testsupport::MshBuilder::withEverything().build());
};

TEST_F(JournalFolders, ACrashLeavesWhatTheNextRunFindsAndCanThrowAway)
{
    crash("/one.msh");
    crash("/two.msh");
    {
        const auto left = JournalFolder::claimLeft(base());
        ASSERT_EQ(left.size(), 2U);
        QStringList paths;
        for (const auto &folder : left) {
            ASSERT_EQ(folder->names(), QStringList{"a.journal"});
            paths << folder->read("a.journal")->path;
        }
        paths.sort();
        EXPECT_EQ(paths, (QStringList{"/one.msh", "/two.msh"}));
        EXPECT_TRUE(JournalFolder::claimLeft(base()).empty()) << "one run has them, no other";
        left[0]->remove("a.journal");
    }
    EXPECT_EQ(JournalFolder::claimLeft(base()).size(), 1U) << "the other was put off";
}

TEST_F(JournalFolders, ARunningOneIsNotTakenAndACleanOneLeavesNothing)
{
    {
        const auto running = JournalFolder::make(base());
        ASSERT_TRUE(running);
        ASSERT_TRUE(running->write("a.journal", text("/one.msh")));
        EXPECT_TRUE(JournalFolder::claimLeft(base()).empty());
        const auto second = JournalFolder::make(base());
        ASSERT_TRUE(second);
        EXPECT_TRUE(JournalFolder::claimLeft(base()).empty());
        EXPECT_EQ(running->names().size(), 1);
        EXPECT_TRUE(second->names().isEmpty());
        running->remove("a.journal");
    }
    EXPECT_TRUE(entries().isEmpty()) << entries().join(' ').toStdString();
}

TEST_F(JournalFolders, AnEmptyLockOfLongAgoHoldsNothingBack)
{
    crash("/one.msh");
    QDir state(base());
    QFile lock(state.filePath(state.entryList({"*.lock"}, QDir::Files).value(0)));
    ASSERT_TRUE(lock.open(QIODevice::ReadWrite | QIODevice::Truncate));
    ASSERT_TRUE(lock.setFileTime(QDateTime::currentDateTime().addSecs(-60),
                                 QFileDevice::FileModificationTime));
    lock.close();
    EXPECT_EQ(JournalFolder::claimLeft(base()).size(), 1U);
}

TEST_F(JournalFolders, WhatIsNoJournalIsSaidSo)
{
    crash("/one.msh");
    const auto left = JournalFolder::claimLeft(base());
    ASSERT_EQ(left.size(), 1U);
    ASSERT_TRUE(left[0]->write("b.journal", "nonsense"));
    EXPECT_FALSE(left[0]->read("b.journal"));
    EXPECT_TRUE(left[0]->read("a.journal"));
}

TEST_F(JournalFolders, WhereNoneCanBeMadeThereIsNone)
{
    const testsupport::ReadOnlyFolder readOnly(m_folder.path().toStdString());
    EXPECT_FALSE(JournalFolder::make(base()));
    EXPECT_TRUE(JournalFolder::claimLeft(base()).empty());
}

} // namespace
