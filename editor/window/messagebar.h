// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace hardpoint {

class Document;

/// The bar over the viewport: what a save of the current document means, or why there is none.
/// One message at a time, hidden when there is nothing to say.
class MessageBar : public QWidget {
    Q_OBJECT

public:
    explicit MessageBar(QWidget *parent = nullptr);

    /// Null: nothing is open.
    void setDocument(const Document *document);
    QString plate() const;
    QString text() const;
    QPushButton &salvageButton() const { return *m_salvage; }
    QPushButton &reviewLink() const { return *m_review; }
    QPushButton &reloadButton() const { return *m_reload; }
    QPushButton &keepButton() const { return *m_keep; }
    QPushButton &compareButton() const { return *m_compare; }

signals:
    /// The points that were read from a damaged file are to be saved into another one.
    void salvageWanted();
    void reviewWanted();
    /// What to do about a file that changed on disk.
    void reloadWanted();
    void keepWanted();
    void compareWanted();

private:
    QPushButton *addButton(const QString &text, void (MessageBar::*wanted)());
    void refresh();
    void sayOnDisk();
    void say(const QString &plate, const QString &text, const QString &kind);

    const Document *m_document = nullptr;
    QLabel *m_plate;
    QLabel *m_text;
    QPushButton *m_salvage;
    QPushButton *m_review;
    QPushButton *m_compare;
    QPushButton *m_keep;
    QPushButton *m_reload;
};

} // namespace hardpoint
