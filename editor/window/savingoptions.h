// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/saving/backup.h>

#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

namespace hardpoint {

class Settings;

/// How files are saved and looked after, as far as the user has a say: a part of the File menu.
class SavingOptions : public QObject {
    Q_OBJECT

public:
    SavingOptions(Settings &settings, QObject *parent);

    void addTo(QMenu &menu);

    BackupRule backup() const;
    bool reviewsSaves() const;
    void setReviewsSaves(bool reviews);
    /// Files without edits follow the disk without a question.
    bool reloadsQuietly() const;

    QAction *review;
    QAction *reload;
    QActionGroup *backups;
    QAction *showBackups;

private:
    void addBackups(const QString &text, const BackupRule &rule);

    Settings &m_settings;
};

} // namespace hardpoint
