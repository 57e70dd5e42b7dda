// SPDX-License-Identifier: MIT
#include <formatlib/pointkey.h>
#include <formatlib/validate.h>

#include <map>

namespace formatlib {

namespace {

/// msh.key.duplicate; arguments: the point's name, the key's type and index as the game reads
/// them, and the name of the first point of that key.
void checkDuplicateKeys(std::span<const AttachPoint> points, std::vector<Finding> &findings)
{
    std::map<std::pair<std::string, std::int32_t>, std::size_t> first;
    for (std::size_t i = 0; i < points.size(); ++i) {
        PointKey key = pointKey(points[i].name);
        const std::int32_t index = key.index;
        const auto [known, isNew] = first.try_emplace({std::move(key.type), index}, i);
        if (isNew)
            continue;
        findings.push_back({.rule = "msh.key.duplicate",
                            .severity = Severity::Error,
                            .point = i,
                            .field = Field::Name,
                            .arguments = {points[i].name, known->first.first, std::to_string(index),
                                          points[known->second].name}});
    }
}

} // namespace

std::string_view severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return "error";
    case Severity::Warning:
        return "warning";
    case Severity::Information:
        return "information";
    }
    return {};
}

std::vector<Finding> validate(const ModelFile &file, std::span<const AttachPoint> points)
{
    std::vector<Finding> findings;
    if (file.schema().hasKey)
        checkDuplicateKeys(points, findings);
    return findings;
}

} // namespace formatlib
