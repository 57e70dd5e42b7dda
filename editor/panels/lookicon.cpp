// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/panels/lookicon.h>

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace hardpoint {

namespace {

class LookIconEngine : public QIconEngine {
public:
    explicit LookIconEngine(QByteArray svg) : m_svg(std::move(svg)) { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const Look &look = currentLook();
        QByteArray svg = m_svg;
        svg.replace("#000000", look.text.name().toLatin1());
        QSvgRenderer renderer(svg);
        painter->save();
        if (mode == QIcon::Disabled)
            painter->setOpacity(0.35);
        renderer.render(painter, rect);
        painter->restore();
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        if (pixmap.isNull())
            return pixmap; // a button with no room for it
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new LookIconEngine(m_svg); }

private:
    QByteArray m_svg;
};

} // namespace

QIcon lookIcon(const QString &name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new LookIconEngine(file.readAll()));
}

} // namespace hardpoint
