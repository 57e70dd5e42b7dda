// SPDX-License-Identifier: MIT
#include <editor/window/savingoptions.h>
#include <editor/window/settings.h>

#include <QAction>
#include <QActionGroup>
#include <QDesktopServices>
#include <QDir>
#include <QMenu>
#include <QUrl>

namespace hardpoint {

SavingOptions::SavingOptions(Settings &settings, QObject *parent)
    : QObject(parent)
    , review(new QAction(tr("Review before every save"), this))
    , reload(new QAction(tr("Reload unedited files when they change on disk"), this))
    , backups(new QActionGroup(this))
    , showBackups(new QAction(tr("Show the dated backups"), this))
    , m_settings(settings)
{
    review->setCheckable(true);
    review->setChecked(settings.reviewsSaves());
    connect(review, &QAction::toggled, this, [this](bool on) { m_settings.setReviewsSaves(on); });
    reload->setCheckable(true);
    reload->setChecked(settings.reloadsQuietly());
    connect(reload, &QAction::toggled, this, [this](bool on) { m_settings.setReloadsQuietly(on); });
    addBackups(tr("One beside the file, FILE~"), {});
    for (const int keep : {5, 10, 30}) {
        addBackups(tr("The last %n, by time, in the data folder", nullptr, keep),
                   {.kind = BackupRule::Kind::Dated, .keep = keep});
    }
    addBackups(tr("None"), noBackup);
    connect(showBackups, &QAction::triggered, this, [] {
        QDir().mkpath(backupFolder());
        QDesktopServices::openUrl(QUrl::fromLocalFile(backupFolder()));
    });
}

void SavingOptions::addBackups(const QString &text, const BackupRule &rule)
{
    QAction *action = backups->addAction(text);
    action->setCheckable(true);
    action->setChecked(m_settings.backup() == rule);
    connect(action, &QAction::triggered, this, [this, rule] { m_settings.setBackup(rule); });
}

void SavingOptions::addTo(QMenu &menu)
{
    menu.addActions({review, reload});
    QMenu *kept = menu.addMenu(tr("&Backups"));
    kept->addActions(backups->actions());
    kept->addSeparator();
    kept->addAction(showBackups);
}

BackupRule SavingOptions::backup() const
{
    return m_settings.backup();
}

bool SavingOptions::reviewsSaves() const
{
    return review->isChecked();
}

void SavingOptions::setReviewsSaves(bool reviews)
{
    review->setChecked(reviews);
}

bool SavingOptions::reloadsQuietly() const
{
    return reload->isChecked();
}

} // namespace hardpoint
