// SPDX-License-Identifier: MIT
#include <editor/core/pointcsv.h>
#include <editor/core/pointjson.h>
#include <editor/core/pointpaste.h>

#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <bit>

using namespace formatlib;
using namespace hardpoint;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;

namespace {

ModelFile mesh(const std::vector<MshBuilder::Point> &points = {})
{
    MshBuilder builder = MshBuilder::withEverything();
    builder.points = points;
    return *ModelFile::open(builder.build());
}

ModelFile puppet(const std::vector<MdlBuilder::Point> &points = {})
{
    MdlBuilder builder = MdlBuilder::small();
    builder.points = points;
    builder.sections = {builder.skeleton(), builder.attachments()};
    return *ModelFile::open(builder.build());
}

PointPlan planOf(const std::string &text, const ModelFile &file)
{
    return planAppended(readPointsOfGrid(*textGrid(text, file.schema()), file), file,
                        file.points());
}

PointPlan planOfJson(const std::string &text, const ModelFile &file)
{
    return planAppended(readPointsOfJson(text, file), file, file.points());
}

std::string json(const ModelFile &file)
{
    return jsonText(pointListJson("x", file, file.points()));
}

QString said(const PlannedPoint &row)
{
    return (row.problems + row.notes).join("; ");
}

TEST(PointPaste, RowsOfASpreadsheetBecomePointsWithAndWithoutAHeader)
{
    const ModelFile file = mesh();
    for (const char *text : {"x\tname\ty\tz\tbone\textra\r\n1,5\tp_1\t-2\t3e2\tHand\t손\r\n",
                             "p_1\tHand\t손\t1.5\t-2\t300", "p_1,Hand,손,1.5,-2,300"}) {
        const PointPlan plan = planOf(text, file);
        ASSERT_TRUE(plan.isAllGood()) << text;
        ASSERT_EQ(plan.rows.size(), 1U);
        const AttachPoint &point = plan.rows[0].point;
        EXPECT_EQ(point.name, "p_1");
        EXPECT_EQ(point.bone.name, "Hand");
        EXPECT_EQ(point.extra, "\xBC\xD5");
        EXPECT_EQ(point.matrix.origin(), (Vec3{1.5F, -2, 300}));
        EXPECT_FALSE(plan.hasNotes());
    }
}

TEST(PointPaste, EachBadRowIsToldAndTheGoodOnesAreStillThere)
{
    const ModelFile file = mesh();
    const PointPlan plan = planOf("name\tx\np_1\t1\np_2\tone\né_3\t3\np_4\t4\textra\np_5\t5", file);
    EXPECT_FALSE(plan.isAllGood());
    ASSERT_EQ(plan.rows.size(), 5U);
    EXPECT_TRUE(said(plan.rows[1]).contains("\"one\"")) << said(plan.rows[1]).toStdString();
    EXPECT_TRUE(said(plan.rows[2]).contains(QString::fromUtf8("é")));
    EXPECT_EQ(plan.rows[2].number, 4);
    EXPECT_FALSE(plan.rows[3].isGood());
    ASSERT_EQ(plan.goodPoints().size(), 2U);
    EXPECT_EQ(plan.goodPoints()[1].name, "p_5");
    EXPECT_EQ(plan.goodPoints()[1].matrix.origin().x, 5);
}

TEST(PointPaste, TextThatReadersCutIsRefused)
{
    const ModelFile file = mesh();
    const std::string longest(file.schema().longestText, 'a');
    const PointPlan plan = planOf("name\textra\np_1\t" + longest + "\np_2\t" + longest + "a", file);
    EXPECT_TRUE(plan.rows[0].isGood());
    EXPECT_FALSE(plan.rows[1].isGood());
    EXPECT_TRUE(said(plan.rows[1]).contains("260"));
}

TEST(PointPaste, GarbageHasAProblemAndNoPoints)
{
    const ModelFile file = mesh();
    for (const char *text : {"some words", "\x01\x02\t\xFF\xFE", "a\tb\tc"}) {
        const PointPlan plan = planOf(text, file);
        EXPECT_TRUE(plan.goodPoints().empty()) << text;
        EXPECT_FALSE(plan.isAllGood()) << text;
    }
    for (const char *text : {"{", "[1, 2]", "{\"points\": 3}", "{}", "[{\"name\": 5}]", "[]",
                             "{\"format\": \"mdl\", \"points\": [3, {\"name\": []}]}"}) {
        const PointPlan plan = planOfJson(text, file);
        EXPECT_TRUE(plan.goodPoints().empty()) << text;
        EXPECT_FALSE(plan.isAllGood()) << text;
    }
    EXPECT_FALSE(planOfJson("[]", file).problem.isEmpty());
}

TEST(PointPaste, TakenNamesMakeWayAndItIsSaid)
{
    const ModelFile file = mesh({{"fx_1", "", "", {}}, {"fx_3", "", "", {}}});
    const PointPlan plan = planOf("name\nfx_01\nfx_2\nfx_2\nother_1", file);
    ASSERT_TRUE(plan.isAllGood());
    const std::vector<AttachPoint> points = plan.goodPoints();
    EXPECT_EQ(points[0].name, "fx_4");
    EXPECT_EQ(points[1].name, "fx_2");
    EXPECT_EQ(points[2].name, "fx_5");
    EXPECT_EQ(points[3].name, "other_1");
    EXPECT_TRUE(said(plan.rows[0]).contains("fx_01"));
    EXPECT_TRUE(said(plan.rows[0]).contains("fx_4"));
    EXPECT_EQ(said(plan.rows[1]), "");
}

TEST(PointPaste, JsonKeepsEveryBitOfAllFields)
{
    const ModelFile from =
        mesh({{"\x81_1", "Hand", "\xBC\xD5", {-0.0F, 1e-45F, std::bit_cast<float>(0x7FC00001U)}}});
    const PointPlan plan = planOfJson(json(from), mesh());
    ASSERT_TRUE(plan.isAllGood());
    EXPECT_EQ(plan.goodPoints(), from.points());
    const PointPlan one = planOfJson("{\"name\": \"p_1\", \"position\": [1, 2, 3]}", mesh());
    ASSERT_TRUE(one.isAllGood());
    EXPECT_EQ(one.goodPoints()[0].matrix.origin(), (Vec3{1, 2, 3}));
}

TEST(PointPaste, MshPointsComeToStandWhereTheyWereInAnMdl)
{
    const ModelFile from = mesh({{"grip_1", "hand", "손잡이", {11, 12, 13}},
                                 {"fx_1", "nobody", "", {1, 2, 3}},
                                 {"fx_2", "", "", {4, 5, 6}}});
    const ModelFile to = puppet();
    const PointPlan plan = planOfJson(json(from), to);
    ASSERT_TRUE(plan.isAllGood());
    const std::vector<AttachPoint> points = plan.goodPoints();
    EXPECT_EQ(points[0].name, "grip_1");
    EXPECT_EQ(points[0].bone.number, 2);
    EXPECT_TRUE(points[0].extra.empty());
    const std::array places{Vec3{11, 12, 13}, Vec3{1, 2, 3}, Vec3{4, 5, 6}};
    for (std::size_t i = 0; i < 3; ++i) {
        const Vec3 at = to.world(points[i])->origin();
        EXPECT_NEAR(at.x, places[i].x, 1e-4);
        EXPECT_NEAR(at.y, places[i].y, 1e-4);
        EXPECT_NEAR(at.z, places[i].z, 1e-4);
    }
    EXPECT_TRUE(said(plan.rows[0]).contains("xtra info"));
    EXPECT_TRUE(said(plan.rows[1]).contains("\"nobody\""));
    EXPECT_EQ(points[1].bone.number, 0);
    EXPECT_TRUE(said(plan.rows[2]).contains("bone 0"));
}

TEST(PointPaste, MdlPointsKeepTheirPlaceAndBoneInAnMshAndWhatIsLostIsSaid)
{
    MdlBuilder::Matrix turned = MdlBuilder::moved(MdlBuilder::identity, 1, 2, 4);
    turned[0] = 2;
    const ModelFile from = puppet({{2, "grip", MdlBuilder::moved(MdlBuilder::identity, 1, 2, 4)},
                                   {1, "turned", turned},
                                   {0, "caf\xC3\xA9", MdlBuilder::identity}});
    const PointPlan plan = planOfJson(json(from), mesh());
    ASSERT_EQ(plan.rows.size(), 3U);
    EXPECT_EQ(said(plan.rows[0]), "");
    EXPECT_EQ(plan.rows[0].point.bone.name, "hand");
    EXPECT_EQ(plan.rows[0].point.matrix.origin(), from.world(from.points()[0])->origin());
    EXPECT_TRUE(said(plan.rows[1]).contains("otation and scale"));
    EXPECT_TRUE(plan.rows[1].isGood());
    EXPECT_FALSE(plan.rows[2].isGood());
    EXPECT_TRUE(said(plan.rows[2]).contains(QString::fromUtf8("é")));
    EXPECT_EQ(plan.goodPoints().size(), 2U);
}

TEST(PointPaste, WhatIsNoTextInOneFormatIsRefusedInTheOther)
{
    const ModelFile from = mesh({{"\x81_1", "hand", "", {}}});
    const PointPlan plan = planOfJson(json(from), puppet());
    ASSERT_EQ(plan.rows.size(), 1U);
    EXPECT_FALSE(plan.rows[0].isGood());
}

TEST(PointPaste, ReplacingTakesRowsAsTheyAreAndKeepsTheMatrixOfTheSameName)
{
    MdlBuilder::Matrix turned = MdlBuilder::identity;
    turned[1] = 0.25F;
    const ModelFile file = puppet({{0, "a", turned}, {0, "b", turned}});
    const auto reading =
        readPointsOfText("name,bone,x,y,z\nb,1,1,2,3\nb,0,0,0,0\n", TextFormat::Csv, file);
    const PointPlan plan = planReplaced(reading, file, file.points());
    ASSERT_TRUE(plan.isAllGood());
    const std::vector<AttachPoint> points = plan.goodPoints();
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0].name, "b");
    EXPECT_EQ(points[0].matrix.m[1], 0.25F);
    EXPECT_EQ(points[1].name, "b");
    EXPECT_EQ(points[1].matrix.m[1], 0);
}

TEST(PointPaste, APlaceThatDoesNotCountIsTold)
{
    const ModelFile file = puppet({{0, "a", MdlBuilder::identity}});
    const std::string table = "name,bone,x,y,z,m0,m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12,m13,m14,"
                              "m15\na,0,9,0,0,1,0,0,0,0,1,0,0,0,0,1,0,1,0,0,1\n"
                              "b,0,1,0,0,1,0,0,0,0,1,0,0,0,0,1,0,1,0,0,1\n";
    const PointPlan plan =
        planReplaced(readPointsOfText(table, TextFormat::Csv, file), file, file.points());
    ASSERT_TRUE(plan.isAllGood());
    EXPECT_EQ(plan.rows[0].point.matrix.m[12], 1);
    ASSERT_EQ(plan.rows[0].notes.size(), 1);
    EXPECT_TRUE(plan.rows[0].notes.front().contains("m12"));
    EXPECT_TRUE(plan.rows[1].notes.isEmpty());
}

TEST(PointPaste, UpdatingTakesTheNthOfANameForTheNth)
{
    const ModelFile file = mesh({{"a_1", "Hand", "x", {1, 2, 3}},
                                 {"b_1", "Hand", "", {4, 5, 6}},
                                 {"a_1", "Foot", "y", {7, 8, 9}}});
    const auto update = [&](const char *text) {
        return planUpdated(readPointsOfText(text, TextFormat::Csv, file), file, file.points());
    };
    const PointPlan plan = update("name,x\na_1,10\nnew_1,20\na_1,30\n");
    ASSERT_TRUE(plan.isAllGood());
    const std::vector<AttachPoint> points = updatedPoints(plan, file.points());
    ASSERT_EQ(points.size(), 4U);
    EXPECT_EQ(points[0].matrix.origin(), (formatlib::Vec3{10, 2, 3}));
    EXPECT_EQ(points[0].extra, "x");
    EXPECT_EQ(points[1], file.points()[1]);
    EXPECT_EQ(points[2].matrix.origin(), (formatlib::Vec3{30, 8, 9}));
    EXPECT_EQ(points[2].bone.name, "Foot");
    EXPECT_EQ(points[3].name, "new_1");
    EXPECT_FALSE(update("name,x\na_1,10\n").isAllGood()) << "which of the two is meant?";
}

TEST(PointPaste, AZeroThatCameThroughASpreadsheetKeepsItsSign)
{
    const ModelFile file = mesh({{"a_1", "", "", {-0.0F, 0, -0.0F}}, {"a_2", "", "", {}}});
    const auto origins = [&](const char *text, TextFormat format) {
        const PointPlan plan =
            planReplaced(readPointsOfText(text, format, file), file, file.points());
        EXPECT_TRUE(plan.isAllGood());
        return plan.goodPoints();
    };
    const auto csv = origins("name,x,y,z\na_1,0,0,5\na_2,-0.0,0,0\n", TextFormat::Csv);
    EXPECT_TRUE(sameBits(csv[0].matrix.origin(), Vec3{-0.0F, 0, 5}));
    EXPECT_TRUE(sameBits(csv[1].matrix.origin(), Vec3{}));
    const auto json = origins("[{\"name\": \"a_1\", \"position\": [0, 0, 0]}]", TextFormat::Json);
    EXPECT_TRUE(sameBits(json[0].matrix.origin(), Vec3{}));
}

TEST(PointPaste, AFileNeedsItsHeaderAndMayUseSemicolons)
{
    const ModelFile file = mesh();
    EXPECT_FALSE(
        planAppended(readPointsOfText("p_1,Hand,,1,2,3\n", TextFormat::Csv, file), file, {})
            .problem.isEmpty());
    const PointPlan plan =
        planAppended(readPointsOfText("name;x\r\np_1;1,5\r\n", TextFormat::Csv, file), file, {});
    ASSERT_TRUE(plan.isAllGood());
    EXPECT_EQ(plan.goodPoints()[0].matrix.origin().x, 1.5F);
}

TEST(PointPaste, TheShapeOfATextAndOfTheSelectionDecideWhatItIsFor)
{
    const Schema &schema = mesh().schema();
    const auto as = [&](const char *text, PasteTarget target) {
        return pasteAs(*textGrid(text, schema), schema, target);
    };
    constexpr PasteTarget none{};
    constexpr PasteTarget rows{2, 8, true};
    EXPECT_EQ(as("name\tx\np_1\t1", {2, 2, false}), PasteAs::Points);
    EXPECT_EQ(as("1\t2\n3\t4", {2, 2, false}), PasteAs::Cells);
    EXPECT_EQ(as("1\t2", {4, 4, false}), PasteAs::Cells);
    EXPECT_EQ(as("7", {5, 3, false}), PasteAs::Cells);
    EXPECT_EQ(as("1\t2\t3", {1, 1, false}), PasteAs::Cells);
    EXPECT_EQ(as("p\tb\te\t1\t2\t3", {1, 1, false}), PasteAs::Points);
    EXPECT_EQ(as("p\tb\te\t1\t2\t3", {1, 6, false}), PasteAs::Cells);
    EXPECT_EQ(as("p\tb\te\t1\t2\t3", rows), PasteAs::Points);
    EXPECT_EQ(as("1\t2", rows), PasteAs::Points);
    EXPECT_EQ(as("1\t2", none), PasteAs::Points);
}

} // namespace
