// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/celltyping.h>

#include <QLineEdit>
#include <QPersistentModelIndex>

namespace hardpoint {

class PointTableModel;

/// The line edit in a cell. Says while typing what is wrong with the text: by its colour, and in
/// words below the cell. Characters that the file can't hold are not taken.
class CellEditor : public QLineEdit {
    Q_OBJECT
    Q_PROPERTY(QString mark READ mark)

public:
    CellEditor(const PointTableModel &model, const QModelIndex &index, QWidget *parent);

    const QPersistentModelIndex &index() const { return m_index; }
    /// What is to be said of the text as it is now.
    const TypedCell &typed() const { return m_typed; }
    /// "error" when the text is shown as one, else empty; for the style sheet.
    QString mark() const { return m_typed.marked ? QStringLiteral("error") : QString(); }
    bool isValue() const { return m_typed.state == QValidator::Acceptable; }
    /// Says again what is wrong.
    void explain() { showMessage(m_typed.message); }

    bool event(QEvent *event) override;

signals:
    void typedChanged();
    /// A key that ends the edit: Escape, Return, Tab, Backtab, Up or Down.
    void decided(Qt::Key key, Qt::KeyboardModifiers modifiers);

private:
    bool decides(QKeyEvent &event);
    void check();
    void suggest();
    void showMessage(const QString &message);

    const PointTableModel &m_model;
    QPersistentModelIndex m_index;
    TypedCell m_typed;
};

} // namespace hardpoint
