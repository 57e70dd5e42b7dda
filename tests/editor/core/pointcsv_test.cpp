// SPDX-License-Identifier: MIT
#include <editor/core/pointcsv.h>

#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <bit>

using namespace formatlib;
using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

ModelFile meshOf(const std::vector<MshBuilder::Point> &points)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points = points;
    return *ModelFile::open(mesh.build());
}

std::expected<std::vector<AttachPoint>, RowErrors>
read(const std::string &text, const ModelFile &file, TextFormat format = TextFormat::Csv)
{
    const auto rows = parsePointsCsv(text, file, format);
    if (!rows)
        return std::unexpected(rows.error());
    return applyRows(file, file.points(), *rows, ListMode::Replace);
}

RowErrors errorsOf(const std::string &text)
{
    const auto rows = parsePointsCsv(text, meshOf({}), TextFormat::Csv);
    EXPECT_FALSE(rows) << text;
    return rows ? RowErrors() : rows.error();
}

TEST(PointCsv, WritesTheColumnsOfTheContract)
{
    const ModelFile file = meshOf({{"\xBC\xD5_1", "Bip01 R Hand", "a,b", {1.5F, -0.0F, 1e-45F}}});
    EXPECT_EQ(*pointsCsv(file, file.points(), TextFormat::Csv),
              "name,bone,extra,x,y,z\r\n손_1,Bip01 R Hand,\"a,b\",1.5,-0.0,1e-45\r\n");
    EXPECT_EQ(*pointsCsv(file, file.points(), TextFormat::Tsv),
              "name\tbone\textra\tx\ty\tz\r\n손_1\tBip01 R Hand\ta,b\t1.5\t-0.0\t1e-45\r\n");
}

TEST(PointCsv, WhatIsWrittenIsReadBackWithEveryBit)
{
    const ModelFile file =
        meshOf({{"\"q\"\n", "a\tb", " x ", {std::bit_cast<float>(0x7FC00001U), -0.0F, 0.1F}},
                {"", "", "\xBC\xD5", {3.4028235e38F, 1e-45F, 16777216}}});
    for (const TextFormat format : {TextFormat::Csv, TextFormat::Tsv}) {
        const auto text = pointsCsv(file, file.points(), format);
        ASSERT_TRUE(text);
        EXPECT_EQ(*read(*text, file, format), file.points());
        EXPECT_EQ(*read("\xEF\xBB\xBF" + *text, file, format), file.points());
    }
}

TEST(PointCsv, NamesTheRowWhoseTextOnlyJsonCanHold)
{
    const ModelFile file = meshOf({{"a_1", "", "", {}}, {"b_1", "", "\xFF", {}}});
    const auto text = pointsCsv(file, file.points(), TextFormat::Csv);
    ASSERT_FALSE(text);
    EXPECT_EQ(text.error(), 1U);
}

TEST(PointCsv, TakesColumnsInAnyOrderAndLeavesTheOthersOut)
{
    const auto points = read("z,name\n\"1,5\",a_1\n 2 ,b_1\n", meshOf({}));
    ASSERT_TRUE(points);
    ASSERT_EQ(points->size(), 2U);
    EXPECT_EQ((*points)[0].matrix.origin(), (Vec3{0, 0, 1.5F}));
    EXPECT_EQ((*points)[1].name, "b_1");
    EXPECT_EQ((*points)[1].bone.name, "");
    EXPECT_TRUE(read("name\n", meshOf({}))->empty());
}

TEST(PointCsv, RefusesAHeaderItDoesNotKnow)
{
    for (const char *text : {"", "name,weight\n", "name,m0\n", "name,name\n", "bone,x,y,z\n",
                             "name;bone\n", "Name\n", "name,\n"}) {
        const RowErrors errors = errorsOf(text);
        ASSERT_EQ(errors.size(), 1U) << text;
        EXPECT_FALSE(errors[0].refused);
    }
    EXPECT_EQ(errorsOf("\n\nname,what\n")[0].number, 3);
    EXPECT_TRUE(errorsOf("name,wh\xFF\n")[0].text.contains(QStringLiteral("wh")));
}

TEST(PointCsv, EveryBadRowIsNamedWithItsLine)
{
    const RowErrors errors = errorsOf("name,bone,x\n"
                                      "a,b,1\n"
                                      "a,b,one\n"
                                      "a,\"b\n\",\n"
                                      "a,b\n"
                                      "a,b,1,2\n"
                                      "\xFF,\xFE,1\n"
                                      "\xC3\xA9,b,1\n");
    std::vector<int> lines;
    for (const RowError &error : errors)
        lines.push_back(error.number);
    EXPECT_EQ(lines, (std::vector<int>{3, 4, 6, 7, 8, 8, 9}));
    EXPECT_FALSE(errors[0].refused);
    EXPECT_TRUE(errors[0].text.contains(QStringLiteral("\"one\"")));
    EXPECT_TRUE(errors.back().refused);
    EXPECT_EQ(errorsOf("name\n\"a\n")[0].number, 2);
}

} // namespace
