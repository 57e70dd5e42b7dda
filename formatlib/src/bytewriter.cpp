// SPDX-License-Identifier: MIT
#include <formatlib/bytewriter.h>

#include <bit>

namespace formatlib {

namespace {

template <typename T> void append(Bytes &bytes, T value)
{
    for (std::size_t i = 0; i < sizeof(T); ++i)
        bytes.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
}

} // namespace

void ByteWriter::u8(std::uint8_t value)
{
    m_bytes.push_back(value);
}
void ByteWriter::u16(std::uint16_t value)
{
    append(m_bytes, value);
}
void ByteWriter::u32(std::uint32_t value)
{
    append(m_bytes, value);
}
void ByteWriter::u64(std::uint64_t value)
{
    append(m_bytes, value);
}
void ByteWriter::i32(std::int32_t value)
{
    append(m_bytes, static_cast<std::uint32_t>(value));
}
void ByteWriter::f32(float value)
{
    append(m_bytes, std::bit_cast<std::uint32_t>(value));
}

void ByteWriter::vec3(const Vec3 &value)
{
    f32(value.x);
    f32(value.y);
    f32(value.z);
}

void ByteWriter::matrix(const Matrix4 &value)
{
    for (const float element : value.m)
        f32(element);
}

void ByteWriter::bytes(ByteView bytes)
{
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
}

void ByteWriter::string32(std::string_view text)
{
    i32(static_cast<std::int32_t>(text.size()));
    m_bytes.insert(m_bytes.end(), text.begin(), text.end());
}

void ByteWriter::cString(std::string_view text)
{
    m_bytes.insert(m_bytes.end(), text.begin(), text.end());
    m_bytes.push_back(0);
}

void ByteWriter::patchU32(std::size_t offset, std::uint32_t value)
{
    for (std::size_t i = 0; i < sizeof(value); ++i)
        m_bytes[offset + i] = static_cast<std::uint8_t>(value >> (8 * i));
}

} // namespace formatlib
