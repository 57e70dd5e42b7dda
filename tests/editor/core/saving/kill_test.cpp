// SPDX-License-Identifier: MIT
#include <tests/support/disk.h>
#include <tests/support/savefixture.h>

using namespace hardpoint;
using testsupport::FaultyDisk;

namespace {

class Kill : public testsupport::SaveTest {
protected:
    /// Saves in a child that is killed at a call; false when there was no such call.
    bool killAt(std::size_t number, When when)
    {
        return !testsupport::finishedInChild([this, number, when] {
            FaultyDisk disk({.at = number, .when = when, .act = testsupport::killThisProcess});
            static_cast<void>(save(disk));
        });
    }

    /// The old file or the new one, never anything between, and a backup that is whole.
    void expectWhole()
    {
        EXPECT_TRUE(onDisk("a") == m_old || onDisk("a") == m_new);
        if (QFileInfo::exists(at("a~"))) {
            EXPECT_EQ(onDisk("a~"), m_old);
        }
        if (onDisk("a") == m_new) {
            EXPECT_EQ(onDisk("a~"), m_old);
        }
    }
};

TEST_F(Kill, AtEveryCallTheFileIsWholeAndTheNextSaveCleansUp)
{
    int kills = 0;
    int withLeftovers = 0;
    for (const When when : {When::Before, When::Halfway, When::After}) {
        FaultyDisk counting;
        ASSERT_TRUE(save(counting));
        for (std::size_t number = 0; number < counting.made().size(); ++number) {
            if (when == When::Halfway && counting.made()[number].call != Call::Write)
                continue;
            SCOPED_TRACE("killed at call " + std::to_string(number));
            put("a", m_old);
            QFile::remove(at("a~"));
            ASSERT_EQ(files(), QStringList{"a"});
            ASSERT_TRUE(killAt(number, when));
            ++kills;
            expectWhole();
            withLeftovers += files().size() > 2 ? 1 : 0;
            FaultyDisk healthy;
            put("a", m_old);
            ASSERT_TRUE(save(healthy));
            EXPECT_EQ(onDisk("a"), m_new);
            EXPECT_EQ(files(), (QStringList{"a", "a~"})) << "nothing stays behind";
        }
    }
    EXPECT_EQ(kills, 13 + 2 + 13);
    EXPECT_GT(withLeftovers, 0) << "else the clean-up was not seen";
}

TEST_F(Kill, LeftoversGoWithoutASaveTooButNotThoseOfOthers)
{
    put(".hardpoint-0123456789abcdef-00000001.new", m_old);
    ASSERT_TRUE(killAt(numberOf(Call::Rename, "a"), When::Before));
    ASSERT_GT(files().size(), 3);
    filestore::removeLeftovers(at("a"));
    EXPECT_EQ(files(), (QStringList{".hardpoint-0123456789abcdef-00000001.new", "a", "a~"}));
    EXPECT_EQ(onDisk("a"), m_old);
}

} // namespace
