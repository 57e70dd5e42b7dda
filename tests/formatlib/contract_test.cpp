// SPDX-License-Identifier: MIT
// What every format promises. A further format is one more case in formats().
#include <formatlib/modelfile.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <ostream>

using namespace formatlib;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;

namespace {

struct FormatCase {
    std::string name;
    Bytes bytes;       ///< a small valid file with every block, at least two points, no trailing
    AttachPoint point; ///< one more that it can hold

    friend void PrintTo(const FormatCase &each, std::ostream *out) { *out << each.name; }
};

FormatCase msh()
{
    AttachPoint point;
    point.name = "fx_9";
    point.bone.name = "Bip01 Prop1";
    point.extra = "\xFF not text";
    point.matrix.setOrigin({1, -0.0F, 1e-40F});
    return {"Msh", MshBuilder::withEverything().build(), point};
}

FormatCase mdl()
{
    AttachPoint point;
    point.name = "\xFF not text";
    point.bone.number = 500;
    point.matrix.m[5] = -0.0F;
    point.matrix.setOrigin({1, 1e-40F, -2});
    return {"Mdl", MdlBuilder::withEverything().build(), point};
}

std::vector<FormatCase> formats()
{
    return {msh(), mdl()};
}

class Contract : public testing::TestWithParam<FormatCase> {
protected:
    const Bytes &bytes() const { return GetParam().bytes; }
    ModelFile file() const { return *ModelFile::open(bytes()); }
};

TEST_P(Contract, WritesItsOwnListBackByteForByte)
{
    ASSERT_TRUE(ModelFile::open(bytes()));
    EXPECT_GE(file().points().size(), 2U);
    EXPECT_EQ(*file().serialize(file().points()), bytes());
}

TEST_P(Contract, EveryEditIsReadBackAndChangesNothingElse)
{
    const std::vector<AttachPoint> original = file().points();
    std::vector<std::vector<AttachPoint>> lists(5, original);
    lists[0].push_back(GetParam().point);
    lists[1].erase(lists[1].begin());
    std::ranges::reverse(lists[2]);
    lists[3].clear();
    lists[4][1].name = GetParam().point.name;
    for (const auto &points : lists) {
        const auto saved = file().serialize(points);
        ASSERT_TRUE(saved);
        EXPECT_TRUE(proveSaved(file(), points, *saved));
        EXPECT_NE(*saved, bytes());
        // Undone in the saved file, the original bytes are back.
        EXPECT_EQ(*ModelFile::open(*saved)->serialize(original), bytes());
    }
}

TEST_P(Contract, RefusesEveryProperPrefix)
{
    for (std::size_t size = 0; size < bytes().size(); ++size) {
        // Each in an allocation of its own, so that a sanitizer sees the first byte read beyond.
        Bytes prefix(bytes().begin(), bytes().begin() + static_cast<std::ptrdiff_t>(size));
        prefix.shrink_to_fit();
        EXPECT_FALSE(ModelFile::open(std::move(prefix))) << size << " bytes";
    }
}

TEST_P(Contract, AnyChangedByteGivesAnErrorOrAFileThatIsKept)
{
    int opened = 0;
    for (std::size_t at = 0; at < bytes().size(); ++at) {
        for (int change = 1; change < 256; ++change) {
            Bytes changed = bytes();
            changed[at] = static_cast<std::uint8_t>(changed[at] ^ change);
            const auto file = ModelFile::open(changed);
            if (!file) {
                EXPECT_FALSE(file.error().field.empty());
                EXPECT_LE(file.error().offset, changed.size());
                continue;
            }
            ++opened;
            const auto kept = file->serialize(file->points());
            ASSERT_TRUE(kept && *kept == changed) << "byte " << at << " ^ " << change;
            if (change == 1 || change == 0x80)
                file->scene();
        }
    }
    EXPECT_GT(opened, 0);
}

INSTANTIATE_TEST_SUITE_P(Formats, Contract, testing::ValuesIn(formats()),
                         [](const auto &each) { return each.param.name; });

} // namespace
