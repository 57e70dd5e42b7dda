// SPDX-License-Identifier: MIT
// add, set, remove, move, apply and upgrade: what writes.
#include <tests/editor/cli/clirunner.h>
#include <tests/support/mshbuilder.h>

#include <QFile>

#include <nlohmann/json.hpp>

using namespace formatlib;
using namespace testsupport;
using nlohmann::json;

namespace {

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char(' '));
}

class CliWrite : public CliTest {
protected:
    void SetUp() override { m_file = writeMesh(QStringLiteral("a.msh"), {"a_1", "b_1", "c_1"}); }

    /// COMMAND FILE and the rest, on the file of this test.
    CliRun run(const char *command, const QStringList &rest, const std::string &in = {}) const
    {
        return runCli(QStringList{QString::fromLatin1(command), m_file} + rest, in);
    }

    QString m_file;
};

TEST_F(CliWrite, AddAtTheEndOrAtARow)
{
    EXPECT_CODE(0, run("add", words("손_1 --bone Bip01 --extra x --position -1.5,2,-0.0")));
    EXPECT_CODE(0, run("add", words("z_1 --at 0")));
    EXPECT_EQ(namesOf(m_file), "z_1 a_1 b_1 c_1 \xBC\xD5_1");
    const AttachPoint added = pointsOf(m_file).back();
    EXPECT_EQ(added.bone.name, "Bip01");
    EXPECT_EQ(added.extra, "x");
    EXPECT_TRUE(sameBits(added.matrix.origin(), {-1.5F, 2, -0.0F}));
    const AttachPoint plain = pointsOf(m_file).front();
    EXPECT_EQ(plain.bone.name, "");
    EXPECT_EQ(plain.extra, "");
    EXPECT_TRUE(sameBits(plain.matrix.origin(), Vec3()));
    EXPECT_CODE(1, run("add", words("y_1 --at 6")));
    EXPECT_CODE(1, run("add", words("é_1")));
    EXPECT_CODE(1, run("add", words("y_1 --matrix 1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1")));
}

TEST_F(CliWrite, SetChangesOnlyWhatIsNamed)
{
    const std::vector<AttachPoint> before = pointsOf(m_file);
    EXPECT_CODE(0, run("set", words("b_1 --position 7,8,9")));
    std::vector<AttachPoint> expected = before;
    expected[1].matrix.setOrigin({7, 8, 9});
    EXPECT_EQ(pointsOf(m_file), expected);
    EXPECT_CODE(0, run("set", words("#2 --name d_1 --bone Hand") << QStringLiteral("--extra=")));
    expected[2].name = "d_1";
    expected[2].bone.name = "Hand";
    EXPECT_EQ(pointsOf(m_file), expected);
}

TEST_F(CliWrite, SetRefusesWhatItCannotFindOrDo)
{
    const Bytes before = read(m_file);
    EXPECT_CODE(1, run("set", words("x_1 --position 1,2,3")));
    EXPECT_CODE(1, run("set", words("#3 --position 1,2,3")));
    EXPECT_CODE(1, run("set", words("a_1 --rotation 1,2,3")));
    EXPECT_CODE(1, run("set", words("a_1 --scale 1,2,3")));
    EXPECT_CODE(1, run("set", words("a_1 --name é_1")));
    EXPECT_EQ(read(m_file), before);
    m_file = writeMesh(QStringLiteral("twice.msh"), {"a_1", "a_1"});
    const CliRun ambiguous = run("set", words("a_1 --position 1,2,3"));
    EXPECT_CODE(1, ambiguous);
    EXPECT_NE(ambiguous.err.find("#0, #1"), std::string::npos) << ambiguous.err;
    EXPECT_CODE(0, run("set", words("#1 --position 1,2,3")));
}

TEST_F(CliWrite, RemoveTakesNamesAndTheRowsOfBefore)
{
    EXPECT_CODE(0, run("remove", words("#2 a_1 #0")));
    EXPECT_EQ(namesOf(m_file), "b_1");
    const CliRun missing = run("remove", words("x_1 b_1 y_1"));
    EXPECT_CODE(1, missing);
    EXPECT_NE(missing.err.find("x_1"), std::string::npos);
    EXPECT_NE(missing.err.find("y_1"), std::string::npos);
    EXPECT_EQ(namesOf(m_file), "b_1");
}

TEST_F(CliWrite, NamesThatLookLikeSomethingElse)
{
    m_file = writeMesh(QStringLiteral("odd.msh"), {"[a]_1", "add_1", "-x_1", "b_1", "c_1]"});
    EXPECT_CODE(0, run("set", words("b_1 --name [b,b_1]")));
    EXPECT_CODE(0, run("set", words("[b,b_1] --name add --force")));
    EXPECT_CODE(0, run("remove", words("add [a]_1")));
    EXPECT_EQ(namesOf(m_file), "add_1 -x_1 c_1]");
    EXPECT_CODE(0, run("remove", words("-- -x_1")));
    EXPECT_EQ(namesOf(m_file), "add_1 c_1]");
    EXPECT_CODE(
        0,
        run("add",
            {QStringLiteral("[d,d_1]"), QStringLiteral("--extra"), QStringLiteral("[e,e]\x1F")}));
    EXPECT_EQ(pointsOf(m_file).back().name, "[d,d_1]");
    EXPECT_EQ(pointsOf(m_file).back().extra, "[e,e]\x1F");
    EXPECT_CODE(0, run("remove", words("[d,d_1]")));
    EXPECT_CODE(0, run("set", words("add_1 --name --x_= --force")));
    EXPECT_CODE(0, run("remove", words("-- --x_=")));
    EXPECT_EQ(namesOf(m_file), "c_1]");
}

TEST_F(CliWrite, MovePutsAPointAtARow)
{
    EXPECT_CODE(0, run("move", words("a_1 --to 2")));
    EXPECT_EQ(namesOf(m_file), "b_1 c_1 a_1");
    EXPECT_CODE(0, run("move", words("#2 --to 1")));
    EXPECT_EQ(namesOf(m_file), "b_1 a_1 c_1");
    EXPECT_CODE(1, run("move", words("a_1 --to 3")));
    EXPECT_CODE(1, run("move", words("x_1 --to 0")));
    m_file = writeMesh(QStringLiteral("empty.msh"), {});
    EXPECT_CODE(1, run("move", words("x_1 --to 0")));
}

TEST_F(CliWrite, ApplyReplacesTheList)
{
    const QString list = write(QStringLiteral("p.csv"), std::string_view("name,x\nq_1,5\na_1,6\n"));
    EXPECT_CODE(0, run("apply", {list}));
    EXPECT_EQ(namesOf(m_file), "q_1 a_1");
    EXPECT_EQ(pointsOf(m_file)[1].matrix.origin(), (Vec3{6, 0, 0}));
    EXPECT_CODE(0, run("apply", words("-"), "[{\"name\": \"json_1\"}]"));
    EXPECT_EQ(namesOf(m_file), "json_1");
    EXPECT_CODE(0, run("apply", words("-"), "name\tz\ntsv_1\t1\n"));
    EXPECT_EQ(namesOf(m_file), "tsv_1");
    EXPECT_CODE(0, run("apply", words("-"), "name\n"));
    EXPECT_EQ(namesOf(m_file), "");
}

TEST_F(CliWrite, ApplyMergesByName)
{
    EXPECT_CODE(0, run("apply", words("- --merge"), "name,y\nnew_1,1\nb_1,9\n"));
    EXPECT_EQ(namesOf(m_file), "a_1 b_1 c_1 new_1");
    EXPECT_EQ(pointsOf(m_file)[1].matrix.origin(), (Vec3{1, 9, 0}));
    EXPECT_EQ(pointsOf(m_file)[1].bone.name, "Bip01");
}

TEST_F(CliWrite, ApplyTellsTheKindOfListByOptionEndingOrContent)
{
    // The ending tells before the content does, the option before both.
    const QString list = write(QStringLiteral("p.csv"), std::string_view("name\tx\nq_1\t5\n"));
    EXPECT_CODE(2, run("apply", {list}));
    EXPECT_CODE(0, run("apply", QStringList{list} + words("--format tsv")));
    EXPECT_EQ(namesOf(m_file), "q_1");
    const QString text =
        write(QStringLiteral("p.txt"), std::string_view("\n [{\"name\":\"r_1\"}]"));
    EXPECT_CODE(0, run("apply", {text}));
    EXPECT_EQ(namesOf(m_file), "r_1");
}

TEST_F(CliWrite, ApplyReportsEveryBadRowAndWritesNothing)
{
    const Bytes before = read(m_file);
    const CliRun bad = run("apply", words("-"), "name,x\na_1,1\nb_1,two\nc_1\n");
    EXPECT_CODE(2, bad);
    EXPECT_NE(bad.err.find("-: line 3: "), std::string::npos) << bad.err;
    EXPECT_NE(bad.err.find("-: line 4: "), std::string::npos) << bad.err;
    EXPECT_CODE(2, run("apply", words("-"), "{\"format\": \"mdl\", \"points\": []}"));
    EXPECT_CODE(2, run("apply", words("-"), ""));
    EXPECT_CODE(2, run("apply", {path(QStringLiteral("missing.csv"))}));
    // Text that this file cannot hold is understood, and refused.
    const CliRun refused = run("apply", words("-"), "[{\"name\": \"a_1\"}, {\"name\": \"é\"}]");
    EXPECT_CODE(1, refused);
    EXPECT_NE(refused.err.find("row 1: "), std::string::npos) << refused.err;
    EXPECT_CODE(2, run("apply", words("-"), "[{\"name\": \"é\"}, 5]"));
    EXPECT_EQ(read(m_file), before);
}

TEST_F(CliWrite, InPlaceKeepsABackupUnlessToldNot)
{
    const Bytes before = read(m_file);
    EXPECT_CODE(0, run("remove", words("a_1 --no-backup")));
    EXPECT_FALSE(exists(m_file + QLatin1Char('~')));
    const Bytes between = read(m_file);
    EXPECT_NE(between, before);
    const CliRun saved = run("remove", words("b_1"));
    EXPECT_CODE(0, saved);
    EXPECT_EQ(read(m_file + QLatin1Char('~')), between);
    EXPECT_NE(saved.out.find("removed: 1"), std::string::npos) << saved.out;
    EXPECT_NE(saved.out.find("a.msh~"), std::string::npos) << saved.out;
}

TEST_F(CliWrite, AnUnchangedListWritesNothingInPlace)
{
    const CliRun same = run("set", words("a_1 --name a_1"));
    EXPECT_CODE(0, same);
    EXPECT_NE(same.out.find("nothing to change"), std::string::npos) << same.out;
    EXPECT_FALSE(exists(m_file + QLatin1Char('~')));
    // Not even the version: a 2000 file without points stays what it is.
    m_file = writeMesh(QStringLiteral("old.msh"), {}, 2000);
    const Bytes before = read(m_file);
    EXPECT_CODE(0, run("apply", words("-"), "[]"));
    EXPECT_EQ(read(m_file), before);
}

TEST_F(CliWrite, AnOutputIsAlwaysWrittenWithABackupOfItsOwn)
{
    const Bytes before = read(m_file);
    const QString out = path(QStringLiteral("out.msh"));
    EXPECT_CODE(0, run("set", {QStringLiteral("a_1"), QStringLiteral("-o"), out}));
    EXPECT_EQ(read(out), before);
    EXPECT_FALSE(exists(out + QLatin1Char('~')));
    EXPECT_CODE(0, run("remove", {QStringLiteral("a_1"), QStringLiteral("-o"), out}));
    EXPECT_EQ(namesOf(out), "b_1 c_1");
    EXPECT_EQ(read(out + QLatin1Char('~')), before);
    EXPECT_EQ(read(m_file), before);
    EXPECT_FALSE(exists(m_file + QLatin1Char('~')));
}

TEST_F(CliWrite, AnOutputThatCannotBeWrittenIsTwo)
{
    const QString out = path(QStringLiteral("missing/out.msh"));
    const QStringList rest{QStringLiteral("a_1"), QStringLiteral("-o"), out};
    EXPECT_CODE(2, run("remove", rest));
    EXPECT_CODE(2, run("remove", rest + words("--dry-run")));
    EXPECT_CODE(2, run("remove", {QStringLiteral("a_1"), QStringLiteral("-o"), path(QString())}));
    EXPECT_CODE(2,
                run("remove",
                    {QStringLiteral("a_1"), QStringLiteral("--dry-run"), QStringLiteral("-o"),
                     path(QString())}));
}

TEST_F(CliWrite, DirectWritesIntoTheFileItselfAfterABackupOnly)
{
    const Bytes before = read(m_file);
    EXPECT_CODE(1, run("remove", words("b_1 --direct --no-backup")));
    EXPECT_EQ(read(m_file), before);
    EXPECT_CODE(0, run("remove", words("b_1 --direct")));
    EXPECT_NE(read(m_file), before);
    EXPECT_EQ(read(m_file + QLatin1Char('~')), before);
}

TEST_F(CliWrite, ADryRunPrintsTheDifferenceAndWritesNothing)
{
    const Bytes before = read(m_file);
    const CliRun text = run("remove", words("b_1 --dry-run"));
    EXPECT_CODE(0, text);
    EXPECT_EQ(text.out,
              "- #1 \"b_1\"  bone \"Bip01\"  extra \"\"  position 1, 0, 0\n"
              "all other bytes are equal\n");
    const CliRun same = run("set", words("b_1 --dry-run"));
    EXPECT_CODE(0, same);
    EXPECT_EQ(same.out, "no difference\n");
    const CliRun asJson = run("add", words("d_1 --dry-run --json"));
    EXPECT_CODE(0, asJson);
    EXPECT_EQ(json::parse(asJson.out)["added"][0]["name"], "d_1");
    const CliRun refused = run("add", words("b_01 --dry-run"));
    EXPECT_CODE(1, refused);
    EXPECT_NE(refused.out.find("+ #3 \"b_01\""), std::string::npos) << refused.out;
    EXPECT_EQ(read(m_file), before);
    EXPECT_FALSE(exists(m_file + QLatin1Char('~')));
}

TEST_F(CliWrite, AnEditThatAddsAnErrorNeedsForce)
{
    const Bytes before = read(m_file);
    const CliRun refused = run("add", words("b_01"));
    EXPECT_CODE(1, refused);
    EXPECT_NE(refused.err.find("#3 b_01 is read as (b, 1), the same as b_1. "
                               "The game drops this point."),
              std::string::npos)
        << refused.err;
    EXPECT_NE(refused.err.find("--force"), std::string::npos);
    EXPECT_EQ(read(m_file), before);
    EXPECT_CODE(0, run("add", words("b_01 --force")));
    EXPECT_EQ(namesOf(m_file), "a_1 b_1 c_1 b_01");
    // Errors that were there before are no reason to refuse another edit.
    EXPECT_CODE(0, run("move", words("b_01 --to 2")));
    EXPECT_CODE(0, run("add", words("d_1")));
    // Moved before the other one, that one is dropped: another point has the error now.
    EXPECT_CODE(1, run("move", words("b_01 --to 0")));
    EXPECT_CODE(1, run("apply", words("- --merge"), "[{\"name\": \"b__1\"}]"));
}

TEST_F(CliWrite, UpgradeMakesOldVersionsNew)
{
    m_file = writeMesh(QStringLiteral("old.msh"), {}, 2001);
    const Bytes before = read(m_file);
    const CliRun dry = run("upgrade", words("--dry-run"));
    EXPECT_CODE(0, dry);
    EXPECT_NE(dry.out.find("version 2001 becomes 2002"), std::string::npos) << dry.out;
    const CliRun upgraded = run("upgrade", {});
    EXPECT_CODE(0, upgraded);
    EXPECT_NE(upgraded.out.find("version 2001 became 2002"), std::string::npos) << upgraded.out;
    EXPECT_EQ(read(m_file), *ModelFile::open(before)->upgrade());
    EXPECT_EQ(read(m_file + QLatin1Char('~')), before);
    EXPECT_CODE(0, run("upgrade", {}));
    EXPECT_EQ(read(m_file + QLatin1Char('~')), before);

    const QString other = writeMesh(QStringLiteral("other.msh"), {}, 2000);
    EXPECT_CODE(2, run("upgrade", {path(QStringLiteral("missing.msh")), other}));
    EXPECT_EQ(ModelFile::open(read(other))->info().version, 2002);
    EXPECT_CODE(2, run("upgrade", {other, QStringLiteral("-o"), path(QStringLiteral("o.msh"))}));
    EXPECT_FALSE(exists(path(QStringLiteral("o.msh"))));
}

TEST_F(CliWrite, PointsInAnOldFileUpgradeItAndSaySo)
{
    m_file = writeMesh(QStringLiteral("old.msh"), {}, 2000);
    const CliRun added = run("add", words("a_1"));
    EXPECT_CODE(0, added);
    EXPECT_NE(added.out.find("version 2000 became 2002"), std::string::npos) << added.out;
}

TEST_F(CliWrite, EditNeedsTheEditorBesideIt)
{
    const CliRun run = runCli({QStringLiteral("edit"), m_file});
    EXPECT_CODE(2, run);
    EXPECT_TRUE(run.err.starts_with("hardpoint-editor: ")) << run.err;
}

TEST_F(CliWrite, AReadOnlyFileIsNotReplaced)
{
    const Bytes before = read(m_file);
    ASSERT_TRUE(QFile::setPermissions(m_file, QFile::ReadOwner | QFile::ReadGroup));
    for (const char *rest : {"d_1", "d_1 --dry-run", "d_1 --direct"}) {
        const CliRun added = run("add", words(rest));
        EXPECT_CODE(2, added);
        EXPECT_TRUE(added.err.find("read-only") != std::string::npos) << added.err;
    }
    EXPECT_EQ(read(m_file), before);
}

} // namespace
