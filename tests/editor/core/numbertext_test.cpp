// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>

#include <gtest/gtest.h>

#include <bit>
#include <cstdint>
#include <limits>

using namespace hardpoint;

namespace {

std::uint32_t bits(float value)
{
    return std::bit_cast<std::uint32_t>(value);
}

std::optional<float> typed(const char *text)
{
    return numberFromTyped(QString::fromUtf8(text));
}

TEST(NumberText, IsTheShortestDecimal)
{
    EXPECT_EQ(numberUtf8(1.5F), "1.5");
    EXPECT_EQ(numberUtf8(0), "0");
    EXPECT_EQ(numberUtf8(0.1F), "0.1");
    EXPECT_EQ(numberUtf8(-2.25F), "-2.25");
    EXPECT_EQ(numberUtf8(16777216), "16777216");
    EXPECT_EQ(numberUtf8(1e-45F), "1e-45");
    EXPECT_EQ(numberUtf8(std::numeric_limits<float>::max()), "3.4028235e+38");
    EXPECT_EQ(numberText(0.3F), QStringLiteral("0.3"));
}

TEST(NumberText, NegativeZeroAndWhatIsNotFiniteKeepTheirBits)
{
    EXPECT_EQ(numberUtf8(-0.0F), "-0.0");
    EXPECT_EQ(numberUtf8(std::bit_cast<float>(0x7FC00001U)), "0x7fc00001");
    EXPECT_EQ(numberUtf8(-std::numeric_limits<float>::infinity()), "0xff800000");
    EXPECT_EQ(bits(*numberFromUtf8("0x7fc00001")), 0x7FC00001U);
    EXPECT_EQ(bits(*numberFromUtf8("0xFFC00049")), 0xFFC00049U);
    EXPECT_EQ(bits(*numberFromUtf8("-0.0")), 0x80000000U);
    EXPECT_EQ(bits(*numberFromUtf8("-0")), 0x80000000U);
}

TEST(NumberText, EveryBitComesBack)
{
    for (std::uint64_t pattern = 0; pattern <= 0xFFFFFFFF; pattern += 65521) {
        const auto value = std::bit_cast<float>(static_cast<std::uint32_t>(pattern));
        const std::optional<float> back = numberFromUtf8(numberUtf8(value));
        ASSERT_TRUE(back && bits(*back) == bits(value)) << numberUtf8(value);
    }
}

TEST(NumberText, ReadsTheNearestFloat)
{
    EXPECT_EQ(*numberFromUtf8("16777217"), 16777216.0F);
    EXPECT_EQ(*numberFromUtf8("0.85283678770065307617"), 0.8528367877006531F);
    EXPECT_EQ(bits(*numberFromUtf8("1e-60")), 0U);
    EXPECT_EQ(bits(*numberFromUtf8("-1e-60")), 0x80000000U);
    EXPECT_EQ(*numberFromUtf8("1E3"), 1000);
}

TEST(NumberText, RefusesWhatIsNoNumber)
{
    for (const char *text :
         {"",      " ",    "1 2",       "1.2.3",       "x",          "1x",          "nan",
          "inf",   "-inf", "0x7fc0000", "0x7fc000011", "0x7fc0000g", "-0x7fc00001", "1e39",
          "-1e39", "+1",   "1,5",       "--1",         "-",          ".",           "1e"})
        EXPECT_FALSE(numberFromUtf8(text)) << text;
}

TEST(NumberText, UnderstandsWhatPeopleType)
{
    EXPECT_EQ(*typed(" 1.5 "), 1.5F);
    EXPECT_EQ(*typed("1,5"), 1.5F);
    EXPECT_EQ(*typed("-1,5"), -1.5F);
    EXPECT_EQ(*typed("+2"), 2.0F);
    EXPECT_EQ(*typed("\xE2\x88\x92"
                     "3"),
              -3.0F); // a real minus sign
    EXPECT_EQ(*typed(".5"), 0.5F);
    EXPECT_EQ(*typed("5."), 5.0F);
    EXPECT_EQ(bits(*typed("0x7fc00001")), 0x7FC00001U);
    for (const char *text : {"", "1,2,3", "1.000,5", "+-1", "one", "1 000"})
        EXPECT_FALSE(typed(text)) << text;
}

} // namespace
