// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/modelfile.h>

#include <QDialog>

class QCheckBox;
class QDialogButtonBox;

namespace hardpoint {

/// What lies between two states of a file: every change of a point with the old value and the new
/// one, and how many bytes stay as they are. Before a save, or to compare.
class SaveReview : public QDialog {
    Q_OBJECT

public:
    struct Sides {
        formatlib::ModelFile before;
        formatlib::ModelFile after; ///< of the same format
        QString beforeTitle = {};   ///< empty: "Before"
        QString afterTitle = {};
    };

    SaveReview(const QString &title, const Sides &sides, QWidget *parent = nullptr);

    /// Asks instead of only telling: a button that accepts, and whether to ask again.
    void askToSave();
    bool isToBeShownAgain() const;

private:
    QCheckBox *m_again;
    QDialogButtonBox *m_buttons;
};

} // namespace hardpoint
