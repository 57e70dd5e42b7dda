// SPDX-License-Identifier: MIT
#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define HARDPOINT_CHECKS_LEAKS
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) && defined(__linux__)
#define HARDPOINT_CHECKS_LEAKS
#endif

#ifdef HARDPOINT_CHECKS_LEAKS
#include <sanitizer/lsan_interface.h>
#endif

namespace testsupport {

/// Looks for leaks now instead of at the end of the program, where a graphics driver that lost
/// memory has been unloaded and leaks.supp can't name it any more. Ends the program when there are
/// some.
inline void checkLeaks()
{
#ifdef HARDPOINT_CHECKS_LEAKS
    __lsan_do_leak_check();
#endif
}

} // namespace testsupport
