// SPDX-License-Identifier: MIT
#include <editor/models/pointtablemodel.h>
#include <editor/panels/cellblock.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QSortFilterProxyModel>
#include <QTableView>

#include <gtest/gtest.h>

using namespace hardpoint;
using enum PointColumn;

namespace {

class CellBlockTest : public testing::Test {
protected:
    CellBlockTest()
    {
        m_points.setDocument(&m_file.document());
        m_shown.setSourceModel(&m_points);
        m_view.setModel(&m_shown);
    }
    void select(int firstRow, PointColumn first, int lastRow, PointColumn last)
    {
        m_view.selectionModel()->select({m_shown.index(firstRow, m_points.sectionOf(first)),
                                         m_shown.index(lastRow, m_points.sectionOf(last))},
                                        QItemSelectionModel::Select);
    }
    PointId id(int row) { return m_file.document().idAt(row); }

    testsupport::OpenFile m_file{testsupport::MshBuilder::withEverything().build()};
    PointTableModel m_points;
    QSortFilterProxyModel m_shown;
    QTableView m_view;
};

TEST_F(CellBlockTest, SelectedCellsComeInTheOrderOfTheView)
{
    m_shown.sort(m_points.sectionOf(Name));
    select(0, Bone, 1, X);
    m_view.horizontalHeader()->moveSection(m_points.sectionOf(X), 0);
    const CellBlock block = selectedBlock(m_view, m_points);
    EXPECT_EQ(block.points, (std::vector{id(2), id(1)}));
    EXPECT_EQ(block.columns, (std::vector{X, Bone, Extra}));
    EXPECT_FALSE(block.wholeRows);
}

TEST_F(CellBlockTest, WholeRowsAreThoseWithEveryColumnInSight)
{
    m_view.hideColumn(m_points.sectionOf(Key));
    m_view.selectRow(1);
    EXPECT_TRUE(selectedBlock(m_view, m_points).wholeRows);
    EXPECT_EQ(selectedBlock(m_view, m_points).columns,
              (std::vector{Name, Bone, Extra, X, Y, Z, Row}));
    select(0, X, 0, X);
    EXPECT_FALSE(selectedBlock(m_view, m_points).wholeRows);
    m_view.clearSelection();
    EXPECT_FALSE(selectedBlock(m_view, m_points).wholeRows);
    EXPECT_TRUE(selectedBlock(m_view, m_points).points.empty());
}

TEST_F(CellBlockTest, ABlockGrowsFromItsFirstCellAsFarAsTheViewGoes)
{
    select(1, Extra, 1, Extra);
    const CellBlock first = selectedBlock(m_view, m_points);
    const CellBlock block = blockFrom(m_view, m_points, first, 2, 3);
    EXPECT_EQ(block.points, (std::vector{id(1), id(2)}));
    EXPECT_EQ(block.columns, (std::vector{Extra, X, Y}));
    EXPECT_EQ(blockFrom(m_view, m_points, first, 9, 1).points.size(), 2U);
    EXPECT_TRUE(blockFrom(m_view, m_points, {}, 2, 3).points.empty());
}

} // namespace
