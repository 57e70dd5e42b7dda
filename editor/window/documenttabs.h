// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>

#include <QTabBar>

#include <memory>
#include <vector>

namespace hardpoint {

/// The open documents, a tab each; a dot marks those with changes. Owns them.
class DocumentTabs : public QTabBar {
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget *parent = nullptr);

    /// Null when nothing is open.
    Document *current() const;
    Document *at(int index) const { return m_documents[static_cast<std::size_t>(index)].get(); }
    int indexOf(const Document *document) const;
    /// The document of this file, also when the path is written another way; else null.
    Document *find(const QString &path) const;
    std::vector<Document *> all() const;
    std::vector<Document *> modified() const;

    /// Adds a tab and makes it the current one.
    Document *add(std::unique_ptr<Document> document);
    void activate(const Document *document);
    /// Without asking anybody.
    void close(const Document *document);

signals:
    void documentAdded(hardpoint::Document *document);
    /// Another document is the current one, or there are other tabs beside it.
    void currentDocumentChanged(hardpoint::Document *document);
    /// The user's wish, by the tab's button or the middle mouse button.
    void closeWanted(hardpoint::Document *document);

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void tabInserted(int index) override;

private:
    void refresh();

    std::vector<std::unique_ptr<Document>> m_documents;
};

} // namespace hardpoint
