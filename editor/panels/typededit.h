// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/celltyping.h>

#include <QLineEdit>

namespace hardpoint {

/// A line edit for a value of a point. Says while typing what is wrong with the text: by its
/// colour, and in words below it. Characters that the file can't hold are not taken.
class TypedEdit : public QLineEdit {
    Q_OBJECT
    Q_PROPERTY(QString mark READ mark)

public:
    explicit TypedEdit(QWidget *parent);

    /// What is to be said of the text as it is now.
    const TypedCell &typed() const { return m_typed; }
    /// "error" when the text is shown as one, else empty; for the style sheet.
    QString mark() const { return m_typed.marked ? QStringLiteral("error") : QString(); }
    bool isValue() const { return m_typed.state == QValidator::Acceptable; }
    /// Says again what is wrong, and marks what was merely unfinished.
    void explain() { refuse(m_typed.message); }
    /// Shows the text as an error for this reason, until it is changed.
    void refuse(const QString &why);

    bool event(QEvent *event) override;

signals:
    void typedChanged();
    /// A key that ends the edit: Escape, Return, Tab, Backtab, Up or Down.
    void decided(Qt::Key key, Qt::KeyboardModifiers modifiers);

protected:
    /// What is to be said of a text for the value that is edited here.
    virtual TypedCell check(const QString &text) const = 0;
    /// Looks at the text again; to be called when check() says something else than before.
    void checkAgain();
    /// Offers these words while typing; none: nothing is offered.
    void suggest(const QStringList &words);

private:
    friend class TypedValidator;

    bool decides(QKeyEvent &event);
    void setTyped(TypedCell typed);
    void showMessage(const QString &message);

    TypedCell m_typed;
};

} // namespace hardpoint
