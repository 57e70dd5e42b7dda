// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPoint>
#include <QTimer>

class QPainter;
class QTableView;

namespace hardpoint {

/// Moving rows by dragging the number in front of them: follows the mouse over a table's viewport
/// and tells where the selected rows are dropped.
class RowDrag : public QObject {
    Q_OBJECT

public:
    explicit RowDrag(QTableView &view);

    /// The button went down on a row that may be dragged.
    void arm(const QPoint &place);
    bool isActive() const { return m_isActive; }
    /// The line that shows where the rows would go, while they are dragged.
    void paint(QPainter &painter) const;

    /// Nothing is dragged any more.
    void stop();

signals:
    /// The mouse has moved far enough; whoever can't have it calls stop().
    void started();
    /// Before which row, as shown; their number: at the end.
    void dropped(int beforeRow);

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void follow(const QPoint &place);
    void scroll();

    QTableView &m_view;
    QTimer m_scrolling;
    QPoint m_start;
    QPoint m_place;
    bool m_isArmed = false;
    bool m_isActive = false;
    int m_before = -1;
};

} // namespace hardpoint
