// SPDX-License-Identifier: MIT
#include <editor/core/saving/flush.h>

#include <io.h>

#include <cerrno>

namespace hardpoint::flush {

std::error_code file(int handle)
{
    return _commit(handle) == 0 ? std::error_code()
                                : std::error_code(errno, std::generic_category());
}

std::error_code folder(const QString &)
{
    // NTFS keeps names in its own journal; there is no call for it.
    return {};
}

void copyOwner(const QString &, const QString &)
{
    // A new file inherits its access from the folder.
}

} // namespace hardpoint::flush
