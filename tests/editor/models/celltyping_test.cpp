// SPDX-License-Identifier: MIT
#include <editor/models/celltyping.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

class CellTypingTest : public testing::Test {
protected:
    static formatlib::Bytes file()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.bones = {"Bip01 R Hand", "Bip01 L Hand"};
        mesh.points = {{"trailstart_1", "Bip01 R Hand", "", {}},
                       {"grip_1", "Weapon bone", "", {}},
                       {"loose", "", "", {}}};
        return mesh.build();
    }
    TypedCell typed(int row, PointColumn column, const QString &text)
    {
        return typedCell(m_file.document(), row, column, text);
    }

    testsupport::OpenFile m_file{file()};
};

TEST_F(CellTypingTest, ARepeatedKeyIsMarkedWhileItIsTypedButCanBeWritten)
{
    const TypedCell cell = typed(1, PointColumn::Name, "trailstart_01");
    EXPECT_EQ(cell.state, QValidator::Acceptable);
    EXPECT_TRUE(cell.marked);
    EXPECT_EQ(cell.key, "trailstart, 1");
    EXPECT_TRUE(cell.message.contains("(trailstart, 1)")) << cell.message.toStdString();
    EXPECT_TRUE(cell.message.contains("trailstart_1 in row 0")) << cell.message.toStdString();
}

TEST_F(CellTypingTest, ItsOwnKeyAndAFreeOneAreFine)
{
    EXPECT_FALSE(typed(0, PointColumn::Name, "trailstart_01").marked);
    const TypedCell free = typed(1, PointColumn::Name, "trailstart_2");
    EXPECT_FALSE(free.marked);
    EXPECT_TRUE(free.message.isEmpty());
    EXPECT_EQ(free.key, "trailstart, 2");
}

TEST_F(CellTypingTest, NamesWithoutAKeyCollideToo)
{
    const TypedCell cell = typed(1, PointColumn::Name, "grip");
    EXPECT_EQ(cell.key, "none");
    EXPECT_TRUE(cell.marked);
    EXPECT_TRUE(cell.message.contains("loose")) << cell.message.toStdString();
}

TEST_F(CellTypingTest, CharactersOutsideTheEncodingAreRefusedByName)
{
    for (const PointColumn column : {PointColumn::Name, PointColumn::Bone, PointColumn::Extra}) {
        const TypedCell cell = typed(0, column, QString::fromUtf8("손é_1"));
        EXPECT_EQ(cell.state, QValidator::Invalid);
        EXPECT_TRUE(cell.message.contains(QString::fromUtf8("é"))) << cell.message.toStdString();
        EXPECT_EQ(typed(0, column, QString::fromUtf8("손_1")).state, QValidator::Acceptable);
    }
}

TEST_F(CellTypingTest, ANumberIsNoValueUntilItIsOne)
{
    for (const char *text : {"", "-", "12x", "1 2", "1e99"}) {
        const TypedCell cell = typed(0, PointColumn::Y, QString::fromLatin1(text));
        EXPECT_EQ(cell.state, QValidator::Intermediate) << text;
        EXPECT_TRUE(cell.marked) << text;
        EXPECT_FALSE(cell.message.isEmpty()) << text;
    }
    for (const char *text : {"12,5", "-12.5", "1e3", " 7 "})
        EXPECT_EQ(typed(0, PointColumn::Y, QString::fromLatin1(text)).state, QValidator::Acceptable)
            << text;
}

TEST_F(CellTypingTest, SuggestsFreeNamesOfKnownTypesAndTheBonesOfTheFile)
{
    EXPECT_EQ(cellSuggestions(m_file.document(), PointColumn::Name).join('|').toStdString(),
              "trailstart_2|trailend_1|grip_2");
    EXPECT_EQ(cellSuggestions(m_file.document(), PointColumn::Bone).join('|').toStdString(),
              "Bip01 R Hand|Bip01 L Hand|Weapon bone");
    EXPECT_TRUE(cellSuggestions(m_file.document(), PointColumn::X).isEmpty());
}

} // namespace
