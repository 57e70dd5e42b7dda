// SPDX-License-Identifier: MIT
// The program itself, as scripts start it.
#include <tests/editor/cli/clirunner.h>

#include <QFile>
#include <QFileInfo>
#include <QProcess>

using namespace testsupport;

namespace {

const QString program = QStringLiteral(HARDPOINT_PROGRAM);

CliRun runProgram(const QString &path, const QStringList &arguments, const QByteArray &in = {})
{
    QProcess process;
    process.start(path, arguments);
    process.write(in);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput().toStdString(),
            process.readAllStandardError().toStdString()};
}

class CliProgram : public CliTest { };

TEST_F(CliProgram, EndsWithTheStatusOfTheCommand)
{
    const QString file = writeMesh(QStringLiteral("손.msh"), {"a_1"});
    EXPECT_CODE(0, runProgram(program, {QStringLiteral("--help")}));
    EXPECT_CODE(0, runProgram(program, {QStringLiteral("verify"), file}));
    EXPECT_CODE(1, runProgram(program, {QStringLiteral("remove"), file, QStringLiteral("b_1")}));
    EXPECT_CODE(2, runProgram(program, {}));
    EXPECT_CODE(2, runProgram(program, {QStringLiteral("info"), path(QStringLiteral("no.msh"))}));
}

TEST_F(CliProgram, IsAPipe)
{
    const QString file = writeMesh(QStringLiteral("a.msh"), {"\xBC\xD5_1", "b_1"});
    const formatlib::Bytes before = read(file);
    const CliRun points = runProgram(
        program,
        {QStringLiteral("points"), file, QStringLiteral("--format"), QStringLiteral("csv")});
    EXPECT_CODE(0, points);
    // Nobody's terminal: no colour, and the bytes as they are.
    EXPECT_TRUE(points.out.starts_with("name,bone,extra,x,y,z\r\n손_1,"));
    const QString out = path(QStringLiteral("out.msh"));
    EXPECT_CODE(
        0,
        runProgram(program,
                   {QStringLiteral("apply"), file, QStringLiteral("-"), QStringLiteral("-o"), out},
                   QByteArray::fromStdString(points.out)));
    EXPECT_EQ(read(out), before);
}

TEST_F(CliProgram, EditStartsTheEditorBesideIt)
{
    // A copy of the program alone in a folder, with and without something called so beside it.
    const QString copy = path(QFileInfo(program).fileName());
    ASSERT_TRUE(QFile::copy(program, copy));
    const QString file = writeMesh(QStringLiteral("a.msh"), {});
    EXPECT_CODE(2, runProgram(copy, {QStringLiteral("edit"), file}));
    const QString ending = QFileInfo(program).fileName().mid(QStringLiteral("hardpoint").size());
    const QString editor = path(QStringLiteral("hardpoint-editor") + ending);
    ASSERT_TRUE(QFile::copy(program, editor));
    EXPECT_CODE(0, runProgram(copy, {QStringLiteral("edit"), file}));
}

} // namespace
