// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/models/look.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/celleditor.h>
#include <editor/panels/pointdelegate.h>

#include <QAbstractItemView>
#include <QAbstractProxyModel>
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

QColor between(const QColor &a, const QColor &b)
{
    const auto middle = [](float one, float other) { return (one + other) / 2; };
    return QColor::fromRgbF(middle(a.redF(), b.redF()), middle(a.greenF(), b.greenF()),
                            middle(a.blueF(), b.blueF()));
}

} // namespace

PointDelegate::PointDelegate(PointTableModel &model, AllCells allCells, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_allCells(std::move(allCells))
{
}

QModelIndex PointDelegate::inFile(const QModelIndex &index) const
{
    const auto *proxy = qobject_cast<const QAbstractProxyModel *>(index.model());
    return proxy ? proxy->mapToSource(index) : index;
}

PointDelegate::Ground PointDelegate::groundOf(const QStyleOptionViewItem &option,
                                              const QModelIndex &index) const
{
    if (option.state.testFlag(QStyle::State_Selected))
        return Ground::Selected;
    const Document *document = m_model.document();
    if (!document || !document->selection().contains(document->idAt(inFile(index).row())))
        return Ground::Plain;
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const QItemSelection selection = view ? view->selectionModel()->selection() : QItemSelection();
    const bool isOneCell =
        selection.size() == 1 && selection.front().height() == 1 && selection.front().width() == 1;
    return isOneCell ? Ground::Selected : Ground::OfSelectedPoint;
}

void PointDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const Look &look = currentLook();
    const Ground ground = groundOf(option, index);
    const bool selected = ground != Ground::Plain;
    painter->save();
    const QColor &plain = index.row() % 2 == 0 ? look.alternate : look.panel;
    painter->fillRect(option.rect,
                      ground == Ground::Plain          ? plain
                          : ground == Ground::Selected ? look.selection
                                                       : between(plain, look.selection));

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
    if (!isKey || !m_editor || m_editor->index().row() != inFile(index).row())
        return nullptr;
    return m_editor->column() == PointColumn::Name ? m_editor.data() : nullptr;
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
    auto *editor = new CellEditor(m_model, inFile(index), m_allCells(index), parent);
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
    emit previewChanged(inFile(index).row());
}

void PointDelegate::setEditorData(QWidget *, const QModelIndex &) const
{
    // The editor took its text when it was made. What is being typed is not overwritten because
    // something else in the document changed.
}

void PointDelegate::setModelData(QWidget *widget, QAbstractItemModel *, const QModelIndex &) const
{
    auto *editor = qobject_cast<CellEditor *>(widget);
    if (editor && !take(*editor, false))
        emit textDropped(editor->text(), editor->typed().message);
}

bool PointDelegate::take(CellEditor &editor, bool fill) const
{
    const QPersistentModelIndex &index = editor.index();
    if (!index.isValid())
        return true;
    if (!editor.isValue()) {
        editor.explain();
        return false;
    }
    const QString text = editor.text();
    const bool isForAll = fill || isReckoned(editor.column(), text);
    // Text that was not touched must not cost a bit of the value behind it.
    if (!isForAll && text == index.data(Qt::EditRole).toString())
        return true;
    const CellOf own{m_model.document()->idAt(index.row()), editor.column()};
    const auto cells = isForAll ? std::span(editor.allCells()) : std::span(&own, 1);
    if (const auto taken = m_model.setCells(cells, editor.column(), text); !taken) {
        editor.refuse(taken.error());
        return false;
    }
    return true;
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
    if (!take(*m_editor, false))
        return false;
    emit closeEditor(m_editor, NoHint);
    return true;
}

void PointDelegate::decide(CellEditor &editor, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    // An editor may outlive its cell until the event loop comes to delete it.
    if (!editor.index().isValid())
        return;
    if (key == Qt::Key_Escape) {
        emit closeEditor(&editor, RevertModelCache);
        return;
    }
    const bool fill = key == Qt::Key_Return && modifiers.testFlag(Qt::ControlModifier);
    const bool staysInRange =
        editor.allCells().size() > 1 && (fill || isReckoned(editor.column(), editor.text()));
    if (!take(editor, fill))
        return;
    if (fill || (staysInRange && key == Qt::Key_Return)) {
        emit closeEditor(&editor, NoHint);
        return;
    }
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
