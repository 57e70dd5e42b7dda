// SPDX-License-Identifier: MIT
// What is special about MDL on the command line; what is not is tested on MSH.
#include <tests/editor/cli/clirunner.h>
#include <tests/support/mdlbuilder.h>

#include <nlohmann/json.hpp>

using namespace formatlib;
using namespace testsupport;
using nlohmann::json;

namespace {

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '));
}

class CliMdl : public CliTest {
protected:
    void SetUp() override
    {
        m_file = write(QStringLiteral("a.mdl"), MdlBuilder::withEverything().build());
    }

    CliRun run(const char *command, const QStringList &rest = {}, const std::string &in = {}) const
    {
        return runCli(QStringList{QString::fromLatin1(command), m_file} + rest, in);
    }

    json pointsJson() const
    {
        const CliRun points = run("points", words("--format json"));
        EXPECT_CODE(0, points);
        return json::parse(points.out);
    }

    /// Two sections of points: readable, but not to be written.
    void useReadOnlyFile()
    {
        MdlBuilder file = MdlBuilder::small();
        file.sections.push_back(file.attachments());
        m_file = write(QStringLiteral("readonly.mdl"), file.build());
    }

    QString m_file;
};

TEST_F(CliMdl, PointsAsJsonTellBonesAndPlaces)
{
    const json list = pointsJson();
    EXPECT_EQ(list["format"], "mdl");
    EXPECT_EQ(list["version"], 23);
    EXPECT_EQ(list["bones"], 3);
    ASSERT_EQ(list["points"].size(), 2U);
    // World by hand: a quarter turn about X and (0, 3, 0), twice the size and (5, 0, 0), a quarter
    // turn about Z and (10, 0, 0).
    EXPECT_EQ(list["points"][0], json::parse(R"({"name": "grip", "bone": 2, "boneName": "hand",
        "matrix": [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 4, 1], "position": [1, 2, 4],
        "world": [12, 7, 4]})"));
    EXPECT_EQ(list["points"][1]["name"], "帽子");
    EXPECT_EQ(list["points"][1]["world"], json::parse("[10, 0, 7]"));
}

TEST_F(CliMdl, ABoneThatIsNotThereHasNoNameAndNoPlace)
{
    EXPECT_CODE(0, run("set", words("grip --bone 9 --force")));
    const json point = pointsJson()["points"][0];
    EXPECT_EQ(point["bone"], 9);
    EXPECT_EQ(point["boneName"], nullptr);
    EXPECT_EQ(point["world"], nullptr);
    EXPECT_NE(run("points").out.find("  -"), std::string::npos);
}

TEST_F(CliMdl, PointsAsTableAndCsv)
{
    const CliRun table = run("points");
    EXPECT_CODE(0, table);
    EXPECT_EQ(table.out,
              "#  Name  Bone    X     Y  Z  RX  RY  RZ  SX  SY  SZ  World X  World Y  World Z\n"
              "0  grip  2 hand  1     2  4   0   0   0   1   1   1       12        7        4\n"
              "1  帽子  0 root  0  -0.0  7   0   0   0   1   1   1       10        0        7\n");
    EXPECT_EQ(run("points", words("--format csv")).out,
              "name,bone,x,y,z,m0,m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12,m13,m14,m15\r\n"
              "grip,2,1,2,4,1,0,0,0,0,1,0,0,0,0,1,0,1,2,4,1\r\n"
              "帽子,0,0,-0.0,7,1,0,0,0,0,1,0,0,0,0,1,0,0,-0.0,7,1\r\n");
}

TEST_F(CliMdl, InfoListsSectionsAndClips)
{
    const CliRun run = runCli({QStringLiteral("info"), m_file, QStringLiteral("--json")});
    EXPECT_CODE(0, run);
    const json info = json::parse(run.out)["files"][0];
    EXPECT_EQ(info["format"], "mdl");
    EXPECT_EQ(info["bones"], 3);
    EXPECT_EQ(info["points"], 2);
    EXPECT_FALSE(info.contains("mask"));
    ASSERT_EQ(info["meshes"].size(), 2U);
    EXPECT_EQ(info["meshes"][0], json::parse(R"({"vertices": 3, "faces": 1,
        "vertexFormat": 25165833})"));
    ASSERT_EQ(info["sections"].size(), 6U);
    const json &section = info["sections"][2];
    EXPECT_EQ(section["tag"], "MDAT0001");
    const Bytes bytes = read(m_file);
    const auto begin = static_cast<std::ptrdiff_t>(section["begin"]);
    EXPECT_EQ(std::string(bytes.begin() + begin, bytes.begin() + begin + 8), "MDAT0001");
    EXPECT_EQ(section["end"], info["sections"][3]["begin"]);
    EXPECT_EQ(info["clips"], json::parse(R"([
        {"name": "idle", "mode": "mirror", "fps": 24, "frames": 1},
        {"name": "wave", "mode": "single", "fps": 30, "frames": 0}])"));
    EXPECT_EQ(info["bounds"]["max"], json::parse("[2, 3, 1]"));

    const CliRun text = runCli({QStringLiteral("info"), m_file});
    EXPECT_CODE(0, text);
    EXPECT_NE(text.out.find("MDAT0001 from 0x"), std::string::npos) << text.out;
    EXPECT_NE(text.out.find("\"idle\", mode mirror"), std::string::npos) << text.out;
}

TEST_F(CliMdl, APositionTouchesTwelveBytes)
{
    const Bytes before = read(m_file);
    EXPECT_CODE(0, run("set", words("grip --position -7.5,8.25,9e9")));
    const Bytes after = read(m_file);
    ASSERT_EQ(after.size(), before.size());
    std::vector<std::size_t> differing;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] != after[i])
            differing.push_back(i);
    }
    EXPECT_GT(differing.size(), 0U);
    EXPECT_LE(differing.size(), 12U);
    EXPECT_LT(differing.back() - differing.front(), 12U);
    EXPECT_EQ(pointsJson()["points"][0]["position"], json::parse("[-7.5, 8.25, 9e9]"));
}

TEST_F(CliMdl, RotationAndScaleLeaveTheRestAlone)
{
    EXPECT_CODE(0, run("set", words("grip --rotation 0,0,90 --scale 2,3,4")));
    EXPECT_EQ(pointsJson()["points"][0]["matrix"],
              json::parse("[0, 2, 0, 0, -3, 0, 0, 0, 0, 0, 4, 0, 1, 2, 4, 1]"));
    EXPECT_CODE(0, run("set", words("grip --rotation 90,0,0")));
    EXPECT_EQ(pointsJson()["points"][0]["matrix"],
              json::parse("[2, 0, 0, 0, 0, 0, 3, 0, 0, -4, 0, 0, 1, 2, 4, 1]"));
    EXPECT_CODE(0, run("set", words("grip --matrix 1,0,0,0,0,1,0,0,0,0,1,0,5,6,7,1")));
    EXPECT_EQ(pointsOf(m_file)[0].matrix.origin(), (Vec3{5, 6, 7}));
    EXPECT_CODE(1, run("set", words("grip --extra x")));
}

TEST_F(CliMdl, BonesGoByNumberOrExactName)
{
    const auto bone = [&](const char *text) {
        EXPECT_CODE(0, run("set", words("grip --bone") << QString::fromUtf8(text)));
        return pointsOf(m_file)[0].bone.number;
    };
    EXPECT_EQ(bone("1"), 1);
    EXPECT_EQ(bone("root"), 0);
    EXPECT_EQ(bone("hand"), 2);
    EXPECT_CODE(1, run("set", words("grip --bone Hand")));
    EXPECT_CODE(1, run("set", words("grip --bone 65536")));
    EXPECT_CODE(1, run("set", words("grip --bone -1")));

    MdlBuilder twins = MdlBuilder::small();
    twins.bones[1].name = "hand";
    twins.sections = {twins.skeleton(), twins.attachments()};
    m_file = write(QStringLiteral("twins.mdl"), twins.build());
    const CliRun ambiguous = run("set", words("grip --bone hand"));
    EXPECT_CODE(1, ambiguous);
    EXPECT_NE(ambiguous.err.find("1, 2"), std::string::npos) << ambiguous.err;
}

TEST_F(CliMdl, AddDefaultsToTheFirstBoneAndIdentity)
{
    EXPECT_CODE(0, run("add", words("new --position 1,2,3")));
    const AttachPoint added = pointsOf(m_file).back();
    EXPECT_EQ(added.bone.number, 0);
    EXPECT_TRUE(sameBits(added.matrix, Matrix4::translation({1, 2, 3})));
}

TEST_F(CliMdl, AddedAndRemovedItIsTheOriginal)
{
    const Bytes before = read(m_file);
    EXPECT_CODE(0, run("add", words("新 --bone 1")));
    EXPECT_NE(read(m_file), before);
    EXPECT_CODE(0, run("remove", words("新")));
    EXPECT_EQ(read(m_file), before);
}

TEST_F(CliMdl, ACsvPositionKeepsTheRestOfTheMatrix)
{
    EXPECT_CODE(0, run("set", words("grip --rotation 0,0,90")));
    EXPECT_CODE(0, run("apply", words("-"), "x,y,z,bone,name\n7,8,9,2,grip\n1,2,3,arm,new\n"));
    const json points = pointsJson()["points"];
    EXPECT_EQ(points[0]["matrix"],
              json::parse("[0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 7, 8, 9, 1]"));
    EXPECT_EQ(points[1]["matrix"], json::parse("[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1]"));
    EXPECT_EQ(points[1]["bone"], 1);
    // A row without a matrix in a list with one: its position counts.
    EXPECT_CODE(0,
                run("apply", words("-"),
                    "name,x,y,z,m0,m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12,m13,m14,m15\n"
                    "grip,4,5,6,,,,,,,,,,,,,,,,\n"
                    "new,ignored,,,1,0,0,0,0,1,0,0,0,0,1,0,3,2,1,1\n"));
    EXPECT_EQ(pointsOf(m_file)[0].matrix.m[1], 1);
    EXPECT_EQ(pointsOf(m_file)[0].matrix.origin(), (Vec3{4, 5, 6}));
    EXPECT_EQ(pointsOf(m_file)[1].matrix.origin(), (Vec3{3, 2, 1}));
    EXPECT_CODE(2, run("apply", words("-"), "name,extra\ngrip,x\n"));
    EXPECT_CODE(2, run("apply", words("-"), "name,bone\ngrip,\n"));
}

TEST_F(CliMdl, DerivedMembersServeWhereThePrimaryOneIsMissing)
{
    EXPECT_CODE(0,
                run("apply", words("- --merge"),
                    R"([{"name": "grip", "world": [12, 7, 5]},
                           {"name": "帽子", "boneName": "arm", "position": [1, 2, 3]}])"));
    // A unit of the hand is two of the world, and the world's Z is the hand's Y.
    EXPECT_EQ(pointsOf(m_file)[0].matrix.origin(), (Vec3{1, 2.5F, 4}));
    EXPECT_EQ(pointsOf(m_file)[1].bone.number, 1);
    EXPECT_EQ(pointsOf(m_file)[1].matrix.origin(), (Vec3{1, 2, 3}));
    EXPECT_CODE(
        1,
        run("apply", words("- --merge"), R"([{"name": "grip", "bone": 9, "world": [0, 0, 0]}])"));
    EXPECT_CODE(1, run("apply", words("- --merge"), R"([{"name": "grip", "boneName": "no"}])"));
    EXPECT_CODE(2, run("apply", words("- --merge"), R"([{"name": "grip", "bone": -1}])"));
    EXPECT_CODE(2, run("apply", words("- --merge"), R"([{"name": "grip", "bone": 1.5}])"));
    EXPECT_CODE(2, run("apply", words("- --merge"), R"([{"name": "grip", "bone": 65536}])"));
}

TEST_F(CliMdl, NamesThatTheFormatCannotHoldAreRefused)
{
    const Bytes before = read(m_file);
    const CliRun zero = run("apply", words("- --force"), R"([{"nameHex": "610062"}])");
    EXPECT_CODE(1, zero);
    EXPECT_EQ(read(m_file), before);
}

TEST_F(CliMdl, ANameThatTheSceneBesideItUsesIsKept)
{
    write(QStringLiteral("scene.json"),
          std::string_view(R"({"objects": [{"id": 1, "model": "a.mdl"},
                                           {"id": 2, "parent": 1, "attachment": "grip"}]})"));
    const Bytes before = read(m_file);
    EXPECT_CODE(1, run("set", words("grip --name hold")));
    EXPECT_CODE(1, run("remove", words("grip --dry-run")));
    EXPECT_EQ(read(m_file), before);
    EXPECT_CODE(0, run("set", words("grip --position 1,2,3")));
    EXPECT_CODE(0, run("set", words("grip --name hold --force")));
}

TEST_F(CliMdl, WithoutASkeletonNothingIsAdded)
{
    MdlBuilder file = MdlBuilder::small();
    file.sections.clear();
    m_file = write(QStringLiteral("bare.mdl"), file.build());
    EXPECT_CODE(1, run("add", words("a")));
    const CliRun verify = run("verify");
    EXPECT_CODE(0, verify);
    EXPECT_NE(verify.out.find("no point can be added"), std::string::npos) << verify.out;
}

TEST_F(CliMdl, ReadOnlyFilesAreShownAndNotWritten)
{
    useReadOnlyFile();
    const Bytes before = read(m_file);
    const CliRun points = run("points", words("--format json"));
    EXPECT_CODE(2, points);
    EXPECT_TRUE(json::parse(points.out)["points"].is_array());
    EXPECT_FALSE(points.err.empty());
    const CliRun info = run("info", words("--json"));
    EXPECT_CODE(0, info);
    EXPECT_EQ(json::parse(info.out)["files"][0]["readOnly"], true);
    EXPECT_CODE(1, run("add", words("a")));
    EXPECT_CODE(1, run("add", words("a --dry-run")));
    EXPECT_CODE(0, run("verify"));
    EXPECT_EQ(read(m_file), before);
}

TEST_F(CliMdl, HasNothingToUpgrade)
{
    const Bytes before = read(m_file);
    EXPECT_CODE(1, run("upgrade"));
    EXPECT_EQ(read(m_file), before);
}

TEST_F(CliMdl, IsNotComparedWithMsh)
{
    EXPECT_CODE(1,
                runCli({QStringLiteral("diff"), m_file, writeMesh(QStringLiteral("a.msh"), {})}));
}

TEST_F(CliMdl, DiffNamesPositionOrMatrix)
{
    const QString old = write(QStringLiteral("old.mdl"), read(m_file));
    EXPECT_CODE(0, run("set", words("grip --position 1,2,5 --bone 1")));
    EXPECT_CODE(0, run("set", words("帽子 --scale 2,1,1")));
    const CliRun diff = runCli({QStringLiteral("diff"), old, m_file, QStringLiteral("--json")});
    EXPECT_CODE(1, diff);
    const json changed = json::parse(diff.out)["changed"];
    ASSERT_EQ(changed.size(), 3U);
    EXPECT_EQ(changed[0], json::parse(R"({"name": "grip", "field": "bone", "old": 2, "new": 1})"));
    EXPECT_EQ(changed[1]["field"], "position");
    EXPECT_EQ(changed[2]["field"], "matrix");
    EXPECT_EQ(changed[2]["new"][0], 2);
    EXPECT_EQ(json::parse(diff.out)["otherBytesEqual"], true);
}

} // namespace
