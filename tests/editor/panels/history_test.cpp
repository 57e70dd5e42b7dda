// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/panels/history.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>
#include <QTest>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

class HistoryTest : public testing::Test {
protected:
    HistoryTest()
    {
        m_history.setDocument(&document());
        m_history.resize(300, 200);
        m_history.show();
    }

    Document &document() { return m_file.document(); }
    void move(float x, const QString &text)
    {
        formatlib::AttachPoint point = document().point(0);
        point.matrix.setOrigin({x, 0, 0});
        document().changePoints({{document().idAt(0), point}}, text);
    }
    QStringList steps() const
    {
        QStringList texts;
        for (int row = 0; row < m_history.model()->rowCount(); ++row)
            texts << m_history.model()->index(row, 0).data().toString();
        return texts;
    }
    void click(int row)
    {
        QTest::mouseClick(m_history.viewport(), Qt::LeftButton, Qt::NoModifier,
                          m_history.visualRect(m_history.model()->index(row, 0)).center());
    }
    QColor background(int row)
    {
        const QPoint corner = m_history.visualRect(m_history.model()->index(row, 0)).topLeft();
        return m_history.viewport()->grab().toImage().pixelColor(corner + QPoint(4, 4));
    }

    testsupport::OpenFile m_file{testsupport::MshBuilder::withEverything().build(), "sword.msh"};
    History m_history;
    QAbstractItemModelTester m_tester{m_history.model(),
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(HistoryTest, BeginsWithOpeningTheFileAndNamesTheSteps)
{
    EXPECT_EQ(steps(), QStringList{"Open sword.msh"});
    move(5, "Move a");
    move(6, "Move b");
    EXPECT_EQ(steps(), (QStringList{"Open sword.msh", "Move a", "Move b"}));
    EXPECT_EQ(m_history.currentIndex().row(), 2);
}

TEST_F(HistoryTest, AClickGoesToThatStepAndBack)
{
    move(5, "Move a");
    move(6, "Move b");
    click(0);
    EXPECT_EQ(document().undoStack().index(), 0);
    EXPECT_EQ(document().point(0).matrix.origin().x, document().file().points()[0].matrix.m[12]);
    click(2);
    EXPECT_EQ(document().point(0).matrix.origin().x, 6);
    QTest::keyClick(&m_history, Qt::Key_Up);
    EXPECT_EQ(document().point(0).matrix.origin().x, 5);
    EXPECT_EQ(document().undoStack().count(), 2);
}

TEST_F(HistoryTest, TheCurrentStepAndTheSavedOneLookDifferent)
{
    move(5, "Move a");
    move(6, "Move b");
    EXPECT_NE(background(2), background(0));
    const QRect rect = m_history.visualRect(m_history.model()->index(0, 0));
    const QImage saved = m_history.viewport()->grab(rect).toImage();
    ASSERT_TRUE(document().save());
    EXPECT_NE(m_history.viewport()->grab(rect).toImage(), saved);
}

TEST_F(HistoryTest, AnotherDocumentOrNoneBringsItsOwnSteps)
{
    move(5, "Move a");
    testsupport::OpenFile other(testsupport::MshBuilder::withEverything().build(), "b.msh");
    m_history.setDocument(&other.document());
    EXPECT_EQ(steps(), QStringList{"Open b.msh"});
    m_history.setDocument(nullptr);
    EXPECT_EQ(steps(), QStringList{});
    m_history.grab();
    m_history.setDocument(&document());
    EXPECT_EQ(steps(), (QStringList{"Open sword.msh", "Move a"}));
    ASSERT_TRUE(document().saveAs(m_file.path() + "2.msh"));
    EXPECT_EQ(steps().front(), "Open sword.msh2.msh");
}

} // namespace
