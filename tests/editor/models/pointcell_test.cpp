// SPDX-License-Identifier: MIT
#include <editor/models/pointcell.h>

#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace hardpoint;
using formatlib::AttachPoint;

namespace {

const formatlib::ModelFile &msh()
{
    static const formatlib::ModelFile file =
        *formatlib::ModelFile::open(testsupport::MshBuilder::withEverything().build());
    return file;
}

AttachPoint named(const std::string &name)
{
    AttachPoint point;
    point.name = name;
    return point;
}

TEST(PointCell, KeyTextIsWhatTheGameReads)
{
    constexpr auto encoding = formatlib::TextEncoding::Cp949;
    EXPECT_EQ(keyText("trail_start_1", encoding), "trail, 0");
    EXPECT_EQ(keyText("trailstart_-1", encoding), "trailstart, -1");
    EXPECT_EQ(keyText("trailstart", encoding), "none");
    EXPECT_EQ(keyText("\xBC\xD5_2", encoding), QString::fromUtf8("손, 2"));
}

TEST(PointCell, TextGoesIntoItsOwnFieldAlone)
{
    AttachPoint point = named("grip_1");
    point.bone.name = "Hand";
    point.extra = "x";
    point.matrix.setOrigin({1, 2, 3});
    const AttachPoint linked = *withCellText(msh(), point, PointColumn::Bone, "Foot");
    EXPECT_EQ(linked.bone.name, "Foot");
    const AttachPoint told = *withCellText(msh(), point, PointColumn::Extra, "");
    EXPECT_EQ(told.extra, "");
    EXPECT_EQ(told.bone.name, "Hand");
    const AttachPoint moved = *withCellText(msh(), point, PointColumn::Z, "-0.0");
    EXPECT_TRUE(formatlib::sameBits(moved.matrix.origin(), {1, 2, -0.0F}));
    EXPECT_EQ(moved.name, "grip_1");
}

TEST(PointCell, EveryStepHasAName)
{
    const AttachPoint point = named("grip_1");
    EXPECT_EQ(cellStepText(msh(), point, PointColumn::Name), "Rename grip_1");
    EXPECT_EQ(cellStepText(msh(), point, PointColumn::Bone), "Link grip_1 to another bone");
    EXPECT_EQ(cellStepText(msh(), point, PointColumn::Extra), "Change extra info of grip_1");
    EXPECT_EQ(cellStepText(msh(), point, PointColumn::Y), "Move grip_1");
    EXPECT_EQ(cellStepText(msh(), point, PointColumn::RY), "Rotate grip_1");
    EXPECT_EQ(cellStepText(msh(), point, PointColumn::SZ), "Scale grip_1");
}

} // namespace
