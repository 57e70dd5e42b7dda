// SPDX-License-Identifier: MIT
#include <formatlib/ruleset.h>
#include <formatlib/validate.h>

#include <algorithm>

namespace formatlib {

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

Checker::Checker(const ModelFile &file, const Scene &scene, Companions companions)
    : m_file(file), m_companions(std::move(companions))
{
    const FileContext context{m_file, scene, m_companions};
    for (const auto rule : m_file.ruleSet().fileRules)
        rule(context, m_fileFindings);
}

std::vector<Finding> Checker::checkPoint(const AttachPoint &point) const
{
    std::vector<Finding> findings;
    const PointContext context{m_file, m_companions, point};
    for (const auto rule : m_file.ruleSet().pointRules)
        rule(context, findings);
    return findings;
}

void Checker::lookAtChangedPoints(std::span<const AttachPoint> points)
{
    // An edit leaves most of the list alone, before and behind it: those findings stay.
    const auto [oldEdit, newEdit] = std::ranges::mismatch(m_points, points);
    const auto before = static_cast<std::size_t>(newEdit - points.begin());
    const std::size_t atMost = std::min(m_points.size(), points.size()) - before;
    std::size_t behind = 0;
    while (behind < atMost
           && m_points[m_points.size() - 1 - behind] == points[points.size() - 1 - behind])
        ++behind;

    std::vector<std::vector<Finding>> edited;
    for (const AttachPoint &point : points.subspan(before, points.size() - before - behind))
        edited.push_back(checkPoint(point));
    const auto begin = static_cast<std::ptrdiff_t>(before);
    const auto end = static_cast<std::ptrdiff_t>(m_points.size() - behind);
    if (edited.size() == static_cast<std::size_t>(end - begin)) {
        std::ranges::move(edited, m_pointFindings.begin() + begin);
        std::ranges::copy(points.subspan(before, edited.size()), m_points.begin() + begin);
        return;
    }
    m_pointFindings.erase(m_pointFindings.begin() + begin, m_pointFindings.begin() + end);
    m_pointFindings.insert(m_pointFindings.begin() + begin, std::make_move_iterator(edited.begin()),
                           std::make_move_iterator(edited.end()));
    m_points.assign(points.begin(), points.end());
}

const std::vector<Finding> &Checker::check(std::span<const AttachPoint> points)
{
    lookAtChangedPoints(points);

    m_findings = m_fileFindings;
    const ListContext context{m_file, m_companions, points};
    for (const auto rule : m_file.ruleSet().listRules)
        rule(context, m_findings);
    for (std::size_t row = 0; row < m_pointFindings.size(); ++row) {
        for (Finding finding : m_pointFindings[row]) {
            finding.point = row;
            m_findings.push_back(std::move(finding));
        }
    }
    std::ranges::stable_sort(m_findings, {}, &Finding::point);
    return m_findings;
}

std::vector<Finding> validate(const ModelFile &file, std::span<const AttachPoint> points,
                              const Companions &companions)
{
    return Checker(file, file.scene(), companions).check(points);
}

} // namespace formatlib
