// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>

#include <QFrame>

#include <vector>

class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace hardpoint {

class Document;

/// A list of points that drops down from a button, with a field that filters it. Goes away by
/// itself when one is chosen or Escape is pressed.
class PointChooser : public QFrame {
    Q_OBJECT

public:
    PointChooser(const Document &document, std::vector<PointId> points, QWidget *parent);

    void openBelow(const QWidget &button);
    QLineEdit &filter() const { return *m_filter; }
    QListView &list() const { return *m_list; }

signals:
    void chosen(PointId point);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void choose(const QModelIndex &shown);
    void setFilter(const QString &text);

    std::vector<PointId> m_points;
    QSortFilterProxyModel *m_shown;
    QLineEdit *m_filter;
    QListView *m_list;
};

} // namespace hardpoint
