// SPDX-License-Identifier: MIT
#include <editor/cli/addederrors.h>

#include <map>
#include <tuple>

using namespace formatlib;

namespace hardpoint {

namespace {

using Kind = std::tuple<std::string_view, std::optional<Field>, std::optional<std::string_view>>;

Kind kindOf(const Finding &finding, std::span<const AttachPoint> points)
{
    std::optional<std::string_view> name;
    if (finding.point)
        name = points[*finding.point].name;
    return {finding.rule, finding.field, name};
}

} // namespace

std::vector<Finding> addedErrors(const ModelFile &file, std::span<const AttachPoint> points,
                                 const Companions &companions)
{
    Checker checker(file, file.scene(), companions);
    std::map<Kind, std::size_t> known;
    for (const Finding &finding : checker.check(file.points())) {
        if (finding.severity == Severity::Error)
            ++known[kindOf(finding, file.points())];
    }
    std::vector<Finding> added;
    for (const Finding &finding : checker.check(points)) {
        if (finding.severity != Severity::Error)
            continue;
        std::size_t &left = known[kindOf(finding, points)];
        if (left > 0)
            --left;
        else
            added.push_back(finding);
    }
    return added;
}

} // namespace hardpoint
