// SPDX-License-Identifier: MIT
#include <tests/support/shared.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

namespace testsupport {

std::filesystem::path sharedFolder()
{
    const char *set = std::getenv("HARDPOINT_SHARED");
    const std::filesystem::path folder = set && *set ? set : HARDPOINT_SHARED_DEFAULT;
    return std::filesystem::is_directory(folder) ? folder : std::filesystem::path();
}

formatlib::Bytes readBytes(const std::filesystem::path &path)
{
    std::ifstream in(path, std::ios::binary);
    if (!in)
        throw std::runtime_error("cannot read " + path.string());
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void writeBytes(const std::filesystem::path &path, formatlib::ByteView bytes)
{
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char *>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
    if (!out.flush())
        throw std::runtime_error("cannot write " + path.string());
}

} // namespace testsupport
