// SPDX-License-Identifier: MIT
#include <editor/viewport/labelatlas.h>
#include <editor/viewport/viewtheme.h>

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace hardpoint {

namespace {

constexpr int fontSize = 12;
constexpr double side = 8; // between text and plate
constexpr double plateHeight = 22;
constexpr double corner = 4;
constexpr double sign = 16; // the warning sign and the air before it
constexpr int patchSize = 4;
constexpr int atlasSide = 1024; // of the atlas, times the scale

void paintSign(QPainter &painter, const QPointF &middle)
{
    QPainterPath triangle;
    triangle.moveTo(middle + QPointF(0, -5));
    triangle.lineTo(middle + QPointF(5.5, 4.5));
    triangle.lineTo(middle + QPointF(-5.5, 4.5));
    triangle.closeSubpath();
    painter.setPen(
        QPen(viewcolours::markerSelected, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(viewcolours::markerSelected);
    painter.drawPath(triangle);
    QColor mark = viewcolours::plate;
    mark.setAlpha(255);
    painter.setPen(QPen(mark, 1.4, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(middle + QPointF(0, -2.2), middle + QPointF(0, 1.4));
    painter.drawLine(middle + QPointF(0, 2.4), middle + QPointF(0, 3.8));
}

void paintLines(QPainter &painter, const Label &label, const QRectF &text)
{
    const qsizetype first = label.text.indexOf(QLatin1Char('\n'));
    painter.setPen(label.colour);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, label.text.left(first));
    // An empty line takes the place of the first one.
    painter.setPen(viewcolours::plateText);
    if (first >= 0)
        painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, label.text.mid(first));
}

} // namespace

size_t qHash(const Label &label, size_t seed)
{
    return qHashMulti(seed, static_cast<int>(label.kind), label.text, label.colour.rgba());
}

LabelAtlas::LabelAtlas() : m_font(QGuiApplication::font())
{
    m_font.setPixelSize(fontSize);
    setScale(1);
}

void LabelAtlas::setScale(double scale)
{
    if (scale == m_scale)
        return;
    m_scale = scale;
    const int pixels = atlasSide * static_cast<int>(std::ceil(scale));
    m_image = QImage(pixels, pixels, QImage::Format_RGBA8888_Premultiplied);
    clear();
}

void LabelAtlas::clear()
{
    m_image.fill(Qt::transparent);
    m_rects.clear();
    m_next = {};
    m_shelf = 0;
    m_changed = true;
}

QSizeF LabelAtlas::sizeOf(const Label &label) const
{
    if (label.kind == Label::Kind::Patch)
        return {patchSize, patchSize};
    const QFontMetricsF metrics(m_font);
    if (label.kind == Label::Kind::Readout) {
        const QRectF text = metrics.boundingRect(QRectF(0, 0, 4096, 4096), 0, label.text);
        return {std::ceil(text.width()) + 2 * side, std::ceil(text.height()) + side};
    }
    const double width = std::ceil(metrics.horizontalAdvance(label.text));
    switch (label.kind) {
    case Label::Kind::Plate:
        return {width + 2 * side, plateHeight};
    case Label::Kind::ProblemPlate:
        return {width + 2 * side + sign, plateHeight};
    default:
        return {width + 2, std::ceil(metrics.height())};
    }
}

std::optional<QRect> LabelAtlas::find(const Label &label)
{
    if (const auto found = m_rects.constFind(label); found != m_rects.cend())
        return *found;
    const auto rect = reserve((sizeOf(label) * m_scale).toSize());
    if (!rect)
        return {};
    paint(label, *rect);
    m_rects.insert(label, *rect);
    m_changed = true;
    return rect;
}

std::optional<QRect> LabelAtlas::reserve(const QSize &size)
{
    if (m_next.x() + size.width() > m_image.width()) {
        m_next = {0, m_next.y() + m_shelf + 1};
        m_shelf = 0;
    }
    if (size.width() > m_image.width() || m_next.y() + size.height() > m_image.height())
        return {};
    const QRect rect(m_next, size);
    m_next.rx() += size.width() + 1;
    m_shelf = std::max(m_shelf, size.height());
    return rect;
}

void LabelAtlas::paint(const Label &label, const QRect &rect)
{
    QPainter painter(&m_image);
    if (label.kind == Label::Kind::Patch) {
        painter.setCompositionMode(QPainter::CompositionMode_Source);
        painter.fillRect(rect, label.colour);
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(rect);
    painter.translate(rect.topLeft());
    painter.scale(m_scale, m_scale);
    painter.setFont(m_font);
    const QSizeF size = sizeOf(label);
    QRectF text(QPointF(), size);
    if (label.kind != Label::Kind::Text) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(viewcolours::plate);
        painter.drawRoundedRect(text, corner, corner);
        text.adjust(side, 0, -side, 0);
    }
    if (label.kind == Label::Kind::ProblemPlate) {
        paintSign(painter, {size.width() - side - sign / 2 + 2, size.height() / 2});
        text.setRight(text.right() - sign);
    }
    if (label.kind == Label::Kind::Readout) {
        paintLines(painter, label, text.adjusted(0, side / 2, 0, -side / 2));
        return;
    }
    painter.setPen(label.kind == Label::Kind::Text ? label.colour : viewcolours::plateText);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, label.text);
}

} // namespace hardpoint
