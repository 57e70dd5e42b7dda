// SPDX-License-Identifier: MIT
#include <editor/core/filechanges.h>
#include <editor/models/changesmodel.h>
#include <editor/panels/rowdelegate.h>
#include <editor/panels/savereview.h>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace hardpoint {

namespace {

QTreeView *makeTable(ChangesModel &model, QWidget *parent)
{
    auto *table = new QTreeView(parent);
    table->setObjectName(QStringLiteral("changes"));
    table->setAccessibleName(SaveReview::tr("Changes"));
    table->setRootIsDecorated(false);
    table->setUniformRowHeights(true);
    table->setAllColumnsShowFocus(true);
    table->setAlternatingRowColors(true);
    table->setItemDelegate(new RowDelegate(table));
    table->setModel(&model);
    constexpr int widest = 260;
    for (int column = 0; column < ChangesModel::After; ++column) {
        table->resizeColumnToContents(column);
        table->setColumnWidth(column, std::min(widest, table->columnWidth(column)));
    }
    return table;
}

QLabel *makeText(const QString &text, bool hint, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setProperty("hint", hint);
    return label;
}

} // namespace

SaveReview::SaveReview(const QString &title, const Sides &sides, QWidget *parent)
    : QDialog(parent)
    , m_again(new QCheckBox(tr("&Show this before every save (File menu)"), this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setWindowTitle(tr("Review changes"));
    const FileDiff diff = diffFiles(sides.before, sides.after);
    auto *model = new ChangesModel(fileChanges(diff, sides.before, sides.after), this);
    if (!sides.beforeTitle.isEmpty())
        model->setSides(sides.beforeTitle, sides.afterTitle);
    QLabel *heading = makeText(title, false, this);
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    QLabel *bytes =
        makeText(byteChangesText(byteChanges(diff, sides.before, sides.after)), true, this);
    bytes->setObjectName(QStringLiteral("bytes"));
    QLabel *counts = makeText(changeCountText(diff), false, this);
    counts->setObjectName(QStringLiteral("counts"));

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->setSpacing(8);
    layout->addWidget(heading);
    layout->addWidget(counts);
    layout->addWidget(makeTable(*model, this), 1);
    layout->addWidget(bytes);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_again);
    bottom->addStretch(1);
    bottom->addWidget(m_buttons);
    layout->addLayout(bottom);
    m_again->setChecked(true);
    m_again->hide();
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    resize(860, 420);
}

void SaveReview::askToSave()
{
    m_again->show();
    m_buttons->setStandardButtons(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    m_buttons->button(QDialogButtonBox::Save)->setText(tr("Save"));
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_buttons->button(QDialogButtonBox::Save)->setDefault(true);
    m_buttons->button(QDialogButtonBox::Save)->setFocus();
}

bool SaveReview::isToBeShownAgain() const
{
    return m_again->isChecked();
}

} // namespace hardpoint
