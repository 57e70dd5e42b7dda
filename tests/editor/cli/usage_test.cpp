// SPDX-License-Identifier: MIT
#include <tests/editor/cli/clirunner.h>

using namespace testsupport;

namespace {

const QStringList commands{
    QStringLiteral("info"),    QStringLiteral("points"), QStringLiteral("add"),
    QStringLiteral("set"),     QStringLiteral("remove"), QStringLiteral("move"),
    QStringLiteral("apply"),   QStringLiteral("diff"),   QStringLiteral("verify"),
    QStringLiteral("upgrade"), QStringLiteral("edit")};

bool contains(const std::string &text, std::string_view part)
{
    return text.find(part) != std::string::npos;
}

TEST(CliUsage, HelpIsFineAndListsEveryCommand)
{
    const CliRun run = runCli({QStringLiteral("--help")});
    EXPECT_CODE(0, run);
    for (const QString &command : commands)
        EXPECT_TRUE(contains(run.out, "\n  " + command.toStdString())) << command.toStdString();
}

TEST(CliUsage, EveryCommandHasHelpWithAnExample)
{
    for (const QString &command : commands) {
        const CliRun run = runCli({command, QStringLiteral("--help")});
        EXPECT_CODE(0, run);
        EXPECT_TRUE(contains(run.out, "Example:\n  hardpoint " + command.toStdString())
                    || contains(run.out, "| hardpoint " + command.toStdString()))
            << run.out;
        EXPECT_TRUE(run.out.ends_with("\n"));
    }
}

TEST(CliUsage, VersionIsFine)
{
    const CliRun run = runCli({QStringLiteral("--version")});
    EXPECT_CODE(0, run);
    EXPECT_TRUE(contains(run.out, "."));
}

TEST(CliUsage, WrongUsageIsTwo)
{
    const std::vector<QStringList> wrong{
        {},
        {QStringLiteral("fly")},
        {QStringLiteral("--fly")},
        {QStringLiteral("points")},
        {QStringLiteral("points"), QStringLiteral("a"), QStringLiteral("b")},
        {QStringLiteral("points"), QStringLiteral("a"), QStringLiteral("--format"),
         QStringLiteral("xml")},
        {QStringLiteral("move"), QStringLiteral("a"), QStringLiteral("b")},
        {QStringLiteral("move"), QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("--to"),
         QStringLiteral("x")},
        {QStringLiteral("move"), QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("--to"),
         QStringLiteral("-1")},
        {QStringLiteral("add"), QStringLiteral("a"), QStringLiteral("b"),
         QStringLiteral("--position"), QStringLiteral("1,2")},
        {QStringLiteral("add"), QStringLiteral("a"), QStringLiteral("b"),
         QStringLiteral("--position"), QStringLiteral("1,2,x")},
        {QStringLiteral("add"), QStringLiteral("a"), QStringLiteral("b"),
         QStringLiteral("--matrix"), QStringLiteral("1,2,3")},
        {QStringLiteral("set"), QStringLiteral("a"), QStringLiteral("b"),
         QStringLiteral("--rotation"), QStringLiteral("1,2,3,4")},
        {QStringLiteral("diff"), QStringLiteral("a")},
        {QStringLiteral("verify")},
    };
    for (const QStringList &arguments : wrong) {
        const CliRun run = runCli(arguments);
        EXPECT_CODE(2, run) << arguments.join(QLatin1Char(' ')).toStdString();
        EXPECT_TRUE(run.out.empty());
        EXPECT_FALSE(run.err.empty());
    }
}

class CliInput : public CliTest { };

TEST_F(CliInput, WhatCannotBeReadIsTwoAndNamed)
{
    const QString garbage = write(QStringLiteral("garbage.msh"), std::string_view("no mesh"));
    formatlib::Bytes half = read(writeMesh(QStringLiteral("a.msh"), {"a_1"}));
    half.resize(half.size() / 2);
    const QString cut = write(QStringLiteral("cut.msh"), half);
    const QString folder = path(QString());
    for (const QString &file : {garbage, cut, path(QStringLiteral("missing.msh")), folder}) {
        for (const QStringList &arguments :
             {QStringList{QStringLiteral("points"), file},
              QStringList{QStringLiteral("info"), file},
              QStringList{QStringLiteral("add"), file, QStringLiteral("b_1")},
              QStringList{QStringLiteral("set"), file, QStringLiteral("b_1")},
              QStringList{QStringLiteral("remove"), file, QStringLiteral("b_1")},
              QStringList{QStringLiteral("move"), file, QStringLiteral("b_1"),
                          QStringLiteral("--to"), QStringLiteral("0")},
              QStringList{QStringLiteral("apply"), file, QStringLiteral("-")},
              QStringList{QStringLiteral("upgrade"), file},
              QStringList{QStringLiteral("diff"), file, file}}) {
            const CliRun run = runCli(arguments);
            EXPECT_CODE(2, run) << arguments.join(QLatin1Char(' ')).toStdString();
            EXPECT_TRUE(run.err.starts_with(file.toStdString() + ": ")) << run.err;
        }
    }
    const CliRun truncated = runCli({QStringLiteral("points"), cut});
    EXPECT_TRUE(contains(truncated.err, "offset")) << truncated.err;
}

TEST_F(CliInput, NamesOfFilesAreShownSafely)
{
    const CliRun run = runCli({QStringLiteral("points"), QStringLiteral("a\x1B[31mb.msh")});
    EXPECT_CODE(2, run);
    EXPECT_TRUE(run.err.starts_with("a\\x1b[31mb.msh: ")) << run.err;
}

} // namespace
