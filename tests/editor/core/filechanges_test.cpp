// SPDX-License-Identifier: MIT
#include <editor/core/filechanges.h>

#include <tests/support/generated.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace formatlib;
using namespace hardpoint;
using Kind = FileChange::Kind;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;

namespace {

class FileChanges : public testing::Test {
protected:
    static ModelFile with(const ModelFile &file, const std::vector<AttachPoint> &points)
    {
        return *ModelFile::open(*file.serialize(points));
    }
    static std::vector<FileChange> changes(const ModelFile &before, const ModelFile &after)
    {
        return fileChanges(diffFiles(before, after), before, after);
    }
    static ByteChanges bytes(const ModelFile &before, const ModelFile &after)
    {
        return byteChanges(diffFiles(before, after), before, after);
    }
    /// The old file with the changed ranges taken from the new one is the new file, and what is
    /// said to be identical is so.
    static void expectRangesAreTrue(const ModelFile &before, const ModelFile &after)
    {
        const ByteChanges found = bytes(before, after);
        Bytes made;
        std::size_t at = 0;
        for (const ByteChange &range : found.ranges) {
            ASSERT_LE(at, range.before.begin);
            made.insert(made.end(), before.bytes().begin() + static_cast<std::ptrdiff_t>(at),
                        before.bytes().begin() + static_cast<std::ptrdiff_t>(range.before.begin));
            EXPECT_EQ(made.size(), range.after.begin);
            made.insert(made.end(),
                        after.bytes().begin() + static_cast<std::ptrdiff_t>(range.after.begin),
                        after.bytes().begin() + static_cast<std::ptrdiff_t>(range.after.end));
            at = range.before.end;
        }
        made.insert(made.end(), before.bytes().begin() + static_cast<std::ptrdiff_t>(at),
                    before.bytes().end());
        EXPECT_TRUE(made == after.bytes());
        std::size_t changed = 0;
        for (const ByteChange &range : found.ranges)
            changed += range.before.size();
        EXPECT_EQ(found.identical + changed, before.bytes().size());
    }
};

TEST_F(FileChanges, SayWhatAnUpgradeAndAnEditDo)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.version = 2000;
    const ModelFile before = *ModelFile::open(mesh.build());
    AttachPoint point;
    point.name = "grip_1";
    point.bone.name = "Hand";
    point.matrix.setOrigin({1.5F, 0, -0.0F});
    const ModelFile after = with(before, {point});
    const auto found = changes(before, after);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0], (FileChange{Kind::Version, "", "version", "2000", "2002"}));
    EXPECT_EQ(found[1],
              (FileChange{Kind::Added, "#0 \"grip_1\"", "", "",
                          "bone \"Hand\"  extra \"\"  position 1.5, 0, -0.0"}));
    const ByteChanges ranges = bytes(before, after);
    ASSERT_EQ(ranges.ranges.size(), 2U) << "the version, and the list at the end";
    EXPECT_EQ(ranges.ranges[0].before, ranges.ranges[0].after);
    EXPECT_EQ(ranges.ranges[0].before.size(), 4U);
    EXPECT_EQ(ranges.ranges[1].before.size(), 0U);
    EXPECT_EQ(ranges.identical, before.bytes().size() - 4);
    expectRangesAreTrue(before, after);
    const std::string text = byteChangesText(ranges).toStdString();
    EXPECT_TRUE(text.starts_with("Bytes that change: 0x4-0x7, ")) << text;
}

TEST_F(FileChanges, TellAMatrixInWordsThatPeopleKnow)
{
    const ModelFile before = *ModelFile::open(MdlBuilder::small().build());
    std::vector<AttachPoint> points = before.points();
    points[0].matrix = withRotation(points[0].matrix, {0, 0, 30}).value();
    const auto found = changes(before, with(before, points));
    ASSERT_EQ(found.size(), 2U) << "neither its position nor its scale changed to speak of";
    EXPECT_EQ(found[0].field, "rotation");
    EXPECT_EQ(found[0].before, "0, 0, 0");
    EXPECT_EQ(found[0].after, "0, 0, 30");
    EXPECT_EQ(found[1].field, "matrix");
}

TEST_F(FileChanges, NameOldAndNewValuesRemovalsAndMoves)
{
    const ModelFile before = *ModelFile::open(MshBuilder::withEverything().build());
    std::vector<AttachPoint> points = before.points();
    ASSERT_GE(points.size(), 3U);
    const std::string first = points[0].name;
    points[1].extra = "new";
    points.push_back(points[0]);
    points.erase(points.begin());
    const auto found = changes(before, with(before, points));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].kind, Kind::Changed);
    EXPECT_EQ(found[0].field, "extra");
    EXPECT_EQ(found[0].after, "\"new\"");
    EXPECT_EQ(found[1].kind, Kind::Moved);
    EXPECT_EQ(found[1].before, "0");
    EXPECT_EQ(found[1].after, QString::number(points.size() - 1));

    points = before.points();
    points.pop_back();
    const auto removed = changes(before, with(before, points));
    ASSERT_EQ(removed.size(), 1U);
    EXPECT_EQ(removed[0].kind, Kind::Removed);
    EXPECT_TRUE(removed[0].after.isEmpty());
    expectRangesAreTrue(before, with(before, points));
}

TEST_F(FileChanges, APuppetsRangesAreTrueWithAndWithoutASectionOfPoints)
{
    const ModelFile full = *ModelFile::open(MdlBuilder::small().build());
    ASSERT_FALSE(full.points().empty());
    std::vector<AttachPoint> points = full.points();
    points[0].name += "_longer";
    expectRangesAreTrue(full, with(full, points));
    const ModelFile none = with(full, {});
    expectRangesAreTrue(full, none);
    expectRangesAreTrue(none, full);
    EXPECT_EQ(bytes(full, full).identical, full.bytes().size());
    EXPECT_EQ(byteChangesText(bytes(full, full)).left(4), "All ");
}

TEST_F(FileChanges, FilesThatDifferElsewhereHaveOneRange)
{
    MshBuilder mesh = MshBuilder::withEverything();
    const ModelFile before = *ModelFile::open(mesh.build());
    mesh.vertices[0].position[0] += 1;
    mesh.points.pop_back();
    const ModelFile after = *ModelFile::open(mesh.build());
    EXPECT_EQ(bytes(before, after).ranges.size(), 1U);
    expectRangesAreTrue(before, after);
}

TEST_F(FileChanges, CountsSayOnlyWhatThereIs)
{
    const ModelFile before = *ModelFile::open(MshBuilder::withEverything().build());
    EXPECT_EQ(changeCountText(diffFiles(before, before)), "No point changes");
    std::vector<AttachPoint> points = before.points();
    points[0].extra = "a";
    points[0].bone.name = "b";
    const QString text = changeCountText(diffFiles(before, with(before, points)));
    EXPECT_TRUE(text.startsWith("1 point")) << text.toStdString();
    EXPECT_FALSE(text.contains(',')) << text.toStdString();
}

} // namespace
