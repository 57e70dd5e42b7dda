// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QVBoxLayout;

namespace hardpoint {

class RecentFiles;

/// Stands in the middle while nothing is open: opens a file, one of the last ones, or a sample.
class StartPage : public QWidget {
    Q_OBJECT

public:
    StartPage(QAction *open, RecentFiles &recent, QWidget *parent = nullptr);

signals:
    void fileWanted(const QString &path);

private:
    QVBoxLayout *addColumn(const QString &title, QWidget *column);
    void addEntry(const QString &path, const QString &about, QVBoxLayout &column);
    void addSamples();
    void showRecent();

    RecentFiles &m_recent;
    QWidget *m_recentColumn;
    QWidget *m_sampleColumn;
};

} // namespace hardpoint
