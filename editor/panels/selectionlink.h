// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QAbstractItemView;

namespace hardpoint {

class Document;
class ShownPoints;

/// Keeps the rows that a view has something selected in and the selection of a document the same,
/// both ways. What others select is selected as whole rows; a range of cells stays as it is while
/// the points are the same. The last selected point is the view's current row. Points that others
/// select are shown whatever the filter says: nothing is to be done to a selected point unseen.
class SelectionLink : public QObject {
    Q_OBJECT

public:
    /// The view must have its model.
    SelectionLink(QAbstractItemView &view, ShownPoints &model);

    void setDocument(Document *document);
    /// Takes the view's selection away for a change of many rows, which is slow to follow one by
    /// one, and brings back what the document selects.
    void whileUnselected(const std::function<void()> &change);

private:
    void showSelected();
    void toView();
    void toDocument();
    std::vector<int> selectedRows() const;

    QAbstractItemView &m_view;
    ShownPoints &m_model;
    Document *m_document = nullptr;
    bool m_busy = false;
};

} // namespace hardpoint
