// SPDX-License-Identifier: MIT
#include <formatlib/modelfile.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace formatlib;
using testsupport::MshBuilder;

namespace {

TEST(ProveSaved, AcceptsWhatSerializeMakes)
{
    const auto file = ModelFile::open(MshBuilder::withEverything().build());
    std::vector<AttachPoint> points = file->points();
    points.erase(points.begin());
    EXPECT_TRUE(proveSaved(*file, points, *file->serialize(points)));
    EXPECT_TRUE(proveSaved(*file, file->points(), file->bytes()));
}

TEST(ProveSaved, RefusesAnyOtherByte)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.trailing = {5};
    const auto file = ModelFile::open(mesh.build());
    std::vector<AttachPoint> points = file->points();
    points.pop_back();
    const Bytes good = *file->serialize(points);
    for (std::size_t i = 0; i < good.size(); ++i) {
        Bytes bytes = good;
        bytes[i] ^= 0x11;
        const auto proved = proveSaved(*file, points, bytes);
        // The version is the one field a save may write; every other byte is checked.
        if (i < 4 || i >= 8) {
            EXPECT_FALSE(proved) << "byte " << i;
        }
    }
}

TEST(ProveSaved, RefusesAnyChangeWhenNothingWasEdited)
{
    const auto file = ModelFile::open(MshBuilder::withEverything().build());
    Bytes bytes = file->bytes();
    bytes[4] ^= 1;
    const auto proved = proveSaved(*file, file->points(), bytes);
    ASSERT_FALSE(proved);
    EXPECT_EQ(proved.error().offset, 4U);
}

TEST(UntouchedDifference, NamesTheFirstByteOutsideTheList)
{
    MshBuilder mesh = MshBuilder::withEverything();
    const auto a = ModelFile::open(mesh.build());
    mesh.points.clear();
    const auto fewer = ModelFile::open(mesh.build());
    EXPECT_EQ(firstUntouchedDifference(*a, *fewer), std::nullopt);
    mesh.meshType = 2;
    EXPECT_EQ(firstUntouchedDifference(*a, *ModelFile::open(mesh.build())), 8U);
    mesh.meshType = 1;
    mesh.trailing = {1};
    EXPECT_EQ(firstUntouchedDifference(*a, *ModelFile::open(mesh.build())), a->bytes().size());
}

} // namespace
