// SPDX-License-Identifier: MIT
// check, fix and mirror.
#include <tests/editor/cli/clirunner.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>
#include <tests/support/shared.h>

#include <QDir>

#include <nlohmann/json.hpp>

using namespace formatlib;
using namespace testsupport;
using nlohmann::json;

namespace {

class CliCheck : public CliTest {
protected:
    QString mesh(const QString &name, const std::vector<MshBuilder::Point> &points) const
    {
        MshBuilder built = MshBuilder::withEverything();
        built.points = points;
        return write(name, built.build());
    }
    QString clean() const
    {
        return mesh(QStringLiteral("clean.msh"), {{"fx_1", "Bip01 Prop1", "", {}}});
    }
    QString warned() const
    {
        return mesh(QStringLiteral("warned.msh"), {{"fx_01", "Bip01 Prop1", "", {}}});
    }
    QString broken() const
    {
        return mesh(QStringLiteral("broken.msh"),
                    {{"fx_1", "Bip01 Prop1", "", {}}, {"fx_01", "Bip01 Prop1", "", {}}});
    }
    QString unreadable() const
    {
        return write(QStringLiteral("cut.msh"), Bytes{'M', 'S', 'H', 0, 1});
    }
    static CliRun check(const QStringList &arguments)
    {
        return runCli(QStringList{QStringLiteral("check")} + arguments);
    }
};

TEST_F(CliCheck, StatusIsTheWorstOfAllFiles)
{
    EXPECT_CODE(0, check({clean()}));
    EXPECT_CODE(0, check({clean(), warned()}));
    EXPECT_CODE(1, check({warned(), QStringLiteral("--strict")}));
    EXPECT_CODE(0, check({clean(), QStringLiteral("--strict")}));
    EXPECT_CODE(1, check({warned(), broken(), clean()}));
    EXPECT_CODE(2, check({broken(), unreadable(), clean()}));
    EXPECT_CODE(2, check({path(QStringLiteral("missing.msh"))}));
    EXPECT_CODE(2, check({}));
}

TEST_F(CliCheck, PeopleReadALineAFindingAndASummary)
{
    const CliRun run = check({broken(), clean()});
    EXPECT_NE(run.out.find("broken.msh: error: #1 fx_01 is read as (fx, 1), the same as fx_1. The "
                           "game drops this point. [msh.key.duplicate]\n"),
              std::string::npos)
        << run.out;
    EXPECT_TRUE(run.out.ends_with("2 file(s), 1 error(s), 1 warning(s), 0 note(s)\n")) << run.out;
    EXPECT_TRUE(run.err.empty()) << "no progress where nobody looks";
}

TEST_F(CliCheck, JsonIsTheContracts)
{
    const QString bad = broken();
    const QString cut = unreadable();
    const CliRun run = check({bad, cut, QStringLiteral("--json"), QStringLiteral("--jobs=3")});
    const json all = json::parse(run.out);
    ASSERT_EQ(all["files"].size(), 2U);
    const json &file = all["files"][0];
    EXPECT_EQ(file["file"], bad.toStdString());
    EXPECT_EQ(file["format"], "msh");
    EXPECT_EQ(file["readable"], true);
    EXPECT_EQ(file["error"], nullptr);
    ASSERT_EQ(file["findings"].size(), 2U);
    const json &finding = file["findings"][0];
    EXPECT_EQ(finding["rule"], "msh.key.duplicate");
    EXPECT_EQ(finding["severity"], "error");
    EXPECT_EQ(finding["point"], 1);
    EXPECT_EQ(finding["field"], "name");
    EXPECT_TRUE(finding["message"].get<std::string>().starts_with("fx_01 is read as"));
    const json &none = all["files"][1];
    EXPECT_EQ(none["format"], nullptr);
    EXPECT_EQ(none["readable"], false);
    EXPECT_EQ(none["findings"], json::array());
    EXPECT_EQ(none["error"]["code"], "truncated");
    EXPECT_EQ(none["error"]["field"], "version");
    EXPECT_EQ(none["error"]["offset"], 4);
    EXPECT_EQ(all["summary"], json::parse(R"({"files": 2, "unreadable": 1, "errors": 1,
        "warnings": 1, "informations": 0, "skipped": 0})"));
}

TEST_F(CliCheck, FoldersAreWalkedAndFilesOfOtherProgramsSkipped)
{
    QDir().mkpath(path(QStringLiteral("all/deep")));
    MshBuilder built = MshBuilder::withEverything();
    write(QStringLiteral("all/deep/A.MSH"), built.build());
    write(QStringLiteral("all/puppet.Mdl"), MdlBuilder::small().build());
    write(QStringLiteral("all/gmsh.msh"), std::string_view("$MeshFormat"));
    write(QStringLiteral("all/notes.txt"), std::string_view("x"));
    const QString other = path(QStringLiteral("all/gmsh.msh"));
    const CliRun run = check({path(QStringLiteral("all")), QStringLiteral("--json")});
    const json summary = json::parse(run.out)["summary"];
    EXPECT_EQ(summary["files"], 2);
    EXPECT_EQ(summary["skipped"], 1);
    EXPECT_EQ(summary["unreadable"], 0);
    EXPECT_CODE(2, check({other}));
}

TEST_F(CliCheck, NamesOfAnyBytesGiveValidJson)
{
    const QString odd =
        mesh(QStringLiteral("odd.msh"), {{std::string("\xFF\x1B[31m_\0x", 9), "\x80", "\xC3", {}}});
    const CliRun run = check({odd, QStringLiteral("--json")});
    EXPECT_TRUE(json::accept(run.out)) << run.out;
    EXPECT_EQ(check({odd}).out.find('\x1B'), std::string::npos) << "terminals get escapes";
}

TEST_F(CliCheck, CompanionsAreTakenOrNamed)
{
    const QString file = clean();
    write(QStringLiteral("two.txt"), std::string_view("material a {}"));
    const CliRun counted =
        check({file, QStringLiteral("--material"), path(QStringLiteral("two.txt"))});
    EXPECT_NE(counted.out.find("msh.materials.count"), std::string::npos);
    const CliRun missing =
        check({file, QStringLiteral("--skeleton"), path(QStringLiteral("none.skl"))});
    EXPECT_CODE(0, missing);
    EXPECT_NE(missing.err.find("none.skl is ignored"), std::string::npos) << missing.err;
}

TEST_F(CliCheck, EverySampleAndSharedFileIsCheckedWithoutAStumble)
{
    SKIP_WITHOUT_SHARED();
    const QString shared = QString::fromStdString(sharedFolder().string());
    const CliRun run = check({QStringLiteral(HARDPOINT_SAMPLES), shared + QStringLiteral("/real"),
                              shared + QStringLiteral("/generated"), QStringLiteral("--json")});
    const json all = json::parse(run.out);
    const json &summary = all["summary"];
    json counted{{"error", 0}, {"warning", 0}, {"information", 0}};
    std::size_t unreadable = 0;
    for (const json &file : all["files"]) {
        unreadable += file["readable"].get<bool>() ? 0U : 1U;
        for (const json &finding : file["findings"]) {
            json &count = counted[finding["severity"].get<std::string>()];
            count = count.get<int>() + 1;
        }
    }
    EXPECT_EQ(summary["files"], all["files"].size());
    EXPECT_EQ(summary["unreadable"], unreadable);
    EXPECT_EQ(summary["errors"], counted["error"]);
    EXPECT_EQ(summary["warnings"], counted["warning"]);
    EXPECT_EQ(summary["informations"], counted["information"]);
    EXPECT_GE(all["files"].size(), 75U);
    EXPECT_EQ(unreadable, 0U);
}

TEST_F(CliCheck, SamplesHaveNoErrors)
{
    const CliRun run = check({QStringLiteral(HARDPOINT_SAMPLES)});
    EXPECT_CODE(0, run);
}

TEST_F(CliCheck, FixMendsWhatIsSafeAndOnlyThat)
{
    const QString file = mesh(QStringLiteral("a.msh"),
                              {{"fx_01", "Bip01 Prop", "", {}},
                               {"b_1", "Bip01 Prop1", "", {}},
                               {"b__1", "Bip01 Prop1", "", {}}});
    EXPECT_CODE(0, runCli({QStringLiteral("fix"), file, QStringLiteral("--dry-run")}));
    EXPECT_EQ(namesOf(file), "fx_01 b_1 b__1");
    EXPECT_CODE(0, runCli({QStringLiteral("fix"), file}));
    EXPECT_EQ(namesOf(file), "fx_1 b_1 b__1");
    EXPECT_EQ(pointsOf(file)[0].bone.name, "Bip01 Prop");
    EXPECT_CODE(0, runCli({QStringLiteral("fix"), file}));
    EXPECT_CODE(2, runCli({QStringLiteral("fix"), unreadable()}));
}

TEST_F(CliCheck, MirrorAddsCopiesOrSaysWhyNot)
{
    const QString file = mesh(
        QStringLiteral("a.msh"),
        {{"fx L_1", "Bip01 L Hand", "", {1, 2, 3}}, {"grip_1", "Bip01 L Hand", "", {4, 5, 6}}});
    const auto mirror = [&](const QStringList &arguments) {
        return runCli(QStringList{QStringLiteral("mirror"), file} + arguments);
    };
    EXPECT_CODE(1, mirror({}));
    EXPECT_EQ(namesOf(file), "fx L_1 grip_1") << "a collision changes nothing";
    EXPECT_CODE(0, mirror({QStringLiteral("fx L_1")}));
    EXPECT_EQ(namesOf(file), "fx L_1 grip_1 fx R_1");
    EXPECT_EQ(pointsOf(file)[2].bone.name, "Bip01 R Hand");
    EXPECT_EQ(pointsOf(file)[2].matrix.origin(), (Vec3{-1, 2, 3}));
    EXPECT_CODE(
        0,
        mirror({QStringLiteral("grip_1"), QStringLiteral("--on-collision"),
                QStringLiteral("renumber"), QStringLiteral("--axis"), QStringLiteral("Y")}));
    EXPECT_EQ(namesOf(file), "fx L_1 grip_1 fx R_1 grip_2");
    EXPECT_EQ(pointsOf(file)[3].matrix.origin(), (Vec3{4, -5, 6}));
    EXPECT_CODE(0, mirror({QStringLiteral("--on-collision"), QStringLiteral("skip")}));
    EXPECT_EQ(namesOf(file), "fx L_1 grip_1 fx R_1 grip_2");
    EXPECT_CODE(1, mirror({QStringLiteral("nobody")}));
    EXPECT_CODE(2, mirror({QStringLiteral("--axis"), QStringLiteral("w")}));
    EXPECT_CODE(2, mirror({QStringLiteral("--pairs"), QStringLiteral("a")}));
    EXPECT_CODE(
        0, mirror({QStringLiteral("#1"), QStringLiteral("--pairs"), QStringLiteral("grip=tip")}));
    EXPECT_EQ(namesOf(file), "fx L_1 grip_1 fx R_1 grip_2 tip_1");
}

} // namespace
