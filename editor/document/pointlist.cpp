// SPDX-License-Identifier: MIT
#include <editor/document/pointlist.h>

#include <algorithm>

namespace hardpoint {

namespace {

bool isOneRun(const std::vector<PlacedPoint> &points)
{
    return points.back().row - points.front().row + 1 == static_cast<int>(points.size());
}

} // namespace

void PointList::insert(const std::vector<PlacedPoint> &points)
{
    Document &document = m_document;
    const int first = points.front().row;
    const int last = points.back().row;
    // Views can follow one run of rows; for scattered ones they look again, in one go.
    const bool run = isOneRun(points);
    if (run)
        emit document.pointsAboutToBeInserted(first, last);
    else
        emit document.pointsAboutToBeReset();

    std::vector<formatlib::AttachPoint> values;
    std::vector<PointId> ids;
    const std::size_t total = document.m_points.size() + points.size();
    values.reserve(total);
    ids.reserve(total);
    std::size_t next = 0;
    for (std::size_t old = 0; values.size() < total;) {
        if (next < points.size() && points[next].row == static_cast<int>(values.size())) {
            values.push_back(points[next].value);
            ids.push_back(points[next].id);
            ++next;
        } else {
            values.push_back(std::move(document.m_points[old]));
            ids.push_back(document.m_ids[old]);
            ++old;
        }
    }
    document.m_points = std::move(values);
    document.m_ids = std::move(ids);
    document.m_rows.clear();

    if (run)
        emit document.pointsInserted(first, last);
    else
        emit document.pointsReset();
    changed();
}

void PointList::remove(const std::vector<PlacedPoint> &points)
{
    Document &document = m_document;
    const int first = points.front().row;
    const int last = points.back().row;
    const bool run = isOneRun(points);
    if (run)
        emit document.pointsAboutToBeRemoved(first, last);
    else
        emit document.pointsAboutToBeReset();

    std::size_t kept = 0;
    std::size_t next = 0;
    for (std::size_t row = 0; row < document.m_points.size(); ++row) {
        if (next < points.size() && points[next].row == static_cast<int>(row)) {
            ++next;
            continue;
        }
        if (kept != row) {
            document.m_points[kept] = std::move(document.m_points[row]);
            document.m_ids[kept] = document.m_ids[row];
        }
        ++kept;
    }
    document.m_points.resize(kept);
    document.m_ids.resize(kept);
    document.m_rows.clear();

    if (run)
        emit document.pointsRemoved(first, last);
    else
        emit document.pointsReset();
    changed();
}

void PointList::change(const std::vector<PointChange> &changes)
{
    Document &document = m_document;
    int first = document.pointCount();
    int last = -1;
    for (const PointChange &change : changes) {
        const int row = document.rowOf(change.id);
        if (row < 0)
            continue;
        document.m_points[static_cast<std::size_t>(row)] = change.value;
        first = std::min(first, row);
        last = std::max(last, row);
    }
    if (last < first)
        return;
    emit document.pointsChanged(first, last);
    changed();
}

void PointList::reorder(const std::vector<PointId> &order)
{
    Document &document = m_document;
    emit document.pointsAboutToBeReordered();
    std::vector<formatlib::AttachPoint> values;
    values.reserve(order.size());
    for (const PointId id : order)
        values.push_back(document.point(document.rowOf(id)));
    document.m_points = std::move(values);
    document.m_ids = order;
    document.m_rows.clear();
    emit document.pointsReordered();
    changed();
}

void PointList::changed()
{
    m_document.check();
    emit m_document.findingsChanged();
}

} // namespace hardpoint
