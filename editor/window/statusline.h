// SPDX-License-Identifier: MIT
#pragma once

#include <QStatusBar>

class QLabel;

namespace hardpoint {

class Document;

/// What the current file is, how many points it has, what is wrong, and how much of it no save
/// touches.
class StatusLine : public QStatusBar {
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    /// Null: nothing is open.
    void setDocument(Document *document);
    /// What the mouse is over; empty: nothing.
    void setPointer(const QString &text);
    /// All that is shown, left to right.
    QStringList texts() const;

private:
    void refresh();
    void refreshFile();
    void refreshCounts();
    void refreshFindings();

    Document *m_document = nullptr;
    QLabel *m_file;
    QLabel *m_counts;
    QLabel *m_errors;
    QLabel *m_warnings;
    QLabel *m_untouched;
    QLabel *m_pointer;
};

} // namespace hardpoint
