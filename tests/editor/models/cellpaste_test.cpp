// SPDX-License-Identifier: MIT
#include <editor/models/cellpaste.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <bit>

using formatlib::AttachPoint;
using formatlib::Vec3;
using namespace hardpoint;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;
using enum PointColumn;

namespace {

class CellPasteTest : public testing::Test {
protected:
    static formatlib::Bytes bytes()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.points = {{"a_1", "Hand", "x\ty", {1, 2, 3}},
                       {"a_2", "Foot", "\x81", {-0.0F, 5, 6}},
                       {"a_3", "Foot", "", {7, 8, 9}}};
        return mesh.build();
    }
    Document &document() { return m_file.document(); }
    CellBlock block(const std::vector<int> &rows, std::vector<PointColumn> columns)
    {
        CellBlock block{{}, std::move(columns), false};
        for (const int row : rows)
            block.points.push_back(document().idAt(row));
        return block;
    }
    CellPlan plan(const char *text, const CellBlock &target)
    {
        return planCells(document(), *textGrid(text, document().schema()), target);
    }

    testsupport::OpenFile m_file{bytes()};
};

TEST_F(CellPasteTest, CellsAreCopiedAsTheyAreTypedInTheOrderOfTheView)
{
    EXPECT_EQ(cellsText(document(), block({1, 0}, {X, Name, Key, Extra}), false),
              "-0.0\ta_2\ta, 2\t\\x81\r\n1\ta_1\ta, 1\t\"x\ty\"\r\n");
    EXPECT_EQ(cellsText(document(), block({0}, {Row, Bone, Y}), true),
              "#\tLinked bone\tY\r\n0\tHand\t2\r\n");
}

TEST_F(CellPasteTest, ABlockGoesIntoTheCellsAndNothingElseChanges)
{
    const CellPlan made = plan("1,5\tHead\n-0.0\tTail", block({0, 1}, {Y, Bone}));
    ASSERT_TRUE(made.isAllGood());
    ASSERT_EQ(made.changes.size(), 2U);
    AttachPoint wanted = document().point(0);
    wanted.matrix.m[13] = 1.5F;
    wanted.bone.name = "Head";
    EXPECT_EQ(made.changes[0].value, wanted);
    EXPECT_EQ(std::bit_cast<std::uint32_t>(made.changes[1].value.matrix.m[13]), 0x80000000U);
    EXPECT_EQ(made.changes[1].value.extra, "\x81");
}

TEST_F(CellPasteTest, OneCellFillsAllAndABlockRepeats)
{
    const CellPlan one = plan("7", block({0, 1, 2}, {X, Z}));
    ASSERT_EQ(one.changes.size(), 3U);
    EXPECT_EQ(one.changes[2].value.matrix.origin(), (Vec3{7, 8, 7}));
    const CellPlan repeated = plan("1\n2", block({0, 1, 2, 0}, {X}));
    EXPECT_EQ(repeated.changes[2].value.matrix.origin().x, 1);
}

TEST_F(CellPasteTest, ARowOfTitlesIsNoRowOfValues)
{
    const auto rows = [&](const char *text) {
        const formatlib::Schema &schema = document().schema();
        return withoutTitles(*textGrid(text, schema), schema).rows.size();
    };
    EXPECT_EQ(rows("X\tLinked bone\n1\tHand"), 1U);
    EXPECT_EQ(rows("X\tsomething\n1\tHand"), 2U);
    EXPECT_EQ(rows("X"), 1U);
}

TEST_F(CellPasteTest, ARowWithABadCellIsLeftOutAsAWhole)
{
    const CellPlan made = plan("Head\t1\nTail\tx\né\t3", block({0, 1, 2}, {Bone, X}));
    EXPECT_FALSE(made.isAllGood());
    ASSERT_EQ(made.changes.size(), 1U);
    EXPECT_TRUE(made.rows[1].problem.contains("\"x\""));
    EXPECT_TRUE(made.rows[1].problem.startsWith("X: "));
    EXPECT_EQ(made.rows[2].number, 3);
    EXPECT_FALSE(plan("1\t2\n3", block({0, 1}, {X, Y})).isAllGood());
}

TEST_F(CellPasteTest, TextThatReadersCutIsRefused)
{
    const std::string text(document().schema().longestText + 1, 'a');
    EXPECT_FALSE(plan(text.c_str(), block({0}, {Extra})).isAllGood());
    EXPECT_TRUE(plan(text.substr(1).c_str(), block({0}, {Extra})).isAllGood());
}

TEST_F(CellPasteTest, WhatIsComputedMustComeOutAsTheTextHasIt)
{
    EXPECT_TRUE(plan("9\tb_4\tb, 4", block({0}, {Row, Name, Key})).isAllGood());
    const CellPlan made = plan("b_4\tHand", block({0}, {Name, Key}));
    ASSERT_FALSE(made.isAllGood());
    EXPECT_TRUE(made.rows[0].problem.contains("b, 4"));
    EXPECT_TRUE(made.changes.empty());
}

TEST_F(CellPasteTest, TextOfBytesThatAreNoneStaysAndCantBeReplaced)
{
    EXPECT_TRUE(plan("\\x81\t1", block({1}, {Extra, X})).isAllGood());
    EXPECT_FALSE(plan("other", block({1}, {Extra})).isAllGood());
}

TEST_F(CellPasteTest, WhatDoesNotFitBehindTheFirstCellIsToldAsAWhole)
{
    const CellPlan made = plan("1\t2\t3", block({0}, {Y, Z}));
    EXPECT_FALSE(made.problem.isEmpty());
    EXPECT_TRUE(made.changes.empty());
    EXPECT_FALSE(plan("1", block({}, {})).problem.isEmpty());
}

TEST(CellPasteMdl, UntouchedNumbersKeepTheBitsOfTheMatrix)
{
    MdlBuilder model = MdlBuilder::small();
    model.points[0].matrix = {0.6F, 0.8F, 0, 0, -0.8F, 0.6F, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1};
    model.sections = {model.skeleton(), model.attachments()};
    testsupport::OpenFile file(model.build(), "a.mdl");
    Document &document = file.document();
    const CellBlock block{{document.idAt(0)}, {Name, Bone, X, RX, RY, RZ, SX, SY, SZ}, false};
    const std::string text = cellsText(document, block, false);
    const CellPlan plan = planCells(document, *textGrid(text, document.schema()), block);
    ASSERT_TRUE(plan.isAllGood());
    EXPECT_EQ(plan.changes[0].value, document.point(0));
}

} // namespace
