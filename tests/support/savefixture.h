// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/filestore.h>

#include <tests/support/faultydisk.h>

#include <QDir>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace testsupport {

/// A folder with a file that is to be replaced.
class SaveTest : public testing::Test {
protected:
    using Call = FaultyDisk::Call;
    using When = FaultyDisk::When;

    SaveTest() { put("a", m_old); }

    QString at(const QString &name) const { return m_folder.filePath(name); }
    formatlib::Bytes onDisk(const QString &name) const
    {
        const auto loaded = hardpoint::filestore::read(at(name));
        return loaded ? loaded->bytes : formatlib::Bytes();
    }
    QStringList files() const
    {
        return QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    QByteArray put(const QString &name, const formatlib::Bytes &bytes)
    {
        const auto written =
            hardpoint::filestore::write(at(name), bytes, {.backup = hardpoint::noBackup});
        return written ? written->hash : QByteArray();
    }

    /// The number of the n-th call of a kind about a file, in a save that goes well.
    std::size_t numberOf(Call call, const QString &fileEnding, std::size_t n = 0)
    {
        FaultyDisk disk;
        EXPECT_TRUE(save(disk));
        put("a", m_old);
        QFile::remove(at("a~"));
        for (std::size_t i = 0; i < disk.made().size(); ++i) {
            const FaultyDisk::Made &made = disk.made()[i];
            if (made.call == call && made.file.endsWith(fileEnding) && n-- == 0)
                return i;
        }
        ADD_FAILURE() << "a save makes no such call";
        return 0;
    }

    hardpoint::Outcome<hardpoint::filestore::Written> save(FaultyDisk &disk)
    {
        return hardpoint::filestore::write(
            at("a"), m_new,
            {.expectedHash = hardpoint::filestore::read(at("a"))->hash, .disk = &disk});
    }

    QTemporaryDir m_folder;
    const formatlib::Bytes m_old = formatlib::Bytes(3000, 0x11);
    const formatlib::Bytes m_new = formatlib::Bytes(5000, 0x22);
};

} // namespace testsupport
