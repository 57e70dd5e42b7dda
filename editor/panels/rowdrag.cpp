// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/panels/rowdrag.h>

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTableView>

namespace hardpoint {

RowDrag::RowDrag(QTableView &view) : QObject(&view), m_view(view)
{
    m_scrolling.setInterval(30);
    connect(&m_scrolling, &QTimer::timeout, this, &RowDrag::scroll);
    view.viewport()->installEventFilter(this);
    view.installEventFilter(this);
}

void RowDrag::arm(const QPoint &place)
{
    m_isArmed = true;
    m_start = place;
}

bool RowDrag::eventFilter(QObject *, QEvent *event)
{
    if (!m_isArmed)
        return false;
    switch (event->type()) {
    case QEvent::MouseMove: {
        const QPoint place = static_cast<QMouseEvent *>(event)->position().toPoint();
        const int way = (place - m_start).manhattanLength();
        if (!m_isActive && way >= QApplication::startDragDistance()) {
            m_isActive = true;
            emit started();
        }
        if (m_isActive)
            follow(place);
        return true;
    }
    case QEvent::MouseButtonRelease: {
        const int before = m_isActive ? m_before : -1;
        stop();
        if (before >= 0)
            emit dropped(before);
        return before >= 0;
    }
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (!m_isActive || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
            return false;
        event->accept();
        stop();
        return true;
    case QEvent::Hide:
        stop();
        return false;
    default:
        return false;
    }
}

void RowDrag::follow(const QPoint &place)
{
    m_place = place;
    m_view.viewport()->setCursor(Qt::ClosedHandCursor);
    const QHeaderView &rows = *m_view.verticalHeader();
    const int at = m_view.rowAt(std::max(0, place.y()));
    if (at < 0) {
        m_before = rows.count();
    } else {
        const int middle = m_view.rowViewportPosition(at) + m_view.rowHeight(at) / 2;
        m_before = place.y() > middle ? at + 1 : at;
    }
    const bool isOutside = place.y() < 0 || place.y() > m_view.viewport()->height();
    if (isOutside && !m_scrolling.isActive())
        m_scrolling.start();
    else if (!isOutside)
        m_scrolling.stop();
    m_view.viewport()->update();
}

void RowDrag::scroll()
{
    QScrollBar &bar = *m_view.verticalScrollBar();
    const int beyond = m_place.y() < 0 ? m_place.y() : m_place.y() - m_view.viewport()->height();
    bar.setValue(bar.value() + beyond / 2);
    follow(m_place);
}

void RowDrag::stop()
{
    m_isArmed = false;
    m_isActive = false;
    m_before = -1;
    m_scrolling.stop();
    m_view.viewport()->unsetCursor();
    m_view.viewport()->update();
}

void RowDrag::paint(QPainter &painter) const
{
    if (!m_isActive || m_before < 0)
        return;
    const int last = m_view.verticalHeader()->count() - 1;
    const int y = m_before <= last ? m_view.rowViewportPosition(m_before)
                                   : m_view.rowViewportPosition(last) + m_view.rowHeight(last);
    constexpr int thick = 2;
    painter.fillRect(0, std::max(0, y - thick / 2), m_view.viewport()->width(), thick,
                     currentLook().accent);
}

} // namespace hardpoint
