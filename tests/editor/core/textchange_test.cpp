// SPDX-License-Identifier: MIT
#include <editor/core/textchange.h>

#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace hardpoint;
using formatlib::Field;
using testsupport::MshBuilder;

namespace {

class TextChangeTest : public testing::Test {
protected:
    TextChangeTest()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.points = {{"trailstart_7", "R Hand", "hand.left", {}},
                       {"grip_1", "L Hand", "", {}},
                       {"trailstart_07", "R Foot", "\xFF\xFF", {}},
                       {"loose", "", "", {}}};
        m_file = formatlib::ModelFile::open(mesh.build()).value();
    }

    std::string found(const char *find, const char *by, TextReplacement::Options options = {},
                      const std::set<Field> &fields = {Field::Name, Field::Bone, Field::Extra},
                      const std::vector<int> &rows = {0, 1, 2, 3})
    {
        std::string all;
        m_changes =
            replacements(*m_file, m_file->points(), rows, fields,
                         TextReplacement(QString::fromUtf8(find), QString::fromUtf8(by), options));
        for (const TextChange &change : m_changes)
            all += std::to_string(change.row) + ":" + change.after.toStdString() + " ";
        return all;
    }

    std::optional<formatlib::ModelFile> m_file;
    std::vector<TextChange> m_changes;
};

TEST_F(TextChangeTest, PlainTextIsFoundInTheFieldsThatAreAskedFor)
{
    EXPECT_EQ(found("hand", "Arm"), "0:R Arm 0:Arm.left 1:L Arm ");
    EXPECT_EQ(found("hand", "Arm", {.matchCase = true}), "0:Arm.left ");
    EXPECT_EQ(found("hand", "Arm", {}, {Field::Bone}, {1, 2}), "1:L Arm ");
    EXPECT_EQ(found("d.l", "\\1"), "0:han\\1eft ");
    EXPECT_EQ(found("", "x"), "");
    EXPECT_EQ(found("Hand", "Hand", {.matchCase = true}), "");
}

TEST_F(TextChangeTest, ExpressionsMoveWhatTheirGroupsHold)
{
    EXPECT_EQ(found("(\\w+)_0*(\\d+)$", "\\1__\\2", {.isRegular = true}, {Field::Name}),
              "0:trailstart__7 1:grip__1 2:trailstart__7 ");
    EXPECT_EQ(found("(", "x", {.isRegular = true}), "");
    EXPECT_FALSE(TextReplacement("(", "x", {.isRegular = true}).error().isEmpty());
    EXPECT_TRUE(TextReplacement("(", "x", {}).error().isEmpty());
}

TEST_F(TextChangeTest, WhatTheFileCantHoldIsRefusedRowByRow)
{
    EXPECT_EQ(found("l", "é", {}, {Field::Bone}), "1:é Hand ");
    EXPECT_TRUE(m_changes.front().refusal.contains(QString::fromUtf8("é")));
    found("grip", std::string(300, 'x').c_str());
    ASSERT_EQ(m_changes.size(), 1U);
    EXPECT_TRUE(m_changes.front().refusal.contains("302"))
        << m_changes.front().refusal.toStdString();
    found("grip", "손");
    EXPECT_TRUE(m_changes.front().refusal.isEmpty());
    EXPECT_EQ(withText(m_file->points()[1], m_changes.front()).name, "\xBC\xD5_1");
}

TEST_F(TextChangeTest, ATypeIsRenumberedInFileOrderWithoutAGap)
{
    EXPECT_EQ(pointTypes(m_file->points()), (std::vector<std::string>{"trailstart", "grip"}));
    const std::vector<TextChange> changes = renumbered(*m_file, m_file->points(), "trailstart", 6);
    ASSERT_EQ(changes.size(), 2U);
    EXPECT_EQ(changes[0].row, 0U);
    EXPECT_EQ(changes[0].bytes, "trailstart_6");
    EXPECT_EQ(changes[1].row, 2U);
    EXPECT_EQ(changes[1].before, "trailstart_07");
    EXPECT_EQ(changes[1].bytes, "trailstart_7");
    EXPECT_EQ(withText(m_file->points()[2], changes[1]).bone.name, "R Foot");
}

} // namespace
