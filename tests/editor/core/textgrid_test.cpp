// SPDX-License-Identifier: MIT
#include <editor/core/textgrid.h>

#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace formatlib;
using namespace hardpoint;

namespace {

const Schema &msh()
{
    static const ModelFile file =
        *ModelFile::open(testsupport::MshBuilder::withEverything().build());
    return file.schema();
}

using Cells = std::vector<std::vector<std::string>>;

Cells cellsOf(std::string_view text)
{
    const auto grid = textGrid(text, msh());
    EXPECT_TRUE(grid) << text;
    Cells cells;
    for (const csv::Row &row : grid ? grid->rows : std::vector<csv::Row>())
        cells.push_back(row.cells);
    return cells;
}

TEST(TextGrid, TabsDivideCellsAndQuotesHoldThemTogether)
{
    EXPECT_EQ(cellsOf("a\tb\r\nc\td\r\n"), (Cells{{"a", "b"}, {"c", "d"}}));
    EXPECT_EQ(cellsOf("\"a\nb\"\t\"say \"\"x\"\"\""), (Cells{{"a\nb", "say \"x\""}}));
    EXPECT_EQ(cellsOf("1,5\t2"), (Cells{{"1,5", "2"}}));
}

TEST(TextGrid, WithoutTabsACommaMayBeADecimalPoint)
{
    EXPECT_EQ(cellsOf("1,5\n2,5"), (Cells{{"1,5"}, {"2,5"}}));
    EXPECT_EQ(cellsOf("hand, left"), (Cells{{"hand, left"}}));
}

TEST(TextGrid, CommasAndSemicolonsDivideWherePointsComeOut)
{
    EXPECT_EQ(cellsOf("x,name\n1,p_1"), (Cells{{"x", "name"}, {"1", "p_1"}}));
    EXPECT_EQ(cellsOf("name;x\np_1;1,5"), (Cells{{"name", "x"}, {"p_1", "1,5"}}));
    EXPECT_EQ(cellsOf("p_1,Hand,,1,2,3"), (Cells{{"p_1", "Hand", "", "1", "2", "3"}}));
}

TEST(TextGrid, EmptyRowsInsideCountAndThoseAtTheEndDoNot)
{
    EXPECT_EQ(cellsOf("1\n\n3\n\n\n"), (Cells{{"1"}, {""}, {"3"}}));
    EXPECT_TRUE(cellsOf("").empty());
}

TEST(TextGrid, RaggedRowsAreNoBlock)
{
    const auto grid = textGrid("a\tb\nc", msh());
    ASSERT_TRUE(grid);
    EXPECT_FALSE(grid->isBlock());
    EXPECT_EQ(grid->width(), 2U);
    EXPECT_TRUE(textGrid("a\tb\nc\td", msh())->isBlock());
}

TEST(TextGrid, AQuoteWithoutAnEndIsToldWithItsLine)
{
    const auto grid = textGrid("a\tb\n\"c\td", msh());
    ASSERT_FALSE(grid);
    EXPECT_EQ(grid.error().line, 2);
}

} // namespace
