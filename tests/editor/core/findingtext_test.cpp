// SPDX-License-Identifier: MIT
#include <editor/core/findingtext.h>

#include <formatlib/rules.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace formatlib;
using namespace hardpoint;

namespace {

/// What is said of the second of two points called so.
QString textOf(const std::string &first, const std::string &second)
{
    testsupport::MshBuilder mesh;
    mesh.points = {{first, "", "", {}}, {second, "", "", {}}};
    const ModelFile file = *ModelFile::open(mesh.build());
    const std::vector<Finding> findings = validate(file, file.points());
    for (const Finding &finding : findings) {
        if (finding.rule == "msh.key.duplicate")
            return findingText(finding, file.schema().encoding);
    }
    return {};
}

TEST(FindingText, SaysWhatTheGameReadsAndDoes)
{
    EXPECT_EQ(textOf("trailstart_1", "trailstart_01"),
              QStringLiteral("is read as (trailstart, 1), the same as trailstart_1. "
                             "The game drops this point."));
    EXPECT_EQ(textOf("", "trailstart"),
              QStringLiteral("has no key the game can read, and neither has \"\". "
                             "The game drops this point."));
}

TEST(FindingText, NamesOfAnyBytesAreShown)
{
    EXPECT_EQ(
        textOf("\xBC\xD5_1", "\xBC\xD5_01"),
        QString::fromUtf8("is read as (손, 1), the same as 손_1. The game drops this point."));
    EXPECT_EQ(textOf("a%1_1", "a%1_01"),
              QStringLiteral("is read as (a%1, 1), the same as a%1_1. The game drops this point."));
    EXPECT_TRUE(textOf("\xFF\xFE_1", "\xFF\xFE_1").contains(QStringLiteral("\\xff\\xfe_1")));
}

TEST(FindingText, ARuleWithoutASentenceIsStillNamed)
{
    Finding finding;
    finding.rule = "msh.future.rule";
    finding.arguments = {"a", "b"};
    EXPECT_EQ(findingText(finding, TextEncoding::Utf8), QStringLiteral("msh.future.rule: a, b"));
}

TEST(FindingText, EveryRuleHasASentenceAndAReason)
{
    for (const Rule &rule : rules()) {
        for (const Severity severity : {rule.severity, rule.elsewhere.value_or(rule.severity)}) {
            Finding finding;
            finding.rule = rule.id;
            finding.severity = severity;
            finding.arguments = {"one", "two", "three", "four"};
            const QString text = findingText(finding, TextEncoding::Utf8);
            EXPECT_TRUE(text.endsWith(QLatin1Char('.'))) << rule.id;
            EXPECT_FALSE(text.contains(QLatin1Char('%'))) << rule.id;
        }
        EXPECT_FALSE(ruleReason(rule.id).isEmpty()) << rule.id;
    }
    EXPECT_TRUE(ruleReason("msh.future.rule").isEmpty());
}

TEST(FindingText, AMessageNamesThePoint)
{
    std::vector<AttachPoint> points(2);
    points[1].name = "grip_1";
    Finding finding{.rule = "msh.bone.empty",
                    .severity = Severity::Warning,
                    .point = 1,
                    .field = Field::Bone,
                    .arguments = {},
                    .fixes = {}};
    const QString rest =
        QStringLiteral("hangs on no bone: it stays behind when the character moves.");
    EXPECT_EQ(findingMessage(finding, points, TextEncoding::Cp949), "grip_1 " + rest);
    finding.point = 0;
    EXPECT_EQ(findingMessage(finding, points, TextEncoding::Cp949), "Point 0 " + rest);
    finding = {};
    finding.rule = "mdl.scene.broken";
    finding.point = 0;
    finding.arguments = {"hand", "Orb", "Glow"};
    EXPECT_EQ(
        findingMessage(finding, points, TextEncoding::Utf8),
        QStringLiteral("No point is called hand any more, which the scene uses for: Orb, Glow."));
}

TEST(FixText, NamesTheResult)
{
    const auto text = [](const char *rule, Fix::Kind kind, Field field) {
        Finding finding;
        finding.rule = rule;
        finding.field = field;
        return fixText(finding, {kind, false, "x_2"}, TextEncoding::Utf8);
    };
    EXPECT_EQ(text("msh.key.duplicate", Fix::Kind::SetText, Field::Name), "Renumber to x_2");
    EXPECT_EQ(text("msh.key.malformed", Fix::Kind::SetText, Field::Name), "Rename to x_2");
    EXPECT_EQ(text("msh.bone.unknown", Fix::Kind::SetText, Field::Bone), "Link to x_2");
    EXPECT_EQ(text("mdl.scene.broken", Fix::Kind::SetText, Field::Name), "Rename back to x_2");
    EXPECT_EQ(text("msh.trail.unpaired", Fix::Kind::AddPoint, Field::Name), "Add x_2");
    EXPECT_EQ(text("msh.key.duplicate", Fix::Kind::Remove, Field::Name), "Delete the point");
}

} // namespace
