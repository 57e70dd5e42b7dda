// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

/// Disks that fail, made with what the operating system offers: the one file of the tests that
/// talks to POSIX.
namespace testsupport {

/// While it lives, this process can't write files beyond a size, as on a full disk.
class FileSizeLimit {
public:
    explicit FileSizeLimit(std::uint64_t bytes);
    ~FileSizeLimit();
    FileSizeLimit(const FileSizeLimit &) = delete;
    FileSizeLimit &operator=(const FileSizeLimit &) = delete;

private:
    struct Saved;
    std::unique_ptr<Saved> m_saved;
};

/// While it lives, nothing can be made in the folder; also when the tests run as root, who then
/// acts as an ordinary user.
class ReadOnlyFolder {
public:
    explicit ReadOnlyFolder(std::string path);
    ~ReadOnlyFolder();
    ReadOnlyFolder(const ReadOnlyFolder &) = delete;
    ReadOnlyFolder &operator=(const ReadOnlyFolder &) = delete;

private:
    std::string m_path;
    bool m_wasRoot;
};

/// A disk of its own with so much room, at this folder, where the system lets us make one: on
/// Linux, as root.
class SmallDisk {
public:
    SmallDisk(std::string folder, std::uint64_t bytes);
    ~SmallDisk();
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    bool isThere() const { return m_isThere; }

private:
    std::string m_folder;
    bool m_isThere = false;
};

/// Ends this process at once, as a power failure or a crash would.
[[noreturn]] void killThisProcess();

/// Runs work in a child of this process. True when it came to its end, false when it was killed.
bool finishedInChild(const std::function<void()> &work);

} // namespace testsupport
