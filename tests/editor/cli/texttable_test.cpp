// SPDX-License-Identifier: MIT
#include <editor/cli/texttable.h>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

TEST(TextTable, AlignsByColumnsOfTheTerminal)
{
    EXPECT_EQ(columnsOf(QString::fromUtf8("ab")), 2);
    EXPECT_EQ(columnsOf(QString::fromUtf8("손右ア")), 6);
    EXPECT_EQ(columnsOf(QString::fromUtf8("e\u0301")), 1);
    EXPECT_EQ(columnsOf(QString::fromUtf8("😀")), 2);

    TextTable table({TextTable::Align::Left, TextTable::Align::Right});
    table.add({QString::fromUtf8("손"), QStringLiteral("1")});
    table.add({QStringLiteral("abc"), QStringLiteral("-2.5")});
    table.add({QStringLiteral("x")});
    EXPECT_EQ(table.lines(),
              (QStringList{QString::fromUtf8("손      1"), QStringLiteral("abc  -2.5"),
                           QStringLiteral("x")}));
}

} // namespace
