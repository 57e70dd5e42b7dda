// SPDX-License-Identifier: MIT
#include <editor/core/pointjson.h>

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

std::string textOf(const ModelFile &file)
{
    return jsonText(pointListJson(QStringLiteral("sword.msh"), file, file.points()));
}

/// The list that a text makes of a file, replacing its own.
std::expected<std::vector<AttachPoint>, RowErrors> read(const std::string &text,
                                                        const ModelFile &file)
{
    const auto rows = parsePointsJson(text, file);
    if (!rows)
        return std::unexpected(rows.error());
    return applyRows(file, file.points(), *rows, ListMode::Replace);
}

RowErrors errorsOf(const std::string &text)
{
    const auto rows = parsePointsJson(text, meshOf({}));
    EXPECT_FALSE(rows) << text;
    return rows ? RowErrors() : rows.error();
}

TEST(PointJson, IsWrittenAsTheContractShows)
{
    const ModelFile file =
        meshOf({{"trailstart_1", "Bip01 R Hand", "", {1.5F, 0, -2.25F}}, {"x", "", "", {}}});
    EXPECT_EQ(textOf(file),
              "{\"file\": \"sword.msh\", \"format\": \"msh\", \"version\": 2002, \"points\": [\n"
              "  {\"name\": \"trailstart_1\", \"key\": {\"type\": \"trailstart\", \"index\": 1}, "
              "\"bone\": \"Bip01 R Hand\", \"extra\": \"\", \"position\": [1.5, 0, -2.25]},\n"
              "  {\"name\": \"x\", \"key\": {\"type\": \"\", \"index\": 0}, \"bone\": \"\", "
              "\"extra\": \"\", \"position\": [0, 0, 0]}]}");
    EXPECT_EQ(textOf(meshOf({})),
              "{\"file\": \"sword.msh\", \"format\": \"msh\", "
              "\"version\": 2002, \"points\": []}");
}

TEST(PointJson, BytesThatAreNoTextAreHex)
{
    const ModelFile file = meshOf(
        {{"\xFF\xFE_1", "\x80", std::string("a\0b", 3), {}}, {"\xBC\xD5_3", "", "\"\\", {}}});
    const std::string text = textOf(file);
    EXPECT_NE(
        text.find("\"nameHex\": \"fffe5f31\", \"key\": {\"typeHex\": \"fffe\", \"index\": 1}, "
                  "\"boneHex\": \"80\", \"extraHex\": \"610062\""),
        std::string::npos)
        << text;
    EXPECT_NE(text.find("\"name\": \"손_3\""), std::string::npos) << text;
    EXPECT_TRUE(isValidUtf8(text));
    EXPECT_EQ(*read(text, file), file.points());
}

TEST(PointJson, NoBitOfANumberIsLost)
{
    const float nan = std::bit_cast<float>(0xFFC12345U);
    const ModelFile file = meshOf(
        {{"a_1", "", "", {nan, -0.0F, 1e-45F}}, {"a_2", "", "", {3.4028235e38F, 0.1F, 16777216}}});
    const std::string text = textOf(file);
    EXPECT_NE(text.find("[\"0xffc12345\", -0.0, 1e-45]"), std::string::npos) << text;
    EXPECT_NE(text.find("[3.4028235e+38, 0.1, 16777216]"), std::string::npos) << text;
    EXPECT_EQ(*read(text, file), file.points());
}

TEST(PointJson, TakesTheBareArrayAndIgnoresWhatItDoesNotKnow)
{
    const ModelFile file = meshOf({});
    const auto points =
        read("[{\"position\": [1, -2, \"0x7fc00001\"], \"future\": {\"a\": [1]}, "
             "\"name\": \"a_1\", \"key\": {\"type\": \"ignored\", \"index\": 7}, \"world\": 5}]",
             file);
    ASSERT_TRUE(points);
    ASSERT_EQ(points->size(), 1U);
    EXPECT_EQ((*points)[0].name, "a_1");
    EXPECT_TRUE(sameBits((*points)[0].matrix.m[14], std::bit_cast<float>(0x7FC00001U)));
    EXPECT_TRUE(read("{\"format\": \"msh\", \"bones\": 3, \"x\": 1, \"points\": []}", file));
}

TEST(PointJson, DerivedMembersServeWhereThePrimaryOneIsMissing)
{
    const ModelFile file = meshOf({});
    const auto points = read("[{\"key\": {\"type\": \"grip\", \"index\": -3}}, "
                             "{\"key\": {\"typeHex\": \"fffe\", \"index\": 1}}]",
                             file);
    ASSERT_TRUE(points);
    EXPECT_EQ((*points)[0].name, "grip_-3");
    EXPECT_EQ((*points)[1].name, "\xFF\xFE_1");
}

TEST(PointJson, EveryBadRowIsNamed)
{
    const RowErrors errors =
        errorsOf("[{\"name\": \"a_1\"}, 5, {\"bone\": \"x\"}, {\"name\": 7}, "
                 "{\"nameHex\": \"abc\"}, {\"nameHex\": \"zz\"}, "
                 "{\"name\": \"b\", \"position\": [1, 2]}, "
                 "{\"name\": \"b\", \"position\": [1, 2, \"x\"], \"extra\": null}, "
                 "{\"name\": \"b\", \"position\": 3}, {\"key\": {\"type\": \"a\"}}]");
    std::vector<int> rows;
    for (const RowError &error : errors) {
        rows.push_back(error.number);
        EXPECT_FALSE(error.refused);
        EXPECT_FALSE(error.text.isEmpty());
    }
    EXPECT_EQ(rows, (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 7, 8, 9}));
}

TEST(PointJson, TextTheFileCannotHoldIsRefusedNotBad)
{
    const RowErrors errors = errorsOf("[{\"name\": \"\xC3\xA9_1\"}, {\"name\": \"a\\u0000b\"}]");
    ASSERT_EQ(errors.size(), 2U);
    EXPECT_TRUE(errors[0].refused);
    EXPECT_TRUE(errors[1].refused);
    EXPECT_TRUE(errors[0].text.contains(QString::fromUtf8("é")));
}

TEST(PointJson, WhatIsNoListForThisFileIsRefusedAsAWhole)
{
    for (const char *text :
         {"", "x", "{", "7", "{}", "{\"points\": 1}", "[{\"name\": \"\xFF\"}]",
          "{\"format\": \"mdl\", \"points\": []}", "{\"format\": 5, \"points\": []}",
          "[{\"position\": [1e999, 0, 0]}]"}) {
        const RowErrors errors = errorsOf(text);
        ASSERT_EQ(errors.size(), 1U) << text;
        EXPECT_EQ(errors[0].number, -1) << text;
    }
    // Depth costs no stack.
    EXPECT_EQ(errorsOf(std::string(200000, '[')).size(), 1U);
    EXPECT_EQ(errorsOf("{\"format\": " + std::string(200000, '[') + std::string(200000, ']')
                       + ", \"points\": []}")
                  .size(),
              1U);
}

} // namespace
