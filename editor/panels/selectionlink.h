// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAbstractItemView;

namespace hardpoint {

class Document;
class PointTableModel;

/// Keeps the selected rows of a view and the selection of a document the same, both ways. The
/// last selected point is the view's current row.
class SelectionLink : public QObject {
    Q_OBJECT

public:
    /// The view must have its model.
    SelectionLink(QAbstractItemView &view, const PointTableModel &model);

    void setDocument(Document *document);

private:
    void toView();
    void toDocument();

    QAbstractItemView &m_view;
    const PointTableModel &m_model;
    Document *m_document = nullptr;
    bool m_busy = false;
};

} // namespace hardpoint
