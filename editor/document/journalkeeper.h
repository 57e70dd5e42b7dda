// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>

#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>

namespace hardpoint {

class Document;
class JournalFolder;

/// Keeps a document's edits in a journal while they are not saved: written soon after a change,
/// gone when the document is clean or closed.
class JournalKeeper : public QObject {
    Q_OBJECT

public:
    /// Lives as long as the document.
    JournalKeeper(Document &document, std::shared_ptr<JournalFolder> folder);
    ~JournalKeeper() override;

    /// What is due, now. False when there are edits that could not be kept.
    bool writeNow();

signals:
    /// The journal can't be written, and why. Once until it works again.
    void failed(const QString &why);

private:
    void noteChange();

    Document &m_document;
    std::shared_ptr<JournalFolder> m_folder;
    QString m_name;
    QTimer m_due;
    bool m_failed = false;
};

} // namespace hardpoint
