// SPDX-License-Identifier: MIT
#include <editor/document/document.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/faultydisk.h>
#include <tests/support/mshbuilder.h>

#include <QFile>
#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace hardpoint;
using OnDisk = Document::OnDisk;
using testsupport::FaultyDisk;
using testsupport::MshBuilder;

namespace {

class OnDiskTest : public testing::Test {
protected:
    OnDiskTest()
    {
        m_others.points.pop_back();
        edit("mine_1");
    }
    Document &document() { return m_file.document(); }
    void edit(const std::string &name)
    {
        auto point = document().point(0);
        point.name = name;
        document().changePoints({{document().idAt(0), point}}, "rename");
    }
    void writeOthers() { testsupport::writeBytes(m_file.path().toStdString(), m_others.build()); }

    testsupport::OpenFile m_file{MshBuilder::withEverything().build()};
    MshBuilder m_others = MshBuilder::withEverything();
};

TEST_F(OnDiskTest, SeesThatOthersWroteTheFileAndThatTheyTookItBack)
{
    const formatlib::Bytes original = m_file.onDisk();
    const QSignalSpy spy(&document(), &Document::stateChanged);
    document().lookAtDisk();
    EXPECT_EQ(document().onDisk(), OnDisk::AsRead);
    EXPECT_EQ(spy.size(), 0);
    writeOthers();
    document().lookAtDisk();
    EXPECT_EQ(document().onDisk(), OnDisk::Changed);
    EXPECT_EQ(spy.size(), 1);
    testsupport::writeBytes(m_file.path().toStdString(), original);
    document().lookAtDisk();
    EXPECT_EQ(document().onDisk(), OnDisk::AsRead);
    QFile::remove(m_file.path());
    document().lookAtDisk();
    EXPECT_EQ(document().onDisk(), OnDisk::Gone);
}

TEST_F(OnDiskTest, OurOwnSaveIsNoChange)
{
    ASSERT_TRUE(document().save());
    document().lookAtDisk();
    EXPECT_EQ(document().onDisk(), OnDisk::AsRead);
}

TEST_F(OnDiskTest, KeepingMineLetsTheNextSaveReplaceTheirs)
{
    writeOthers();
    document().lookAtDisk();
    document().keepOverDisk();
    EXPECT_EQ(document().onDisk(), OnDisk::AsRead);
    ASSERT_TRUE(document().save());
    EXPECT_EQ((*Document::open(m_file.path()))->point(0).name, "mine_1");
    EXPECT_TRUE(testsupport::readBytes(m_file.path().toStdString() + "~") == m_others.build());
}

TEST_F(OnDiskTest, KeepingMineWithoutEditsIsSomethingToSave)
{
    document().undoStack().undo();
    ASSERT_FALSE(document().isModified());
    writeOthers();
    document().lookAtDisk();
    document().keepOverDisk();
    EXPECT_TRUE(document().isModified());
    ASSERT_TRUE(document().save());
    EXPECT_TRUE(m_file.onDisk() == MshBuilder::withEverything().build());
    EXPECT_FALSE(document().isModified());
}

TEST_F(OnDiskTest, KeepingMineOfAFileThatIsGoneWritesItAgain)
{
    QFile::remove(m_file.path());
    document().lookAtDisk();
    document().keepOverDisk();
    EXPECT_EQ(document().onDisk(), OnDisk::AsRead);
    document().lookAtDisk();
    EXPECT_EQ(document().onDisk(), OnDisk::AsRead) << "that is known";
    ASSERT_TRUE(document().save());
    EXPECT_TRUE(QFile::exists(m_file.path()));
}

TEST_F(OnDiskTest, OfTwoWindowsOnOneFileTheSecondSaveNotices)
{
    auto second = std::move(*Document::open(m_file.path()));
    auto point = second->point(1);
    point.name = "theirs_1";
    second->changePoints({{second->idAt(1), point}}, "rename");
    ASSERT_TRUE(document().save());
    const auto saved = second->save();
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().kind, Failure::Kind::ChangedOnDisk);
    EXPECT_TRUE(second->isModified());
    EXPECT_EQ((*Document::open(m_file.path()))->point(0).name, "mine_1");
}

TEST_F(OnDiskTest, AfterAFailureAtAnyCallTheDocumentIsOpenAndChangedAndCanBeSaved)
{
    ASSERT_TRUE(document().saveCopy(m_file.path() + ".copy"));
    const formatlib::Bytes old = m_file.onDisk();
    const formatlib::Bytes wanted = testsupport::readBytes((m_file.path() + ".copy").toStdString());
    FaultyDisk healthy;
    for (std::size_t number = 0; number < 13; ++number) {
        SCOPED_TRACE(number);
        testsupport::OpenFile fresh(old);
        Document &tried = fresh.document();
        auto point = tried.point(0);
        point.name = "mine_1";
        tried.changePoints({{tried.idAt(0), point}}, "rename");
        FaultyDisk disk({.at = number, .reason = "broken"});
        const auto saved = tried.save({.disk = &disk});
        ASSERT_FALSE(saved) << "so many calls make a save";
        EXPECT_TRUE(saved.error().step);
        EXPECT_TRUE(tried.isModified());
        EXPECT_EQ(tried.point(0).name, "mine_1");
        EXPECT_TRUE(fresh.onDisk() == old || fresh.onDisk() == wanted);
        ASSERT_TRUE(tried.save({.disk = &healthy})) << "trying again works";
        EXPECT_TRUE(fresh.onDisk() == wanted);
        EXPECT_TRUE(testsupport::readBytes(fresh.path().toStdString() + "~") == old);
    }
}

TEST_F(OnDiskTest, AnotherListIsOneStep)
{
    document().undoStack().undo();
    std::vector<formatlib::AttachPoint> points(document().points().begin(),
                                               document().points().end());
    const auto before = points;
    document().replacePoints(points, "same");
    EXPECT_FALSE(document().isModified());
    const PointId first = document().idAt(0);
    points.pop_back();
    points[0].name = "other_1";
    document().replacePoints(points, "Recovered");
    EXPECT_TRUE(std::ranges::equal(document().points(), points));
    EXPECT_EQ(document().idAt(0), first);
    EXPECT_EQ(document().undoStack().undoText(), "Recovered");
    document().undoStack().undo();
    EXPECT_TRUE(std::ranges::equal(document().points(), before));
    EXPECT_FALSE(document().isModified());
    points = before;
    points.insert(points.end(), 2, points[0]);
    document().replacePoints(points, "Recovered");
    EXPECT_TRUE(std::ranges::equal(document().points(), points));
}

TEST_F(OnDiskTest, SeesWhatHasTheSameSizeAndComesAtOnce)
{
    document().lookAtDisk();
    m_others = MshBuilder::withEverything();
    m_others.points[0].position[0] += 1;
    writeOthers();
    ASSERT_EQ(m_file.onDisk().size(), MshBuilder::withEverything().build().size());
    document().lookAtDisk();
    EXPECT_EQ(document().onDisk(), OnDisk::Changed);
}

} // namespace
