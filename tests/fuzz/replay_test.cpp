// SPDX-License-Identifier: MIT
// What fuzzers start from and what they once found, run again.
#include <tests/fuzz/seeds.h>
#include <tests/fuzz/targets.h>
#include <tests/support/shared.h>

#include <gtest/gtest.h>

namespace {

class Replay : public testing::TestWithParam<fuzz::Target> { };

TEST_P(Replay, SeedsKeepThePromises)
{
    const auto seeds = fuzz::seeds(GetParam().name);
    EXPECT_GE(seeds.size(), 2U);
    for (const fuzz::Seed &seed : seeds) {
        SCOPED_TRACE(seed.name);
        GetParam().run(seed.bytes);
        // Cut short, and with a bit turned, it is what a fuzzer tries first.
        for (std::size_t i = 0; i < seed.bytes.size(); i += 1 + seed.bytes.size() / 64) {
            formatlib::Bytes bytes = seed.bytes;
            bytes[i] ^= 0x80U;
            GetParam().run(bytes);
            bytes.resize(i);
            GetParam().run(bytes);
        }
    }
}

TEST_P(Replay, FoundCasesKeepThePromises)
{
    const std::filesystem::path folder =
        std::filesystem::path(HARDPOINT_FUZZ_CASES) / GetParam().name;
    if (!std::filesystem::exists(folder))
        return; // nothing was found yet
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        SCOPED_TRACE(entry.path().filename());
        GetParam().run(testsupport::readBytes(entry.path()));
    }
}

INSTANTIATE_TEST_SUITE_P(Targets, Replay, testing::ValuesIn(fuzz::targets()),
                         [](const auto &each) { return std::string(each.param.name); });

} // namespace
