// SPDX-License-Identifier: MIT
#include <editor/models/pointtablemodel.h>
#include <editor/panels/celleditor.h>

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStyle>
#include <QToolTip>

#include <functional>

namespace hardpoint {

namespace {

/// Refuses what can't be a value even when typed on, and tells why.
class CellValidator : public QValidator {
public:
    using Check = std::function<TypedCell(const QString &)>;
    using Tell = std::function<void(const QString &)>;

    CellValidator(Check check, Tell tell, QObject *parent)
        : QValidator(parent), m_check(std::move(check)), m_tell(std::move(tell))
    {
    }

    State validate(QString &text, int &) const override
    {
        const TypedCell cell = m_check(text);
        if (cell.state == Invalid)
            m_tell(cell.message);
        return cell.state;
    }

private:
    Check m_check;
    Tell m_tell;
};

} // namespace

CellEditor::CellEditor(const PointTableModel &model, const QModelIndex &index, QWidget *parent)
    : QLineEdit(parent), m_model(model), m_index(index)
{
    const PointColumn column = model.columnAt(index.column());
    setAlignment(isNumber(column) ? Qt::AlignRight : Qt::AlignLeft);
    setAccessibleName(model.headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString());
    setText(index.data(Qt::EditRole).toString());
    setValidator(new CellValidator(
        [this, column](const QString &text) {
            return m_index.isValid() ? typedCell(*m_model.document(), m_index.row(), column, text)
                                     : TypedCell();
        },
        [this](const QString &message) { showMessage(message); }, this));
    suggest();
    connect(this, &QLineEdit::textChanged, this, &CellEditor::check);
    if (m_index.isValid())
        m_typed = typedCell(*m_model.document(), m_index.row(), column, text());
}

bool CellEditor::event(QEvent *event)
{
    // Here, and not in an event filter: an open list of suggestions hands its keys on by a direct
    // call. Tab would not arrive in keyPressEvent() either.
    if (event->type() == QEvent::KeyPress && decides(static_cast<QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

bool CellEditor::decides(QKeyEvent &event)
{
    const bool choosing = completer() && completer()->popup()->isVisible();
    Qt::Key key = static_cast<Qt::Key>(event.key());
    switch (key) {
    case Qt::Key_Enter:
        key = Qt::Key_Return;
        break;
    case Qt::Key_Return:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        break;
    case Qt::Key_Escape:
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (choosing)
            return false;
        break;
    default:
        return false;
    }
    if (choosing)
        completer()->popup()->hide();
    emit decided(key, event.modifiers());
    return true;
}

void CellEditor::check()
{
    if (!m_index.isValid())
        return;
    const bool wasMarked = m_typed.marked;
    m_typed =
        typedCell(*m_model.document(), m_index.row(), m_model.columnAt(m_index.column()), text());
    if (m_typed.marked != wasMarked) {
        style()->unpolish(this);
        style()->polish(this);
        update();
    }
    setToolTip(m_typed.message);
    showMessage(m_typed.message);
    emit typedChanged();
}

void CellEditor::suggest()
{
    const QStringList words =
        cellSuggestions(*m_model.document(), m_model.columnAt(m_index.column()));
    if (words.isEmpty())
        return;
    auto *completer = new QCompleter(words, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    setCompleter(completer);
}

void CellEditor::showMessage(const QString &message)
{
    if (message.isEmpty() || !isVisible()) {
        QToolTip::hideText();
        return;
    }
    // Right below the cell; a tip places itself below a mouse pointer. As rich text it wraps.
    const QPoint pointer = mapToGlobal(QPoint(-2, height() - 14));
    QToolTip::showText(pointer, QStringLiteral("<qt>%1</qt>").arg(message.toHtmlEscaped()), this);
}

} // namespace hardpoint
