// SPDX-License-Identifier: MIT
#include <editor/core/journalfolder.h>
#include <editor/panels/savereview.h>
#include <editor/window/recovery.h>

#include <tests/editor/window/windowfixture.h>
#include <tests/support/disk.h>
#include <tests/support/mdlbuilder.h>

#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

class RecoveryTest : public PlainWindowTest {
protected:
    RecoveryTest()
        : m_recovery(
              std::make_unique<Recovery>(window(), window().tabs(), window().files(), base()))
    {
    }
    QString base() const { return m_memory.filePath("recovery"); }
    /// What a run leaves that renamed the first point of this file and was killed.
    void leaveJournal(const QString &file, const std::string &name)
    {
        const auto document = std::move(*Document::open(file));
        std::vector<formatlib::AttachPoint> points(document->points().begin(),
                                                   document->points().end());
        points[0].name = name;
        const QString folder = QStringLiteral("%1/crashed%2").arg(base()).arg(m_left++);
        ASSERT_TRUE(QDir().mkpath(folder));
        const QByteArray text = journalText(file, document->hash(), QDateTime::currentDateTimeUtc(),
                                            document->file(), points);
        QFile journal(folder + "/a.journal");
        ASSERT_TRUE(journal.open(QIODevice::WriteOnly));
        journal.write(text);
    }
    qsizetype countLeft()
    {
        qsizetype count = 0;
        for (const auto &folder : JournalFolder::claimLeft(base()))
            count += folder->names().size();
        return count;
    }
    static int visibleRows(const RecoveryDialog &dialog)
    {
        const auto &list = *dialog.findChild<QTreeWidget *>();
        int count = 0;
        for (int row = 0; row < list.topLevelItemCount(); ++row)
            count += list.topLevelItem(row)->isHidden() ? 0 : 1;
        return count;
    }

    std::unique_ptr<Recovery> m_recovery;

private:
    int m_left = 0;
};

TEST_F(RecoveryTest, NothingToRecoverAsksNothing)
{
    EXPECT_FALSE(m_recovery->offer());
}

TEST_F(RecoveryTest, OpensTheEditsWhichAreNotSavedByThat)
{
    const QString file = small("a.msh");
    const formatlib::Bytes original = testsupport::readBytes(file.toStdString());
    leaveJournal(file, "edited_1");
    withDialog<RecoveryDialog>([](RecoveryDialog &dialog) { click(dialog, "Open recovered"); });
    EXPECT_TRUE(m_recovery->offer());
    ASSERT_EQ(window().tabs().count(), 1);
    EXPECT_EQ(document().point(0).name, "edited_1");
    EXPECT_TRUE(document().isModified());
    EXPECT_TRUE(testsupport::readBytes(file.toStdString()) == original);
    EXPECT_EQ(countLeft(), 0) << "it is in this run's own journal now";
    EXPECT_EQ(document().undoStack().undoText(), "Recovered edits");
    window().actions().save->trigger();
    EXPECT_EQ((*Document::open(file))->point(0).name, "edited_1");
}

TEST_F(RecoveryTest, ComparesAndDiscardsOnlyWhenSaidTwice)
{
    leaveJournal(small("a.msh"), "edited_1");
    leaveJournal(small("b.msh"), "edited_1");
    int rows = 0;
    withDialog<RecoveryDialog>([&](RecoveryDialog &dialog) {
        EXPECT_EQ(visibleRows(dialog), 2);
        withDialog<SaveReview>([&](SaveReview &review) {
            rows = review.findChild<QAbstractItemView *>("changes")->model()->rowCount();
            click(review, "Close");
        });
        click(dialog, "Compare...");
        answer("Cancel");
        click(dialog, "Discard");
        EXPECT_EQ(visibleRows(dialog), 2);
        answer("Discard");
        click(dialog, "Discard");
        EXPECT_EQ(visibleRows(dialog), 1);
        click(dialog, "Later");
    });
    EXPECT_TRUE(m_recovery->offer());
    EXPECT_EQ(rows, 1);
    EXPECT_EQ(window().tabs().count(), 0);
    EXPECT_EQ(countLeft(), 1) << "what was put off is offered again";
}

TEST_F(RecoveryTest, AFileThatChangedMeanwhileIsSaidAndNeverAppliedUnasked)
{
    const QString file = small("a.msh");
    leaveJournal(file, "edited_1");
    small("a.msh", 5);
    withDialog<RecoveryDialog>([&](RecoveryDialog &dialog) {
        EXPECT_EQ(dialog.findChild<QTreeWidget *>()->topLevelItem(0)->text(3), "changed since");
        answer("Cancel");
        click(dialog, "Open recovered");
        EXPECT_TRUE(told().startsWith("a.msh has changed since these edits were made."));
        EXPECT_EQ(document().pointCount(), 5);
        EXPECT_FALSE(document().isModified());
        answer("Open recovered");
        click(dialog, "Open recovered");
    });
    EXPECT_TRUE(m_recovery->offer());
    EXPECT_EQ(document().pointCount(), 2);
    EXPECT_EQ(document().point(0).name, "edited_1");
    EXPECT_EQ((*Document::open(file))->pointCount(), 5);
}

TEST_F(RecoveryTest, EditsThatAreInTheFileAreNotOffered)
{
    const QString file = small("a.msh");
    leaveJournal(file, "edited_1");
    const auto saved = std::move(*Document::open(file));
    auto point = saved->point(0);
    point.name = "edited_1";
    saved->changePoints({{saved->idAt(0), point}}, "rename");
    ASSERT_TRUE(saved->save());
    EXPECT_FALSE(m_recovery->offer());
    EXPECT_EQ(countLeft(), 0);
}

TEST_F(RecoveryTest, PointsOfAFileThatIsGoneCanBeExported)
{
    const QString file = small("a.msh");
    leaveJournal(file, "edited_1");
    QFile::remove(file);
    withDialog<RecoveryDialog>([&](RecoveryDialog &dialog) {
        for (const auto *button : dialog.findChildren<QPushButton *>()) {
            if (button->text() == "&Open recovered" || button->text() == "&Compare...") {
                EXPECT_FALSE(button->isEnabled());
            }
        }
        withDialog<QFileDialog>([&](QFileDialog &files) {
            files.findChild<QLineEdit *>("fileNameEdit")->setText(path("points.json"));
            QMetaObject::invokeMethod(&files, "accept");
        });
        click(dialog, "Export points...");
        click(dialog, "Later");
    });
    EXPECT_TRUE(m_recovery->offer());
    QFile exported(path("points.json"));
    ASSERT_TRUE(exported.open(QIODevice::ReadOnly));
    EXPECT_TRUE(exported.readAll().contains("\"edited_1\""));
    EXPECT_EQ(countLeft(), 1) << "exporting throws nothing away";
}

TEST_F(RecoveryTest, WhatThisRunEditsIsKeptUntilItIsSavedOrClosed)
{
    open(small("a.msh"));
    edit("q_1");
    const auto names = [this] {
        QStringList found;
        QDir state(base());
        for (const QString &run : state.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            found += QDir(state.filePath(run)).entryList({"*.journal"}, QDir::Files);
        return found;
    };
    EXPECT_TRUE(QTest::qWaitFor([&] { return names().size() == 1; }));
    EXPECT_EQ(countLeft(), 0) << "it is no other run's to take";
    answer("Close without saving");
    window().actions().close->trigger();
    EXPECT_TRUE(names().isEmpty());
}

TEST_F(RecoveryTest, EditsThatTheFileTakesNoMoreStayKept)
{
    auto model = testsupport::MdlBuilder::withEverything();
    const QString file = path("a.mdl");
    testsupport::writeBytes(file.toStdString(), model.build());
    leaveJournal(file, "edited_1");
    auto damaged = model.attachments();
    damaged.body.push_back(7);
    model.sections = {model.skeleton(), damaged};
    testsupport::writeBytes(file.toStdString(), model.build());
    withDialog<RecoveryDialog>([&](RecoveryDialog &dialog) {
        answer("Open recovered");
        QTimer::singleShot(400, &window(), [this] { answer("OK"); });
        click(dialog, "Open recovered");
        EXPECT_EQ(visibleRows(dialog), 1);
        click(dialog, "Later");
    });
    EXPECT_TRUE(m_recovery->offer());
    EXPECT_TRUE(told().startsWith("The edits of a.mdl could not be recovered."))
        << told().toStdString();
    EXPECT_EQ(countLeft(), 1);
}

TEST_F(RecoveryTest, TheOldJournalStaysWhenThereCanBeNoNewOne)
{
    leaveJournal(small("a.msh"), "edited_1");
    withDialog<RecoveryDialog>([&](RecoveryDialog &dialog) {
        {
            const testsupport::FileSizeLimit full(16);
            answer("OK");
            click(dialog, "Open recovered");
        }
        EXPECT_EQ(document().point(0).name, "edited_1");
        EXPECT_EQ(visibleRows(dialog), 1);
        click(dialog, "Later");
    });
    EXPECT_TRUE(m_recovery->offer());
    EXPECT_TRUE(told().contains("so they stay in this list")) << told().toStdString();
    EXPECT_EQ(countLeft(), 1);
}

TEST_F(RecoveryTest, AFolderThatCantBeMadeIsTold)
{
    const Recovery recovery(window(), window().tabs(), window().files(),
                            small("a.msh") + "/recovery");
    QSignalSpy failed(&recovery, &Recovery::failed);
    ASSERT_TRUE(failed.wait());
    EXPECT_TRUE(failed.at(0).at(0).toString().contains("a.msh"));
}

} // namespace
