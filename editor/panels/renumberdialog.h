// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include <string>
#include <vector>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace hardpoint {

class Document;
class TextPreview;

/// Asks which type of points to number anew without a gap, and from where, and shows the names
/// before they change.
class RenumberDialog : public QDialog {
    Q_OBJECT

public:
    /// Starts with the type of the current point.
    RenumberDialog(Document &document, QWidget *parent);

    void accept() override;

private:
    void preview();

    Document &m_document;
    std::vector<std::string> m_types;
    QComboBox *m_type;
    QSpinBox *m_first;
    TextPreview *m_preview;
    QPushButton *m_renumber;
};

} // namespace hardpoint
