// SPDX-License-Identifier: MIT
#include <editor/core/findingtext.h>

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

} // namespace
