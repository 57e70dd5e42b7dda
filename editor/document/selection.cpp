// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>

#include <algorithm>

namespace hardpoint {

bool Selection::contains(PointId id) const
{
    return m_members.contains(id);
}

void Selection::set(std::vector<PointId> ids)
{
    if (ids == m_ids)
        return;
    m_ids = std::move(ids);
    m_members = {m_ids.begin(), m_ids.end()};
    emit changed();
}

void Selection::toggle(PointId id)
{
    std::vector<PointId> ids = m_ids;
    if (contains(id))
        std::erase(ids, id);
    else
        ids.push_back(id);
    set(std::move(ids));
}

} // namespace hardpoint
