// SPDX-License-Identifier: MIT
#include <formatlib/text.h>

#include <gtest/gtest.h>

using namespace formatlib;
using namespace std::string_literals;

namespace {

constexpr auto cp949 = TextEncoding::Cp949;
constexpr auto utf8 = TextEncoding::Utf8;

TEST(Text, DecodesAndEncodesKorean)
{
    EXPECT_EQ(decodeText("\xBC\xD5\xC0\xE2\xC0\xCC", cp949), "손잡이");
    EXPECT_EQ(encodeText("손잡이", cp949), "\xBC\xD5\xC0\xE2\xC0\xCC"s);
    EXPECT_EQ(decodeText("Bip01 R Hand", cp949), "Bip01 R Hand");
}

TEST(Text, KeepsEveryCodeOfCp949)
{
    int codes = 0;
    for (int lead = 0x81; lead <= 0xFE; ++lead) {
        for (int trail = 0x41; trail <= 0xFE; ++trail) {
            const std::string bytes{static_cast<char>(lead), static_cast<char>(trail)};
            const auto text = decodeText(bytes, cp949);
            if (!text)
                continue;
            ++codes;
            EXPECT_EQ(encodeText(*text, cp949), bytes);
        }
    }
    EXPECT_EQ(codes, 17048);
}

TEST(Text, HasNoReadingForBytesThatWouldNotComeBack)
{
    EXPECT_EQ(decodeText("abc\xBC", cp949), std::nullopt) << "a lead byte without its trail";
    EXPECT_EQ(decodeText("\xFF\xFE", cp949), std::nullopt);
    EXPECT_EQ(decodeText("a\0b"s, cp949), std::nullopt);
    EXPECT_EQ(decodeText("a\0b"s, utf8), std::nullopt);
    EXPECT_EQ(decodeText("\xC0\x80", utf8), std::nullopt) << "overlong";
    EXPECT_EQ(decodeText("\xED\xA0\x80", utf8), std::nullopt) << "surrogate";
    EXPECT_EQ(decodeText("\xF4\x90\x80\x80", utf8), std::nullopt) << "beyond U+10FFFF";
    EXPECT_EQ(decodeText("\xE7\x82", utf8), std::nullopt) << "cut short";
    EXPECT_EQ(decodeText("点", utf8), "点");
}

TEST(Text, NamesTheCharacterThatDoesNotFit)
{
    const auto bytes = encodeText("손😀", cp949);
    ASSERT_FALSE(bytes);
    EXPECT_EQ(bytes.error(), (Error{ErrorCode::TextEncoding, 3, "text", "'😀' is not in CP949"}));
    EXPECT_FALSE(encodeText("a\0b"s, utf8));
    EXPECT_FALSE(encodeText("\xFF", cp949));
    EXPECT_TRUE(encodeText("😀", utf8));
}

} // namespace
