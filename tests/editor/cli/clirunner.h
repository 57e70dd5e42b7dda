// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>
#include <formatlib/modelfile.h>

#include <QStringList>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <string>

namespace testsupport {

struct CliRun {
    int code = -1;
    std::string out;
    std::string err;
};

/// The command line in this process.
CliRun runCli(const QStringList &arguments, const std::string &in = {});

/// A folder of its own for every test, with files to work on.
class CliTest : public testing::Test {
protected:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString write(const QString &name, formatlib::ByteView bytes) const;
    QString write(const QString &name, std::string_view text) const;
    formatlib::Bytes read(const QString &path) const;
    std::vector<formatlib::AttachPoint> pointsOf(const QString &path) const;
    std::string namesOf(const QString &path) const; ///< "a b c"
    bool exists(const QString &path) const;

    /// A mesh with points of these names at (row, 0, 0).
    QString writeMesh(const QString &name, const std::vector<std::string> &points,
                      std::int32_t version = 2002) const;

private:
    QTemporaryDir m_folder;
};

/// ASSERTs are for what follows to make sense; this is for a run that must end so.
#define EXPECT_CODE(expected, run) EXPECT_EQ((run).code, expected) << (run).out << (run).err

} // namespace testsupport
