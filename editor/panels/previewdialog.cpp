// SPDX-License-Identifier: MIT
#include <editor/panels/previewdialog.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace hardpoint {

namespace {

using State = PastePreview::State;

QTableView *listOf(PastePreviewModel &model, QWidget *parent)
{
    auto *list = new QTableView(parent);
    list->setModel(&model);
    list->setAccessibleName(PreviewDialog::tr("Rows"));
    list->setSelectionBehavior(QAbstractItemView::SelectRows);
    list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list->setTabKeyNavigation(false);
    list->setShowGrid(false);
    list->setWordWrap(false);
    list->setAlternatingRowColors(true);
    list->verticalHeader()->hide();
    list->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    list->verticalHeader()->setDefaultSectionSize(std::max(28, list->fontMetrics().height() + 10));
    list->horizontalHeader()->setHighlightSections(false);
    list->horizontalHeader()->setStretchLastSection(true);
    // Enough rows to know how wide the columns are.
    list->horizontalHeader()->setResizeContentsPrecision(100);
    return list;
}

} // namespace

PreviewDialog::PreviewDialog(const QString &title, std::vector<Way> ways, std::size_t first,
                             QWidget *parent)
    : QDialog(parent)
    , m_ways(std::move(ways))
    , m_model(new PastePreviewModel(this))
    , m_summary(new QLabel(this))
    , m_choice(new QComboBox(this))
    , m_list(listOf(*m_model, this))
    , m_onlyTold(new QCheckBox(tr("&Only rows with something to say"), this))
{
    setWindowTitle(title);
    QFont bold = m_summary->font();
    bold.setWeight(QFont::DemiBold);
    m_summary->setFont(bold);
    m_summary->setWordWrap(true);
    for (const Way &way : m_ways)
        m_choice->addItem(way.name);
    m_choice->setAccessibleName(tr("What to do with the text"));
    m_choice->setVisible(m_ways.size() > 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_go = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    m_go->setDefault(true);

    auto *head = new QHBoxLayout;
    head->addWidget(m_summary, 1);
    head->addWidget(m_choice);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_onlyTold);
    foot->addWidget(buttons, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 16, 14);
    layout->setSpacing(10);
    layout->addLayout(head);
    layout->addWidget(m_list);
    layout->addLayout(foot);
    resize(760, 420);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_onlyTold, &QCheckBox::toggled, m_model, &PastePreviewModel::setOnlyTold);
    connect(m_choice, &QComboBox::currentIndexChanged, this,
            [this](int way) { showWay(static_cast<std::size_t>(way)); });
    m_choice->setCurrentIndex(static_cast<int>(first));
    showWay(first);
}

std::size_t PreviewDialog::way() const
{
    return static_cast<std::size_t>(m_choice->currentIndex());
}

void PreviewDialog::showWay(std::size_t way)
{
    m_model->setPreview(m_ways.at(way).preview());
    m_list->resizeColumnsToContents();
    summarise(m_model->preview(), m_ways.at(way));
}

void PreviewDialog::summarise(const PastePreview &preview, const Way &way)
{
    const auto all = static_cast<int>(preview.rows.size());
    const int bad = preview.count(State::Bad);
    const int good = preview.problem.isEmpty() ? preview.good() : 0;
    if (!preview.problem.isEmpty())
        m_summary->setText(preview.problem);
    else if (bad > 0)
        m_summary->setText(tr("%n row(s) can't be taken.", nullptr, bad));
    else
        m_summary->setText(tr("All %n row(s) can be taken.", nullptr, all));
    m_onlyTold->setEnabled(good != all || preview.count(State::Noted) > 0);
    m_go->setText(way.action(good, all));
    m_go->setEnabled(good > 0 && (bad == 0 || !way.needsAll));
}

} // namespace hardpoint
