// SPDX-License-Identifier: MIT
#include <tests/support/flushes.h>

#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace {

testsupport::Flushes counted;

} // namespace

// Takes the place of the C library's function in the program that links this.
extern "C" int fsync(int handle)
{
    struct stat status{};
    if (fstat(handle, &status) == 0)
        (S_ISDIR(status.st_mode) ? counted.folders : counted.files) += 1;
    return static_cast<int>(syscall(SYS_fsync, handle));
}

namespace testsupport {

Flushes flushes()
{
    return counted;
}

} // namespace testsupport
