// SPDX-License-Identifier: MIT
#include <tests/editor/document/documentfixture.h>

using namespace hardpoint;
using formatlib::AttachPoint;
using formatlib::Bytes;
using testsupport::DocumentTest;
using testsupport::Follower;
using testsupport::MshBuilder;
using testsupport::named;

namespace {

TEST_F(DocumentTest, SavesPointsOnlyAndIsCleanAfterIt)
{
    document().insertPoints(5, {named("f_1")}, "Add");
    EXPECT_TRUE(document().isModified());
    ASSERT_TRUE(document().save());
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(testsupport::readBytes(path().toStdString() + "~"), m_original);
    const auto saved = formatlib::ModelFile::open(onDisk());
    EXPECT_TRUE(std::ranges::equal(saved->points(), document().points()));

    document().undoStack().undo();
    EXPECT_TRUE(document().isModified());
    ASSERT_TRUE(document().save());
    EXPECT_EQ(onDisk(), m_original);
}

TEST_F(DocumentTest, AFileThatSomebodyElseChangedIsNotOverwritten)
{
    rename(0, "z_1");
    Bytes other = m_original;
    other.push_back(0);
    testsupport::writeBytes(path().toStdString(), other);
    const auto saved = document().save();
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().kind, Failure::Kind::ChangedOnDisk);
    EXPECT_EQ(onDisk(), other);
    EXPECT_TRUE(document().isModified());
    EXPECT_TRUE(document().save({.overwrite = true}));
    EXPECT_EQ(document().file().points()[0].name, "z_1");
}

TEST_F(DocumentTest, AFailedSaveLosesNothing)
{
    rename(0, "z_1");
    ASSERT_TRUE(QDir(m_folder.path()).removeRecursively());
    EXPECT_FALSE(document().save());
    EXPECT_TRUE(document().isModified());
    EXPECT_EQ(document().point(0).name, "z_1");
    ASSERT_TRUE(QDir().mkpath(m_folder.path()));
    EXPECT_TRUE(document().saveAs(m_folder.filePath("again.msh")));
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(document().fileName(), "again.msh");
}

TEST_F(DocumentTest, ACopyLeavesTheDocumentAsItIs)
{
    rename(0, "z_1");
    EXPECT_FALSE(document().saveCopy(path())) << "that would be a save";
    ASSERT_TRUE(document().saveCopy(m_folder.filePath("copy.msh")));
    EXPECT_TRUE(document().isModified());
    EXPECT_EQ(document().path(), path());
    EXPECT_EQ(onDisk(), m_original);
    EXPECT_TRUE(document().save());
}

TEST_F(DocumentTest, RevertReadsTheFileAgain)
{
    const Follower follower(document());
    rename(0, "z_1");
    document().removePoints(ids({1}), "Delete");
    ASSERT_TRUE(document().revert());
    EXPECT_EQ(names(), "abcde");
    EXPECT_TRUE(follower.agrees());
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(document().undoStack().count(), 0);
    ASSERT_TRUE(QFile::remove(path()));
    rename(0, "z_1");
    EXPECT_FALSE(document().revert());
    EXPECT_EQ(names(), "zbcde");
}

TEST_F(DocumentTest, AnOlderVersionIsAnnouncedUntilItIsSaved)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.version = 2000;
    testsupport::writeBytes(path().toStdString(), mesh.build());
    ASSERT_TRUE(document().revert());
    EXPECT_TRUE(document().saveUpgradesVersion());
    EXPECT_TRUE(document().cannotAddText().isEmpty());
    document().insertPoints(0, {named("x_1")}, "Add");
    ASSERT_TRUE(document().save());
    EXPECT_FALSE(document().saveUpgradesVersion());
    EXPECT_EQ(document().file().info().version, 2002);
}

} // namespace
