// SPDX-License-Identifier: MIT
#include <editor/core/journalfolder.h>
#include <editor/document/document.h>
#include <editor/document/journalkeeper.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/disk.h>
#include <tests/support/mshbuilder.h>

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

class JournalKeeperTest : public testing::Test {
protected:
    JournalKeeperTest()
    {
        m_document = std::move(*Document::open(m_file.path()));
        m_keeper = new JournalKeeper(*m_document, m_folder);
    }
    void edit(const std::string &name)
    {
        auto point = m_document->point(0);
        point.name = name;
        m_document->changePoints({{m_document->idAt(0), point}}, "rename", "gesture");
    }
    std::string nameKept() const
    {
        const auto journal = m_folder->read(m_folder->names().value(0));
        return journal ? (*journalPoints(*journal, m_document->file()))[0].name : "";
    }

    QTemporaryDir m_state;
    std::shared_ptr<JournalFolder> m_folder = JournalFolder::make(m_state.filePath("recovery"));
    testsupport::OpenFile m_file{MshBuilder::withEverything().build()};
    std::unique_ptr<Document> m_document;
    JournalKeeper *m_keeper;
};

TEST_F(JournalKeeperTest, WritesSoonAfterAChangeAndWhileAGestureLasts)
{
    edit("a_9");
    EXPECT_TRUE(m_folder->names().isEmpty()) << "not in the middle of the edit";
    EXPECT_TRUE(QTest::qWaitFor([&] { return nameKept() == "a_9"; }));
    // Steps that become one move no index of the undo stack.
    edit("b_9");
    EXPECT_TRUE(QTest::qWaitFor([&] { return nameKept() == "b_9"; }));
    const auto journal = m_folder->read(m_folder->names().value(0));
    EXPECT_EQ(journal->path, m_file.path());
    EXPECT_EQ(journal->hash, m_document->hash());
}

TEST_F(JournalKeeperTest, AnEditDoesNotPutOffTheWritingOfTheOneBefore)
{
    ASSERT_TRUE(QTest::qWaitFor(
        [&, i = 1]() mutable {
            edit("a_" + std::to_string(i++));
            return !m_folder->names().isEmpty();
        },
        20000));
    EXPECT_TRUE(nameKept().starts_with("a_"));
}

TEST_F(JournalKeeperTest, GoesWhenTheDocumentIsSavedUndoneOrClosed)
{
    edit("a_9");
    m_keeper->writeNow();
    ASSERT_EQ(m_folder->names().size(), 1);
    m_document->undoStack().undo();
    EXPECT_TRUE(m_folder->names().isEmpty());
    edit("a_9");
    m_keeper->writeNow();
    ASSERT_EQ(m_folder->names().size(), 1);
    ASSERT_TRUE(m_document->save());
    EXPECT_TRUE(m_folder->names().isEmpty());
    edit("b_9");
    m_keeper->writeNow();
    ASSERT_EQ(m_folder->names().size(), 1);
    m_document.reset();
    EXPECT_TRUE(m_folder->names().isEmpty());
}

TEST_F(JournalKeeperTest, AFailureIsToldOnce)
{
    QSignalSpy failed(m_keeper, &JournalKeeper::failed);
    edit("a_9");
    {
        const testsupport::FileSizeLimit full(16);
        EXPECT_FALSE(m_keeper->writeNow());
        m_keeper->writeNow();
        EXPECT_EQ(failed.size(), 1);
    }
    m_keeper->writeNow();
    EXPECT_EQ(failed.size(), 1);
    EXPECT_EQ(nameKept(), "a_9");
}

TEST_F(JournalKeeperTest, WhatIsOnlyPreviewedIsNotKept)
{
    edit("a_9");
    auto point = m_document->point(0);
    point.name = "dragged_9";
    m_document->previewPoints({{m_document->idAt(0), point}});
    EXPECT_TRUE(m_keeper->writeNow());
    EXPECT_EQ(nameKept(), "a_9");
    EXPECT_EQ(m_document->point(0).name, "dragged_9");
}

TEST_F(JournalKeeperTest, NamesTheFileThatWasEditedAlsoWhenMineAreKeptOverAnother)
{
    const QByteArray original = m_document->hash();
    MshBuilder others = MshBuilder::withEverything();
    others.points.pop_back();
    testsupport::writeBytes(m_file.path().toStdString(), others.build());
    m_document->keepOverDisk();
    edit("a_9");
    m_keeper->writeNow();
    EXPECT_EQ(m_folder->read(m_folder->names().value(0))->hash, original);
}

} // namespace
