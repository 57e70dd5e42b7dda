// SPDX-License-Identifier: MIT
#include "mdl/rules.h"
#include "rules/makefinding.h"

#include <formatlib/freenames.h>

#include <algorithm>
#include <map>
#include <unordered_set>

namespace formatlib::mdl {

namespace {

constexpr std::size_t mostPoints = 64;

using Names = std::unordered_set<std::string_view>;

Names namesOf(std::span<const AttachPoint> points)
{
    Names names;
    for (const AttachPoint &point : points)
        names.insert(point.name);
    return names;
}

/// The row of the point that was called so in the file and is called otherwise now: it hangs where
/// that one hung, and its name is new.
std::optional<std::size_t> renamedPoint(const ListContext &context, const Names &originalNames,
                                        std::string_view oldName)
{
    const std::vector<AttachPoint> &original = context.file.points();
    const auto old = std::ranges::find(original, oldName, &AttachPoint::name);
    if (old == original.end())
        return std::nullopt;
    const auto isNew = [&](const AttachPoint &point) {
        return !originalNames.contains(point.name);
    };
    const auto row = static_cast<std::size_t>(old - original.begin());
    const std::span<const AttachPoint> points = context.points;
    if (points.size() == original.size() && isNew(points[row]))
        return row;
    const auto found = std::ranges::find_if(points, [&](const AttachPoint &point) {
        return point.bone == old->bone && sameBits(point.matrix, old->matrix) && isNew(point);
    });
    if (found == points.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - points.begin());
}

} // namespace

void checkDuplicateNames(const ListContext &context, Findings &findings)
{
    std::unordered_set<std::string_view> seen;
    FreeNames free(context.points, context.file.schema());
    for (std::size_t row = 0; row < context.points.size(); ++row) {
        const std::string &name = context.points[row].name;
        if (seen.insert(name).second)
            continue;
        Finding finding = aboutPoint("mdl.name.duplicate", Severity::Error, Field::Name, {name});
        finding.point = row;
        finding.fixes.push_back(
            {.kind = Fix::Kind::SetText, .safe = false, .text = free.next(name)});
        findings.push_back(std::move(finding));
    }
}

void checkEmptyNames(const ListContext &context, Findings &findings)
{
    FreeNames free(context.points, context.file.schema());
    for (std::size_t row = 0; row < context.points.size(); ++row) {
        if (!context.points[row].name.empty())
            continue;
        Finding finding = aboutPoint("mdl.name.empty", Severity::Error, Field::Name);
        finding.point = row;
        finding.fixes.push_back(
            {.kind = Fix::Kind::SetText, .safe = false, .text = free.numbered("point", 1)});
        findings.push_back(std::move(finding));
    }
}

void checkPointCount(const ListContext &context, Findings &findings)
{
    if (context.points.size() > mostPoints) {
        findings.push_back(aboutFile("mdl.points.many", Severity::Warning,
                                     {std::to_string(context.points.size())}));
    }
}

void checkSceneNames(const ListContext &context, Findings &findings)
{
    if (!context.companions.scene)
        return;
    const Names names = namesOf(context.points);
    const Names originalNames = namesOf(context.file.points());
    std::map<std::string_view, std::vector<std::string>> objects;
    for (const SceneReference &reference : *context.companions.scene) {
        if (!names.contains(reference.attachment))
            objects[reference.attachment].push_back(reference.object);
    }
    for (const auto &[name, users] : objects) {
        Finding finding = aboutFile("mdl.scene.broken", Severity::Error, {std::string(name)});
        finding.arguments.insert(finding.arguments.end(), users.begin(), users.end());
        if (const auto row = renamedPoint(context, originalNames, name)) {
            finding.point = row;
            finding.field = Field::Name;
            finding.fixes.push_back(
                {.kind = Fix::Kind::SetText, .safe = false, .text = std::string(name)});
        }
        findings.push_back(std::move(finding));
    }
}

void checkSceneOrder(const ListContext &context, Findings &findings)
{
    if (!context.companions.scene)
        return;
    std::map<std::string_view, std::size_t> place;
    for (std::size_t row = 0; row < context.file.points().size(); ++row)
        place.try_emplace(context.file.points()[row].name, row);
    std::size_t last = 0;
    for (const AttachPoint &point : context.points) {
        const auto known = place.find(point.name);
        if (known == place.end())
            continue;
        if (known->second < last) {
            Finding finding = aboutFile("mdl.scene.order", Severity::Warning);
            finding.fixes.push_back({.kind = Fix::Kind::RestoreOrder, .safe = false, .text = {}});
            findings.push_back(std::move(finding));
            return;
        }
        last = known->second;
    }
}

} // namespace formatlib::mdl
