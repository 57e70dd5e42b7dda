// SPDX-License-Identifier: MIT
#include <editor/core/csv.h>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

using Cells = std::vector<std::string>;

std::vector<Cells> cellsOf(std::string_view text, char separator = ',')
{
    std::vector<Cells> rows;
    const auto parsed = csv::parse(text, separator);
    EXPECT_TRUE(parsed);
    if (parsed) {
        for (const csv::Row &row : *parsed)
            rows.push_back(row.cells);
    }
    return rows;
}

TEST(Csv, ReadsRowsWithEveryLineEnd)
{
    const std::vector<Cells> expected{{"a", "b"}, {"", "c "}, {"d", ""}};
    EXPECT_EQ(cellsOf("a,b\n,c \nd,"), expected);
    EXPECT_EQ(cellsOf("a,b\r\n,c \r\nd,\r\n"), expected);
    EXPECT_EQ(cellsOf("a,b\r,c \rd,\r"), expected);
    EXPECT_EQ(cellsOf("\xEF\xBB\xBF"
                      "a\tb\n\tc \nd\t\n",
                      '\t'),
              expected);
    EXPECT_TRUE(cellsOf("").empty());
}

TEST(Csv, QuotedCellsHoldAnything)
{
    EXPECT_EQ(cellsOf("\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\nx,y,z"),
              (std::vector<Cells>{{"a,b", "say \"hi\"", "two\nlines"}, {"x", "y", "z"}}));
    EXPECT_EQ(cellsOf("\"\"\n\"\"\"\""), (std::vector<Cells>{{""}, {"\""}}));
    EXPECT_EQ(cellsOf("a\"b,c"), (std::vector<Cells>{{"a\"b", "c"}}));
}

TEST(Csv, CountsTheLinesInsideOfCells)
{
    const auto rows = csv::parse("a\n\n\"1\n2\r\n3\r4\"\nb\n", ',');
    ASSERT_TRUE(rows);
    ASSERT_EQ(rows->size(), 3U); // the empty line is none
    EXPECT_EQ((*rows)[0].line, 1);
    EXPECT_EQ((*rows)[1].line, 3);
    EXPECT_EQ((*rows)[2].line, 7);
}

TEST(Csv, NamesTheLineOfAQuoteGoneWrong)
{
    const auto open = csv::parse("a,b\nc,\"d\ne", ',');
    ASSERT_FALSE(open);
    EXPECT_EQ(open.error().line, 2);
    const auto junk = csv::parse("a\nb\n\"c\"d", ',');
    ASSERT_FALSE(junk);
    EXPECT_EQ(junk.error().line, 3);
    EXPECT_FALSE(junk.error().text.isEmpty());
}

TEST(Csv, WritesOnlyTheQuotesThatAreNeeded)
{
    const Cells cells{"a", "b,c", "d\"e", "f\ng", "h\ti", " j ", "", "k\r"};
    EXPECT_EQ(csv::rowText(cells, ','), "a,\"b,c\",\"d\"\"e\",\"f\ng\",h\ti, j ,,\"k\r\"\r\n");
    EXPECT_EQ(csv::rowText(Cells{"b,c", "h\ti"}, '\t'), "b,c\t\"h\ti\"\r\n");
}

TEST(Csv, WhatIsWrittenIsReadBack)
{
    const std::vector<Cells> rows{
        {"", "\"", "\r\n", ","}, {"\t", "a\"\"b", "\"\"", "\n"}, {" ", "\xEF\xBB\xBF", "x", "'"}};
    for (const char separator : {',', '\t'}) {
        std::string text;
        for (const Cells &cells : rows)
            text += csv::rowText(cells, separator);
        EXPECT_EQ(cellsOf(text, separator), rows);
    }
}

} // namespace
