// SPDX-License-Identifier: MIT
#pragma once

namespace testsupport {

/// How often this process has asked the system to bring files and folders to the disk, since it
/// started. Counted at the call of the C library itself.
struct Flushes {
    int files = 0;
    int folders = 0;
};

Flushes flushes();

} // namespace testsupport
