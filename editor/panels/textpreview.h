// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/textpreviewmodel.h>

#include <QTableView>

namespace hardpoint {

class Document;

/// The list in a dialog of what texts would become.
class TextPreview : public QTableView {
    Q_OBJECT

public:
    explicit TextPreview(QWidget *parent = nullptr);

    TextPreviewModel &changes() { return *m_changes; }
    /// All that can be written, as one step of this name.
    void applyTo(Document &document, const QString &text) const;

private:
    TextPreviewModel *m_changes;
};

} // namespace hardpoint
