// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/pointclipboard.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/previewdialog.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <functional>

using namespace hardpoint;
using formatlib::AttachPoint;
using formatlib::Vec3;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;

namespace {

formatlib::Bytes mesh(const std::vector<MshBuilder::Point> &points)
{
    MshBuilder builder = MshBuilder::withEverything();
    builder.points = points;
    return builder.build();
}

class PointClipboardTest : public testing::Test {
protected:
    PointClipboardTest()
    {
        m_table.setDocument(&document());
        m_table.resize(700, 300);
        m_table.show();
        m_table.activateWindow();
        if (!QTest::qWaitForWindowActive(&m_table))
            ADD_FAILURE() << "the window does not become active";
        m_table.setFocus();
    }

    Document &document() { return m_file.document(); }
    void select(const std::vector<int> &rows)
    {
        std::vector<PointId> ids;
        for (const int row : rows)
            ids.push_back(document().idAt(row));
        document().selection().set(ids);
    }
    using Cell = std::pair<int, PointColumn>;
    void selectCells(Cell first, Cell last)
    {
        m_table.selectionModel()->select(
            {m_table.cellAt(first.first, first.second), m_table.cellAt(last.first, last.second)},
            QItemSelectionModel::ClearAndSelect);
    }
    static QString text() { return QApplication::clipboard()->text(); }
    void paste(const QString &text)
    {
        QApplication::clipboard()->setText(text);
        m_clipboard.paste();
    }
    std::string names()
    {
        std::string all;
        for (const AttachPoint &point : document().points())
            all += point.name + " ";
        return all;
    }
    int steps() { return document().undoStack().count(); }

    /// What to do when the preview comes up; fails the test when it never does.
    void whenAsked(std::function<void(PreviewDialog &)> answer)
    {
        m_wasAsked = false;
        QTimer::singleShot(0, &m_table, [this, answer = std::move(answer)] {
            auto *dialog = qobject_cast<PreviewDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            m_wasAsked = true;
            answer(*dialog);
        });
    }

    testsupport::OpenFile m_file{mesh({{"a_1", "Hand", "x", {1, 2, 3}},
                                       {"a_2", "Hand", "\xBC\xD5", {-0.0F, 5, 6}},
                                       {"b_1", "Foot", "", {7, 8, 9}}})};
    PointTable m_table;
    PointClipboard m_clipboard{m_table};
    bool m_wasAsked = false;
};

TEST_F(PointClipboardTest, PointsAreCopiedForSpreadsheetsAndAsJson)
{
    select({1, 0});
    m_clipboard.copy();
    EXPECT_EQ(text(), QString::fromUtf8("a_1\tHand\tx\t1\t2\t3\r\na_2\tHand\t손\t-0.0\t5\t6\r\n"));
    m_clipboard.copy(true);
    EXPECT_TRUE(text().startsWith("name\tbone\textra\tx\ty\tz\r\na_1\t"));
    m_clipboard.copyJson();
    EXPECT_TRUE(text().startsWith("{\"file\": \"a.msh\", \"format\": \"msh\""));
    select({});
    QApplication::clipboard()->setText("kept");
    m_clipboard.copy();
    EXPECT_EQ(text(), "kept");
}

TEST_F(PointClipboardTest, CopyAndPasteMakesNewPointsBehindTheSelectedOnesInOneStep)
{
    select({0, 1});
    m_clipboard.copy();
    m_clipboard.paste();
    EXPECT_EQ(names(), "a_1 a_2 a_3 a_4 b_1 ");
    AttachPoint wanted = document().point(1);
    wanted.name = "a_4";
    EXPECT_EQ(document().point(3), wanted);
    EXPECT_EQ(steps(), 1);
    EXPECT_EQ(document().undoStack().undoText(), "Paste 2 point(s)");
    EXPECT_EQ(document().selection().ids(), (std::vector{document().idAt(2), document().idAt(3)}));
}

TEST_F(PointClipboardTest, CutTakesPointsAwayAndPasteBringsThemBack)
{
    const std::vector<AttachPoint> before(document().points().begin(), document().points().end());
    select({1});
    m_clipboard.cut();
    EXPECT_EQ(names(), "a_1 b_1 ");
    select({0});
    m_clipboard.paste();
    EXPECT_TRUE(std::ranges::equal(document().points(), before));
    EXPECT_EQ(steps(), 2);
}

TEST_F(PointClipboardTest, RowsOfASpreadsheetArePastedAtOnceWhenAllIsClear)
{
    select({2});
    paste("name\tx\r\nc_1\t1,5\r\nc_2\t2\r\n");
    EXPECT_EQ(names(), "a_1 a_2 b_1 c_1 c_2 ");
    EXPECT_EQ(document().point(3).matrix.origin().x, 1.5F);
    EXPECT_EQ(steps(), 1);
}

TEST_F(PointClipboardTest, BadRowsAreShownBeforeAnythingIsDone)
{
    select({});
    whenAsked([this](PreviewDialog &dialog) {
        EXPECT_EQ(steps(), 0);
        EXPECT_EQ(dialog.goButton().text(), "Paste the 2 good row(s)");
        EXPECT_EQ(dialog.summary().text(), "1 row(s) can't be taken.");
        dialog.reject();
    });
    paste("name\tx\nc_1\t1\nc_2\tone\nc_3\t3");
    EXPECT_TRUE(m_wasAsked);
    EXPECT_EQ(steps(), 0);
    whenAsked([](PreviewDialog &dialog) { dialog.goButton().click(); });
    paste("name\tx\nc_1\t1\nc_2\tone\nc_3\t3");
    EXPECT_EQ(names(), "a_1 a_2 b_1 c_1 c_3 ");
    EXPECT_EQ(steps(), 1);
}

TEST_F(PointClipboardTest, SelectedCellsAreCopiedAndPastedAsCells)
{
    selectCells({0, PointColumn::X}, {1, PointColumn::Y});
    m_clipboard.copy();
    EXPECT_EQ(text(), "1\t2\r\n-0.0\t5\r\n");
    m_clipboard.copy(true);
    EXPECT_EQ(text(), "X\tY\r\n1\t2\r\n-0.0\t5\r\n");
    paste("10\t20\n30\t40");
    EXPECT_EQ(document().point(0).matrix.origin(), (Vec3{10, 20, 3}));
    EXPECT_EQ(document().point(1).matrix.origin(), (Vec3{30, 40, 6}));
    EXPECT_EQ(document().undoStack().undoText(), "Paste into 2 point(s)");
    paste("X\tY\r\n30\t40\r\n30\t40\r\n");
    EXPECT_EQ(document().point(0).matrix.origin(), (Vec3{30, 40, 3}));
    paste("7");
    EXPECT_EQ(document().point(0).matrix.origin(), (Vec3{7, 7, 3}));
    EXPECT_EQ(document().point(1).matrix.origin(), (Vec3{7, 7, 6}));
    EXPECT_EQ(steps(), 3);
    EXPECT_EQ(document().pointCount(), 3);
}

TEST_F(PointClipboardTest, ABlockGoesOnFromTheOneSelectedCell)
{
    selectCells({1, PointColumn::Extra}, {1, PointColumn::Extra});
    paste("note\t1,5\nmore\t2,5");
    EXPECT_EQ(document().point(1).extra, "note");
    EXPECT_EQ(document().point(1).matrix.origin().x, 1.5F);
    EXPECT_EQ(document().point(2).extra, "more");
    EXPECT_EQ(document().point(2).matrix.origin().x, 2.5F);
    EXPECT_EQ(steps(), 1);
}

TEST_F(PointClipboardTest, CellsThatDoNotFitAreShownAndMayBecomePointsInstead)
{
    selectCells({2, PointColumn::X}, {2, PointColumn::X});
    whenAsked([](PreviewDialog &dialog) {
        EXPECT_EQ(dialog.way(), 1U);
        EXPECT_TRUE(dialog.ways().isVisible());
        EXPECT_FALSE(dialog.goButton().isEnabled());
        dialog.reject();
    });
    paste("1\t2\t3\t4");
    EXPECT_TRUE(m_wasAsked);
    selectCells({0, PointColumn::X}, {2, PointColumn::X});
    whenAsked([](PreviewDialog &dialog) {
        EXPECT_EQ(dialog.goButton().text(), "Paste the 2 good row(s)");
        dialog.goButton().click();
    });
    paste("1\none\n3");
    EXPECT_EQ(document().point(1).matrix.origin(), (Vec3{-0.0F, 5, 6}));
    EXPECT_EQ(document().point(2).matrix.origin().x, 3);
    EXPECT_EQ(steps(), 1);
}

TEST_F(PointClipboardTest, GarbageEndsInThePreview)
{
    for (const char *garbage : {"some words", "{\"x\": ", "a\t\"b", "\xEF\xBF\xBD\t\x01"}) {
        select({});
        whenAsked([](PreviewDialog &dialog) {
            EXPECT_FALSE(dialog.goButton().isEnabled());
            EXPECT_FALSE(dialog.summary().text().isEmpty());
            dialog.reject();
        });
        paste(QString::fromUtf8(garbage));
        EXPECT_TRUE(m_wasAsked) << garbage;
        EXPECT_EQ(steps(), 0);
    }
    QSignalSpy told(&m_clipboard, &PointClipboard::told);
    paste(" \n");
    EXPECT_EQ(told.count(), 1);
}

TEST_F(PointClipboardTest, TextWithTakenNamesIsShownBecauseItMayMeanTheSamePoints)
{
    select({});
    whenAsked([](PreviewDialog &dialog) {
        EXPECT_EQ(dialog.goButton().text(), "Paste 1 row(s)");
        dialog.goButton().click();
    });
    paste("name\na_1");
    EXPECT_TRUE(m_wasAsked);
    EXPECT_EQ(names(), "a_1 a_2 b_1 a_3 ");
}

TEST_F(PointClipboardTest, PointsOfAnotherFormatAreShownWithWhatIsLost)
{
    testsupport::OpenFile model(MdlBuilder::small().build(), "b.mdl");
    select({0});
    m_clipboard.copy();
    m_table.setDocument(&model.document());
    whenAsked([](PreviewDialog &dialog) {
        EXPECT_EQ(dialog.goButton().text(), "Paste 1 row(s)");
        dialog.goButton().click();
    });
    m_clipboard.paste();
    EXPECT_TRUE(m_wasAsked);
    ASSERT_EQ(model.document().pointCount(), 3);
    EXPECT_EQ(model.document().point(2).name, "a_1");
    const Vec3 place = model.document().file().world(model.document().point(2))->origin();
    EXPECT_NEAR(place.x, 1, 1e-4);
    EXPECT_NEAR(place.y, 2, 1e-4);
    EXPECT_NEAR(place.z, 3, 1e-4);
    EXPECT_EQ(steps(), 0);
    m_table.setDocument(nullptr);
}

TEST_F(PointClipboardTest, AReadOnlyFileTakesNothingAndSaysWhy)
{
    MdlBuilder builder = MdlBuilder::small();
    builder.sections = {builder.skeleton(), builder.attachments(), builder.attachments()};
    testsupport::OpenFile model(builder.build(), "b.mdl");
    m_table.setDocument(&model.document());
    QSignalSpy told(&m_clipboard, &PointClipboard::told);
    paste("name\nx");
    m_clipboard.cut();
    EXPECT_EQ(model.document().undoStack().count(), 0);
    ASSERT_EQ(told.count(), 1);
    EXPECT_EQ(told[0][0].toString(), model.document().readOnlyText());
    m_table.setDocument(nullptr);
    m_clipboard.paste();
    m_clipboard.copy();
}

formatlib::Bytes puppetOf(const std::vector<std::string> &bones, std::uint16_t bone)
{
    MdlBuilder builder = MdlBuilder::small();
    for (std::size_t i = 0; i < bones.size(); ++i)
        builder.bones[i].name = bones[i];
    builder.points = {{bone, "grip", MdlBuilder::identity}};
    builder.sections = {builder.skeleton(), builder.attachments()};
    return builder.build();
}

TEST_F(PointClipboardTest, PointsOfAnotherPuppetGoToTheBonesOfTheirNames)
{
    testsupport::OpenFile from(puppetOf({"root", "hand", "foot"}, 1), "a.mdl");
    testsupport::OpenFile other(puppetOf({"root", "foot", "hand"}, 0), "b.mdl");
    testsupport::OpenFile handless(puppetOf({"root", "foot", "head"}, 0), "c.mdl");
    m_table.setDocument(&from.document());
    from.document().selection().set({from.document().idAt(0)});
    m_clipboard.copy();
    m_table.setDocument(&other.document());
    m_clipboard.paste();
    ASSERT_EQ(other.document().pointCount(), 2);
    EXPECT_EQ(other.document().point(1).bone.number, 2);

    m_table.setDocument(&handless.document());
    whenAsked([](PreviewDialog &dialog) { dialog.reject(); });
    m_clipboard.paste();
    EXPECT_TRUE(m_wasAsked) << "it would hang on the foot";
    EXPECT_EQ(handless.document().pointCount(), 1);
    m_table.setDocument(nullptr);
}

TEST_F(PointClipboardTest, ThePreviewGoesWithThePointsThatItIsAbout)
{
    selectCells({0, PointColumn::X}, {2, PointColumn::X});
    whenAsked([this](PreviewDialog &dialog) {
        document().removePoints(std::vector{document().idAt(0), document().idAt(2)}, "Delete");
        EXPECT_FALSE(dialog.isVisible());
        dialog.reject();
    });
    paste("1\none\n3");
    EXPECT_TRUE(m_wasAsked);
    EXPECT_EQ(names(), "a_2 ");
    EXPECT_EQ(steps(), 1);
}

} // namespace
