// SPDX-License-Identifier: MIT
#pragma once

#include <QUndoView>

namespace hardpoint {

class Document;

/// The steps of a document from opening it on, the one it stands at and the saved one marked.
/// Choosing a step goes there.
class History : public QUndoView {
    Q_OBJECT

public:
    explicit History(QWidget *parent = nullptr);

    /// Null for an empty list.
    void setDocument(Document *document);

private:
    void nameStart();

    Document *m_document = nullptr;
};

} // namespace hardpoint
