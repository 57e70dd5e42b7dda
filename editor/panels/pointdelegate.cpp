// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/celleditor.h>
#include <editor/panels/pointdelegate.h>

#include <QIcon>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace hardpoint {

namespace {

constexpr int padding = 8;
constexpr int markSide = 12;
constexpr int markGap = 6;
constexpr int rowHeight = 28;

/// Right-aligned with all figures equally wide, also in a font that is made otherwise.
void drawNumber(QPainter &painter, const QRect &rect, const QString &text)
{
    const QFontMetrics metrics = painter.fontMetrics();
    int figure = 0;
    for (char16_t digit = u'0'; digit <= u'9'; ++digit)
        figure = std::max(figure, metrics.horizontalAdvance(QChar(digit)));
    const int baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2 + 1;
    int right = rect.right() + 1;
    for (auto letter = text.crbegin(); letter != text.crend(); ++letter) {
        const int own = metrics.horizontalAdvance(*letter);
        const int room = letter->isDigit() ? figure : own;
        painter.drawText(right - room + (room - own) / 2, baseline, QString(*letter));
        right -= room;
    }
}

} // namespace

PointDelegate::PointDelegate(const PointTableModel &model, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model)
{
}

void PointDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const Look &look = currentLook();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    const QColor &ground = index.row() % 2 == 0 ? look.alternate : look.panel;
    painter->fillRect(option.rect, selected ? look.selection : ground);

    QRect rect = option.rect.adjusted(padding, 0, -padding, 0);
    const QIcon mark = index.data(Qt::DecorationRole).value<QIcon>();
    if (!mark.isNull()) {
        const QRect place(rect.left(), rect.center().y() - markSide / 2, markSide, markSide);
        mark.paint(painter, place, Qt::AlignCenter, selected ? QIcon::Selected : QIcon::Normal);
        rect.setLeft(place.right() + markGap);
    }
    painter->setPen(textColour(index, selected));
    painter->setFont(option.font);
    const QString text = shownText(index);
    const bool fits = option.fontMetrics.horizontalAdvance(text) <= rect.width();
    if (isNumber(m_model.columnAt(index.column())) && fits) {
        drawNumber(*painter, rect, text);
    } else {
        painter->drawText(rect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                          option.fontMetrics.elidedText(text, Qt::ElideRight, rect.width()));
    }

    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(look.accent, 1));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
    }
    painter->restore();
}

const CellEditor *PointDelegate::previewOf(const QModelIndex &index) const
{
    const bool isKey = m_model.columnAt(index.column()) == PointColumn::Key;
    if (!isKey || !m_editor || m_editor->index().row() != index.row())
        return nullptr;
    const PointColumn edited = m_model.columnAt(m_editor->index().column());
    return edited == PointColumn::Name ? m_editor.data() : nullptr;
}

QString PointDelegate::shownText(const QModelIndex &index) const
{
    if (const CellEditor *editor = previewOf(index))
        return editor->typed().key;
    return index.data(Qt::DisplayRole).toString();
}

QColor PointDelegate::textColour(const QModelIndex &index, bool selected) const
{
    const Look &look = currentLook();
    QColor colour = look.text;
    if (const CellEditor *editor = previewOf(index))
        colour = editor->typed().marked ? look.error : look.dim;
    else if (const QVariant own = index.data(Qt::ForegroundRole); own.isValid())
        colour = own.value<QColor>();
    return selected ? look.onSelection(colour) : colour;
}

QSize PointDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int width = option.fontMetrics.horizontalAdvance(index.data(Qt::DisplayRole).toString());
    if (index.data(Qt::DecorationRole).isValid())
        width += markSide + markGap;
    return {width + 2 * padding + 2, std::max(rowHeight, option.fontMetrics.height() + 10)};
}

QWidget *PointDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                     const QModelIndex &index) const
{
    auto *editor = new CellEditor(m_model, index, parent);
    connect(editor, &CellEditor::decided, this,
            [this, editor](Qt::Key key, Qt::KeyboardModifiers modifiers) {
                const_cast<PointDelegate *>(this)->decide(*editor, key, modifiers);
            });
    connect(editor, &CellEditor::typedChanged, this,
            [this, editor] { emit previewChanged(editor->index().row()); });
    m_editor = editor;
    return editor;
}

void PointDelegate::destroyEditor(QWidget *editor, const QModelIndex &index) const
{
    m_editor = nullptr;
    QStyledItemDelegate::destroyEditor(editor, index);
    emit previewChanged(index.row());
}

void PointDelegate::setEditorData(QWidget *, const QModelIndex &) const
{
    // The editor took its text when it was made. What is being typed is not overwritten because
    // something else in the document changed.
}

void PointDelegate::setModelData(QWidget *widget, QAbstractItemModel *model,
                                 const QModelIndex &index) const
{
    const auto *editor = qobject_cast<CellEditor *>(widget);
    if (!editor)
        return;
    if (editor->isValue())
        model->setData(index, editor->text(), Qt::EditRole);
    else
        emit textDropped(editor->text(), editor->typed().message);
}

void PointDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                         const QModelIndex &) const
{
    // Room to type in, also in a narrow column.
    constexpr int least = 84;
    QRect rect = option.rect;
    if (rect.width() < least)
        rect.setLeft(rect.right() + 1 - std::min(least, rect.right() + 1));
    editor->setGeometry(rect);
}

bool PointDelegate::eventFilter(QObject *editor, QEvent *event)
{
    // CellEditor says which keys decide.
    return event->type() != QEvent::KeyPress && QStyledItemDelegate::eventFilter(editor, event);
}

bool PointDelegate::finishEdit()
{
    if (!m_editor)
        return true;
    if (!m_editor->isValue()) {
        m_editor->explain();
        return false;
    }
    emit commitData(m_editor);
    emit closeEditor(m_editor, NoHint);
    return true;
}

void PointDelegate::decide(CellEditor &editor, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (key == Qt::Key_Escape) {
        emit closeEditor(&editor, RevertModelCache);
        return;
    }
    if (!editor.isValue()) {
        editor.explain();
        return;
    }
    emit commitData(&editor);
    switch (key) {
    case Qt::Key_Tab:
        emit closeEditor(&editor, EditNextItem);
        break;
    case Qt::Key_Backtab:
        emit closeEditor(&editor, EditPreviousItem);
        break;
    default: {
        const bool up =
            key == Qt::Key_Up || (key == Qt::Key_Return && modifiers & Qt::ShiftModifier);
        emit closeEditor(&editor, NoHint);
        emit walkWanted(up ? -1 : 1);
    }
    }
}

} // namespace hardpoint
