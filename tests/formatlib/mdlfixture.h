// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/modelfile.h>
#include <tests/support/mdlbuilder.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace mdltest {

inline formatlib::ModelFile opened(const formatlib::Bytes &bytes)
{
    auto file = formatlib::ModelFile::open(bytes);
    if (!file)
        throw std::runtime_error(file.error().field + ": " + file.error().detail);
    return *file;
}

inline formatlib::ModelFile opened(const testsupport::MdlBuilder &built)
{
    return opened(built.build());
}

inline void putWord(formatlib::Bytes &bytes, std::size_t offset, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        bytes[offset + i] = static_cast<std::uint8_t>(value >> (8 * i));
}

inline std::size_t find(const formatlib::Bytes &bytes, std::string_view text)
{
    const auto found = std::ranges::search(bytes, text);
    return static_cast<std::size_t>(found.begin() - bytes.begin());
}

/// Where the body of the first section of a tag starts.
inline std::size_t bodyOf(const formatlib::Bytes &bytes, std::string_view tag)
{
    return find(bytes, tag) + tag.size() + 1 + 4;
}

/// Nothing but its own list can be written, for a reason that names this field.
inline void expectReadOnly(const formatlib::ModelFile &file, std::string_view field)
{
    ASSERT_TRUE(file.readOnlyReason());
    EXPECT_EQ(file.readOnlyReason()->field, field);
    EXPECT_EQ(*file.serialize(file.points()), file.bytes());
    std::vector<formatlib::AttachPoint> points = file.points();
    points.emplace_back();
    const formatlib::Result<formatlib::Bytes> saved = file.serialize(points);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, formatlib::ErrorCode::ReadOnly);
    EXPECT_EQ(saved.error().field, field);
}

} // namespace mdltest
