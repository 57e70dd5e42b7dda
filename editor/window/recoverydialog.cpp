// SPDX-License-Identifier: MIT
#include <editor/models/findingmark.h>
#include <editor/panels/rowdelegate.h>
#include <editor/window/recoverydialog.h>

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>

namespace hardpoint {

namespace {

enum Column { File, Folder, Time, State };

QString stateText(RecoveryDialog::Original original)
{
    using Original = RecoveryDialog::Original;
    switch (original) {
    case Original::AsItWas:
        return RecoveryDialog::tr("as it was");
    case Original::Saved:
        break;
    case Original::Changed:
        return RecoveryDialog::tr("changed since");
    case Original::Gone:
        return RecoveryDialog::tr("gone");
    case Original::Unknown:
        return RecoveryDialog::tr("unreadable edits");
    }
    return {};
}

QString detailText(RecoveryDialog::Original original)
{
    using Original = RecoveryDialog::Original;
    switch (original) {
    case Original::AsItWas:
        return RecoveryDialog::tr("The file on disk is as it was. Opening shows it with the edits; "
                                  "nothing is written until you save.");
    case Original::Saved:
        break;
    case Original::Changed:
        return RecoveryDialog::tr("Another program has changed the file since. Opening puts the "
                                  "points as they were edited into the file as it is now; compare "
                                  "first.");
    case Original::Gone:
        return RecoveryDialog::tr("The file is no longer there: it was moved, renamed or deleted. "
                                  "Put it back and choose this again at the next start, or export "
                                  "the points to import them into another file.");
    case Original::Unknown:
        return RecoveryDialog::tr("What was kept can't be read.");
    }
    return {};
}

} // namespace

RecoveryDialog::RecoveryDialog(const std::vector<Row> &rows, QWidget *parent)
    : QDialog(parent)
    , m_rows(rows)
    , m_list(new QTreeWidget(this))
    , m_detail(new QLabel(this))
    , m_open(new QPushButton(tr("&Open recovered"), this))
    , m_compare(new QPushButton(tr("&Compare..."), this))
    , m_export(new QPushButton(tr("&Export points..."), this))
    , m_discard(new QPushButton(tr("&Discard"), this))
{
    setWindowTitle(tr("Recover edits"));
    auto *heading = new QLabel(tr("The program ended before these edits were saved."), this);
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    m_detail->setWordWrap(true);
    m_detail->setProperty("hint", true);
    m_detail->setMinimumHeight(m_detail->fontMetrics().lineSpacing() * 2);
    m_detail->setAlignment(Qt::AlignTop);
    m_list->setAccessibleName(tr("Files with edits to recover"));
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setRootIsDecorated(false);
    m_list->setAllColumnsShowFocus(true);
    m_list->setHeaderLabels({tr("File"), tr("Folder"), tr("Last edit"), tr("File on disk")});
    for (const Row &row : m_rows) {
        const QFileInfo file(row.path);
        const bool known = row.original != Original::Unknown;
        auto *item =
            new QTreeWidgetItem(m_list,
                                {known ? file.fileName() : QStringLiteral("?"),
                                 known ? QDir::toNativeSeparators(file.absolutePath()) : QString(),
                                 QLocale().toString(row.time.toLocalTime(), QLocale::ShortFormat),
                                 stateText(row.original)});
        if (row.original != Original::AsItWas)
            item->setIcon(State, findingIcon(formatlib::Severity::Warning));
    }
    for (const int column : {File, Time, State})
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Folder, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);

    auto *later = new QPushButton(tr("&Later"), this);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_open, m_compare, m_export, m_discard})
        buttons->addWidget(button);
    buttons->addStretch(1);
    buttons->addWidget(later);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(heading);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_detail);
    layout->addLayout(buttons);

    connect(m_list, &QTreeWidget::currentItemChanged, this, &RecoveryDialog::refresh);
    connect(m_open, &QPushButton::clicked, this, [this] { emit openWanted(current()); });
    connect(m_compare, &QPushButton::clicked, this, [this] { emit compareWanted(current()); });
    connect(m_export, &QPushButton::clicked, this, [this] { emit exportWanted(current()); });
    connect(m_discard, &QPushButton::clicked, this, [this] { emit discardWanted(current()); });
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    m_open->setDefault(true);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    refresh();
    resize(760, 320);
}

int RecoveryDialog::current() const
{
    return m_list->indexOfTopLevelItem(m_list->currentItem());
}

void RecoveryDialog::finish(int row)
{
    m_list->topLevelItem(row)->setHidden(true);
    for (int next = 0; next < m_list->topLevelItemCount(); ++next) {
        if (!m_list->topLevelItem(next)->isHidden()) {
            m_list->setCurrentItem(m_list->topLevelItem(next));
            return;
        }
    }
    accept();
}

void RecoveryDialog::refresh()
{
    const int row = current();
    if (row < 0)
        return;
    const Original original = m_rows[static_cast<std::size_t>(row)].original;
    const bool canOpen = original == Original::AsItWas || original == Original::Changed;
    m_open->setEnabled(canOpen);
    m_compare->setEnabled(canOpen);
    m_export->setEnabled(original != Original::Unknown);
    m_detail->setText(detailText(original));
}

} // namespace hardpoint
