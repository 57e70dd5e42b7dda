// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <map>
#include <string>
#include <vector>

class QMenu;
class QPoint;
class QTableView;

namespace hardpoint {

class PointTableModel;

/// Which columns of a point table are in sight, in which order and how wide: as they fit, until
/// the user has their own way, which is kept for each format. A menu at the header hides columns
/// and brings them back.
class TableColumns : public QObject {
    Q_OBJECT

public:
    /// The view must have a model with the columns of points.
    TableColumns(QTableView &view, const PointTableModel &points);

    /// Before another document is shown: what happens to the columns then is nobody's wish.
    void leave();
    /// Another document is shown: as its format's columns are.
    void show();
    /// Fits the columns to what they hold, soon, unless the user has sized them.
    void fitSoon() { m_fitSoon.start(); }
    /// The user's way with a format's columns, as changed() told it. Text that makes no sense is
    /// passed by.
    void setLayout(const QString &format, const QString &layout);

    /// Switches for the columns, as in the header's own menu. They work while the menu lives.
    void addTo(QMenu &menu);

signals:
    /// The user changed something; layout is to be remembered, empty when all is as it fits again.
    void changed(const QString &format, const QString &layout);

private:
    void keep();
    void fit();
    void place();
    void giveRest(std::vector<int> &widths) const;
    QString layoutText() const;
    bool restore(const QString &layout);
    void openMenu(const QPoint &place);
    void forget();

    QTableView &m_view;
    const PointTableModel &m_points;
    QTimer m_fitSoon;
    bool m_busy = false;
    std::map<QString, QString> m_layouts; ///< of each format that has its own
    QString m_format;
};

} // namespace hardpoint
