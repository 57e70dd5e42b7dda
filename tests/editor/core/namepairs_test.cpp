// SPDX-License-Identifier: MIT
#include <editor/core/namepairs.h>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

TEST(NamePairs, SidesAreExchangedWhereTheyAreSigns)
{
    const std::vector<std::pair<const char *, const char *>> names{
        {"Bip01 L Hand", "Bip01 R Hand"},
        {"L_hand", "R_hand"},
        {"hand_l", "hand_r"},
        {"hand_L_1", "hand_R_1"},
        {"hand.L", "hand.R"},
        {"eyeL2", "eyeL2"},
        {"Left hand", "Right hand"},
        {"handLeft", "handRight"},
        {"LeftHand_1", "RightHand_1"},
        {"left_1", "right_1"},
        {"LEFT", "RIGHT"},
        {"lefthand", "righthand"},
        {"L to R", "R to L"},
        {"왼손", "오른손"},
        {"오른발_2", "왼발_2"},
        {"左手", "右手"},
        {"Leg", "Leg"},
        {"Roll", "Roll"},
        {"bright", "bright"},
        {"trailstart_1", "trailstart_1"},
        {"upright", "upright"},
        {"", ""},
    };
    for (const auto &[name, other] : names) {
        const QString swapped = swapSides(QString::fromUtf8(name), usualNamePairs());
        EXPECT_EQ(swapped.toStdString(), other);
        EXPECT_EQ(swapSides(swapped, usualNamePairs()).toStdString(), name) << "twice is the start";
    }
}

TEST(NamePairs, OwnPairs)
{
    const auto pairs = parseNamePairs(QStringLiteral("port=starboard, _a=_b"));
    ASSERT_TRUE(pairs);
    EXPECT_EQ(swapSides(QStringLiteral("port gun"), *pairs), "starboard gun");
    EXPECT_EQ(swapSides(QStringLiteral("airport"), *pairs), "airport");
    EXPECT_EQ(swapSides(QStringLiteral("fin_a_2"), *pairs), "fin_b_2");
    EXPECT_EQ(swapSides(QStringLiteral("fin_apple"), *pairs), "fin_apple");
    for (const char *bad : {"L", "=R", "L=", "L=L", "a=b=c"})
        EXPECT_FALSE(parseNamePairs(QString::fromUtf8(bad))) << bad;
    EXPECT_TRUE(parseNamePairs(QString())->empty());
}

TEST(NamePairs, RawBytesOfTheFilesEncoding)
{
    using formatlib::TextEncoding;
    EXPECT_EQ(swapSides("\xBF\xDE_1", TextEncoding::Cp949, usualNamePairs()), "\xBF\xC0\xB8\xA5_1");
    EXPECT_EQ(swapSides("\xFF L", TextEncoding::Cp949, usualNamePairs()), "\xFF L")
        << "bytes that are no text stay";
    EXPECT_EQ(swapSides("x L", TextEncoding::Cp949, {{QStringLiteral("L"), QStringLiteral("😀")}}),
              "x L")
        << "what the encoding cannot hold is not made";
}

} // namespace
