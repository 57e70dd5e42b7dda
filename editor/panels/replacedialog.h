// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace hardpoint {

class Document;
class TextPreview;

/// Asks what to find and replace in names, bones and extra texts, and shows what would become of
/// each before it does.
class ReplaceDialog : public QDialog {
    Q_OBJECT

public:
    ReplaceDialog(Document &document, QWidget *parent);

    void accept() override;

private:
    QWidget *makeOptions();
    QCheckBox *makeSwitch(const QString &text, bool isOn);
    void preview();
    std::vector<int> rows() const;

    Document &m_document;
    QLineEdit *m_find;
    QLineEdit *m_replacement;
    QCheckBox *m_names;
    QCheckBox *m_bones;
    QCheckBox *m_extras;
    QCheckBox *m_isRegular;
    QCheckBox *m_matchCase;
    QComboBox *m_where;
    TextPreview *m_preview;
    QLabel *m_told;
    QPushButton *m_replace;
};

} // namespace hardpoint
