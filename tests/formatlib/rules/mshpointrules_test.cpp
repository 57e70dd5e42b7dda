// SPDX-License-Identifier: MIT
// For each rule about MSH points: the smallest list that breaks it, one that just does not, its
// fix.
#include <tests/formatlib/rules/ruletesting.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <limits>

using namespace formatlib;
using namespace ruletesting;
using namespace std::string_literals;
using testsupport::MshBuilder;

namespace {

using Point = MshBuilder::Point;

MshBuilder clean()
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points.clear();
    return mesh;
}

Bytes withPoints(std::vector<Point> points)
{
    MshBuilder mesh = clean();
    mesh.points = std::move(points);
    return mesh.build();
}

Bytes named(const std::vector<std::string> &names)
{
    std::vector<Point> points;
    for (const std::string &name : names)
        points.push_back({name, "Bip01 R Hand", "", {}});
    return withPoints(points);
}

std::vector<std::string> namesAfterFix(std::string_view rule, const Bytes &bytes,
                                       std::size_t fix = 0)
{
    std::vector<std::string> names;
    for (const AttachPoint &point : fixed(rule, bytes, fix))
        names.push_back(point.name);
    return names;
}

using Names = std::vector<std::string>;

TEST(MshPointRules, SoundPointsGiveNoFinding)
{
    const ModelFile file = opened(named({"trailstart_1", "trailend_1", "grip_0", "fx_-3"}));
    EXPECT_TRUE(validate(file, file.points()).empty());
}

TEST(MshPointRules, DuplicateKey)
{
    constexpr auto rule = "msh.key.duplicate";
    EXPECT_EQ(count(rule, named({"a_1", "a_2", "A_1", "b_1"})), 0U);
    const auto found = findings(rule, named({"a_1", "b_1", "a_01", "a_2", "a__1"}));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].point, 2U);
    EXPECT_EQ(found[0].severity, Severity::Error);
    EXPECT_EQ(found[0].field, Field::Name);
    EXPECT_EQ(found[0].arguments, (Names{"a_01", "a", "1", "a_1"}));
    EXPECT_EQ(found[1].point, 4U);
    EXPECT_EQ(found[1].arguments.back(), "a_1") << "always the first one is named";
    // Each gets an index of its own, so that all can be fixed at once.
    EXPECT_EQ(found[0].fixes[0].text, "a_3");
    EXPECT_EQ(found[1].fixes[0].text, "a_4");

    EXPECT_EQ(namesAfterFix(rule, named({"a_1", "a_1"})), (Names{"a_1", "a_2"}));
    EXPECT_EQ(namesAfterFix(rule, named({"a_1", "a_1"}), 1), (Names{"a_1"}));
    EXPECT_EQ(namesAfterFix(rule, named({"a_2147483647", "a_2147483647"})),
              (Names{"a_2147483647", "a_0"}));
    EXPECT_EQ(count(rule, named({"grip", "_1"})), 1U) << "the empty key collides too";
    EXPECT_FALSE(findings(rule, named({"a_1", "a_1"}))[0].fixes[0].safe);
}

TEST(MshPointRules, MalformedKey)
{
    constexpr auto rule = "msh.key.malformed";
    for (const char *name :
         {"a_1", "a_-1", "a_01", "a_ 1", "a_+1", "a_1x", "a_2147483647", "a_-2147483648"})
        EXPECT_EQ(count(rule, named({name})), 0U) << name;
    for (const char *name : {"trail_start_1", "trailstart_x", "trailstart", "", "_1", "a_", "a_-",
                             "a_2147483648", "a_-2147483649", "a_99999999999999999999"})
        EXPECT_EQ(count(rule, named({name})), 1U) << name;
    EXPECT_EQ(namesAfterFix(rule, named({"trail_start_1"})), (Names{"trailstart_1"}));
    EXPECT_EQ(namesAfterFix(rule, named({"trailstart", "trailstart_1"})),
              (Names{"trailstart_2", "trailstart_1"}));
    EXPECT_EQ(namesAfterFix(rule, named({"grip_x"})), (Names{"gripx_1"}));
    EXPECT_EQ(namesAfterFix(rule, named({"_7"})), (Names{"point_7"}));
    EXPECT_EQ(namesAfterFix(rule, named({""})), (Names{"point_1"}));
    EXPECT_EQ(namesAfterFix(rule, named({"a_2147483648"})), (Names{"a_1"}));
}

TEST(MshPointRules, NoncanonicalKey)
{
    constexpr auto rule = "msh.key.noncanonical";
    for (const char *name : {"a_0", "a_1", "a_-1", "a_10", "grip", "a_x"})
        EXPECT_EQ(count(rule, named({name})), 0U) << name;
    for (const char *name : {"a_01", "a__1", "a_1abc", "a_+1", "a_-0", "a_ 1", "a_1 ", "a_00"})
        EXPECT_EQ(count(rule, named({name})), 1U) << name;
    EXPECT_EQ(namesAfterFix(rule, named({"a_01"})), (Names{"a_1"}));
    EXPECT_EQ(namesAfterFix(rule, named({"a_-0"})), (Names{"a_0"}));
    EXPECT_TRUE(findings(rule, named({"a_01", "a_2"}))[0].fixes[0].safe);
    EXPECT_FALSE(findings(rule, named({"a_01", "a_1"}))[0].fixes[0].safe) << "it would collide";
}

TEST(MshPointRules, LookalikeType)
{
    constexpr auto rule = "msh.key.lookalike";
    for (const char *name : {"trailstart_1", "trailend_1", "trail_1", "trailstarter_1", "grip_1"})
        EXPECT_EQ(count(rule, named({name})), 0U) << name;
    for (const char *name : {"TrailStart_1", "trailstar_1", "trailstartt_1", "trailends_1",
                             "TRAILEND_1", "tra1lend_1"})
        EXPECT_EQ(count(rule, named({name})), 1U) << name;
    EXPECT_EQ(namesAfterFix(rule, named({"TrailStart_1"})), (Names{"trailstart_1"}));
    EXPECT_EQ(namesAfterFix(rule, named({"trailstart_1", "TrailStart_1"})),
              (Names{"trailstart_1", "trailstart_2"}));
}

TEST(MshPointRules, UnpairedTrail)
{
    constexpr auto rule = "msh.trail.unpaired";
    EXPECT_EQ(count(rule, named({"trailend_5", "trailstart_1", "grip_1"})), 0U)
        << "paired by rank, not by index";
    const auto found = findings(rule, named({"trailstart_3", "trailstart_1", "trailend_1"}));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].point, 0U) << "the one that is left over by rank";
    EXPECT_EQ(found[0].arguments, (Names{"2", "1", "trailstart_3"}));
    const auto points = fixed(rule,
                              withPoints({{"trailend_2", "Bip01 Prop1", "x", {1, 2, 3}},
                                          {"grip_1", "Bip01 Prop1", "", {}}}));
    ASSERT_EQ(points.size(), 3U);
    EXPECT_EQ(points[1].name, "trailstart_2") << "right beside its partner";
    EXPECT_EQ(points[1].bone.name, "Bip01 Prop1");
    EXPECT_EQ(points[1].matrix.origin(), (Vec3{1, 2, 3}));
}

TEST(MshPointRules, EmptyBone)
{
    EXPECT_EQ(count("msh.bone.empty", withPoints({{"a_1", "", "", {}}})), 1U);
    EXPECT_EQ(count("msh.bone.empty", withPoints({{"a_1", " ", "", {}}})), 0U);
}

TEST(MshPointRules, UnknownBone)
{
    constexpr auto rule = "msh.bone.unknown";
    EXPECT_EQ(count(rule, withPoints({{"a_1", "Bip01 Prop1", "", {}}, {"b_1", "", "", {}}})), 0U);
    const Bytes wrong = withPoints({{"a_1", "bip01 r hnd", "", {}}});
    const auto found = findings(rule, wrong);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].severity, Severity::Warning);
    EXPECT_EQ(found[0].arguments, (Names{"bip01 r hnd", "Bip01 R Hand"}));
    EXPECT_EQ(fixed(rule, wrong)[0].bone.name, "Bip01 R Hand");

    MshBuilder boneless = clean();
    boneless.mask &= ~0x18U;
    boneless.points = {{"a_1", "anything", "", {}}};
    EXPECT_EQ(count(rule, boneless.build()), 0U) << "silent when no bones are known";

    Companions companions;
    companions.skeleton = Skeleton{{{.name = "Bip01 Head", .bindLocal = {}, .bindWorld = {}}}, {}};
    EXPECT_EQ(findings(rule, withPoints({{"a_1", "Bip01 Prop1", "", {}}}), companions)[0].severity,
              Severity::Error);
    EXPECT_EQ(count(rule, withPoints({{"a_1", "Bip01 Head", "", {}}}), companions), 0U);
    EXPECT_TRUE(findings(rule, withPoints({{"a_1", "zzzzzzzz", "", {}}}))[0].fixes.empty())
        << "nothing is near";
}

TEST(MshPointRules, TextLength)
{
    constexpr auto rule = "msh.text.length";
    const std::string fits(259, 'x');
    const std::string longer(260, 'x');
    EXPECT_EQ(count(rule, withPoints({{fits, fits, fits, {}}})), 0U);
    const auto found = findings(rule, withPoints({{longer, longer, longer, {}}}));
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].field, Field::Name);
    EXPECT_EQ(found[1].field, Field::Bone);
    EXPECT_EQ(found[2].field, Field::Extra);
    EXPECT_EQ(found[2].arguments, Names{"260"});
}

TEST(MshPointRules, ZeroByte)
{
    constexpr auto rule = "msh.text.zero-byte";
    EXPECT_EQ(count(rule, withPoints({{"a_1", "b", "c", {}}})), 0U);
    const Bytes bytes = withPoints({{"a_1", "Bip01 Prop1\0x"s, "c", {}}});
    EXPECT_EQ(findings(rule, bytes)[0].field, Field::Bone);
    EXPECT_EQ(fixed(rule, bytes)[0].bone.name, "Bip01 Prop1");
    EXPECT_EQ(namesAfterFix(rule, named({"a_1\0zzz"s})), (Names{"a_1"}));
}

TEST(MshPointRules, Encoding)
{
    constexpr auto rule = "msh.text.encoding";
    EXPECT_EQ(count(rule, named({"a_1", "a\0_1"s})), 0U);
    const auto korean = findings(rule, withPoints({{"\xBC\xD5_1", "x", "\xFF", {}}}));
    ASSERT_EQ(korean.size(), 2U);
    EXPECT_EQ(korean[0].severity, Severity::Information);
    EXPECT_EQ(korean[0].field, Field::Name);
    EXPECT_EQ(korean[1].severity, Severity::Warning);
    EXPECT_EQ(korean[1].field, Field::Extra);
}

TEST(MshPointRules, Position)
{
    const float nan = std::numeric_limits<float>::quiet_NaN();
    const float infinity = std::numeric_limits<float>::infinity();
    EXPECT_EQ(count("msh.position.nonfinite",
                    withPoints({{"a_1", "x", "", {1, nan, 0}},
                                {"b_1", "x", "", {infinity, 0, 0}},
                                {"c_1", "x", "", {3e38F, 0, 0}}})),
              2U);

    // A box from 0 to 3 along X only: diagonal 3, so 6 beyond it is the last that is not far.
    MshBuilder mesh = clean();
    mesh.box = {0, 0, 0, 3, 0, 0};
    mesh.points = {{"a_1", "x", "", {9, 0, 0}}, {"b_1", "x", "", {-6, 0, 0}}};
    EXPECT_EQ(count("msh.position.far", mesh.build()), 0U);
    mesh.points = {{"a_1", "x", "", {9.01F, 0, 0}}, {"b_1", "x", "", {0, -6.01F, 0}}};
    EXPECT_EQ(count("msh.position.far", mesh.build()), 2U);
    mesh.box = {0, 0, 0, 0, 0, 0};
    EXPECT_EQ(count("msh.position.far", mesh.build()), 0U) << "a box without a diagonal";
    mesh.box = {0, nan, 0, 3, 0, 0};
    EXPECT_EQ(count("msh.position.far", mesh.build()), 0U) << "a box that is none";
}

} // namespace
