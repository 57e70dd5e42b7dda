// SPDX-License-Identifier: MIT
// The rules in the code against the catalogue that people and scripts rely on.
#include <formatlib/rules.h>
#include <tests/support/shared.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>

using namespace formatlib;

namespace {

using Severities = std::set<char>;

char letter(Severity severity)
{
    return severity == Severity::Error ? 'E' : severity == Severity::Warning ? 'W' : 'I';
}

std::map<std::string, Severities> inCode()
{
    std::map<std::string, Severities> all;
    for (const Rule &rule : rules()) {
        Severities &severities = all[std::string(rule.id)];
        severities.insert(letter(rule.severity));
        if (rule.elsewhere)
            severities.insert(letter(*rule.elsewhere));
    }
    return all;
}

/// Ids with the severity that follows each: "| id | E | ..." in tables, "id W (...)" in prose.
std::map<std::string, Severities> inCatalogue(const std::filesystem::path &path)
{
    std::ifstream in(path);
    std::map<std::string, Severities> all;
    std::string id;
    for (std::string word; in >> word;) {
        if (word.starts_with("msh.") || word.starts_with("mdl.")) {
            id = word;
        } else if (word != "|") {
            while (word.ends_with(',') || word.ends_with('.'))
                word.pop_back();
            if (!id.empty() && (word == "E" || word == "W" || word == "I"))
                all[id].insert(word[0]);
            id.clear();
        }
    }
    return all;
}

TEST(RuleCatalogue, IdsAndSeveritiesAreTheSharedOnes)
{
    SKIP_WITHOUT_SHARED();
    const auto code = inCode();
    const auto catalogue = inCatalogue(testsupport::sharedFolder() / "design" / "rules.md");
    EXPECT_GE(catalogue.size(), 50U);
    for (const auto &[id, severities] : catalogue) {
        const auto known = code.find(id);
        if (known == code.end()) {
            ADD_FAILURE() << id << " is not in the code";
            continue;
        }
        EXPECT_TRUE(std::ranges::includes(known->second, severities)) << id;
    }
    for (const auto &[id, severities] : code)
        EXPECT_TRUE(catalogue.contains(id)) << id << " is not in the catalogue";
}

TEST(RuleCatalogue, RulesOfTwoSeveritiesAreThoseTheCatalogueNames)
{
    std::set<std::string> two;
    for (const auto &[id, severities] : inCode()) {
        if (severities.size() == 2)
            two.insert(id);
    }
    EXPECT_EQ(two,
              (std::set<std::string>{"mdl.bone.parent", "msh.bone.unknown", "msh.mask.unsupported",
                                     "msh.text.encoding"}));
}

TEST(RuleCatalogue, EveryRuleSaysWhenItHoldsAndWhyTheGameCares)
{
    std::set<std::string_view> ids;
    for (const Rule &rule : rules()) {
        EXPECT_TRUE(ids.insert(rule.id).second) << rule.id;
        EXPECT_FALSE(rule.summary.empty()) << rule.id;
        EXPECT_TRUE(rule.reason.ends_with('.')) << rule.id;
        EXPECT_EQ(findRule(rule.id), &rule);
    }
    EXPECT_EQ(findRule("msh.none"), nullptr);
}

} // namespace
