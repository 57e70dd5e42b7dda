// SPDX-License-Identifier: MIT
#include <formatlib/bytereader.h>

#include <algorithm>
#include <bit>
#include <limits>

namespace formatlib {

namespace {

// Assembled byte by byte, so that neither the machine's byte order nor alignment matters.
template <typename T> T littleEndian(const std::uint8_t *bytes)
{
    T value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i)
        value = static_cast<T>(value | static_cast<T>(T{bytes[i]} << (8 * i)));
    return value;
}

std::string shortage(std::uint64_t needed, std::size_t remaining)
{
    return "needs " + std::to_string(needed) + " bytes, " + std::to_string(remaining) + " remain";
}

} // namespace

ByteReader::ByteReader(ByteView whole) : ByteReader(whole, {0, whole.size()}) { }

ByteReader::ByteReader(ByteView whole, ByteRange range)
    : m_whole(whole)
    , m_offset(std::min(range.begin, whole.size()))
    , m_end(std::clamp(range.end, m_offset, whole.size()))
{
}

ByteView ByteReader::take(std::uint64_t size, std::string_view field)
{
    if (failed())
        return {};
    if (size > remaining()) {
        fail(ErrorCode::Truncated, field, shortage(size, remaining()));
        return {};
    }
    const ByteView taken = m_whole.subspan(m_offset, static_cast<std::size_t>(size));
    m_offset += taken.size();
    return taken;
}

ByteView ByteReader::takeRecords(std::uint64_t count, std::size_t recordSize,
                                 std::string_view field)
{
    if (failed())
        return {};
    if (count > remaining() / recordSize) {
        fail(ErrorCode::Truncated, field,
             std::to_string(count) + " x " + std::to_string(recordSize) + " bytes, "
                 + std::to_string(remaining()) + " remain");
        return {};
    }
    return take(count * recordSize, field);
}

std::uint8_t ByteReader::u8(std::string_view field)
{
    const ByteView bytes = take(1, field);
    return bytes.empty() ? std::uint8_t{0} : bytes[0];
}

std::uint16_t ByteReader::u16(std::string_view field)
{
    const ByteView bytes = take(2, field);
    return bytes.empty() ? std::uint16_t{0} : littleEndian<std::uint16_t>(bytes.data());
}

std::uint32_t ByteReader::u32(std::string_view field)
{
    const ByteView bytes = take(4, field);
    return bytes.empty() ? 0 : littleEndian<std::uint32_t>(bytes.data());
}

std::uint64_t ByteReader::u64(std::string_view field)
{
    const ByteView bytes = take(8, field);
    return bytes.empty() ? 0 : littleEndian<std::uint64_t>(bytes.data());
}

std::int32_t ByteReader::i32(std::string_view field)
{
    return static_cast<std::int32_t>(u32(field));
}

float ByteReader::f32(std::string_view field)
{
    return std::bit_cast<float>(u32(field));
}

Vec3 ByteReader::vec3(std::string_view field)
{
    const float x = f32(field);
    const float y = f32(field);
    const float z = f32(field);
    return {x, y, z};
}

Matrix4 ByteReader::matrix(std::string_view field)
{
    Matrix4 matrix;
    for (float &element : matrix.m)
        element = f32(field);
    return matrix;
}

std::size_t ByteReader::checkedCount(std::int64_t count, std::size_t at, std::size_t minimumSize,
                                     std::string_view field)
{
    if (failed())
        return 0;
    if (count < 0) {
        failAt(at, ErrorCode::BadCount, field, std::to_string(count));
        return 0;
    }
    if (static_cast<std::uint64_t>(count) > remaining() / minimumSize) {
        failAt(at, ErrorCode::BadCount, field,
               std::to_string(count) + ", but the " + std::to_string(remaining())
                   + " bytes after it hold " + std::to_string(remaining() / minimumSize)
                   + " at most");
        return 0;
    }
    return static_cast<std::size_t>(count);
}

std::size_t ByteReader::countI32(std::size_t minimumSize, std::string_view field)
{
    const std::size_t at = m_offset;
    return checkedCount(i32(field), at, minimumSize, field);
}

std::size_t ByteReader::countU32(std::size_t minimumSize, std::string_view field)
{
    const std::size_t at = m_offset;
    return checkedCount(u32(field), at, minimumSize, field);
}

std::string_view ByteReader::string32(std::string_view field)
{
    const std::size_t length = countI32(1, field);
    const ByteView bytes = take(length, field);
    return {reinterpret_cast<const char *>(bytes.data()), bytes.size()};
}

std::string_view ByteReader::cString(std::string_view field)
{
    if (failed())
        return {};
    const ByteView rest = m_whole.subspan(m_offset, remaining());
    const auto zero = std::ranges::find(rest, std::uint8_t{0});
    if (zero == rest.end()) {
        fail(ErrorCode::Truncated, field, "text without an end");
        return {};
    }
    const auto length = static_cast<std::size_t>(zero - rest.begin());
    m_offset += length + 1;
    return {reinterpret_cast<const char *>(rest.data()), length};
}

void ByteReader::enter(std::string_view record, std::size_t index)
{
    m_record = record;
    m_recordIndex = index;
}

void ByteReader::fail(ErrorCode code, std::string_view field, std::string detail)
{
    failAt(m_offset, code, field, std::move(detail));
}

void ByteReader::failAt(std::size_t offset, ErrorCode code, std::string_view field,
                        std::string detail)
{
    if (failed())
        return;
    std::string name;
    if (!m_record.empty())
        name = std::string(m_record) + " " + std::to_string(m_recordIndex) + ", ";
    m_error = Error{code, offset, name.append(field), std::move(detail)};
}

} // namespace formatlib
