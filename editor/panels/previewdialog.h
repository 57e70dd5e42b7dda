// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/pastepreview.h>

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace hardpoint {

/// Shows what a paste or an import would do, row by row, and lets it be done or not.
class PreviewDialog : public QDialog {
    Q_OBJECT

public:
    /// One of several things that can be made of a text.
    struct Way {
        QString name; ///< "Add to the points"
        std::function<PastePreview()> preview;
        /// What the button says for so many rows: "Paste the 38 good rows".
        std::function<QString(int good, int all)> action;
        bool needsAll = false; ///< can be done only when no row is bad
    };

    PreviewDialog(const QString &title, std::vector<Way> ways, std::size_t first, QWidget *parent);

    /// The one that is chosen.
    std::size_t way() const;
    QPushButton &goButton() const { return *m_go; }
    QComboBox &ways() const { return *m_choice; }
    QLabel &summary() const { return *m_summary; }
    QTableView &list() const { return *m_list; }

private:
    void showWay(std::size_t way);
    void summarise(const PastePreview &preview, const Way &way);

    std::vector<Way> m_ways;
    PastePreviewModel *m_model;
    QLabel *m_summary;
    QComboBox *m_choice;
    QTableView *m_list;
    QCheckBox *m_onlyTold;
    QPushButton *m_go;
};

} // namespace hardpoint
