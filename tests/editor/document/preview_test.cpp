// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace hardpoint;
using formatlib::AttachPoint;
using testsupport::MshBuilder;

namespace {

class PreviewTest : public testing::Test {
protected:
    Document &document() { return m_file.document(); }
    PointChange moved(int row, float x)
    {
        PointChange change{document().idAt(row), document().point(row)};
        change.value.matrix.m[12] = x;
        return change;
    }
    float x(int row) { return document().point(row).matrix.m[12]; }

    testsupport::OpenFile m_file{MshBuilder::withEverything().build()};
    const std::vector<AttachPoint> m_before{document().points().begin(), document().points().end()};
};

TEST_F(PreviewTest, ShowsValuesAndKnowsNothingOfThem)
{
    QSignalSpy changed(&document(), &Document::pointsChanged);
    QSignalSpy findings(&document(), &Document::findingsChanged);
    document().previewPoints({moved(1, 70)});
    document().previewPoints({moved(1, 80)});
    EXPECT_EQ(x(1), 80);
    EXPECT_EQ(changed.count(), 2);
    EXPECT_EQ(findings.count(), 2);
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(document().undoStack().count(), 0);
    document().cancelPreview();
    EXPECT_TRUE(std::ranges::equal(document().points(), m_before));
    EXPECT_EQ(changed.count(), 3);
    document().cancelPreview();
    EXPECT_EQ(changed.count(), 3) << "there is nothing left to take back";
}

TEST_F(PreviewTest, PointsThatAreNoLongerInItShowTheirOwnValues)
{
    document().previewPoints({moved(0, 70)});
    document().previewPoints({moved(1, 80)});
    EXPECT_TRUE(document().point(0) == m_before[0]);
    EXPECT_EQ(x(1), 80);
}

TEST_F(PreviewTest, AStepAfterItKnowsWhatWasBeforeIt)
{
    document().previewPoints({moved(1, 70)});
    document().changePoints({moved(1, 80)}, QStringLiteral("move"));
    EXPECT_EQ(x(1), 80);
    EXPECT_EQ(document().undoStack().count(), 1);
    document().undoStack().undo();
    EXPECT_TRUE(std::ranges::equal(document().points(), m_before));
}

TEST_F(PreviewTest, AnyStepUndoOrSaveEndsIt)
{
    QSignalSpy ended(&document(), &Document::previewEnded);
    document().changePoints({moved(0, 5)}, QStringLiteral("move"));
    const auto preview = [&] { document().previewPoints({moved(1, 70)}); };
    preview();
    document().undoStack().undo();
    EXPECT_TRUE(std::ranges::equal(document().points(), m_before));
    preview();
    document().undoStack().redo();
    EXPECT_TRUE(document().point(1) == m_before[1]);
    preview();
    document().insertPoints(0, {AttachPoint()}, QStringLiteral("add"));
    EXPECT_TRUE(document().point(2) == m_before[1]);
    document().undoStack().undo();
    preview();
    document().removePoints(std::vector{document().idAt(1)}, QStringLiteral("remove"));
    document().undoStack().undo();
    EXPECT_TRUE(document().point(1) == m_before[1]);
    preview();
    EXPECT_TRUE(document().save());
    EXPECT_TRUE(document().point(1) == m_before[1]);
    EXPECT_EQ(ended.count(), 5);
    preview();
    EXPECT_TRUE(document().revert());
    EXPECT_TRUE(document().point(1) == m_before[1]);
}

TEST_F(PreviewTest, ACopyIsSavedWithoutIt)
{
    document().previewPoints({moved(1, 70)});
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("copy.msh"));
    ASSERT_TRUE(document().saveCopy(path));
    EXPECT_EQ(x(1), 70);
    const auto copy = Document::open(path);
    ASSERT_TRUE(copy);
    EXPECT_TRUE(std::ranges::equal((*copy)->points(), m_before));
}

} // namespace
