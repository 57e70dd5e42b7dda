// SPDX-License-Identifier: MIT
#include <tests/formatlib/rules/ruletesting.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <functional>
#include <random>

using namespace formatlib;
using namespace ruletesting;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;

namespace {

/// Makes points whose names, bones and places break rules often.
class RandomPoints {
public:
    explicit RandomPoints(unsigned seed) : m_random(seed) { }

    std::size_t below(std::size_t limit)
    {
        return std::uniform_int_distribution<std::size_t>(0, limit - 1)(m_random);
    }

    AttachPoint next(const Schema &schema)
    {
        static const std::vector<std::string> names{"a_1",
                                                    "a_01",
                                                    "a__1",
                                                    "a_1x",
                                                    "a_2",
                                                    "",
                                                    "a",
                                                    "_1",
                                                    "a_x",
                                                    "trailstart_1",
                                                    "trailstart_2",
                                                    "trailend_1",
                                                    "TrailEnd_1",
                                                    "trailstar_3",
                                                    "trail_start_1",
                                                    "a_2147483647",
                                                    "a_2147483648",
                                                    "a_-1",
                                                    std::string("a_1\0b", 5),
                                                    "\xFF_1",
                                                    " a ",
                                                    "MDAT",
                                                    "hair",
                                                    "hair 2",
                                                    std::string(300, 'n')};
        static const std::vector<std::string> bones{"",
                                                    "Bip01 R Hand",
                                                    "Bip01 R Hnd",
                                                    "bip01 prop1",
                                                    "qqqqqqqqqqqq",
                                                    std::string("Bip01 Prop1\0z", 13)};
        static const std::vector<float> numbers{
            0, 1, -1, 2.5F, 1e30F, std::numeric_limits<float>::infinity()};
        AttachPoint point;
        point.name = names[below(names.size())];
        if (schema.hasMatrix) {
            std::erase(point.name, '\0');
            point.bone.number = static_cast<std::uint16_t>(below(5));
            if (below(3) == 0)
                point.matrix.m[below(16)] = numbers[below(numbers.size())];
        } else {
            point.bone.name = bones[below(bones.size())];
            point.extra = below(4) == 0 ? "\xBC\xD5" : "";
        }
        point.matrix.m[12] = numbers[below(numbers.size())];
        return point;
    }

    std::vector<AttachPoint> list(const Schema &schema)
    {
        std::vector<AttachPoint> points(below(12));
        std::ranges::generate(points, [&] { return next(schema); });
        return points;
    }

private:
    std::mt19937 m_random;
};

struct RuleCase {
    std::string name;
    Bytes bytes;
    Companions companions;
};

RuleCase msh()
{
    return {"Msh", MshBuilder::withEverything().build(), {}};
}

RuleCase mdl()
{
    RuleCase each{"Mdl", MdlBuilder::withEverything().build(), {}};
    each.companions.scene = std::vector<SceneReference>{{"Orb", "hair"}};
    return each;
}

class CheckerTest : public testing::TestWithParam<RuleCase> {
protected:
    ModelFile m_file = opened(GetParam().bytes);
    const Companions &m_companions = GetParam().companions;
};

TEST_P(CheckerTest, LookingAgainAfterAnEditFindsWhatAFreshLookFinds)
{
    RandomPoints random(1);
    std::vector<AttachPoint> points = m_file.points();
    Checker checker(m_file, m_file.scene(), m_companions);
    for (int edit = 0; edit < 400; ++edit) {
        const std::size_t row = points.empty() ? 0 : random.below(points.size());
        switch (points.empty() ? 0 : random.below(4)) {
        case 0:
            points.insert(points.begin() + static_cast<std::ptrdiff_t>(row),
                          random.next(m_file.schema()));
            break;
        case 1:
            points.erase(points.begin() + static_cast<std::ptrdiff_t>(row));
            break;
        case 2:
            points[row] = random.next(m_file.schema());
            break;
        default:
            std::swap(points[row], points[random.below(points.size())]);
        }
        ASSERT_EQ(checker.check(points), validate(m_file, points, m_companions)) << edit;
    }
}

TEST_P(CheckerTest, FindingsStandByRowAfterThoseOfTheFile)
{
    RandomPoints random(2);
    for (int round = 0; round < 50; ++round) {
        const auto findings = validate(m_file, random.list(m_file.schema()), m_companions);
        EXPECT_TRUE(std::ranges::is_sorted(findings, {}, &Finding::point));
    }
}

TEST_P(CheckerTest, UsingEveryFixEndsAndLeavesNoneOfItsKind)
{
    RandomPoints random(3);
    for (int round = 0; round < 300; ++round) {
        const std::vector<AttachPoint> start = random.list(m_file.schema());
        std::vector<AttachPoint> points = start;
        Checker checker(m_file, m_file.scene(), m_companions);
        int looks = 0;
        for (;; ++looks) {
            ASSERT_LT(looks, 20) << "round " << round << " does not come to an end";
            std::vector<ChosenFix> chosen;
            for (const Finding &finding : checker.check(points)) {
                if (!finding.fixes.empty())
                    chosen.push_back({&finding, 0});
            }
            if (chosen.empty())
                break;
            points = listAfter(editFor(m_file, points, chosen), points);
        }
        for (const Finding &finding : validate(m_file, points, m_companions))
            EXPECT_TRUE(finding.fixes.empty()) << finding.rule;
    }
}

TEST_P(CheckerTest, SafeFixesEndAndKeepEveryKeyAndPlace)
{
    RandomPoints random(4);
    for (int round = 0; round < 300; ++round) {
        const std::vector<AttachPoint> start = random.list(m_file.schema());
        const auto points = applySafeFixes(m_file, start, m_companions);
        ASSERT_EQ(points.size(), start.size());
        for (const Finding &finding : validate(m_file, points, m_companions))
            EXPECT_TRUE(std::ranges::find(finding.fixes, true, &Fix::safe) == finding.fixes.end());
    }
}

INSTANTIATE_TEST_SUITE_P(Formats, CheckerTest, testing::Values(msh(), mdl()),
                         [](const auto &each) { return each.param.name; });

} // namespace
