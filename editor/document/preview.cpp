// SPDX-License-Identifier: MIT
#include <editor/document/pointlist.h>
#include <editor/document/preview.h>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace hardpoint {

void Preview::show(const std::vector<PointChange> &changes)
{
    std::vector<PointChange> shown = m_before;
    std::unordered_map<PointId, std::size_t> known;
    for (std::size_t i = 0; i < shown.size(); ++i)
        known.emplace(shown[i].id, i);
    for (const PointChange &change : changes) {
        const int row = m_document.rowOf(change.id);
        if (row < 0)
            continue;
        if (const auto [at, isNew] = known.try_emplace(change.id, shown.size()); !isNew) {
            shown[at->second].value = change.value;
            continue;
        }
        m_before.push_back({change.id, m_document.point(row)});
        shown.push_back(change);
    }
    const auto isSame = [this](const PointChange &change) {
        return m_document.point(m_document.rowOf(change.id)) == change.value;
    };
    if (!std::ranges::all_of(shown, isSame))
        PointList(m_document).change(shown);
}

bool Preview::end()
{
    const std::vector<PointChange> before = std::exchange(m_before, {});
    if (before.empty())
        return false;
    PointList(m_document).change(before);
    return true;
}

std::vector<formatlib::AttachPoint> Preview::pointsWithout() const
{
    std::vector<formatlib::AttachPoint> points(m_document.points().begin(),
                                               m_document.points().end());
    for (const PointChange &before : m_before)
        points[static_cast<std::size_t>(m_document.rowOf(before.id))] = before.value;
    return points;
}

} // namespace hardpoint
