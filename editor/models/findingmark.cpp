// SPDX-License-Identifier: MIT
#include <editor/models/findingmark.h>
#include <editor/models/look.h>

#include <QIconEngine>
#include <QPainter>
#include <QPolygonF>

namespace hardpoint {

namespace {

class MarkEngine : public QIconEngine {
public:
    explicit MarkEngine(formatlib::Severity severity) : m_severity(severity) { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const Look &look = currentLook();
        const QColor &colour = look.of(m_severity);
        paintFindingMark(*painter, rect, m_severity,
                         mode == QIcon::Selected ? look.onSelection(colour) : colour);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new MarkEngine(m_severity); }

private:
    formatlib::Severity m_severity;
};

} // namespace

void paintFindingMark(QPainter &painter, const QRectF &rect, formatlib::Severity severity,
                      const QColor &colour)
{
    const double side = std::min(rect.width(), rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(rect.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPointF top(box.center().x(), box.top());
    switch (severity) {
    case formatlib::Severity::Error:
        painter.drawPolygon(QPolygonF({top,
                                       {box.right(), box.center().y()},
                                       {box.center().x(), box.bottom()},
                                       {box.left(), box.center().y()}}));
        break;
    case formatlib::Severity::Warning:
        painter.drawPolygon(QPolygonF({top, box.bottomRight(), box.bottomLeft()}));
        break;
    case formatlib::Severity::Information: {
        const double inset = side / 12;
        painter.drawEllipse(box.adjusted(inset, inset, -inset, -inset));
        break;
    }
    }
    painter.restore();
}

QIcon findingIcon(formatlib::Severity severity)
{
    return QIcon(new MarkEngine(severity));
}

} // namespace hardpoint
