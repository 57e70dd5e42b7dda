// SPDX-License-Identifier: MIT
#pragma once

#include <editor/models/pointcolumn.h>

#include <QTableView>
#include <QTimer>

#include <map>

namespace hardpoint {

class Document;
class PointDelegate;
class PointTableModel;
class SelectionLink;

/// The table of a document's points: a row each, edited in place, with the keys of a spreadsheet.
/// Its context menu holds the fixes of the cell's findings and the actions that were added to it.
class PointTable : public QTableView {
    Q_OBJECT

public:
    explicit PointTable(QWidget *parent = nullptr);

    /// Null for an empty table.
    void setDocument(Document *document);
    const PointTableModel &points() const { return *m_points; }
    /// Opens the editor in a cell of this row.
    void editCell(int row, PointColumn column);
    /// Makes a cell the current one and shows it.
    void goToCell(int row, PointColumn column);
    /// Takes what is being typed. False when it is no value: its editor stays and says why.
    bool finishEdit();

signals:
    /// A point is to hang on another bone, and what it keeps is still to be told.
    void linkWanted(hardpoint::PointId point, const formatlib::BoneLink &bone);
    /// Text that was no value was given up with its editor; why says what was wrong with it.
    void textDropped(const QString &text, const QString &why);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void walk(int rows);
    QModelIndex nextEditable(const QModelIndex &from, int step) const;
    void updatePreview(int row);
    void keepWidths();
    void fitColumns();
    void placeColumns();
    void giveRest(std::vector<int> &widths) const;

    PointTableModel *m_points;
    PointDelegate *m_delegate;
    SelectionLink *m_link;
    QTimer m_fitSoon;
    bool m_fitting = false;
    /// A format whose columns the user has sized by hand, and how.
    std::map<std::string, QByteArray, std::less<>> m_widths;
    std::string m_format;
};

} // namespace hardpoint
