// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>

#include <filesystem>
#include <string>

namespace testsupport {

/// Files made by other people's tools and by a writer that shares no code with the project:
/// HARDPOINT_SHARED, or ../shared beside the project. Empty where there is none.
std::filesystem::path sharedFolder();

formatlib::Bytes readBytes(const std::filesystem::path &path);
void writeBytes(const std::filesystem::path &path, formatlib::ByteView bytes);

} // namespace testsupport

/// Skips a test, counted, where the shared files are absent.
#define SKIP_WITHOUT_SHARED()                                                                      \
    if (testsupport::sharedFolder().empty())                                                       \
    GTEST_SKIP() << "no shared files: set HARDPOINT_SHARED"
