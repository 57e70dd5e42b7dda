// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QStyledItemDelegate>

namespace hardpoint {

class CellEditor;
class PointTableModel;

/// Draws the cells of the point table and edits them as text.
class PointDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    PointDelegate(const PointTableModel &model, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const override;
    void destroyEditor(QWidget *editor, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model,
                      const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;
    bool eventFilter(QObject *editor, QEvent *event) override;

    /// Takes what is being typed and closes its editor. False when the text is no value: the
    /// editor stays and says why.
    bool finishEdit();

signals:
    /// An editor closed by something else than a decision, and its text was no value.
    void textDropped(const QString &text, const QString &why) const;
    /// After Enter or a vertical arrow took the text: the cell to go to, rows from the one edited.
    void walkWanted(int rows);
    /// What a cell of this row shows depends on text that is being typed.
    void previewChanged(int row) const;

private:
    void decide(CellEditor &editor, Qt::Key key, Qt::KeyboardModifiers modifiers);
    QString shownText(const QModelIndex &index) const;
    QColor textColour(const QModelIndex &index, bool selected) const;
    /// The editor whose text this cell shows a consequence of, or null.
    const CellEditor *previewOf(const QModelIndex &index) const;

    const PointTableModel &m_model;
    mutable QPointer<CellEditor> m_editor;
};

} // namespace hardpoint
