// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/document/document.h>
#include <editor/models/look.h>
#include <editor/models/mirrormodel.h>
#include <editor/panels/closewithrows.h>
#include <editor/panels/mirrordialog.h>

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTableView>
#include <QVBoxLayout>

namespace hardpoint {

namespace {

/// Radio buttons side by side; their ids are the values of the enumeration.
QWidget *rowOf(QButtonGroup *group, const QStringList &texts, const QString &name)
{
    auto *row = new QWidget;
    row->setAccessibleName(name);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    for (int id = 0; id < texts.size(); ++id) {
        auto *button = new QRadioButton(texts[id]);
        group->addButton(button, id);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    group->button(0)->setChecked(true);
    return row;
}

} // namespace

MirrorDialog::MirrorDialog(Document &document, std::vector<std::size_t> rows, const QString &pairs,
                           QWidget *parent)
    : QDialog(parent)
    , m_document(document)
    , m_rows(std::move(rows))
    , m_model(new MirrorModel(document, this))
    , m_axes(new QButtonGroup(this))
    , m_collisions(new QButtonGroup(this))
    , m_pairs(new QLineEdit(pairs))
    , m_preview(new QTableView)
    , m_note(new QLabel)
{
    setWindowTitle(tr("Mirror points"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_add = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_add->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_note->setWordWrap(true);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(makeChoices());
    layout->addWidget(makePreview(), 1);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_note, 1);
    bottom->addWidget(buttons);
    layout->addLayout(bottom);
    resize(820, 460);

    connect(m_axes, &QButtonGroup::idClicked, this, &MirrorDialog::refresh);
    connect(m_collisions, &QButtonGroup::idClicked, this, &MirrorDialog::refresh);
    connect(m_pairs, &QLineEdit::textChanged, this, &MirrorDialog::refresh);
    closeWithRows(*this, document);
    connect(&document, &Document::pointsChanged, this, &MirrorDialog::refresh);
    refresh();
}

QWidget *MirrorDialog::makeChoices()
{
    auto *choices = new QWidget;
    auto *form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->addRow(tr("Across"),
                 rowOf(m_axes, {tr("&X, left and right"), tr("&Y"), tr("&Z")}, tr("Across")));
    m_pairs->setPlaceholderText(tr("port=starboard, inner=outer"));
    m_pairs->setAccessibleName(tr("More signs of the sides"));
    m_pairs->setToolTip(tr("L and R, Left and Right, \uC67C and \uC624\uB978, \u5DE6 and \u53F3 "
                           "are known. Write your own as left=right, with a comma between pairs."));
    form->addRow(tr("More name &pairs"), m_pairs);
    form->addRow(tr("When a name is taken"),
                 rowOf(m_collisions,
                       {tr("Do &nothing"), tr("&Skip that copy"), tr("&Renumber the copy")},
                       tr("When a name is taken")));
    return choices;
}

QWidget *MirrorDialog::makePreview()
{
    m_preview->setModel(m_model);
    m_preview->setAccessibleName(tr("Copies that will be added"));
    m_preview->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_preview->setAlternatingRowColors(true);
    m_preview->setShowGrid(false);
    m_preview->verticalHeader()->hide();
    m_preview->verticalHeader()->setDefaultSectionSize(28);
    m_preview->setTabKeyNavigation(false);
    m_preview->setStyleSheet(QStringLiteral("QTableView::item { border: none; padding: 0 8px; }"));
    QHeaderView *header = m_preview->horizontalHeader();
    header->setHighlightSections(false);
    header->setStretchLastSection(true);
    header->setMinimumSectionSize(56);
    return m_preview;
}

QString MirrorDialog::pairs() const
{
    return m_pairs->text();
}

void MirrorDialog::setCollision(MirrorCollision collision)
{
    m_collisions->button(static_cast<int>(collision))->setChecked(true);
    refresh();
}

MirrorOptions MirrorDialog::options() const
{
    MirrorOptions options{.axis = static_cast<MirrorAxis>(m_axes->checkedId()),
                          .pairs = usualNamePairs(),
                          .collision = static_cast<MirrorCollision>(m_collisions->checkedId())};
    if (const auto own = parseNamePairs(m_pairs->text()))
        options.pairs.insert(options.pairs.begin(), own->begin(), own->end());
    return options;
}

void MirrorDialog::refresh()
{
    const MirrorOptions wanted = options();
    auto plan = planMirror(m_document.file(), m_document.points(), m_rows, wanted);
    const QString refusal = plan ? QString() : plan.error().text;
    m_model->setPlan(plan ? std::move(*plan) : std::vector<MirroredPoint>(), wanted);
    m_preview->resizeColumnsToContents();
    constexpr int air = 12;
    for (int column = 0; column < MirrorModel::columns; ++column)
        m_preview->setColumnWidth(column, m_preview->columnWidth(column) + air);

    const int collisions = m_model->collisions();
    const bool isRefused = collisions > 0 && wanted.collision == MirrorCollision::Refuse;
    const int added = isRefused ? 0 : m_model->added();
    m_add->setText(added > 0 ? tr("Add %n point(s)", nullptr, added) : tr("Add nothing"));
    const bool arePairs = parseNamePairs(m_pairs->text()).has_value();
    m_add->setEnabled(added > 0 && arePairs);
    if (!arePairs)
        tell(tr("Pairs are written left=right, with a comma between them."), true);
    else if (!refusal.isEmpty())
        tell(refusal, true);
    else if (isRefused)
        tell(tr("%n name(s) are taken. Skip or renumber these copies.", nullptr, collisions), true);
    else
        tell(QString(), false);
}

void MirrorDialog::tell(const QString &text, bool isError)
{
    m_note->setText(text);
    QPalette palette;
    palette.setColor(QPalette::WindowText, isError ? currentLook().error : currentLook().text);
    m_note->setPalette(palette);
}

void MirrorDialog::accept()
{
    const auto copies = mirroredPoints(m_model->plan(), m_document.schema(), options());
    if (!copies || copies->empty() || !m_add->isEnabled())
        return;
    const auto count = static_cast<int>(copies->size());
    const formatlib::AttachPoint &first = m_document.point(static_cast<int>(m_rows.front()));
    const QString text = count == 1
        ? tr("Mirror %1").arg(displayText(first.name, m_document.schema().encoding))
        : tr("Mirror %n point(s)", nullptr, count);
    m_document.disconnect(this);
    m_document.insertPoints(m_document.pointCount(), *copies, text);
    QDialog::accept();
}

} // namespace hardpoint
