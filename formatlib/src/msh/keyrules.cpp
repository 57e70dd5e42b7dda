// SPDX-License-Identifier: MIT
#include "msh/rules.h"
#include "rules/editdistance.h"

#include <formatlib/freenames.h>
#include <formatlib/pointkey.h>

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_map>

namespace formatlib::msh {

namespace {

constexpr std::array<std::string_view, 2> knownTypes{"trailstart", "trailend"};

constexpr std::int64_t highestIndex = 0x7FFFFFFF;

struct KeyHash {
    std::size_t operator()(const PointKey &key) const
    {
        return std::hash<std::string>{}(key.type) * 31 + std::hash<std::int32_t>{}(key.index);
    }
};

std::string spelled(std::string_view type, std::int64_t index)
{
    return std::string(type) + "_" + std::to_string(index);
}

std::string_view untilZero(std::string_view text)
{
    return text.substr(0, text.find('\0'));
}

/// The part that the client gives to atoi; empty for the empty key.
std::string_view indexText(std::string_view name)
{
    const std::size_t split = name.find('_');
    if (split == std::string_view::npos || split == 0)
        return {};
    const std::size_t rest = name.find_first_not_of('_', split);
    return rest == std::string_view::npos ? std::string_view() : name.substr(rest);
}

/// Whether atoi would read a number that is inside int32.
bool hasIndex(std::string_view text)
{
    const std::size_t start = text.find_first_not_of(" \t\n\v\f\r");
    if (start == std::string_view::npos)
        return false;
    text.remove_prefix(start);
    const bool negative = text[0] == '-';
    if (negative || text[0] == '+')
        text.remove_prefix(1);
    std::int64_t value = 0;
    std::size_t digits = 0;
    for (; digits < text.size() && text[digits] >= '0' && text[digits] <= '9'; ++digits) {
        value = value * 10 + (text[digits] - '0');
        if (value > highestIndex + (negative ? 1 : 0))
            return false;
    }
    return digits > 0;
}

bool isMalformed(std::string_view name)
{
    return !hasIndex(indexText(untilZero(name)));
}

/// A type and index that a malformed name may have meant: its letters without '_', and the number
/// at its end if it has one.
std::string meantName(std::string_view name, FreeNames &free)
{
    const std::string_view text = untilZero(name);
    const std::size_t lastOther = text.find_last_not_of("0123456789");
    const std::size_t stemEnd = lastOther == std::string_view::npos ? 0 : lastOther + 1;
    std::string type(text.substr(0, stemEnd));
    std::erase(type, '_');
    if (type.empty())
        type = "point";
    std::int64_t number = 0;
    const std::string_view digits = text.substr(stemEnd);
    if (!digits.empty() && digits.size() <= 9)
        number = std::stoll(std::string(digits));
    return free.numbered(type, std::max<std::int64_t>(number, 1));
}

} // namespace

void checkDuplicateKeys(const ListContext &context, Findings &findings)
{
    std::unordered_map<PointKey, std::size_t, KeyHash> first;
    first.reserve(context.points.size());
    FreeNames free(context.points, context.file.schema());
    for (std::size_t row = 0; row < context.points.size(); ++row) {
        const std::string &name = context.points[row].name;
        PointKey key = pointKey(name);
        const auto [known, isNew] = first.try_emplace(key, row);
        if (isNew)
            continue;
        Finding finding{.rule = "msh.key.duplicate",
                        .severity = Severity::Error,
                        .point = row,
                        .field = Field::Name,
                        .arguments = {name, key.type, std::to_string(key.index),
                                      context.points[known->second].name},
                        .fixes = {}};
        // The empty key has no number to count on: its own rule says how to write it.
        if (!isMalformed(name)) {
            finding.fixes.push_back(
                {.kind = Fix::Kind::SetText, .safe = false, .text = free.next(name)});
        }
        finding.fixes.push_back({.kind = Fix::Kind::Remove, .safe = false, .text = {}});
        findings.push_back(std::move(finding));
    }
}

void checkMalformedKeys(const ListContext &context, Findings &findings)
{
    FreeNames free(context.points, context.file.schema());
    for (std::size_t row = 0; row < context.points.size(); ++row) {
        const std::string &name = context.points[row].name;
        if (!isMalformed(name))
            continue;
        PointKey key = pointKey(name);
        std::string better = meantName(name, free);
        findings.push_back(
            {.rule = "msh.key.malformed",
             .severity = Severity::Error,
             .point = row,
             .field = Field::Name,
             .arguments = {name, std::move(key.type), std::to_string(key.index)},
             .fixes = {{.kind = Fix::Kind::SetText, .safe = false, .text = std::move(better)}}});
    }
}

void checkSpelling(const ListContext &context, Findings &findings)
{
    std::unordered_map<PointKey, int, KeyHash> uses;
    uses.reserve(context.points.size());
    for (const AttachPoint &point : context.points)
        ++uses[pointKey(point.name)];
    for (std::size_t row = 0; row < context.points.size(); ++row) {
        const std::string &name = context.points[row].name;
        if (isMalformed(name))
            continue;
        const PointKey key = pointKey(name);
        std::string canonical = spelled(key.type, key.index);
        if (untilZero(name) == canonical)
            continue;
        findings.push_back(
            {.rule = "msh.key.noncanonical",
             .severity = Severity::Warning,
             .point = row,
             .field = Field::Name,
             .arguments = {name, key.type, std::to_string(key.index), canonical},
             .fixes = {{.kind = Fix::Kind::SetText, .safe = uses[key] == 1, .text = canonical}}});
    }
}

void checkLookalikeTypes(const ListContext &context, Findings &findings)
{
    FreeNames free(context.points, context.file.schema());
    for (std::size_t row = 0; row < context.points.size(); ++row) {
        const std::string &name = context.points[row].name;
        const PointKey key = pointKey(name);
        if (key.type.empty() || std::ranges::find(knownTypes, key.type) != knownTypes.end())
            continue;
        const std::string folded = foldCase(key.type);
        const auto meant = std::ranges::find_if(
            knownTypes, [&](std::string_view known) { return editDistance(folded, known) <= 1; });
        if (meant == knownTypes.end())
            continue;
        const std::string type(*meant);
        findings.push_back({.rule = "msh.key.lookalike",
                            .severity = Severity::Warning,
                            .point = row,
                            .field = Field::Name,
                            .arguments = {name, key.type, type},
                            .fixes = {{.kind = Fix::Kind::SetText,
                                       .safe = false,
                                       .text = free.numbered(type, key.index)}}});
    }
}

void checkTrailPairs(const ListContext &context, Findings &findings)
{
    // (index, row) of either side, in the order the client pairs them.
    std::array<std::vector<std::pair<std::int32_t, std::size_t>>, 2> sides;
    for (std::size_t row = 0; row < context.points.size(); ++row) {
        const PointKey key = pointKey(context.points[row].name);
        for (std::size_t side = 0; side < knownTypes.size(); ++side) {
            if (key.type == knownTypes[side])
                sides[side].emplace_back(key.index, row);
        }
    }
    if (sides[0].size() == sides[1].size())
        return;
    const std::size_t longer = sides[0].size() > sides[1].size() ? 0 : 1;
    const std::size_t shorter = 1 - longer;
    std::ranges::sort(sides[longer]);
    const auto [index, row] = sides[longer][sides[shorter].size()];
    const std::string missing(knownTypes[shorter]);
    FreeNames free(context.points, context.file.schema());
    findings.push_back(
        {.rule = "msh.trail.unpaired",
         .severity = Severity::Warning,
         .point = row,
         .field = Field::Name,
         .arguments = {std::to_string(sides[0].size()), std::to_string(sides[1].size()),
                       context.points[row].name},
         .fixes = {
             {.kind = Fix::Kind::AddPoint, .safe = false, .text = free.numbered(missing, index)}}});
}

} // namespace formatlib::msh
