// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>
#include <formatlib/geometry.h>

#include <string_view>
#include <utility>

namespace formatlib {

/// Appends little-endian fields to a growing list of bytes.
class ByteWriter {
public:
    std::size_t size() const { return m_bytes.size(); }
    void reserve(std::size_t size) { m_bytes.reserve(size); }

    void u8(std::uint8_t value);
    void u16(std::uint16_t value);
    void u32(std::uint32_t value);
    void u64(std::uint64_t value);
    void i32(std::int32_t value);
    void f32(float value); ///< the bits as they are, NaN payloads included
    void vec3(const Vec3 &value);
    void matrix(const Matrix4 &value);
    void bytes(ByteView bytes);
    void string32(std::string_view text); ///< int32 length, then the bytes; length <= INT32_MAX
    void cString(std::string_view text);  ///< the bytes, then a zero byte; text holds none

    /// Replaces four bytes already written; offset + 4 <= size().
    void patchU32(std::size_t offset, std::uint32_t value);

    Bytes release() { return std::move(m_bytes); }
    ByteView view() const { return m_bytes; }

private:
    Bytes m_bytes;
};

} // namespace formatlib
