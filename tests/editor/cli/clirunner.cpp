// SPDX-License-Identifier: MIT
#include <editor/cli/runhardpoint.h>

#include <tests/editor/cli/clirunner.h>
#include <tests/support/mshbuilder.h>
#include <tests/support/shared.h>

#include <QFileInfo>

#include <sstream>

namespace testsupport {

CliRun runCli(const QStringList &arguments, const std::string &in)
{
    std::istringstream input(in);
    std::ostringstream output;
    std::ostringstream errors;
    hardpoint::Console console{input, output, errors, false, false, QString()};
    const int code = hardpoint::runHardpoint(arguments, console);
    return {code, output.str(), errors.str()};
}

QString CliTest::write(const QString &name, formatlib::ByteView bytes) const
{
    const QString file = path(name);
    writeBytes(file.toStdString(), bytes);
    return file;
}

QString CliTest::write(const QString &name, std::string_view text) const
{
    return write(name, formatlib::Bytes(text.begin(), text.end()));
}

formatlib::Bytes CliTest::read(const QString &path) const
{
    return readBytes(path.toStdString());
}

std::vector<formatlib::AttachPoint> CliTest::pointsOf(const QString &path) const
{
    return formatlib::ModelFile::open(read(path))->points();
}

std::string CliTest::namesOf(const QString &path) const
{
    std::string names;
    for (const formatlib::AttachPoint &point : pointsOf(path))
        names += (names.empty() ? "" : " ") + point.name;
    return names;
}

bool CliTest::exists(const QString &path) const
{
    return QFileInfo::exists(path);
}

QString CliTest::writeMesh(const QString &name, const std::vector<std::string> &points,
                           std::int32_t version) const
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.version = version;
    mesh.points.clear();
    for (const std::string &point : points)
        mesh.points.push_back({point, "Bip01", "", {static_cast<float>(mesh.points.size()), 0, 0}});
    return write(name, mesh.build());
}

} // namespace testsupport
