// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/window/startentry.h>

#include <QPainter>

namespace hardpoint {

namespace {

constexpr int margin = 12;
constexpr int entryHeight = 44;

} // namespace

StartEntry::StartEntry(const QString &name, const QString &about, QWidget *parent)
    : QAbstractButton(parent), m_about(about)
{
    setText(name);
    setToolTip(about);
    setAccessibleName(name);
    setAccessibleDescription(about);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize StartEntry::sizeHint() const
{
    return {320, entryHeight};
}

void StartEntry::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Look &look = currentLook();
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(hasFocus() ? QPen(look.accent) : QPen(Qt::NoPen));
    painter.setBrush(isDown()           ? look.selection
                         : underMouse() ? look.raised
                                        : QColor(Qt::transparent));
    painter.drawRoundedRect(frame, 5, 5);

    const int middle = height() / 2;
    const QRect upper(margin, 4, width() - 2 * margin, middle - 4);
    const QRect lower(margin, middle, width() - 2 * margin, middle - 4);
    painter.setPen(look.text);
    painter.drawText(upper, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideMiddle, upper.width()));
    painter.setPen(look.dim);
    painter.drawText(lower, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(m_about, Qt::ElideMiddle, lower.width()));
}

void StartEntry::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void StartEntry::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace hardpoint
