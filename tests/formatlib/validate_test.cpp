// SPDX-License-Identifier: MIT
#include <formatlib/validate.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace formatlib;
using testsupport::MshBuilder;

namespace {

std::vector<Finding> findingsFor(const std::vector<std::string> &names)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points.clear();
    for (const std::string &name : names)
        mesh.points.push_back({name, "Bip01 R Hand", "", {}});
    const auto file = ModelFile::open(mesh.build());
    return validate(*file, file->points());
}

TEST(Validate, ReportsEveryLaterPointOfARepeatedKey)
{
    const auto findings = findingsFor({"a_1", "b_1", "a_01", "a_2", "a__1"});
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[0].rule, "msh.key.duplicate");
    EXPECT_EQ(findings[0].severity, Severity::Error);
    EXPECT_EQ(findings[0].point, 2U);
    EXPECT_EQ(findings[0].field, Field::Name);
    EXPECT_EQ(findings[0].arguments, (std::vector<std::string>{"a_01", "a", "1", "a_1"}));
    EXPECT_EQ(findings[1].point, 4U);
}

TEST(Validate, TheEmptyKeyCollidesToo)
{
    EXPECT_EQ(findingsFor({"grip", "_1"}).size(), 1U);
    EXPECT_TRUE(findingsFor({"grip", "grip_1", "GRIP_1"}).empty());
}

} // namespace
