// SPDX-License-Identifier: MIT
#include <editor/core/pointjson.h>
#include <editor/core/pointpaste.h>

#include <tests/support/mdlbuilder.h>

#include <gtest/gtest.h>

using namespace formatlib;
using namespace hardpoint;
using testsupport::MdlBuilder;

namespace {

ModelFile puppet(const std::vector<std::string> &bones,
                 const std::vector<MdlBuilder::Point> &points = {})
{
    MdlBuilder builder = MdlBuilder::small();
    builder.bones.clear();
    for (std::size_t bone = 0; bone < bones.size(); ++bone)
        builder.bones.push_back({bones[bone], bone == 0 ? -1 : 0, MdlBuilder::identity});
    builder.clips.clear();
    builder.points = points;
    builder.sections = {builder.skeleton(), builder.attachments()};
    return *ModelFile::open(builder.build());
}

/// A point on each bone.
std::string listOf(const std::vector<std::string> &bones)
{
    std::vector<MdlBuilder::Point> points;
    for (std::size_t bone = 0; bone < bones.size(); ++bone)
        points.push_back(
            {static_cast<std::uint16_t>(bone), "p_" + std::to_string(bone), MdlBuilder::identity});
    const ModelFile file = puppet(bones, points);
    return jsonText(pointListJson("a.mdl", file, file.points()));
}

std::vector<int> bonesOf(const PointReading &reading)
{
    std::vector<int> bones;
    for (const PointRow &row : reading.read.points.rows)
        bones.push_back(row.bone ? row.bone->number : -1);
    return bones;
}

TEST(BoneRelink, PointsGoToTheBonesOfTheirNames)
{
    const ModelFile file = puppet({"root", "foot", "hand"});
    const std::string list = listOf({"root", "hand", "foot", "foot2"});
    const PointReading reading = readPointsOfJson(list, file, TextSource::Editor);
    EXPECT_EQ(bonesOf(reading), (std::vector{0, 2, 1, 3}));
    ASSERT_EQ(reading.notes.size(), 1U);
    EXPECT_EQ(reading.notes[0].number, 3);
    EXPECT_EQ(reading.notes[0].text,
              "its bone is 3 \"foot2\", and there is no bone 3 here: it keeps the number");
}

TEST(BoneRelink, ANumberBeyondTheBonesGoesByNameToo)
{
    const PointReading reading = readPointsOfJson(listOf({"root", "arm", "hand"}),
                                                  puppet({"root", "hand"}), TextSource::Editor);
    EXPECT_EQ(bonesOf(reading), (std::vector{0, 1, 1}));
    ASSERT_EQ(reading.notes.size(), 1U);
    EXPECT_EQ(reading.notes[0].text,
              "its bone is 1 \"arm\", and here 1 is \"hand\": it keeps the number");
}

TEST(BoneRelink, ANameOfSeveralBonesIsNoneToGoBy)
{
    const PointReading reading = readPointsOfJson(
        listOf({"root", "hand"}), puppet({"root", "foot", "hand", "hand"}), TextSource::Editor);
    EXPECT_EQ(bonesOf(reading), (std::vector{0, 1}));
    EXPECT_EQ(reading.notes.size(), 1U);
}

TEST(BoneRelink, WhatIsAlikeOrWithoutANameStaysUntold)
{
    const std::vector<std::string> bones{"root", "hand", "hand", ""};
    const PointReading same = readPointsOfJson(listOf(bones), puppet(bones), TextSource::Anyone);
    EXPECT_EQ(bonesOf(same), (std::vector{0, 1, 2, 3}));
    EXPECT_TRUE(same.notes.empty());
    const PointReading plain =
        readPointsOfJson(R"([{"name": "p_1", "bone": 9}, {"name": "p_2", "bone": 9,
                         "boneName": null}, {"name": "p_3", "bone": 1, "boneName": 7}])",
                         puppet(bones), TextSource::Anyone);
    EXPECT_EQ(bonesOf(plain), (std::vector{9, 9, 1}));
    EXPECT_TRUE(plain.notes.empty());
    EXPECT_TRUE(plain.read.errors.empty());
}

TEST(BoneRelink, ATextOfAnyoneTellsWhatGoesByName)
{
    const PointReading reading =
        readPointsOfJson(listOf({"root", "hand", "foot"}), puppet({"root", "foot", "hand"}));
    EXPECT_EQ(bonesOf(reading), (std::vector{0, 2, 1}));
    ASSERT_EQ(reading.notes.size(), 2U);
    EXPECT_EQ(reading.notes[0].text,
              "its bone is 1 \"hand\", and here 1 is \"foot\": it goes to bone 2");
}

TEST(BoneRelink, APlainListKeepsItsNumbers)
{
    const auto rows =
        parsePointsJson(listOf({"root", "hand", "foot"}), puppet({"root", "foot", "hand"}));
    ASSERT_TRUE(rows);
    EXPECT_EQ(rows->rows[1].bone->number, 1);
}

} // namespace
