// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <utility>

namespace testsupport {

/// Appends little-endian fields. Not the library's ByteWriter, which is under test itself.
class Out {
public:
    void byte(std::uint32_t value) { m_bytes.push_back(static_cast<std::uint8_t>(value)); }
    void half(std::uint32_t value)
    {
        byte(value & 0xFF);
        byte(value >> 8 & 0xFF);
    }
    void word(std::uint32_t value)
    {
        half(value & 0xFFFF);
        half(value >> 16);
    }
    void count(std::size_t value) { word(static_cast<std::uint32_t>(value)); }
    void number(float value)
    {
        std::uint32_t bits = 0;
        std::memcpy(&bits, &value, sizeof(bits));
        word(bits);
    }
    template <std::size_t N> void numbers(const std::array<float, N> &values)
    {
        for (const float value : values)
            number(value);
    }
    void letters(const std::string &value)
    {
        for (const char c : value)
            byte(static_cast<unsigned char>(c));
    }
    /// A 32-bit length, then the letters.
    void text(const std::string &value)
    {
        count(value.size());
        letters(value);
    }
    /// The letters, then a zero byte.
    void line(const std::string &value)
    {
        letters(value);
        byte(0);
    }
    std::size_t size() const { return m_bytes.size(); }
    formatlib::Bytes take() { return std::move(m_bytes); }
    void append(const formatlib::Bytes &bytes)
    {
        m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    }

private:
    formatlib::Bytes m_bytes;
};

} // namespace testsupport
