// SPDX-License-Identifier: MIT
#include <editor/core/filestore.h>
#include <editor/core/journalfolder.h>
#include <editor/document/document.h>
#include <editor/document/journalkeeper.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/disk.h>
#include <tests/support/faultydisk.h>
#include <tests/support/mshbuilder.h>

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <iomanip>
#include <iostream>

using namespace hardpoint;
using formatlib::Bytes;
using testsupport::FaultyDisk;
using When = FaultyDisk::When;

namespace {

class KilledSave : public testing::Test {
protected:
    QString base() const { return m_state.filePath("recovery"); }

    /// A run of the program that edits, keeps its journal and is killed while it saves: at this
    /// call of the disk. False when a save has no such call.
    bool run(std::size_t number, When when)
    {
        return !testsupport::finishedInChild([&] {
            auto document = std::move(*Document::open(m_file.path()));
            auto *keeper = new JournalKeeper(*document, JournalFolder::make(base()));
            auto point = document->point(0);
            point.name = "edited_1";
            document->changePoints({{document->idAt(0), point}}, "rename");
            keeper->writeNow();
            FaultyDisk disk({.at = number, .when = when, .act = testsupport::killThisProcess});
            static_cast<void>(document->save({.disk = &disk}));
        });
    }

    /// What the next run finds; fails unless it gives the edit back.
    std::string offered()
    {
        const auto left = JournalFolder::claimLeft(base());
        EXPECT_EQ(left.size(), 1U);
        if (left.size() != 1 || left[0]->names().size() != 1)
            return "nothing";
        const auto journal = left[0]->read(left[0]->names()[0]);
        const auto model = filestore::open(m_file.path());
        EXPECT_TRUE(journal && model);
        if (!journal || !model)
            return "unreadable";
        EXPECT_EQ(journal->path, m_file.path());
        const auto points = journalPoints(*journal, model->file);
        EXPECT_TRUE(points && points->at(0).name == "edited_1");
        EXPECT_TRUE(filestore::prove(model->file, *points));
        left[0]->remove(left[0]->names()[0]);
        if (model->hash == journal->hash)
            return "the edits";
        EXPECT_TRUE(isInFile(*journal, model->file)) << "the save came to its end";
        return "nothing, the edits are saved";
    }

    QTemporaryDir m_state;
    testsupport::OpenFile m_file{testsupport::MshBuilder::withEverything().build()};
};

TEST_F(KilledSave, LeavesAWholeFileAndAJournalAtEveryStep)
{
    const Bytes old = m_file.onDisk();
    ASSERT_FALSE(run(1000, When::Before)) << "this one is not killed";
    const Bytes edited = m_file.onDisk();
    ASSERT_FALSE(old == edited);

    // In a save that goes well, to know what the numbers mean.
    FaultyDisk counting;
    testsupport::writeBytes(m_file.path().toStdString(), old);
    {
        testsupport::OpenFile other(old);
        auto point = other.document().point(0);
        point.name = "edited_1";
        other.document().changePoints({{other.document().idAt(0), point}}, "rename");
        ASSERT_TRUE(other.document().save({.disk = &counting}));
    }
    std::size_t oldFound = 0;
    std::size_t newFound = 0;
    for (const When when : {When::Before, When::Halfway, When::After}) {
        for (std::size_t number = 0; number < counting.made().size(); ++number) {
            const auto &made = counting.made()[number];
            if (when == When::Halfway && made.call != FaultyDisk::Call::Write)
                continue;
            SCOPED_TRACE(number);
            testsupport::writeBytes(m_file.path().toStdString(), old);
            ASSERT_TRUE(run(number, when));
            const Bytes found = m_file.onDisk();
            EXPECT_TRUE(found == old || found == edited);
            (found == old ? oldFound : newFound) += 1;
            const char *const times[] = {"before", "halfway in", "after"};
            std::cout << std::setw(11) << times[static_cast<int>(when)] << ' ' << std::setw(2)
                      << number << ' ' << std::left << std::setw(13)
                      << testsupport::callName(made.call) << std::right
                      << " on disk: " << (found == old ? "old" : "new")
                      << "; offered: " << offered() << '\n';
        }
    }
    EXPECT_EQ(oldFound, 2 * counting.made().size() + 2 - newFound);
    EXPECT_EQ(newFound, 5U) << "from the rename on: after it, and around the two calls that follow";
}

} // namespace
