// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/mirror.h>

#include <QDialog>

#include <vector>

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace hardpoint {

class Document;
class MirrorModel;

/// Asks how to mirror points and shows what would come of it. Accepting adds the copies behind the
/// last point in one undo step. Closes when points come, go or change places; the document must
/// outlive it.
class MirrorDialog : public QDialog {
    Q_OBJECT

public:
    /// rows: to be mirrored. pairs: the user's own, as they typed them the last time.
    MirrorDialog(Document &document, std::vector<std::size_t> rows, const QString &pairs,
                 QWidget *parent = nullptr);

    QString pairs() const;
    MirrorModel &model() { return *m_model; }
    void setCollision(MirrorCollision collision);

    void accept() override;

private:
    QWidget *makeChoices();
    QWidget *makePreview();
    MirrorOptions options() const;
    void refresh();
    void tell(const QString &text, bool isError);

    Document &m_document;
    std::vector<std::size_t> m_rows;
    MirrorModel *m_model;
    QButtonGroup *m_axes;
    QButtonGroup *m_collisions;
    QLineEdit *m_pairs;
    QTableView *m_preview;
    QLabel *m_note;
    QPushButton *m_add;
};

} // namespace hardpoint
