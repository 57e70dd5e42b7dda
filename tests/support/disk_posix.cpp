// SPDX-License-Identifier: MIT
#include <tests/support/disk.h>

#ifdef __linux__
#include <sys/mount.h>
#endif
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <stdexcept>

namespace testsupport {

namespace {

constexpr uid_t nobody = 65534;

void require(int result, const char *what)
{
    if (result != 0)
        throw std::runtime_error(what);
}

} // namespace

struct FileSizeLimit::Saved {
    rlimit limit{};
    void (*handler)(int) = nullptr;
};

FileSizeLimit::FileSizeLimit(std::uint64_t bytes) : m_saved(std::make_unique<Saved>())
{
    // Without this the signal would end the process before write() could fail.
    m_saved->handler = std::signal(SIGXFSZ, SIG_IGN);
    require(getrlimit(RLIMIT_FSIZE, &m_saved->limit), "getrlimit");
    rlimit limit = m_saved->limit;
    limit.rlim_cur = bytes;
    require(setrlimit(RLIMIT_FSIZE, &limit), "setrlimit");
}

FileSizeLimit::~FileSizeLimit()
{
    setrlimit(RLIMIT_FSIZE, &m_saved->limit);
    std::signal(SIGXFSZ, m_saved->handler);
}

ReadOnlyFolder::ReadOnlyFolder(std::string path)
    : m_path(std::move(path)), m_wasRoot(geteuid() == 0)
{
    require(chmod(m_path.c_str(), 0555), "chmod");
    if (m_wasRoot)
        require(seteuid(nobody), "seteuid");
}

ReadOnlyFolder::~ReadOnlyFolder()
{
    if (m_wasRoot)
        static_cast<void>(seteuid(0));
    chmod(m_path.c_str(), 0755);
}

SmallDisk::SmallDisk(std::string folder, std::uint64_t bytes) : m_folder(std::move(folder))
{
#ifdef __linux__
    const std::string size = "size=" + std::to_string(bytes);
    m_isThere = mount("tmpfs", m_folder.c_str(), "tmpfs", 0, size.c_str()) == 0;
#else
    static_cast<void>(bytes);
#endif
}

SmallDisk::~SmallDisk()
{
#ifdef __linux__
    if (m_isThere)
        umount(m_folder.c_str());
#endif
}

void killThisProcess()
{
    kill(getpid(), SIGKILL);
    std::abort();
}

bool finishedInChild(const std::function<void()> &work)
{
    const pid_t child = fork();
    require(child < 0 ? -1 : 0, "fork");
    if (child == 0) {
        work();
        // Nothing of the parent's, such as its temporary folders, is cleaned up here.
        _exit(0);
    }
    int status = 0;
    require(waitpid(child, &status, 0) == child ? 0 : -1, "waitpid");
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL)
        return false;
    require(WIFEXITED(status) && WEXITSTATUS(status) == 0 ? 0 : -1, "the child failed");
    return true;
}

} // namespace testsupport
