// SPDX-License-Identifier: MIT
#include <formatlib/bytereader.h>

#include <gtest/gtest.h>

#include <limits>

using namespace formatlib;

namespace {

TEST(ByteReader, ReadsLittleEndianFieldsOneAfterTheOther)
{
    const Bytes bytes{0x01, 0x34, 0x12, 0x78, 0x56, 0x34, 0x12, 0x00, 0x00, 0xC0, 0x3F};
    ByteReader reader(bytes);
    EXPECT_EQ(reader.u8("a"), 0x01);
    EXPECT_EQ(reader.u16("b"), 0x1234);
    EXPECT_EQ(reader.u32("c"), 0x12345678U);
    EXPECT_EQ(reader.f32("d"), 1.5F);
    EXPECT_EQ(reader.remaining(), 0U);
    EXPECT_FALSE(reader.failed());
}

TEST(ByteReader, KeepsTheFirstFailureWithFieldAndOffset)
{
    const Bytes bytes{1, 2, 3};
    ByteReader reader(bytes);
    reader.u16("first");
    reader.enter("control point", 7);
    EXPECT_EQ(reader.u32("position"), 0U);
    EXPECT_EQ(reader.u8("later"), 0);
    ASSERT_TRUE(reader.failed());
    EXPECT_EQ(
        reader.error(),
        (Error{ErrorCode::Truncated, 2, "control point 7, position", "needs 4 bytes, 1 remain"}));
}

TEST(ByteReader, RefusesRecordsWhoseProductWouldOverflow)
{
    const Bytes bytes(64);
    ByteReader reader(bytes);
    EXPECT_TRUE(reader.takeRecords(std::numeric_limits<std::uint64_t>::max() / 2, 32, "r").empty());
    EXPECT_EQ(reader.error().code, ErrorCode::Truncated);
    EXPECT_EQ(reader.offset(), 0U);
}

TEST(ByteReader, ChecksCountsAgainstTheBytesThatRemain)
{
    const Bytes negative{0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0};
    ByteReader first(negative);
    first.countI32(1, "points");
    EXPECT_EQ(first.error().code, ErrorCode::BadCount);
    EXPECT_EQ(first.error().offset, 0U);

    const Bytes tooMany{3, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8};
    ByteReader second(tooMany);
    EXPECT_EQ(second.countU32(4, "points"), 0U);
    EXPECT_EQ(second.error().detail, "3, but the 8 bytes after it hold 2 at most");
    ByteReader third(tooMany);
    EXPECT_EQ(third.countU32(2, "points"), 3U);
}

TEST(ByteReader, ReadsTextOfBothKinds)
{
    const Bytes bytes{2, 0, 0, 0, 'a', 'b', 'c', 'd', 0, 'e'};
    ByteReader reader(bytes);
    EXPECT_EQ(reader.string32("name"), "ab");
    EXPECT_EQ(reader.cString("tag"), "cd");
    EXPECT_EQ(reader.offset(), 9U);
    EXPECT_EQ(reader.cString("tag"), "");
    EXPECT_EQ(reader.error().code, ErrorCode::Truncated);
    EXPECT_EQ(reader.error().offset, 9U);
}

TEST(ByteReader, StaysInsideItsRange)
{
    const Bytes bytes{1, 2, 3, 4, 5, 6};
    ByteReader reader(bytes, {2, 4});
    EXPECT_EQ(reader.u16("a"), 0x0403);
    EXPECT_EQ(reader.u8("b"), 0);
    EXPECT_TRUE(reader.failed());
    EXPECT_EQ(ByteReader(bytes, {4, 99}).remaining(), 2U);
    EXPECT_EQ(ByteReader(bytes, {5, 3}).remaining(), 0U);
    EXPECT_EQ(ByteReader(bytes, {9, 12}).remaining(), 0U);
}

} // namespace
