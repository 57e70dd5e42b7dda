// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/panels/inspectorfield.h>

#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

#include <array>

namespace hardpoint {

namespace {

constexpr int fieldHeight = 26;
constexpr int letterRoom = 14;

/// Those of the viewport's axes, darker where the ground is light.
QColor axisColour(int axis, bool dark)
{
    constexpr std::array onDark{qRgb(0xff, 0x4d, 0x4d), qRgb(0x5e, 0xd3, 0x5e),
                                qRgb(0x4d, 0x8d, 0xff)};
    constexpr std::array onLight{qRgb(0xd0, 0x20, 0x20), qRgb(0x1f, 0x7d, 0x1f),
                                 qRgb(0x1f, 0x5f, 0xd0)};
    return (dark ? onDark : onLight).at(static_cast<std::size_t>(axis));
}

bool isComputed(PointField field)
{
    return !field.isElement() && isComputed(field.column);
}

} // namespace

InspectorField::InspectorField(PointField field, const QString &accessibleName, QWidget *parent)
    : TypedEdit(parent), m_field(field)
{
    setAccessibleName(accessibleName);
    setFixedHeight(std::max(fieldHeight, fontMetrics().height() + 10));
    if (isComputed(field))
        setProperty("computed", true);
    connect(this, &QLineEdit::textChanged, this, [this] { m_typing = true; });
    connect(this, &TypedEdit::decided, this, &InspectorField::decide);
}

void InspectorField::setAxis(int axis)
{
    m_axis = axis;
    setTextMargins(letterRoom, 0, 0, 0);
}

void InspectorField::showPoints(const Document &document, const std::vector<PointId> &ids)
{
    const bool same = &document == m_document && ids == m_ids;
    m_document = &document;
    m_ids = ids;
    m_value = fieldText(document, document.rowsOf(ids), m_field);
    if (!same || !m_typing)
        showValue();
    else
        checkAgain();
}

void InspectorField::showValue()
{
    const bool canEdit = m_value.editable && m_document->readOnlyText().isEmpty();
    if (isReadOnly() == canEdit) {
        setReadOnly(!canEdit);
        style()->unpolish(this);
        style()->polish(this);
    }
    setPlaceholderText(m_value.differs ? tr("several values") : QString());
    if (text() != m_value.text) {
        const QSignalBlocker quiet(this);
        setText(m_value.text);
        setCursorPosition(0);
    }
    m_typing = false;
    checkAgain();
}

TypedCell InspectorField::check(const QString &text) const
{
    if (!m_document || text == m_value.text)
        return {};
    const std::vector<int> rows = m_document->rowsOf(m_ids);
    return rows.empty() ? TypedCell() : typedField(*m_document, rows, m_field, text);
}

bool InspectorField::finish()
{
    if (!m_typing)
        return true;
    if (!isValue()) {
        explain();
        return false;
    }
    const QString typed = text();
    const bool changed = m_value.differs || typed != m_value.text;
    m_typing = false;
    if (changed)
        emit entered(typed);
    return true;
}

void InspectorField::decide(Qt::Key key)
{
    if (key == Qt::Key_Escape) {
        showValue();
        selectAll();
    } else if (finish()) {
        if (key == Qt::Key_Tab)
            focusNextChild();
        else if (key == Qt::Key_Backtab)
            focusPreviousChild();
        else
            selectAll();
    }
}

bool InspectorField::event(QEvent *event)
{
    // With nothing typed, undo is the document's and not the field's.
    if (event->type() == QEvent::ShortcutOverride && !m_typing) {
        const auto &key = static_cast<QKeyEvent &>(*event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return TypedEdit::event(event);
}

void InspectorField::focusInEvent(QFocusEvent *event)
{
    if (!m_field.isElement() && m_document && !isReadOnly()
        && event->reason() != Qt::PopupFocusReason)
        suggest(cellSuggestions(*m_document, m_field.column));
    TypedEdit::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        selectAll();
}

void InspectorField::focusOutEvent(QFocusEvent *event)
{
    TypedEdit::focusOutEvent(event);
    if (event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason
        || !m_typing)
        return;
    // A field of several values that was emptied again by hand was given up, not cleared.
    const bool givenUp = m_value.differs && text().isEmpty();
    if (!givenUp && isValue()) {
        finish();
        return;
    }
    const QString why = typed().message;
    showValue();
    if (!givenUp)
        emit dropped(why);
}

void InspectorField::paintEvent(QPaintEvent *event)
{
    TypedEdit::paintEvent(event);
    if (m_axis < 0)
        return;
    QPainter painter(this);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(axisColour(m_axis, currentLook().dark));
    painter.drawText(QRect(9, 0, letterRoom, height()), Qt::AlignVCenter | Qt::AlignLeft,
                     QString(QLatin1Char("XYZ"[m_axis])));
}

QSize InspectorField::sizeHint() const
{
    return {m_field.isNumber() ? 90 : 140, height()};
}

QSize InspectorField::minimumSizeHint() const
{
    return {40, height()};
}

} // namespace hardpoint
