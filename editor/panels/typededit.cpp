// SPDX-License-Identifier: MIT
#include <editor/panels/typededit.h>

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStyle>
#include <QToolTip>

namespace hardpoint {

/// Refuses what can't be a value even when typed on, and tells why.
class TypedValidator : public QValidator {
public:
    explicit TypedValidator(TypedEdit &edit) : QValidator(&edit), m_edit(edit) { }

    State validate(QString &text, int &) const override
    {
        const TypedCell typed = m_edit.check(text);
        if (typed.state == Invalid)
            m_edit.showMessage(typed.message);
        return typed.state;
    }

private:
    TypedEdit &m_edit;
};

TypedEdit::TypedEdit(QWidget *parent) : QLineEdit(parent)
{
    setValidator(new TypedValidator(*this));
    connect(this, &QLineEdit::textChanged, this, [this] {
        checkAgain();
        showMessage(m_typed.message);
        emit typedChanged();
    });
}

bool TypedEdit::event(QEvent *event)
{
    // Here, and not in an event filter: an open list of suggestions hands its keys on by a direct
    // call. Tab would not arrive in keyPressEvent() either.
    if (event->type() == QEvent::KeyPress && decides(static_cast<QKeyEvent &>(*event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

bool TypedEdit::decides(QKeyEvent &event)
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

void TypedEdit::checkAgain()
{
    setTyped(check(text()));
}

void TypedEdit::refuse(const QString &why)
{
    TypedCell typed = m_typed;
    typed.state = QValidator::Intermediate;
    typed.marked = true;
    typed.message = why;
    setTyped(std::move(typed));
    showMessage(why);
}

void TypedEdit::setTyped(TypedCell typed)
{
    const bool wasMarked = std::exchange(m_typed, std::move(typed)).marked;
    if (m_typed.marked != wasMarked) {
        style()->unpolish(this);
        style()->polish(this);
        update();
    }
    setToolTip(m_typed.message);
}

void TypedEdit::suggest(const QStringList &words)
{
    if (words.isEmpty()) {
        setCompleter(nullptr);
        return;
    }
    auto *completer = new QCompleter(words, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    setCompleter(completer);
}

void TypedEdit::showMessage(const QString &message)
{
    if (message.isEmpty() || !isVisible()) {
        QToolTip::hideText();
        return;
    }
    // Right below the field; a tip places itself below a mouse pointer. As rich text it wraps.
    const QPoint pointer = mapToGlobal(QPoint(-2, height() - 14));
    QToolTip::showText(pointer, QStringLiteral("<qt>%1</qt>").arg(message.toHtmlEscaped()), this);
}

} // namespace hardpoint
