// SPDX-License-Identifier: MIT
// info, points, diff and verify: what writes nothing.
#include <editor/cli/runhardpoint.h>

#include <tests/editor/cli/clirunner.h>
#include <tests/support/mshbuilder.h>

#include <nlohmann/json.hpp>

#include <sstream>

using namespace formatlib;
using namespace testsupport;
using nlohmann::json;

namespace {

class CliRead : public CliTest { };

TEST_F(CliRead, InfoAsJson)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.version = 2001;
    mesh.trailing = {1, 2, 3};
    const QString file = write(QStringLiteral("a.msh"), mesh.build());
    const QString missing = path(QStringLiteral("missing.msh"));
    const CliRun run =
        runCli({QStringLiteral("info"), file, missing, file, QStringLiteral("--json")});
    EXPECT_CODE(2, run);
    EXPECT_TRUE(run.err.starts_with(missing.toStdString()));
    const json files = json::parse(run.out)["files"];
    ASSERT_EQ(files.size(), 2U);
    const json &info = files[0];
    EXPECT_EQ(info["file"], file.toStdString());
    EXPECT_EQ(info["format"], "msh");
    EXPECT_EQ(info["version"], 2001);
    EXPECT_EQ(info["bytes"], mesh.build().size());
    EXPECT_EQ(info["meshType"], 1);
    EXPECT_EQ(info["mask"], mesh.mask);
    EXPECT_EQ(info["meshes"], json::parse(R"([{"vertices": 4, "faces": 3}])"));
    EXPECT_EQ(info["bones"], 2);
    EXPECT_EQ(info["points"], 0);
    EXPECT_EQ(info["bounds"]["min"], json::parse("[0, -1, -2.5]"));
    EXPECT_EQ(info["bounds"]["max"], json::parse("[3, 5, 0.5]"));
    EXPECT_EQ(info["readOnly"], false);
    ASSERT_EQ(info["warnings"].size(), 2U);
    EXPECT_NE(info["warnings"][0].get<std::string>().find("2002"), std::string::npos);
    EXPECT_NE(info["warnings"][1].get<std::string>().find("3 bytes"), std::string::npos);
}

TEST_F(CliRead, InfoForPeople)
{
    const CliRun run =
        runCli({QStringLiteral("info"), writeMesh(QStringLiteral("a.msh"), {"a_1"})});
    EXPECT_CODE(0, run);
    EXPECT_NE(run.out.find("\n  points       1\n"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("msh, version 2002"), std::string::npos) << run.out;
}

TEST_F(CliRead, PointsInEveryForm)
{
    const QString file = writeMesh(QStringLiteral("a.msh"), {"\xBC\xD5_1", "trail_start_1"});
    const auto points = [&](const char *format) {
        const CliRun run = runCli({QStringLiteral("points"), file, QStringLiteral("--format"),
                                   QString::fromLatin1(format)});
        EXPECT_CODE(0, run);
        return run.out;
    };
    const std::string table = "#  Name           Key         Bone   Extra  X  Y  Z\n"
                              "0  손_1           (손, 1)     Bip01         0  0  0\n"
                              "1  trail_start_1  (trail, 0)  Bip01         1  0  0\n";
    EXPECT_EQ(points("table"), table);
    EXPECT_EQ(runCli({QStringLiteral("points"), file}).out, table);
    EXPECT_EQ(points("csv"),
              "name,bone,extra,x,y,z\r\n손_1,Bip01,,0,0,0\r\n"
              "trail_start_1,Bip01,,1,0,0\r\n");
    EXPECT_EQ(points("tsv"),
              "name\tbone\textra\tx\ty\tz\r\n손_1\tBip01\t\t0\t0\t0\r\n"
              "trail_start_1\tBip01\t\t1\t0\t0\r\n");
    const json list = json::parse(points("json"));
    EXPECT_EQ(list["file"], file.toStdString());
    EXPECT_EQ(list["points"][1]["key"], json::parse(R"({"type": "trail", "index": 0})"));
}

TEST_F(CliRead, PointsWithBytesThatAreNoText)
{
    const QString file = writeMesh(QStringLiteral("a.msh"), {"a_1", "\x1B[2J\xFF_1"});
    EXPECT_NE(runCli({QStringLiteral("points"), file}).out.find("\\x1b[2J\\xff_1"),
              std::string::npos);
    const CliRun run =
        runCli({QStringLiteral("points"), file, QStringLiteral("--format"), QStringLiteral("csv")});
    EXPECT_CODE(1, run);
    EXPECT_TRUE(run.out.empty());
    EXPECT_NE(run.err.find("row 1"), std::string::npos) << run.err;
    EXPECT_EQ(json::parse(runCli({QStringLiteral("points"), file, QStringLiteral("--format"),
                                  QStringLiteral("json")})
                              .out)["points"][1]["nameHex"],
              "1b5b324aff5f31");
}

TEST_F(CliRead, DiffAsJson)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.version = 2000;
    const QString old = write(QStringLiteral("old.msh"), mesh.build());
    mesh.version = 2002;
    mesh.points = {{"a_1", "Bip01", "", {1, 2, 3}}, {"b_1", "", "", {4, 5, 6}}};
    const QString two = write(QStringLiteral("two.msh"), mesh.build());
    mesh.points = {{"c_1", "", "x", {7, 8, 9}}, {"a_1", "\xFF", "", {1, 2, -0.0F}}};
    mesh.vertices[0].position[0] = 99;
    const QString changed = write(QStringLiteral("changed.msh"), mesh.build());

    const CliRun upgrade = runCli({QStringLiteral("diff"), old, two, QStringLiteral("--json")});
    EXPECT_CODE(1, upgrade);
    const json first = json::parse(upgrade.out);
    EXPECT_EQ(first["added"].size(), 2U);
    EXPECT_EQ(first["added"][0]["name"], "a_1");
    EXPECT_EQ(first["version"], json::parse("[2000, 2002]"));
    EXPECT_EQ(first["otherBytesEqual"], true);
    EXPECT_EQ(first["firstDifference"], nullptr);

    const CliRun edit = runCli({QStringLiteral("diff"), two, changed, QStringLiteral("--json")});
    EXPECT_CODE(1, edit);
    const json second = json::parse(edit.out);
    EXPECT_EQ(second["added"][0]["name"], "c_1");
    EXPECT_EQ(second["removed"][0]["name"], "b_1");
    EXPECT_EQ(second["changed"], json::parse(R"([
        {"name": "a_1", "field": "bone", "old": "Bip01", "newHex": "ff"},
        {"name": "a_1", "field": "position", "old": [1, 2, 3], "new": [1, 2, -0.0]}])"));
    EXPECT_EQ(second["moved"], false);
    EXPECT_EQ(second["otherBytesEqual"], false);
    EXPECT_GT(second["firstDifference"], 16);
}

TEST_F(CliRead, DiffForPeople)
{
    const QString a = writeMesh(QStringLiteral("a.msh"), {"a_1", "b_1"});
    const QString b = writeMesh(QStringLiteral("b.msh"), {"b_1", "a_1"});
    const CliRun same = runCli({QStringLiteral("diff"), a, a});
    EXPECT_CODE(0, same);
    EXPECT_EQ(same.out, "no difference\n");
    const CliRun run = runCli({QStringLiteral("diff"), a, b});
    EXPECT_CODE(1, run);
    EXPECT_NE(run.out.find("~ #0 \"b_1\"  position 1, 0, 0 -> 0, 0, 0\n"), std::string::npos)
        << run.out;
    EXPECT_NE(run.out.find("another order"), std::string::npos) << run.out;
    EXPECT_TRUE(run.out.ends_with("all other bytes are equal\n")) << run.out;
}

TEST_F(CliRead, ColourOnlyWhereItIsWanted)
{
    const QString a = writeMesh(QStringLiteral("a.msh"), {"a_1"});
    const QString b = writeMesh(QStringLiteral("b.msh"), {});
    const QStringList arguments{QStringLiteral("diff"), a, b};
    EXPECT_EQ(runCli(arguments).out.find('\x1B'), std::string::npos);
    std::istringstream in;
    std::ostringstream out;
    hardpoint::Console terminal{in, out, out, true, {}};
    EXPECT_EQ(hardpoint::runHardpoint(arguments, terminal), 1);
    EXPECT_TRUE(out.str().starts_with("\x1B[31m- #0 \"a_1\"")) << out.str();
    EXPECT_NE(out.str().find("0, 0, 0\x1B[0m\n"), std::string::npos) << out.str();
}

TEST_F(CliRead, AnOutputThatFailsIsTwo)
{
    std::istringstream in;
    std::ostringstream full;
    full.setstate(std::ios::badbit);
    std::ostringstream errors;
    hardpoint::Console console{in, full, errors, false, {}};
    const QString file = writeMesh(QStringLiteral("a.msh"), {"a_1"});
    EXPECT_EQ(hardpoint::runHardpoint({QStringLiteral("points"), file}, console), 2);
    EXPECT_FALSE(errors.str().empty());
}

TEST_F(CliRead, VerifyProvesFilesAndWalksFolders)
{
    writeMesh(QStringLiteral("a.msh"), {"a_1", "a_1"});
    writeMesh(QStringLiteral("b.MSH"), {}, 2000);
    write(QStringLiteral("gmsh.msh"), std::string_view("$MeshFormat"));
    write(QStringLiteral("note.txt"), std::string_view("x"));
    const CliRun run = runCli({QStringLiteral("verify"), path(QString())});
    EXPECT_CODE(0, run);
    EXPECT_NE(run.out.find("a.msh: proved"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("b.MSH: proved"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("proved: 2, failed: 0, unreadable: 0, skipped as of another kind: 1"),
              std::string::npos)
        << run.out;
    // Named itself, the stranger is an error; so is a damaged file of ours anywhere.
    EXPECT_CODE(2, runCli({QStringLiteral("verify"), path(QStringLiteral("gmsh.msh"))}));
    write(QStringLiteral("cut.msh"), std::string_view("MSH\0\xD2\x07", 6));
    EXPECT_CODE(2, runCli({QStringLiteral("verify"), path(QString())}));
}

} // namespace
