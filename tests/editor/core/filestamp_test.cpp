// SPDX-License-Identifier: MIT
#include <editor/core/filestamp.h>

#include <QFile>
#include <QLibraryInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

TEST(FileStamp, OnlyWhatIsOldEnoughHasOne)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("a");
    EXPECT_FALSE(stampOf(path));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("new");
    file.close();
    EXPECT_FALSE(stampOf(path)) << "the next write could have the same";

    const QString old = QLibraryInfo::path(QLibraryInfo::LibrariesPath);
    ASSERT_TRUE(stampOf(old));
    EXPECT_EQ(stampOf(old), stampOf(old));
}

} // namespace
