// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/models/problemsmodel.h>
#include <editor/panels/findingfixes.h>
#include <editor/panels/problemdelegate.h>
#include <editor/panels/problems.h>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

using formatlib::Severity;

namespace hardpoint {

namespace {

constexpr std::array severities{Severity::Error, Severity::Warning, Severity::Information};

/// Passes the severities that are switched on.
class SeverityFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setShown(int severity, bool shown)
    {
        m_shown.at(static_cast<std::size_t>(severity)) = shown;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const int severity = index.data(ProblemsModel::SeverityRole).toInt();
        return m_shown.at(static_cast<std::size_t>(severity));
    }

private:
    std::array<bool, severities.size()> m_shown{true, true, true};
};

} // namespace

Problems::Problems(QWidget *parent)
    : QWidget(parent)
    , m_model(new ProblemsModel(this))
    , m_shown(new SeverityFilter(this))
    , m_list(new QTableView(this))
    , m_switches(new QWidget(this))
{
    buildSwitches();
    m_shown->setSourceModel(m_model);
    auto *delegate = new ProblemDelegate(this);
    m_list->setModel(m_shown);
    m_list->setItemDelegate(delegate);
    m_list->setAccessibleName(tr("Problems"));
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setShowGrid(false);
    m_list->setTabKeyNavigation(false);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->installEventFilter(this);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_list->verticalHeader()->setDefaultSectionSize(
        std::max(28, m_list->fontMetrics().height() + 10));
    m_list->horizontalHeader()->hide();
    m_list->horizontalHeader()->setSectionResizeMode(ProblemsModel::Problem, QHeaderView::Stretch);
    m_list->horizontalHeader()->setSectionResizeMode(ProblemsModel::FixColumn,
                                                     QHeaderView::ResizeToContents);
    // Enough rows to know how wide the buttons are.
    m_list->horizontalHeader()->setResizeContentsPrecision(100);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_list);

    connect(delegate, &ProblemDelegate::fixClicked, this, &Problems::applyFirstFix);
    connect(m_list, &QTableView::doubleClicked, this, &Problems::goTo);
    connect(m_list, &QWidget::customContextMenuRequested, this, &Problems::showMenu);
    connect(m_model, &ProblemsModel::countsChanged, this, &Problems::refreshCounts);
    refreshCounts();
}

void Problems::setDocument(Document *document)
{
    m_model->setDocument(document);
}

void Problems::buildSwitches()
{
    auto *layout = new QHBoxLayout(m_switches);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    static constexpr std::array names{"error", "warning", "note"};
    for (std::size_t i = 0; i < severities.size(); ++i) {
        auto *button = new QToolButton(m_switches);
        button->setCheckable(true);
        button->setChecked(true);
        button->setProperty("severity", QLatin1String(names[i]));
        button->setToolTip(tr("Show or hide these"));
        connect(button, &QToolButton::toggled, this, &Problems::filter);
        layout->addWidget(button);
        m_severities[i] = button;
    }
}

void Problems::refreshCounts()
{
    const auto count = [this](Severity severity) {
        return m_model->count(static_cast<int>(severity));
    };
    const int errors = count(Severity::Error);
    const int warnings = count(Severity::Warning);
    const int notes = count(Severity::Information);
    m_severities[0]->setText(tr("%n error(s)", nullptr, errors));
    m_severities[1]->setText(tr("%n warning(s)", nullptr, warnings));
    m_severities[2]->setText(tr("%n note(s)", nullptr, notes));
    m_severities[0]->setVisible(errors > 0);
    m_severities[1]->setVisible(warnings > 0);
    m_severities[2]->setVisible(notes > 0);
    emit countsChanged(errors + warnings + notes);
}

void Problems::filter()
{
    auto *filter = static_cast<SeverityFilter *>(m_shown);
    for (std::size_t i = 0; i < m_severities.size(); ++i)
        filter->setShown(static_cast<int>(i), m_severities[i]->isChecked());
}

int Problems::sourceRow(const QModelIndex &shown) const
{
    return m_shown->mapToSource(shown).row();
}

void Problems::applyFirstFix(const QModelIndex &shown)
{
    const formatlib::Finding &finding = m_model->findingAt(sourceRow(shown));
    if (!finding.fixes.empty())
        findingfixes::apply(*m_model->document(), finding, 0);
}

void Problems::goTo(const QModelIndex &shown)
{
    const formatlib::Finding &finding = m_model->findingAt(sourceRow(shown));
    if (finding.point)
        emit pointWanted(m_model->document()->idAt(static_cast<int>(*finding.point)),
                         finding.field);
}

void Problems::showMenu(const QPoint &place)
{
    QMenu menu;
    if (const QModelIndex shown = m_list->indexAt(place); shown.isValid()) {
        const formatlib::Finding &finding = m_model->findingAt(sourceRow(shown));
        findingfixes::addTo(menu, *m_model->document(), finding);
        if (finding.point)
            menu.addAction(tr("Go to the point"), [this, shown] { goTo(shown); });
        menu.addSeparator();
    }
    QMenu *order = menu.addMenu(tr("Sort"));
    order->addAction(tr("By severity"), [this] { sortBy(std::nullopt); });
    order->addAction(tr("By point"), [this] { sortBy(ProblemsModel::SubjectRole); });
    order->addAction(tr("By rule"), [this] { sortBy(ProblemsModel::RuleRole); });
    menu.exec(m_list->viewport()->mapToGlobal(place));
}

void Problems::sortBy(std::optional<int> role)
{
    // Without a role the list's own order comes back: by severity, then by row.
    if (role)
        m_shown->setSortRole(*role);
    m_shown->sort(role ? ProblemsModel::Problem : -1);
}

bool Problems::eventFilter(QObject *watched, QEvent *event)
{
    // By keyboard alone: Enter goes to the point, Ctrl+Enter fixes.
    if (event->type() == QEvent::KeyPress && m_list->currentIndex().isValid()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (key->modifiers().testFlag(Qt::ControlModifier))
                applyFirstFix(m_list->currentIndex());
            else
                goTo(m_list->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace hardpoint
