// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace hardpoint {

class Settings;

/// The files that were opened last, the latest first. Whether they still exist is found out when
/// one is opened: asking a network for ten files would hold up the window.
class RecentFiles : public QObject {
    Q_OBJECT

public:
    static constexpr int most = 10;

    /// Settings live longer than this.
    explicit RecentFiles(Settings &settings, QObject *parent = nullptr);

    const QStringList &paths() const { return m_paths; }
    void add(const QString &path);
    void remove(const QString &path);
    void clear();
    /// An entry for each, and one to clear the list.
    void fill(QMenu &menu);

signals:
    void changed();
    void wanted(const QString &path);

private:
    void set(const QStringList &paths);

    Settings &m_settings;
    QStringList m_paths;
};

} // namespace hardpoint
