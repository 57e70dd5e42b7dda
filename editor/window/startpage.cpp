// SPDX-License-Identifier: MIT
#include <editor/window/recentfiles.h>
#include <editor/window/samplemodels.h>
#include <editor/window/startentry.h>
#include <editor/window/startpage.h>

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace hardpoint {

namespace {

constexpr int columnWidth = 360;
constexpr qsizetype mostRecent = 6; // the rest is in the menu

QLabel *heading(const QString &text, int pixels, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    QFont font = label->font();
    font.setPixelSize(pixels);
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    return label;
}

} // namespace

StartPage::StartPage(QAction *open, RecentFiles &recent, QWidget *parent)
    : QWidget(parent)
    , m_recent(recent)
    , m_recentColumn(new QWidget(this))
    , m_sampleColumn(new QWidget(this))
{
    auto *button = new QPushButton(open->icon(), tr("Open..."), this);
    button->setIconSize(QSize(20, 20));
    button->setDefault(true);
    connect(button, &QPushButton::clicked, open, &QAction::trigger);
    auto *hint = new QLabel(tr("or drop .msh and .mdl files anywhere in this window"), this);
    hint->setProperty("hint", true);

    auto *columns = new QHBoxLayout;
    columns->setSpacing(24);
    for (QWidget *column : {m_recentColumn, m_sampleColumn}) {
        column->setMaximumWidth(columnWidth);
        columns->addWidget(column);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->setSpacing(16);
    layout->addStretch(2);
    layout->addWidget(heading(tr("Open a model"), 22, this), 0, Qt::AlignHCenter);
    layout->addWidget(button, 0, Qt::AlignHCenter);
    layout->addWidget(hint, 0, Qt::AlignHCenter);
    layout->addSpacing(16);
    layout->addLayout(columns);
    layout->addStretch(3);

    addSamples();
    showRecent();
    connect(&recent, &RecentFiles::changed, this, &StartPage::showRecent);
}

QVBoxLayout *StartPage::addColumn(const QString &title, QWidget *column)
{
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    QLabel *name = heading(title, 13, column);
    name->setContentsMargins(12, 0, 0, 8);
    layout->addWidget(name);
    return layout;
}

void StartPage::addEntry(const QString &path, const QString &about, QVBoxLayout &column)
{
    auto *entry = new StartEntry(QFileInfo(path).fileName(), about, column.parentWidget());
    connect(entry, &StartEntry::clicked, this, [this, path] { emit fileWanted(path); });
    column.addWidget(entry);
}

void StartPage::addSamples()
{
    QVBoxLayout *column = addColumn(tr("Samples"), m_sampleColumn);
    for (const SampleModel &sample : sampleModels())
        addEntry(sample.path, sample.about, *column);
    column->addStretch();
}

void StartPage::showRecent()
{
    // The entry that was clicked may be among those that go.
    for (QObject *old : m_recentColumn->children()) {
        if (auto *widget = qobject_cast<QWidget *>(old)) {
            widget->hide();
            widget->deleteLater();
        }
    }
    delete m_recentColumn->layout();
    m_recentColumn->setVisible(!m_recent.paths().isEmpty());
    if (m_recent.paths().isEmpty())
        return;
    QVBoxLayout *column = addColumn(tr("Recent files"), m_recentColumn);
    for (const QString &path : m_recent.paths().mid(0, mostRecent))
        addEntry(path, QDir::toNativeSeparators(QFileInfo(path).path()), *column);
    column->addStretch();
}

} // namespace hardpoint
