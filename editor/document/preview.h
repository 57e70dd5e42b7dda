// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>

#include <vector>

namespace hardpoint {

/// Values that a document shows while they are still being found, such as in the middle of a drag.
/// Keeps what was there before, to put it back.
class Preview {
public:
    explicit Preview(Document &document) : m_document(document) { }

    bool isOn() const { return !m_before.empty(); }
    /// In place of what was shown before: points that are not among them show their own values.
    void show(const std::vector<PointChange> &changes);
    /// Puts everything back, bit by bit. False when there was nothing to put back.
    bool end();
    /// The document's points as they are without the preview.
    std::vector<formatlib::AttachPoint> pointsWithout() const;

private:
    Document &m_document;
    std::vector<PointChange> m_before;
};

} // namespace hardpoint
