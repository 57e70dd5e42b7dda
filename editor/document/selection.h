// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>

#include <QObject>

#include <unordered_set>
#include <vector>

namespace hardpoint {

/// Which points of a document are selected, shared by table and viewport. Holds ids, so it
/// survives sorting, moving and undo.
class Selection : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// In the order they were selected; the last one is the current one.
    const std::vector<PointId> &ids() const { return m_ids; }
    bool contains(PointId id) const;
    bool isEmpty() const { return m_ids.empty(); }

    void set(std::vector<PointId> ids);
    void toggle(PointId id);
    void clear() { set({}); }

signals:
    void changed();

private:
    std::vector<PointId> m_ids;
    std::unordered_set<PointId> m_members; ///< the same, to ask for one
};

} // namespace hardpoint
