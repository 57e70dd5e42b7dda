// SPDX-License-Identifier: MIT
#include <editor/models/pointtablemodel.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/tablecolumns.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

class TableColumnsTest : public testing::Test {
protected:
    TableColumnsTest()
    {
        m_table.resize(700, 300);
        m_table.setDocument(&m_file.document());
        m_table.show();
        QCoreApplication::processEvents();
    }
    QHeaderView &header() { return *m_table.horizontalHeader(); }
    int section(PointColumn column) const { return m_table.points().sectionOf(column); }
    /// Triggers this in the header's menu.
    void choose(const QString &text)
    {
        QTimer::singleShot(0, &m_table, [text] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            ASSERT_NE(menu, nullptr);
            for (QAction *action : menu->actions()) {
                if (action->text() == text && action->isEnabled())
                    action->trigger();
            }
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Mouse, {10, 10},
                                header().viewport()->mapToGlobal(QPoint(10, 10)));
        QApplication::sendEvent(header().viewport(), &event);
    }

    testsupport::OpenFile m_file{MshBuilder::withEverything().build()};
    PointTable m_table;
};

TEST_F(TableColumnsTest, FillTheTableAndNoMore)
{
    EXPECT_EQ(header().length(), m_table.viewport()->width());
}

TEST_F(TableColumnsTest, AreHiddenByTheHeadersMenuAndComeBack)
{
    QSignalSpy changed(&m_table.columns(), &TableColumns::changed);
    choose("Extra");
    EXPECT_TRUE(header().isSectionHidden(section(PointColumn::Extra)));
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed.front().front().toString(), "msh");
    EXPECT_TRUE(changed.front().back().toString().contains("extra:0:hidden"))
        << changed.front().back().toString().toStdString();
    // What is fitted anew later does not bring it back.
    m_table.resize(800, 300);
    QCoreApplication::processEvents();
    EXPECT_TRUE(header().isSectionHidden(section(PointColumn::Extra)));
    choose("Extra");
    EXPECT_FALSE(header().isSectionHidden(section(PointColumn::Extra)));
    EXPECT_GT(header().sectionSize(section(PointColumn::Extra)), 20);
    choose("Key");
    choose("Columns as they fit");
    EXPECT_EQ(header().hiddenSectionCount(), 0);
    EXPECT_EQ(changed.back().back().toString(), "");
}

TEST_F(TableColumnsTest, AHiddenOneComesIntoSightToBeEdited)
{
    choose("Extra");
    m_table.editCell(0, PointColumn::Extra);
    EXPECT_FALSE(header().isSectionHidden(section(PointColumn::Extra)));
    EXPECT_EQ(m_table.currentIndex().column(), section(PointColumn::Extra));
}

TEST_F(TableColumnsTest, TheLastOneInSightStays)
{
    for (const char *title : {"#", "Type_Index", "Key", "Linked bone", "Extra", "X", "Y", "Z"})
        choose(QString::fromLatin1(title));
    EXPECT_EQ(header().hiddenSectionCount(), header().count() - 1);
}

TEST_F(TableColumnsTest, AreMovedByDraggingTheirHeaderAndRememberedInWords)
{
    QSignalSpy changed(&m_table.columns(), &TableColumns::changed);
    const int x = header().sectionViewportPosition(section(PointColumn::X)) + 10;
    const int bone = header().sectionViewportPosition(section(PointColumn::Bone)) + 10;
    QTest::mousePress(header().viewport(), Qt::LeftButton, {}, QPoint(x, 10));
    for (const int place : {x - 20, bone + 5, bone}) {
        const QPoint to(place, 10);
        QMouseEvent move(QEvent::MouseMove, to, header().viewport()->mapToGlobal(to),
                         Qt::LeftButton, Qt::LeftButton, {});
        QApplication::sendEvent(header().viewport(), &move);
    }
    QTest::mouseRelease(header().viewport(), Qt::LeftButton, {}, QPoint(bone, 10));
    EXPECT_EQ(header().visualIndex(section(PointColumn::X)), 3);
    ASSERT_FALSE(changed.isEmpty());
    const QString layout = changed.back().back().toString();

    PointTable another;
    another.columns().setLayout("msh", layout);
    another.setDocument(&m_file.document());
    EXPECT_EQ(another.horizontalHeader()->visualIndex(section(PointColumn::X)), 3);
    EXPECT_EQ(another.columnWidth(section(PointColumn::Name)),
              m_table.columnWidth(section(PointColumn::Name)));
    another.setDocument(nullptr);
}

TEST_F(TableColumnsTest, EachFormatHasItsOwn)
{
    choose("Extra");
    testsupport::OpenFile puppet(testsupport::MdlBuilder::withEverything().build(), "a.mdl");
    m_table.setDocument(&puppet.document());
    EXPECT_EQ(header().hiddenSectionCount(), 0);
    EXPECT_EQ(header().logicalIndex(0), section(PointColumn::Row));
    m_table.setDocument(&m_file.document());
    EXPECT_TRUE(header().isSectionHidden(section(PointColumn::Extra)));
    m_table.setDocument(nullptr);
}

TEST_F(TableColumnsTest, LayoutsThatMakeNoSenseArePassedBy)
{
    for (const char *layout :
         {"nonsense", "x", "x:y", "nothing:20", "rx:40:hidden", ":::", "x:-4", "name:100:hidden"}) {
        m_table.columns().setLayout("msh", QString::fromLatin1(layout));
        EXPECT_EQ(header().hiddenSectionCount(), 0) << layout;
        EXPECT_EQ(header().logicalIndex(0), section(PointColumn::Row)) << layout;
    }
}

} // namespace
