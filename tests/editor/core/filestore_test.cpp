// SPDX-License-Identifier: MIT
#include <editor/core/filestore.h>

#include <tests/support/disk.h>
#include <tests/support/mshbuilder.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace hardpoint;
using formatlib::Bytes;
using testsupport::MshBuilder;

namespace {

class FileStore : public testing::Test {
protected:
    QString at(const QString &name) const { return m_folder.filePath(name); }
    Bytes onDisk(const QString &name) const { return filestore::read(at(name))->bytes; }
    QStringList files() const
    {
        return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }

    QTemporaryDir m_folder;
    const Bytes m_old{1, 2, 3};
    const Bytes m_new{4, 5, 6, 7};
};

TEST_F(FileStore, WritesAndReadsBack)
{
    const auto hash = filestore::write(at("a"), m_new, {});
    ASSERT_TRUE(hash);
    const auto loaded = filestore::read(at("a"));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->bytes, m_new);
    EXPECT_EQ(loaded->hash, hash->hash);
    EXPECT_EQ(files(), QStringList{"a"}) << "no backup of nothing, no temporary file";
}

TEST_F(FileStore, KeepsABackupUnlessTold)
{
    filestore::write(at("a"), m_old, {});
    filestore::write(at("a"), m_new, {.backup = {}});
    EXPECT_EQ(onDisk("a"), m_new);
    EXPECT_EQ(onDisk("a~"), m_old);
    QFile::remove(at("a~"));
    filestore::write(at("a"), m_old, {.backup = noBackup});
    EXPECT_EQ(files(), QStringList{"a"});
}

TEST_F(FileStore, AFailedBackupStopsTheSave)
{
    filestore::write(at("a"), m_old, {});
    QDir().mkdir(at("a~")); // a folder where the backup should go
    const auto written = filestore::write(at("a"), m_new, {});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, Failure::Kind::Unwritable);
    EXPECT_TRUE(written.error().text.contains("a~"));
    EXPECT_EQ(onDisk("a"), m_old);
}

TEST_F(FileStore, RefusesAFileThatChangedOrVanishedSinceItWasRead)
{
    const auto hash = filestore::write(at("a"), m_old, {});
    EXPECT_TRUE(filestore::write(at("a"), m_old, {.expectedHash = hash->hash}));
    filestore::write(at("a"), m_new, {.backup = noBackup});
    auto written = filestore::write(at("a"), m_old, {.expectedHash = hash->hash});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, Failure::Kind::ChangedOnDisk);
    EXPECT_EQ(onDisk("a"), m_new);

    QFile::remove(at("a"));
    written = filestore::write(at("a"), m_old, {.expectedHash = hash->hash});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, Failure::Kind::ChangedOnDisk);
    EXPECT_FALSE(QFileInfo::exists(at("a")));
}

TEST_F(FileStore, CanInsistThatThereIsNoFile)
{
    EXPECT_TRUE(filestore::write(at("a"), m_old, {.expectedHash = QByteArray()}));
    EXPECT_FALSE(filestore::write(at("a"), m_new, {.expectedHash = QByteArray()}));
    EXPECT_EQ(onDisk("a"), m_old);
}

TEST_F(FileStore, FollowsASymbolicLinkAndKeepsPermissions)
{
    filestore::write(at("real"), m_old, {});
    const auto permissions = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup;
    QFile::setPermissions(at("real"), permissions);
    ASSERT_TRUE(QFile::link(at("real"), at("link")));
    ASSERT_TRUE(filestore::write(at("link"), m_new, {}));
    EXPECT_TRUE(QFileInfo(at("link")).isSymLink());
    EXPECT_EQ(onDisk("real"), m_new);
    EXPECT_EQ(onDisk("real~"), m_old) << "the backup lies beside the file itself";
    EXPECT_EQ(QFile::permissions(at("real")) & permissions, permissions);
    EXPECT_FALSE(QFile::permissions(at("real")) & QFile::ReadOther);
}

TEST_F(FileStore, AMissingFolderAFolderInTheWayAndAMissingFileAreToldApart)
{
    const auto nowhere = filestore::write(at("none/a"), m_new, {});
    ASSERT_FALSE(nowhere);
    EXPECT_EQ(nowhere.error().kind, Failure::Kind::Unwritable);
    QDir().mkdir(at("folder"));
    EXPECT_FALSE(filestore::write(at("folder"), m_new, {}));
    EXPECT_FALSE(filestore::read(at("folder")));
    const auto missing = filestore::read(at("missing"));
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().kind, Failure::Kind::Unreadable);
    EXPECT_FALSE(missing.error().text.isEmpty());
}

TEST_F(FileStore, AFullDiskLeavesTheFileWhole)
{
    const Bytes large(1 << 20, 0x55);
    filestore::write(at("a"), m_old, {});
    const testsupport::FileSizeLimit limit(1 << 16);
    const auto written = filestore::write(at("a"), large, {.backup = noBackup});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, Failure::Kind::Unwritable);
    EXPECT_EQ(onDisk("a"), m_old);
    EXPECT_EQ(files(), QStringList{"a"}) << "no temporary file stays behind";
}

TEST_F(FileStore, AReadOnlyFolderLeavesTheFileWhole)
{
    filestore::write(at("a"), m_old, {});
    QFile::setPermissions(at("a"), QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
    const testsupport::ReadOnlyFolder readOnly(m_folder.path().toStdString());
    const auto written = filestore::write(at("a"), m_new, {.backup = noBackup});
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().kind, Failure::Kind::Unwritable);
    EXPECT_EQ(onDisk("a"), m_old);
}

TEST_F(FileStore, OpensModelsWithTheLibrarysError)
{
    filestore::write(at("a.msh"), Bytes{'M', 'S', 'H', 0, 1}, {});
    const auto model = filestore::open(at("a.msh"));
    ASSERT_FALSE(model);
    EXPECT_EQ(model.error().kind, Failure::Kind::Unreadable);
    ASSERT_TRUE(model.error().error);
    EXPECT_EQ(model.error().error->field, "version");
}

TEST_F(FileStore, ProvesPointsBeforeTheyAreWritten)
{
    const auto file = *formatlib::ModelFile::open(MshBuilder::withEverything().build());
    auto points = file.points();
    points[0].name = "renamed_1";
    EXPECT_TRUE(filestore::prove(file, points));
    // An MSH has no place for a rotation: it would not be read back.
    points[0].matrix.m[1] = 0.5F;
    const auto bytes = filestore::prove(file, points);
    ASSERT_FALSE(bytes);
    EXPECT_EQ(bytes.error().kind, Failure::Kind::Refused);
}

} // namespace
