// SPDX-License-Identifier: MIT
#include <editor/core/saving/flush.h>

#include <QFile>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace hardpoint::flush {

namespace {

std::error_code lastError()
{
    return {errno, std::generic_category()};
}

int syncNow(int handle)
{
#ifdef F_FULLFSYNC
    // On macOS fsync() alone leaves the bytes in the drive's memory.
    if (fcntl(handle, F_FULLFSYNC) == 0)
        return 0;
#endif
    return fsync(handle);
}

/// File systems, mostly those of networks, that cannot flush a folder say so by one of these.
bool isUnknownHere(int error)
{
    return error == EINVAL || error == ENOTSUP || error == ENOSYS || error == EBADF;
}

} // namespace

std::error_code file(int handle)
{
    return syncNow(handle) == 0 ? std::error_code() : lastError();
}

std::error_code folder(const QString &path)
{
    const int handle =
        open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    // A folder may be written without being readable; then nobody can flush it.
    if (handle < 0)
        return errno == EACCES ? std::error_code() : lastError();
    std::error_code error;
    if (syncNow(handle) != 0 && !isUnknownHere(errno))
        error = lastError();
    close(handle);
    return error;
}

void copyOwner(const QString &from, const QString &to)
{
    struct stat status{};
    if (stat(QFile::encodeName(from).constData(), &status) != 0)
        return;
    const QByteArray target = QFile::encodeName(to);
    // The group alone can often be kept where the owner can't.
    if (chown(target.constData(), status.st_uid, status.st_gid) != 0
        && chown(target.constData(), static_cast<uid_t>(-1), status.st_gid) != 0)
        return;
}

} // namespace hardpoint::flush
