// SPDX-License-Identifier: MIT
// The command line on files of an independent writer, in this process for speed.
#include <tests/editor/cli/clirunner.h>
#include <tests/support/generated.h>
#include <tests/support/shared.h>

#include <nlohmann/json.hpp>

#include <bit>
#include <fstream>

using namespace formatlib;
using namespace testsupport;

namespace {

using Json = nlohmann::basic_json<std::map, std::vector, std::string, bool, std::int64_t,
                                  std::uint64_t, float>;

/// Numbers as 32-bit floats, bit by bit; of objects what is expected must be there.
bool isSame(const Json &expected, const Json &actual)
{
    if (expected.is_number() && actual.is_number())
        return sameBits(expected.get<float>(), actual.get<float>());
    if (expected.is_array() && actual.is_array())
        return std::ranges::equal(expected, actual, isSame);
    if (!expected.is_object() || !actual.is_object())
        return expected == actual;
    for (const auto &[key, value] : expected.items()) {
        if (!actual.contains(key) || !isSame(value, actual[key]))
            return false;
    }
    return true;
}

class CliContract : public CliTest, public testing::WithParamInterface<std::string> {
protected:
    struct Case {
        QString file;
        Json expected;
        QString edited;
        QString editedPoints;
    };

    std::vector<Case> cases() const
    {
        const QString folder =
            QString::fromStdString((sharedFolder() / "generated").string()) + QLatin1Char('/');
        std::ifstream index((folder + QLatin1String("index.json")).toStdString());
        std::vector<Case> cases;
        for (const Json &entry : Json::parse(index)) {
            const auto name = [&](const Json &value) {
                return folder + QString::fromStdString(value.get<std::string>());
            };
            if (!entry["file"].get<std::string>().ends_with("." + GetParam()))
                continue;
            std::ifstream points(name(entry["points"]).toStdString());
            Case each{name(entry["file"]), Json::parse(points), {}, {}};
            if (entry.contains("edit")) {
                each.edited = name(entry["edit"]["file"]);
                each.editedPoints = name(entry["edit"]["points"]);
            }
            cases.push_back(std::move(each));
        }
        return cases;
    }

    /// The list printed in a form and applied to the file again gives the file.
    void expectRoundTrip(const QString &file, const char *format) const
    {
        const QString form = QString::fromLatin1(format);
        const CliRun points =
            runCli({QStringLiteral("points"), file, QStringLiteral("--format"), form});
        if (form != QLatin1String("json") && points.code == 1) {
            EXPECT_NE(points.err.find("row"), std::string::npos);
            return; // text that only JSON can hold
        }
        EXPECT_CODE(0, points);
        EXPECT_TRUE(isValidUtf8(points.out));
        const QString out = path(QStringLiteral("again"));
        const CliRun apply = runCli({QStringLiteral("apply"), file, QStringLiteral("-"),
                                     QStringLiteral("-o"), out, QStringLiteral("--no-backup")},
                                    points.out);
        EXPECT_CODE(0, apply);
        EXPECT_TRUE(read(out) == read(file)) << format;
    }
};

TEST_P(CliContract, PointsAreWhatTheIndependentWriterMeant)
{
    SKIP_WITHOUT_SHARED();
    EXPECT_GE(cases().size(), 30U);
    for (const Case &each : cases()) {
        SCOPED_TRACE(each.file.toStdString());
        const CliRun run = runCli({QStringLiteral("points"), each.file, QStringLiteral("--format"),
                                   QStringLiteral("json")});
        EXPECT_CODE(0, run);
        const Json actual = Json::parse(run.out);
        EXPECT_EQ(actual["points"].size(), each.expected["points"].size());
        EXPECT_TRUE(isSame(each.expected, actual)) << run.out;
    }
}

TEST_P(CliContract, ApplyGivesTheExactBytes)
{
    SKIP_WITHOUT_SHARED();
    int edits = 0;
    for (const Case &each : cases()) {
        if (each.edited.isEmpty())
            continue;
        SCOPED_TRACE(each.file.toStdString());
        ++edits;
        const QString out = path(QStringLiteral("out"));
        EXPECT_CODE(0,
                    runCli({QStringLiteral("apply"), each.file, each.editedPoints,
                            QStringLiteral("--force"), QStringLiteral("-o"), out,
                            QStringLiteral("--no-backup")}));
        EXPECT_TRUE(read(out) == read(each.edited));
    }
    EXPECT_GT(edits, 10);
}

TEST_P(CliContract, TheirOwnListGivesTheFilesBack)
{
    SKIP_WITHOUT_SHARED();
    for (const Case &each : cases()) {
        SCOPED_TRACE(each.file.toStdString());
        for (const char *format : {"json", "csv", "tsv"}) {
            expectRoundTrip(each.file, format);
            if (!each.edited.isEmpty())
                expectRoundTrip(each.edited, format);
        }
    }
}

TEST_P(CliContract, VerifyProvesThemAll)
{
    SKIP_WITHOUT_SHARED();
    QStringList arguments{QStringLiteral("verify")};
    for (const Case &each : cases())
        arguments += each.file;
    EXPECT_CODE(0, runCli(arguments));
}

INSTANTIATE_TEST_SUITE_P(Formats, CliContract, testing::Values("msh", "mdl"),
                         [](const auto &each) { return each.param; });

TEST(CliRealFiles, FilesOfOtherToolsAreProved)
{
    SKIP_WITHOUT_SHARED();
    const std::filesystem::path real = sharedFolder() / "real";
    for (const char *name : {"spiral_cube.msh", "test_stage.msh", "jelly_puppet.mdl"})
        EXPECT_CODE(
            0, runCli({QStringLiteral("verify"), QString::fromStdString((real / name).string())}));
}

} // namespace
