// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/fixes.h>
#include <formatlib/validate.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

/// What the tests of both formats' rules share.
namespace ruletesting {

inline formatlib::ModelFile opened(const formatlib::Bytes &bytes)
{
    auto file = formatlib::ModelFile::open(bytes);
    if (!file)
        throw std::runtime_error(file.error().field + ": " + file.error().detail);
    return *file;
}

inline std::vector<formatlib::Finding> of(std::string_view rule,
                                          const std::vector<formatlib::Finding> &findings)
{
    std::vector<formatlib::Finding> those;
    std::ranges::copy_if(findings, std::back_inserter(those),
                         [&](const auto &finding) { return finding.rule == rule; });
    return those;
}

/// Findings of one rule in a file as it is.
inline std::vector<formatlib::Finding> findings(std::string_view rule,
                                                const formatlib::Bytes &bytes,
                                                const formatlib::Companions &companions = {})
{
    const formatlib::ModelFile file = opened(bytes);
    return of(rule, validate(file, file.points(), companions));
}

inline std::size_t count(std::string_view rule, const formatlib::Bytes &bytes,
                         const formatlib::Companions &companions = {})
{
    return findings(rule, bytes, companions).size();
}

/// The list after one fix of a rule's first finding. That fix must end that rule's findings.
inline std::vector<formatlib::AttachPoint> fixed(std::string_view rule,
                                                 const formatlib::Bytes &bytes, std::size_t fix = 0,
                                                 const formatlib::Companions &companions = {})
{
    const formatlib::ModelFile file = opened(bytes);
    const auto found = of(rule, validate(file, file.points(), companions));
    EXPECT_EQ(found.size(), 1U) << rule;
    if (found.empty() || found.front().fixes.size() <= fix) {
        ADD_FAILURE() << rule << " has no fix " << fix;
        return file.points();
    }
    const std::vector<formatlib::ChosenFix> chosen{{&found.front(), fix}};
    auto points = listAfter(editFor(file, file.points(), chosen), file.points());
    EXPECT_TRUE(of(rule, validate(file, points, companions)).empty()) << rule;
    // Taken back, the file is what it was.
    const auto saved = file.serialize(points);
    EXPECT_TRUE(saved);
    EXPECT_EQ(*opened(*saved).serialize(file.points()), bytes);
    return points;
}

} // namespace ruletesting
