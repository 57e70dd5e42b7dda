// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>

#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace formatlib;
using namespace hardpoint;

namespace {

ModelFile mesh()
{
    return *ModelFile::open(testsupport::MshBuilder::withEverything().build());
}

PointRow named(int number, const std::string &name)
{
    PointRow row;
    row.number = number;
    row.name = name;
    return row;
}

std::vector<AttachPoint> current()
{
    std::vector<AttachPoint> points(3);
    const char *names[] = {"a", "b", "a"};
    for (std::size_t i = 0; i < points.size(); ++i) {
        points[i].name = names[i];
        points[i].bone.name = "bone" + std::to_string(i);
        points[i].extra = "extra" + std::to_string(i);
        points[i].matrix.setOrigin({static_cast<float>(i), 10, 20});
    }
    return points;
}

QString shown(std::string_view bytes, TextEncoding encoding = TextEncoding::Cp949)
{
    return displayText(bytes, encoding);
}

TEST(DisplayText, ShowsTextAndEscapesTheRest)
{
    EXPECT_EQ(shown("\xBC\xD5_1"), QString::fromUtf8("손_1"));
    EXPECT_EQ(shown("\xFF\xFE_1"), QStringLiteral("\\xff\\xfe_1"));
    EXPECT_EQ(shown(std::string_view("a\0b", 3)), QStringLiteral("a\\x00b"));
    EXPECT_EQ(shown("\x1B[31mred\n"), QStringLiteral("\\x1b[31mred\\x0a"));
    EXPECT_EQ(shown("a\xE2\x80\xAE"
                    "b",
                    TextEncoding::Utf8),
              QStringLiteral("a\\u{202e}b"));
    EXPECT_EQ(shown("a\xE2\x80\xA8"
                    "b",
                    TextEncoding::Utf8),
              QStringLiteral("a\\u{2028}b"));
    EXPECT_EQ(shown("\xF0\x9F\x98\x80 x", TextEncoding::Utf8), QString::fromUtf8("😀 x"));
}

TEST(TextFormat, IsToldByNameOrContent)
{
    EXPECT_EQ(textFormatOfName(QStringLiteral("a.JSON")), TextFormat::Json);
    EXPECT_EQ(textFormatOfName(QStringLiteral("a.csv")), TextFormat::Csv);
    EXPECT_EQ(textFormatOfName(QStringLiteral("b.csv.tsv")), TextFormat::Tsv);
    EXPECT_FALSE(textFormatOfName(QStringLiteral("points.txt")));
    EXPECT_EQ(textFormatOfContent("\xEF\xBB\xBF\n {"), TextFormat::Json);
    EXPECT_EQ(textFormatOfContent("["), TextFormat::Json);
    EXPECT_EQ(textFormatOfContent("name,bone\na\tb,c"), TextFormat::Csv);
    EXPECT_EQ(textFormatOfContent("name\tbone\r\n"), TextFormat::Tsv);
    EXPECT_EQ(textFormatOfContent(""), TextFormat::Csv);
}

TEST(ApplyRows, ReplacingMakesTheListOfTheRows)
{
    PointRow full = named(0, "b");
    full.bone = BoneLink{"new", 0};
    full.extra = "text";
    full.position = {7.0F, 8.0F, 9.0F};
    const PointRows rows{TextFormat::Json, {full, named(1, "c"), named(2, "a")}};
    const auto points = applyRows(mesh(), current(), rows, ListMode::Replace);
    ASSERT_TRUE(points);
    ASSERT_EQ(points->size(), 3U);
    EXPECT_EQ((*points)[0].bone.name, "new");
    EXPECT_EQ((*points)[0].matrix.origin(), (Vec3{7, 8, 9}));
    EXPECT_EQ((*points)[1].name, "c");
    EXPECT_EQ((*points)[1].matrix.origin(), (Vec3{0, 0, 0}));
    // Of what was not given, only the old place stays.
    EXPECT_EQ((*points)[2].bone.name, "");
    EXPECT_EQ((*points)[2].extra, "");
    EXPECT_EQ((*points)[2].matrix.origin(), (Vec3{0, 10, 20}));
}

TEST(ApplyRows, MergingUpdatesByNameAndAddsTheRest)
{
    PointRow partial = named(0, "b");
    partial.position[1] = 99.0F;
    PointRow fresh = named(1, "new");
    fresh.extra = "e";
    const PointRows rows{TextFormat::Csv, {fresh, partial}};
    const auto points = applyRows(mesh(), current(), rows, ListMode::Merge);
    ASSERT_TRUE(points);
    std::vector<AttachPoint> expected = current();
    expected[1].matrix.m[13] = 99;
    expected.emplace_back().name = "new";
    expected[3].extra = "e";
    EXPECT_EQ(*points, expected);
}

TEST(ApplyRows, ARepeatedNameIsMatchedInOrderOrRefused)
{
    PointRow first = named(2, "a");
    first.extra = "first";
    PointRow second = named(3, "a");
    second.extra = "second";
    const auto both =
        applyRows(mesh(), current(), {TextFormat::Csv, {first, second}}, ListMode::Merge);
    ASSERT_TRUE(both);
    EXPECT_EQ((*both)[0].extra, "first");
    EXPECT_EQ((*both)[2].extra, "second");

    const auto one = applyRows(mesh(), current(), {TextFormat::Csv, {first}}, ListMode::Merge);
    ASSERT_FALSE(one);
    ASSERT_EQ(one.error().size(), 1U);
    EXPECT_EQ(one.error()[0].number, 2);
    EXPECT_TRUE(one.error()[0].refused);
}

TEST(ApplyRows, AWorldPositionIsWhereThePointWillBe)
{
    PointRow row = named(0, "b");
    row.world = Vec3{1, 2, 3};
    const auto points = applyRows(mesh(), current(), {TextFormat::Json, {row}}, ListMode::Replace);
    ASSERT_TRUE(points);
    EXPECT_EQ(mesh().world((*points)[0])->origin(), (Vec3{1, 2, 3}));
}

TEST(RowErrorText, NamesLinesOrRows)
{
    EXPECT_EQ(rowErrorText(TextFormat::Csv, {3, QStringLiteral("bad"), false}),
              QStringLiteral("line 3: bad"));
    EXPECT_EQ(rowErrorText(TextFormat::Json, {0, QStringLiteral("bad %1"), false}),
              QStringLiteral("row 0: bad %1"));
    EXPECT_EQ(rowErrorText(TextFormat::Json, {-1, QStringLiteral("bad"), false}),
              QStringLiteral("bad"));
}

} // namespace
