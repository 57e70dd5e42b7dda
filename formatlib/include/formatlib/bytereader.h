// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>
#include <formatlib/error.h>
#include <formatlib/geometry.h>

#include <optional>
#include <string>
#include <string_view>

namespace formatlib {

/// A little-endian cursor over a file or a part of one.
///
/// The first read that does not fit is remembered as the error; every later read gives zeros and
/// moves nothing. A parser therefore reads a whole record and asks once, but every loop must end
/// on failed().
class ByteReader {
public:
    /// Reads whole, from range.begin up to range.end; offsets stay those of the whole file.
    explicit ByteReader(ByteView whole);
    ByteReader(ByteView whole, ByteRange range);

    std::size_t offset() const { return m_offset; }
    std::size_t end() const { return m_end; }
    std::size_t remaining() const { return m_end - m_offset; }
    bool failed() const { return m_error.has_value(); }
    /// Valid only when failed().
    const Error &error() const { return *m_error; }

    std::uint8_t u8(std::string_view field);
    std::uint16_t u16(std::string_view field);
    std::uint32_t u32(std::string_view field);
    std::uint64_t u64(std::string_view field);
    std::int32_t i32(std::string_view field);
    float f32(std::string_view field);
    Vec3 vec3(std::string_view field);
    Matrix4 matrix(std::string_view field);

    /// The next size bytes, and past them.
    ByteView take(std::uint64_t size, std::string_view field);
    /// count records of recordSize bytes; the product is never computed where it could overflow.
    ByteView takeRecords(std::uint64_t count, std::size_t recordSize, std::string_view field);

    /// An int32 or uint32 number of records to come, refused when negative or when the rest
    /// cannot hold that many of at least minimumSize bytes: memory may be reserved for it.
    std::size_t countI32(std::size_t minimumSize, std::string_view field);
    std::size_t countU32(std::size_t minimumSize, std::string_view field);

    /// int32 length, then that many raw bytes (MSH).
    std::string_view string32(std::string_view field);
    /// Bytes up to a zero byte, which is passed (MDL).
    std::string_view cString(std::string_view field);

    /// Put before the field names of errors until leave(): "control point 3".
    void enter(std::string_view record, std::size_t index);
    void leave() { m_record = {}; }

    /// Fails at the current offset, or at one that is given; the first failure stays.
    void fail(ErrorCode code, std::string_view field, std::string detail);
    void failAt(std::size_t offset, ErrorCode code, std::string_view field, std::string detail);

private:
    std::size_t checkedCount(std::int64_t count, std::size_t at, std::size_t minimumSize,
                             std::string_view field);

    ByteView m_whole;
    std::size_t m_offset = 0;
    std::size_t m_end = 0;
    std::string_view m_record;
    std::size_t m_recordIndex = 0;
    std::optional<Error> m_error;
};

} // namespace formatlib
