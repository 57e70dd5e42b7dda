// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/panels/closewithrows.h>
#include <editor/panels/renumberdialog.h>
#include <editor/panels/textpreview.h>

#include <formatlib/pointkey.h>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace hardpoint {

RenumberDialog::RenumberDialog(Document &document, QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_types(pointTypes(document.points()))
    , m_type(new QComboBox(this))
    , m_first(new QSpinBox(this))
    , m_preview(new TextPreview(this))
{
    setWindowTitle(tr("Renumber a type"));
    for (const std::string &type : m_types)
        m_type->addItem(displayText(type, document.schema().encoding));
    const std::vector<PointId> &selected = document.selection().ids();
    if (const int row = selected.empty() ? -1 : document.rowOf(selected.back()); row >= 0) {
        const auto type =
            std::ranges::find(m_types, formatlib::pointKey(document.point(row).name).type);
        if (type != m_types.end())
            m_type->setCurrentIndex(static_cast<int>(type - m_types.begin()));
    }
    m_first->setRange(0, 1000000);
    m_first->setValue(1);

    auto *fields = new QFormLayout;
    fields->addRow(tr("&Type"), m_type);
    fields->addRow(tr("&First number"), m_first);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_renumber = buttons->addButton(tr("Renumber"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &RenumberDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &RenumberDialog::reject);
    connect(m_type, &QComboBox::currentIndexChanged, this, &RenumberDialog::preview);
    connect(m_first, &QSpinBox::valueChanged, this, &RenumberDialog::preview);
    closeWithRows(*this, document);
    connect(&document, &Document::pointsChanged, this, &RenumberDialog::preview);

    auto *layout = new QVBoxLayout(this);
    layout->addLayout(fields);
    layout->addWidget(m_preview, 1);
    layout->addWidget(buttons);
    resize(480, 420);
    preview();
}

void RenumberDialog::preview()
{
    const int type = m_type->currentIndex();
    m_preview->changes().setChanges(type < 0 ? std::vector<TextChange>()
                                             : renumbered(m_document.file(), m_document.points(),
                                                          m_types[static_cast<std::size_t>(type)],
                                                          m_first->value()));
    const auto count = static_cast<int>(m_preview->changes().possible().size());
    m_renumber->setEnabled(count > 0);
    m_renumber->setText(count > 0 ? tr("Renumber %n point(s)", nullptr, count) : tr("Renumber"));
}

void RenumberDialog::accept()
{
    m_document.disconnect(this);
    m_preview->applyTo(m_document, tr("Renumber %1").arg(m_type->currentText()));
    QDialog::accept();
}

} // namespace hardpoint
