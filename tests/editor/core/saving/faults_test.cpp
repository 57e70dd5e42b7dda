// SPDX-License-Identifier: MIT
#include <tests/support/disk.h>
#include <tests/support/flushes.h>
#include <tests/support/savefixture.h>
#include <tests/support/shared.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <optional>

using namespace hardpoint;
using testsupport::FaultyDisk;

namespace {

class Faults : public testsupport::SaveTest {
protected:
    /// A save on a disk of this plan fails at this step and leaves the old file.
    Failure expectFailure(const FaultyDisk::Plan &plan, SaveStep step)
    {
        FaultyDisk disk(plan);
        const auto written = save(disk);
        EXPECT_FALSE(written);
        EXPECT_EQ(onDisk("a"), m_old);
        for (const QString &name : files())
            EXPECT_TRUE(name == "a" || name == "a~") << name.toStdString() << " stays behind";
        if (written)
            return {};
        EXPECT_EQ(written.error().step, step) << written.error().text.toStdString();
        EXPECT_TRUE(written.error().text.contains(plan.reason))
            << written.error().text.toStdString();
        return written.error();
    }
};

TEST_F(Faults, TheStepsComeInOrderAndFlushFileAndFolder)
{
    FaultyDisk disk;
    ASSERT_TRUE(save(disk));
    std::string calls;
    for (const FaultyDisk::Made &made : disk.made())
        calls += testsupport::callName(made.call) + ", ";
    EXPECT_EQ(calls,
              "read, "                                                // as it was read
              "write, flush file, read, rename, flush folder, "       // the backup
              "read, "                                                // still as it was read
              "write, flush file, read, rename, flush folder, read, " // the file
    );
    EXPECT_EQ(files(), (QStringList{"a", "a~"}));
}

TEST_F(Faults, FileAndFolderAreReallyFlushed)
{
    const testsupport::Flushes before = testsupport::flushes();
    ASSERT_TRUE(filestore::write(at("a"), m_new, {}));
    const testsupport::Flushes after = testsupport::flushes();
    EXPECT_EQ(after.files - before.files, 2) << "the file and its backup";
    EXPECT_EQ(after.folders - before.folders, 2) << "their names";
}

TEST_F(Faults, ADeviceThatFailsHalfway)
{
    const std::size_t number = numberOf(Call::Write, ".new", 1);
    const Failure failure =
        expectFailure({.at = number, .when = When::Halfway, .reason = "no space"}, SaveStep::Write);
    EXPECT_EQ(failure.kind, Failure::Kind::Unwritable);
}

TEST_F(Faults, AFullDiskKeepsTheOldFileAndTakesTheNextSave)
{
    const QTemporaryDir folder;
    const testsupport::SmallDisk disk(folder.path().toStdString(), 64 * 1024);
    if (!disk.isThere())
        return; // ADeviceThatFailsHalfway tells the same everywhere
    const QString path = folder.filePath("a");
    const formatlib::Bytes old(24 * 1024, 1);
    const formatlib::Bytes larger(40 * 1024, 2);
    testsupport::writeBytes(path.toStdString(), old);

    const auto failed = filestore::write(path, larger, {});
    ASSERT_FALSE(failed);
    EXPECT_EQ(failed.error().step, SaveStep::Write) << failed.error().text.toStdString();
    EXPECT_EQ(testsupport::readBytes(path.toStdString()), old);
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), (QStringList{"a", "a~"}));

    ASSERT_TRUE(QFile::remove(path + '~'));
    ASSERT_TRUE(filestore::write(path, formatlib::Bytes(8 * 1024, 3), {.backup = noBackup}));
}

TEST_F(Faults, AFileThatCantBeFlushed)
{
    const std::size_t number = numberOf(Call::FlushFile, ".new", 1);
    expectFailure({.at = number, .reason = "input/output error"}, SaveStep::FlushFile);
}

TEST_F(Faults, ARenameThatIsRefusedOffersADirectWrite)
{
    const std::size_t number = numberOf(Call::Rename, "a");
    const Failure failure =
        expectFailure({.at = number, .reason = "not permitted"}, SaveStep::Replace);
    EXPECT_EQ(failure.kind, Failure::Kind::NoReplacing);
    EXPECT_EQ(onDisk("a~"), m_old);
}

TEST_F(Faults, ANewFileThatReadsBackDifferentlyNeverTakesThePlace)
{
    const std::size_t number = numberOf(Call::Read, ".new", 1);
    expectFailure({.at = number, .lies = true}, SaveStep::ReadBack);
}

TEST_F(Faults, AFileThatCantBeReadBackIsTold)
{
    FaultyDisk disk({.at = numberOf(Call::Read, "a", 2), .lies = true});
    const auto written = save(disk);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().step, SaveStep::ReadBack);
    EXPECT_TRUE(written.error().text.contains("a~")) << written.error().text.toStdString();
    EXPECT_EQ(onDisk("a~"), m_old);
}

TEST_F(Faults, ABackupThatFailsAtAnyOfItsCallsStopsTheSave)
{
    const std::size_t first = numberOf(Call::Write, ".new", 0);
    for (std::size_t number = first; number < first + 5; ++number) {
        const Failure failure = expectFailure({.at = number, .reason = "broken"}, SaveStep::Backup);
        EXPECT_TRUE(failure.text.contains("a~")) << failure.text.toStdString();
    }
}

TEST_F(Faults, AFolderThatCantBeFlushedIsToldAndTheNextTryFinishesTheSave)
{
    const QByteArray before = filestore::read(at("a"))->hash;
    const std::size_t number = numberOf(Call::FlushFolder, "", 1);
    FaultyDisk disk({.at = number, .reason = "input/output error"});
    const auto written = save(disk);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().step, SaveStep::FlushFolder);
    EXPECT_EQ(onDisk("a"), m_new) << "whole, the new one";
    EXPECT_EQ(onDisk("a~"), m_old);

    FaultyDisk healthy;
    ASSERT_TRUE(filestore::write(at("a"), m_new, {.expectedHash = before, .disk = &healthy}));
    EXPECT_EQ(onDisk("a"), m_new);
    EXPECT_EQ(onDisk("a~"), m_old) << "the way back is not replaced by what is new";
    EXPECT_EQ(healthy.made().at(1).call, Call::FlushFile);
    EXPECT_EQ(healthy.made().at(2).call, Call::FlushFolder);
}

TEST_F(Faults, AFileThatChangesWhileTheBackupIsMadeIsNotReplaced)
{
    const testsupport::FaultyDisk::Plan plan{.at = numberOf(Call::Rename, "a~"), .act = [this] {
                                                 QFile others(at("a"));
                                                 ASSERT_TRUE(others.open(QIODevice::WriteOnly));
                                                 others.write("theirs");
                                             }};
    FaultyDisk disk(plan);
    const auto written = save(disk);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, Failure::Kind::ChangedOnDisk);
    EXPECT_EQ(onDisk("a").size(), 6U);
}

TEST_F(Faults, OfTwoThatReadTheFileTheSecondOneNotices)
{
    const QByteArray read = filestore::read(at("a"))->hash;
    ASSERT_TRUE(filestore::write(at("a"), m_new, {.expectedHash = read}));
    const auto second = filestore::write(at("a"), formatlib::Bytes{9}, {.expectedHash = read});
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, Failure::Kind::ChangedOnDisk);
    EXPECT_EQ(onDisk("a"), m_new);
}

TEST_F(Faults, TwoProgramsThatSaveAtOnceDontLoseEitherUnnoticed)
{
    const QByteArray read = filestore::read(at("a"))->hash;
    Outcome<filestore::Written> other;
    // While the one is about to put its file in place, the other comes.
    FaultyDisk disk({.at = numberOf(Call::Rename, "a"), .act = [&] {
                         other =
                             filestore::write(at("a"), formatlib::Bytes{9}, {.expectedHash = read});
                     }});
    ASSERT_TRUE(save(disk));
    EXPECT_EQ(onDisk("a"), m_new);
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().step, SaveStep::CheckDisk);
}

TEST_F(Faults, AFolderInTheFilesPlace)
{
    QFile::remove(at("a"));
    QDir().mkdir(at("a"));
    const auto written = filestore::write(at("a"), m_new, {});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().step, SaveStep::CheckDisk);
    EXPECT_TRUE(QFileInfo(at("a")).isDir());
}

TEST_F(Faults, AFolderThatTakesNoNewFileLeavesOnlyTheDirectWay)
{
    QFile::setPermissions(at("a"), QFile::Permissions(0x6666)); // for everybody
    const testsupport::ReadOnlyFolder readOnly(m_folder.path().toStdString());
    QTemporaryDir elsewhere;
    const BackupRule dated{.kind = BackupRule::Kind::Dated, .folder = elsewhere.path()};
    const auto beside = filestore::write(at("a"), m_new, {});
    ASSERT_FALSE(beside);
    EXPECT_EQ(beside.error().step, SaveStep::Backup);
    const auto refused = filestore::write(at("a"), m_new, {.backup = dated});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().step, SaveStep::Write);
    EXPECT_EQ(refused.error().kind, Failure::Kind::NoReplacing);
    EXPECT_EQ(onDisk("a"), m_old);
}

TEST_F(Faults, ADirectWriteNeedsABackupAndPutsBackWhatItCouldNotFinish)
{
    auto written = filestore::write(at("a"), m_new, {.backup = noBackup, .direct = true});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().step, SaveStep::Backup);
    EXPECT_EQ(onDisk("a"), m_old);

    const std::size_t number = numberOf(Call::Write, ".new", 1);
    FaultyDisk disk({.at = number, .when = When::Halfway, .reason = "no space"});
    written = filestore::write(
        at("a"), m_new,
        {.expectedHash = filestore::read(at("a"))->hash, .direct = true, .disk = &disk});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().step, SaveStep::Write);
    EXPECT_EQ(onDisk("a"), m_old);
    EXPECT_EQ(onDisk("a~"), m_old);

    FaultyDisk noRename({.at = numberOf(Call::Rename, "a"), .reason = "not permitted"});
    ASSERT_FALSE(save(noRename));
    ASSERT_TRUE(filestore::write(at("a"), m_new, {.direct = true}));
    EXPECT_EQ(onDisk("a"), m_new);
    ASSERT_TRUE(filestore::write(at("a"), formatlib::Bytes{1}, {.direct = true}));
    EXPECT_EQ(onDisk("a"), formatlib::Bytes{1}) << "a shorter file ends where it ends";
    EXPECT_EQ(onDisk("a~"), m_new);
}

TEST_F(Faults, TheNextTryLeavesTheBackupOfTheFirstWhenTheFileWasLeftHalfWritten)
{
    const QByteArray before = filestore::read(at("a"))->hash;
    std::optional<testsupport::FileSizeLimit> full;
    FaultyDisk disk({.at = numberOf(Call::Write, ".new", 1),
                     .when = When::Halfway,
                     .act = [&] { full.emplace(100); },
                     .reason = "no space"});
    const auto first =
        filestore::write(at("a"), m_new, {.expectedHash = before, .direct = true, .disk = &disk});
    full.reset();
    ASSERT_FALSE(first);
    ASSERT_NE(onDisk("a"), m_old) << "it could not be put back";
    ASSERT_EQ(onDisk("a~"), m_old);
    ASSERT_TRUE(first.error().halfDone);
    const auto second = filestore::write(
        at("a"), m_new, {.expectedHash = before, .halfDone = first.error().halfDone});
    ASSERT_TRUE(second) << second.error().text.toStdString();
    EXPECT_EQ(onDisk("a"), m_new);
    EXPECT_EQ(onDisk("a~"), m_old);
    EXPECT_EQ(second->backup, at("a~"));
}

TEST_F(Faults, WhatOthersWroteBetweenTwoTriesIsKept)
{
    FaultyDisk disk({.at = numberOf(Call::FlushFolder, "", 1), .reason = "input/output error"});
    const auto first = save(disk);
    ASSERT_FALSE(first);
    ASSERT_TRUE(first.error().halfDone);
    const formatlib::Bytes others(7, 0x33);
    put("a", others);
    filestore::WriteOptions options{.expectedHash = QByteArray("another"),
                                    .halfDone = first.error().halfDone};
    const auto second = filestore::write(at("a"), m_new, options);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, Failure::Kind::ChangedOnDisk);
    options.expectedHash.reset();
    ASSERT_TRUE(filestore::write(at("a"), m_new, options));
    EXPECT_EQ(onDisk("a~"), others);
}

TEST_F(Faults, WritingTheSameAgainOverAnyFileLeavesItsBackup)
{
    FaultyDisk disk({.at = numberOf(Call::FlushFolder, "", 1), .reason = "input/output error"});
    ASSERT_FALSE(filestore::write(at("a"), m_new, {.disk = &disk}));
    ASSERT_EQ(onDisk("a~"), m_old);
    ASSERT_TRUE(filestore::write(at("a"), m_new, {}));
    EXPECT_EQ(onDisk("a~"), m_old);
}

TEST_F(Faults, AReadOnlyFileIsNotReplaced)
{
    const auto readOnly = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    ASSERT_TRUE(QFile::setPermissions(at("a"), readOnly));
    EXPECT_TRUE(filestore::isReadOnly(at("a")));
    for (const bool direct : {false, true}) {
        const auto written = filestore::write(at("a"), m_new, {.direct = direct});
        ASSERT_FALSE(written);
        EXPECT_EQ(written.error().step, SaveStep::CheckDisk);
        EXPECT_TRUE(written.error().text.contains("read-only"));
        EXPECT_EQ(onDisk("a"), m_old);
    }
    EXPECT_EQ(files(), QStringList{"a"});
    ASSERT_TRUE(QFile::setPermissions(at("a"), readOnly | QFile::WriteOwner));
    EXPECT_FALSE(filestore::isReadOnly(at("a")));
    EXPECT_FALSE(filestore::isReadOnly(at("none")));
    EXPECT_TRUE(filestore::write(at("a"), m_new, {}));
}

} // namespace
