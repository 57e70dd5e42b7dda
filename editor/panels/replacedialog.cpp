// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/panels/closewithrows.h>
#include <editor/panels/replacedialog.h>
#include <editor/panels/textpreview.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <numeric>

namespace hardpoint {

ReplaceDialog::ReplaceDialog(Document &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_find(new QLineEdit(this))
    , m_replacement(new QLineEdit(this))
    , m_where(new QComboBox(this))
    , m_preview(new TextPreview(this))
    , m_told(new QLabel(this))
{
    setWindowTitle(tr("Find and replace"));
    m_where->addItem(tr("In all points"));
    const auto selected = static_cast<int>(document.selection().ids().size());
    if (selected > 0)
        m_where->addItem(tr("In %n selected point(s)", nullptr, selected));
    m_where->setCurrentIndex(selected > 1 ? 1 : 0);

    auto *fields = new QFormLayout;
    fields->addRow(tr("&Find"), m_find);
    fields->addRow(tr("&Replace with"), m_replacement);
    fields->addRow(tr("&Where"), m_where);
    fields->addRow(QString(), makeOptions());
    m_bones->setVisible(!document.schema().bonesByNumber);
    m_extras->setVisible(document.schema().hasExtra);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_replace = buttons->addButton(tr("Replace"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReplaceDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ReplaceDialog::reject);
    for (const QLineEdit *line : {m_find, m_replacement})
        connect(line, &QLineEdit::textChanged, this, &ReplaceDialog::preview);
    connect(m_where, &QComboBox::currentIndexChanged, this, &ReplaceDialog::preview);
    closeWithRows(*this, document);
    connect(&document, &Document::pointsChanged, this, &ReplaceDialog::preview);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(fields);
    layout->addWidget(m_preview, 1);
    layout->addWidget(m_told);
    layout->addWidget(buttons);
    resize(640, 480);
    preview();
}

QCheckBox *ReplaceDialog::makeSwitch(const QString &text, bool isOn)
{
    auto *box = new QCheckBox(text, this);
    box->setChecked(isOn);
    connect(box, &QCheckBox::toggled, this, &ReplaceDialog::preview);
    return box;
}

QWidget *ReplaceDialog::makeOptions()
{
    m_names = makeSwitch(tr("&Names"), true);
    m_bones = makeSwitch(tr("&Bones"), true);
    m_extras = makeSwitch(tr("E&xtra"), true);
    m_isRegular = makeSwitch(tr("Regular &expression"), false);
    m_matchCase = makeSwitch(tr("Match &case"), false);
    auto *options = new QWidget(this);
    auto *row = new QHBoxLayout(options);
    row->setContentsMargins({});
    for (QCheckBox *box : {m_names, m_bones, m_extras})
        row->addWidget(box);
    row->addSpacing(24);
    for (QCheckBox *box : {m_isRegular, m_matchCase})
        row->addWidget(box);
    row->addStretch();
    return options;
}

std::vector<int> ReplaceDialog::rows() const
{
    if (m_where->currentIndex() == 1)
        return m_document.rowsOf(m_document.selection().ids());
    std::vector<int> all(static_cast<std::size_t>(m_document.pointCount()));
    std::iota(all.begin(), all.end(), 0);
    return all;
}

void ReplaceDialog::preview()
{
    using formatlib::Field;
    std::set<Field> fields;
    if (m_names->isChecked())
        fields.insert(Field::Name);
    if (m_bones->isChecked())
        fields.insert(Field::Bone);
    if (m_extras->isChecked())
        fields.insert(Field::Extra);
    const TextReplacement replacement(m_find->text(), m_replacement->text(),
                                      {m_isRegular->isChecked(), m_matchCase->isChecked()});
    m_preview->changes().setChanges(
        replacements(m_document.file(), m_document.points(), rows(), fields, replacement));

    const auto count = static_cast<int>(m_preview->changes().possible().size());
    const int refused = m_preview->changes().refusedCount();
    QStringList told;
    if (!replacement.error().isEmpty())
        told << replacement.error();
    else if (m_find->text().isEmpty())
        told << tr("Type what to find.");
    else if (count == 0 && refused == 0)
        told << tr("Nothing is found that would change.");
    if (refused > 0)
        told << tr("%n text(s) can't be stored in this file and stay.", nullptr, refused);
    m_told->setText(told.join(QLatin1Char(' ')));
    m_replace->setEnabled(count > 0);
    m_replace->setText(count > 0 ? tr("Replace in %n text(s)", nullptr, count) : tr("Replace"));
}

void ReplaceDialog::accept()
{
    m_document.disconnect(this);
    m_preview->applyTo(m_document,
                       tr("Replace \"%1\" by \"%2\"").arg(m_find->text(), m_replacement->text()));
    QDialog::accept();
}

} // namespace hardpoint
