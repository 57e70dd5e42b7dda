// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/celledit.h>

#include <QPointer>
#include <QStyledItemDelegate>

#include <functional>

namespace hardpoint {

class CellEditor;
class PointTableModel;

/// Draws the cells of the point table and edits them as text. The view may show them by a proxy.
class PointDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Which cells are meant by what is filled in or reckoned at one.
    using AllCells = std::function<std::vector<CellOf>(const QModelIndex &)>;

    PointDelegate(PointTableModel &model, AllCells allCells, QObject *parent);

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
    /// What a cell of this row of the file shows depends on text that is being typed.
    void previewChanged(int fileRow) const;

private:
    QModelIndex inFile(const QModelIndex &index) const;
    enum class Ground {
        Plain,
        OfSelectedPoint, ///< in the row of a selected point, beside a range of cells
        Selected,        ///< also all of a row whose one cell is all that is selected
    };
    Ground groundOf(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    /// Writes the text into its cell, or into all that are meant. False when one can't take it:
    /// then the editor says why.
    bool take(CellEditor &editor, bool fill) const;
    void decide(CellEditor &editor, Qt::Key key, Qt::KeyboardModifiers modifiers);
    QString shownText(const QModelIndex &index) const;
    QColor textColour(const QModelIndex &index, bool selected) const;
    /// The editor whose text this cell shows a consequence of, or null.
    const CellEditor *previewOf(const QModelIndex &index) const;

    PointTableModel &m_model;
    AllCells m_allCells;
    mutable QPointer<CellEditor> m_editor;
};

} // namespace hardpoint
