// SPDX-License-Identifier: MIT
#include <editor/core/pointedit.h>

#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <limits>

using namespace formatlib;
using namespace hardpoint;

namespace {

const Schema keyed{
    .format = "msh", .encoding = TextEncoding::Cp949, .hasExtra = true, .hasKey = true};
const Schema named{.format = "mdl",
                   .encoding = TextEncoding::Utf8,
                   .bonesByNumber = true,
                   .hasMatrix = true,
                   .boneRelative = true};

std::vector<AttachPoint> points(const std::vector<std::string> &names)
{
    std::vector<AttachPoint> points;
    for (const std::string &name : names)
        points.emplace_back().name = name;
    return points;
}

QString text(const char *utf8)
{
    return QString::fromUtf8(utf8);
}

TEST(PointNames, ANewPointTakesTheFirstFreeIndexOfItsType)
{
    EXPECT_EQ(newPoint({}, keyed).name, "point_1");
    EXPECT_EQ(newPoint(points({"point_1", "point_3"}), keyed).name, "point_2");
    // The game reads all of these as (point, 1) and (point, 2).
    EXPECT_EQ(newPoint(points({"point_01", "point__2x"}), keyed).name, "point_3");
    EXPECT_EQ(newPoint(points({"grip_1"}), keyed, "grip").name, "grip_2");
    EXPECT_EQ(newPoint({}, named).name, "point 1");
    EXPECT_EQ(newPoint(points({"point 1", "point 02"}), named).name, "point 2");
    EXPECT_EQ(newPoint({}, keyed).matrix.origin(), Vec3());
}

TEST(PointNames, ACopyOfAKeyTakesTheNextFreeIndex)
{
    const auto next = [](const std::string &name, const std::vector<std::string> &all) {
        return nextFreeName(name, points(all), keyed);
    };
    EXPECT_EQ(next("trailend_1", {"trailend_1"}), "trailend_2");
    EXPECT_EQ(next("trailend_1", {"trailend_1", "trailend_02", "trailend_4"}), "trailend_3");
    EXPECT_EQ(next("trail_end_1", {"trail_end_1"}), "trail_1");
    EXPECT_EQ(next("a_-1", {"a_-1"}), "a_0");
    EXPECT_EQ(next("a_2147483647", {"a_2147483647", "a_0"}), "a_1");
    EXPECT_EQ(next("a_9999999999", {"a_9999999999"}), "a_0");
    EXPECT_EQ(next("trailend", {"trailend"}), "trailend_1");
    EXPECT_EQ(next("_1", {"_1", "1_1"}), "1_2");
    EXPECT_EQ(next("", {""}), "point_1");
    EXPECT_EQ(next("\xFF_1", {"\xFF_1"}), "\xFF_2");
}

TEST(PointNames, ACopyOfANameTakesTheNextFreeNumber)
{
    const auto next = [](const std::string &name, const std::vector<std::string> &all) {
        return nextFreeName(name, points(all), named);
    };
    EXPECT_EQ(next("hair", {"hair"}), "hair_2");
    EXPECT_EQ(next("hair", {"hair", "hair_2"}), "hair_3");
    EXPECT_EQ(next("hand_1", {"hand_1", "hand_2"}), "hand_3");
    EXPECT_EQ(next("hand_09", {"hand_09"}), "hand_10");
    EXPECT_EQ(next("hand07", {"hand07"}), "hand08");
    EXPECT_EQ(next("7", {"7"}), "8");
    EXPECT_EQ(next("", {""}), "point 1");
    EXPECT_EQ(next("x123456789012345678901234567890", {}), "x123456789012345678901234567891");
    EXPECT_EQ(next("머리", {"머리"}), "머리_2");
}

TEST(PointNames, CopiesOfSeveralPointsDifferFromEachOtherToo)
{
    const std::vector<std::string> keys{"a_1", "a_1", "a_2", "b"};
    EXPECT_EQ(nextFreeNames(keys, points({"a_1", "a_2", "b"}), keyed),
              (std::vector<std::string>{"a_3", "a_4", "a_5", "b_1"}));
    const std::vector<std::string> names{"hair", "hair", "hair_2", "hair_9"};
    EXPECT_EQ(nextFreeNames(names, points({"hair", "hair_2", "hair_10"}), named),
              (std::vector<std::string>{"hair_3", "hair_4", "hair_5", "hair_11"}));
}

TEST(Relinked, KeepsThePlaceOrTheMatrix)
{
    testsupport::MdlBuilder model = testsupport::MdlBuilder::withEverything();
    model.clips.clear();
    // A root turned a quarter about Z and twice as large, and a bone one unit along it.
    const testsupport::MdlBuilder::Matrix root{0, 2, 0, 0, -2, 0, 0, 0, 0, 0, 2, 0, 10, 0, 0, 1};
    model.bones = {
        {.name = "root", .parent = -1, .matrix = root, .properties = {}},
        {.name = "tip",
         .parent = 0,
         .matrix = testsupport::MdlBuilder::moved(testsupport::MdlBuilder::identity, 1, 0, 0),
         .properties = {}}};
    model.points = {
        {0, "a", testsupport::MdlBuilder::moved(testsupport::MdlBuilder::identity, 3, 4, 5)}};
    model.sections = {model.skeleton(), model.attachments()};
    const ModelFile file = *ModelFile::open(model.build());
    const AttachPoint &point = file.points()[0];
    EXPECT_EQ(file.world(point)->origin(), (Vec3{2, 6, 10}));
    const auto kept = relinked(file, point, {{}, 1}, Relink::KeepPlace);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->bone.number, 1);
    EXPECT_EQ(kept->matrix.origin(), (Vec3{2, 4, 5}));
    EXPECT_EQ(file.world(*kept)->origin(), (Vec3{2, 6, 10}));
    const auto moved = relinked(file, point, {{}, 1}, Relink::KeepMatrix);
    EXPECT_TRUE(sameBits(moved->matrix, point.matrix));
    EXPECT_FALSE(relinked(file, point, {{}, 9}, Relink::KeepPlace)) << "there is no such bone";
    EXPECT_TRUE(relinked(file, point, {{}, 9}, Relink::KeepMatrix));
}

TEST(EncodedText, NamesTheCharacterThatDoesNotFit)
{
    EXPECT_EQ(*encodedText("손_1", keyed), "\xBC\xD5_1");
    EXPECT_EQ(*encodedText("", keyed), "");
    const auto refused = encodedText("손é_1", keyed);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, Failure::Kind::Refused);
    EXPECT_TRUE(refused.error().text.contains(text("\"é\""))) << refused.error().text.toStdString();
    EXPECT_TRUE(refused.error().text.contains(text("CP949")));
    const auto zero = encodedText(std::string_view("a\0b", 3), named);
    ASSERT_FALSE(zero);
    EXPECT_TRUE(zero.error().text.contains(text("\\x00")));
}

TEST(FindPoint, ByNameOrByRow)
{
    const auto list = points({"a", "b", "b", "\xBC\xD5_1", "#1x"});
    EXPECT_EQ(*findPoint(text("a"), list, keyed), 0U);
    EXPECT_EQ(*findPoint(text("#2"), list, keyed), 2U);
    EXPECT_EQ(*findPoint(text("손_1"), list, keyed), 3U);
    EXPECT_EQ(*findPoint(text("#1x"), list, keyed), 4U);
}

TEST(FindPoint, RefusesWhatIsNotThereOrThereTwice)
{
    const auto list = points({"a", "b", "b"});
    const auto reason = [&](const char *name) {
        const auto found = findPoint(text(name), list, keyed);
        EXPECT_FALSE(found) << name;
        return found ? QString() : found.error().text;
    };
    EXPECT_TRUE(reason("b").contains(text("#1, #2")));
    EXPECT_TRUE(reason("c").contains(text("\"c\"")));
    EXPECT_TRUE(reason("é").contains(text("é")));
    EXPECT_TRUE(reason("#3").contains(text("2")));
    EXPECT_FALSE(reason("#99999999999999999999").isEmpty());
    EXPECT_FALSE(reason("#").isEmpty());
    EXPECT_FALSE(findPoint(text("#0"), {}, keyed));
}

TEST(Bones, OfMshAreAnyText)
{
    const ModelFile file = *ModelFile::open(testsupport::MshBuilder::withEverything().build());
    EXPECT_EQ(boneFromText(text("손"), file)->name, "\xBC\xD5");
    EXPECT_EQ(boneFromText(text("12"), file)->name, "12");
    EXPECT_FALSE(boneFromText(text("é"), file));
}

TEST(Bones, OfMdlAreNumbersOrExactNames)
{
    testsupport::MdlBuilder puppet = testsupport::MdlBuilder::small();
    puppet.bones.push_back({"7", 0});
    puppet.bones.push_back({"arm", 0});
    puppet.sections = {puppet.skeleton()};
    const ModelFile file = *ModelFile::open(puppet.build());
    EXPECT_EQ(boneFromText(text("2"), file)->number, 2);
    EXPECT_EQ(boneFromText(text("65535"), file)->number, 65535);
    EXPECT_EQ(boneFromText(text("hand"), file)->number, 2);
    EXPECT_EQ(boneFromText(text("7"), file)->number, 7);
    EXPECT_EQ(boneFromName(text("7"), file)->number, 3);
    for (const char *wrong : {"", "65536", "99999999999999999999", "Hand", "-1", " 2"})
        EXPECT_FALSE(boneFromText(text(wrong), file)) << wrong;
    const auto ambiguous = boneFromText(text("arm"), file);
    ASSERT_FALSE(ambiguous);
    EXPECT_EQ(ambiguous.error().kind, Failure::Kind::Refused);
    EXPECT_TRUE(ambiguous.error().text.contains(text("1, 4")));
}

TEST(Edited, TouchesOnlyWhatIsNamed)
{
    AttachPoint point;
    point.name = "hair";
    point.bone.number = 3;
    point.matrix = compose({1, 2, 3}, {10, 20, 30}, {1, 2, 3});
    point.matrix.m[3] = -0.0F;

    EXPECT_EQ(*edited(point, {}, named), point);
    PointEdit edit;
    edit.position = Vec3{4, -0.0F, 6};
    const AttachPoint moved = *edited(point, edit, named);
    AttachPoint expected = point;
    expected.matrix.setOrigin({4, -0.0F, 6});
    EXPECT_EQ(moved, expected);

    edit = {};
    edit.name = "x";
    edit.bone = BoneLink{{}, 9};
    expected = point;
    expected.name = "x";
    expected.bone.number = 9;
    EXPECT_EQ(*edited(point, edit, named), expected);
}

TEST(Edited, AppliesMatrixThenRotationScaleAndPosition)
{
    PointEdit edit;
    edit.matrix = compose({2, 2, 2}, {90, 0, 0}, {1, 1, 1});
    edit.rotation = Vec3{0, 0, 90};
    edit.scale = Vec3{3, 4, 5};
    edit.position = Vec3{7, 8, 9};
    const Matrix4 result = edited({}, edit, named)->matrix;
    const Matrix4 expected = compose({3, 4, 5}, {0, 0, 90}, {7, 8, 9});
    for (std::size_t i = 0; i < 16; ++i)
        EXPECT_NEAR(result.m[i], expected.m[i], 1e-6F) << i;
}

TEST(Edited, RefusesFieldsTheFormatHasNot)
{
    PointEdit extra;
    extra.extra = "x";
    EXPECT_FALSE(edited({}, extra, named));
    EXPECT_TRUE(edited({}, extra, keyed));
    PointEdit rotation;
    rotation.rotation = Vec3{1, 2, 3};
    EXPECT_FALSE(edited({}, rotation, keyed));
    PointEdit scale;
    scale.scale = Vec3{1, 2, 3};
    EXPECT_FALSE(edited({}, scale, keyed));
    PointEdit matrix;
    matrix.matrix = Matrix4();
    EXPECT_FALSE(edited({}, matrix, keyed));
    AttachPoint broken;
    broken.matrix.m[0] = std::numeric_limits<float>::infinity();
    EXPECT_FALSE(edited(broken, rotation, named));
    EXPECT_FALSE(edited(broken, scale, named));
}

TEST(MoveRow, PutsOnePointElsewhereAndKeepsTheOthersInOrder)
{
    const auto moved = [](std::size_t from, std::size_t to) {
        auto list = points({"a", "b", "c", "d"});
        moveRow(list, from, to);
        std::string names;
        for (const AttachPoint &point : list)
            names += point.name;
        return names;
    };
    EXPECT_EQ(moved(0, 3), "bcda");
    EXPECT_EQ(moved(3, 0), "dabc");
    EXPECT_EQ(moved(1, 2), "acbd");
    EXPECT_EQ(moved(2, 2), "abcd");
}

} // namespace
