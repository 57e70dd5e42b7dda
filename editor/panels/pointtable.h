// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/models/pointcolumn.h>

#include <formatlib/attachpoint.h>

#include <QTableView>

#include <vector>

namespace hardpoint {

class Document;
class PointDelegate;
class PointTableModel;
class RowDrag;
class SelectionLink;
class ShownPoints;
class TableColumns;

/// The table of a document's points: a row each, edited in place, with the keys of a spreadsheet.
/// Cells are selected in ranges, whole rows by the number in front of them; dragging that moves
/// points in the file. A click on a header sorts what is shown. Its context menu holds the fixes
/// of the cell's findings and the actions that were added to it. Rows of this interface are those
/// of the file.
class PointTable : public QTableView {
    Q_OBJECT

public:
    explicit PointTable(QWidget *parent = nullptr);

    /// Null for an empty table.
    void setDocument(Document *document);
    const PointTableModel &points() const { return *m_points; }
    const ShownPoints &shown() const { return *m_shown; }
    TableColumns &columns() { return *m_columns; }
    /// The cell in this view; invalid while it is filtered away.
    QModelIndex cellAt(int row, PointColumn column) const;

    /// Only points that this text finds are shown, see PointFilter.
    void setFilter(const QString &text);
    /// Why points can't be moved in the file as it is looked at now; empty when they can.
    QString cannotMoveText() const;

    /// Opens the editor in a cell of this row, which comes into sight also when it is filtered
    /// away.
    void editCell(int row, PointColumn column);
    /// Makes a cell the current one and shows it.
    void goToCell(int row, PointColumn column);
    /// Takes what is being typed. False when it is no value: its editor stays and says why.
    bool finishEdit();

    /// Sorts by the current cell's column, the second time the other way, the third time not.
    void sortByCurrentColumn();
    /// Of what is shown.
    void selectAll() override;
    /// Deletes the selected points; what is selected then is something shown.
    void removeSelected();

signals:
    /// Points are to hang on another bone, and what they keep is still to be told.
    void linkWanted(const std::vector<hardpoint::PointId> &points, const formatlib::BoneLink &bone);
    /// Other points are shown, or in another order.
    void shownChanged();
    /// Something was asked for that can't be done now.
    void refused(const QString &why);
    /// Text that was no value was given up with its editor; why says what was wrong with it.
    void textDropped(const QString &text, const QString &why);

protected:
    QItemSelectionModel::SelectionFlags selectionCommand(const QModelIndex &index,
                                                         const QEvent *event) const override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void walk(int rows);
    QModelIndex nextEditable(const QModelIndex &from, int step) const;
    void updatePreview(int row);
    /// What can't be seen is not selected either: it would be deleted with the rest.
    void letGoOfHidden();
    QModelIndex bringIntoSight(int row, PointColumn column);
    void startRowDrag();
    void moveSelectedBefore(int shownRow);
    bool isRowNumber(const QModelIndex &index) const;

    PointTableModel *m_points;
    ShownPoints *m_shown;
    PointDelegate *m_delegate;
    SelectionLink *m_link;
    TableColumns *m_columns;
    RowDrag *m_rowDrag;
    QPersistentModelIndex m_pressed; ///< number of a selected row that the button is down on
    QString m_filter;
};

} // namespace hardpoint
