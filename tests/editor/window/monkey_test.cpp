// SPDX-License-Identifier: MIT
// A window in the hands of somebody who tries everything. HARDPOINT_MONKEY says how many actions,
// HARDPOINT_MONKEY_SEED which ones.
#include <tests/editor/window/monkey.h>
#include <tests/editor/window/windowfixture.h>

#include <QAbstractItemModelTester>

using namespace hardpoint;

namespace {

unsigned wanted(const char *name, unsigned otherwise)
{
    const char *set = std::getenv(name);
    return set ? static_cast<unsigned>(std::stoul(set)) : otherwise;
}

void run(MainWindow &window, const std::vector<QString> &files, unsigned actions)
{
    const QAbstractItemModelTester tester(window.table().model(),
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    testsupport::Monkey monkey(window, files, wanted("HARDPOINT_MONKEY_SEED", 1));
    for (unsigned i = 0; i < actions; ++i) {
        monkey.act();
        if (i % 100 == 99)
            monkey.undoEverything();
        if (testing::Test::HasFailure()) {
            std::string last;
            const auto &diary = monkey.diary();
            for (std::size_t k = diary.size() > 12 ? diary.size() - 12 : 0; k < diary.size(); ++k)
                last += diary[k] + "\n";
            FAIL() << "after " << i + 1 << " actions, the last of them:\n" << last;
        }
    }
    monkey.undoEverything();
    monkey.closeEverything();
}

class MonkeyTest : public testsupport::WindowTest {
protected:
    explicit MonkeyTest(bool useGl = true) : WindowTest(useGl) { }

    std::vector<QString> files()
    {
        return {sample(QStringLiteral("sword.msh")), sample(QStringLiteral("sword_2000.msh")),
                sample(QStringLiteral("puppet.mdl")), small(QStringLiteral("many.msh"), 60)};
    }
};

class PlainMonkeyTest : public MonkeyTest {
protected:
    PlainMonkeyTest() : MonkeyTest(false) { }
};

TEST_F(PlainMonkeyTest, BreaksNothing)
{
    run(window(), files(), wanted("HARDPOINT_MONKEY", 300));
}

TEST_F(MonkeyTest, BreaksNothingInTheViewport)
{
    run(window(), files(), wanted("HARDPOINT_MONKEY", 60));
}

} // namespace
