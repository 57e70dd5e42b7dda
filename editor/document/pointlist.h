// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>

namespace hardpoint {

/// A point with its name for life and its place.
struct PlacedPoint {
    int row;
    PointId id;
    formatlib::AttachPoint value;
};

/// The only hand on a document's points: changes them, says so by the document's signals, and has
/// the rules look again. Used by the undo commands and the preview alone.
class PointList {
public:
    explicit PointList(Document &document) : m_document(document) { }

    /// Ascending by row; rows are those after the insertion.
    void insert(const std::vector<PlacedPoint> &points);
    /// The same list takes them out again.
    void remove(const std::vector<PlacedPoint> &points);
    void change(const std::vector<PointChange> &changes);
    /// All ids, in the new order.
    void reorder(const std::vector<PointId> &order);

private:
    void changed();

    Document &m_document;
};

} // namespace hardpoint
