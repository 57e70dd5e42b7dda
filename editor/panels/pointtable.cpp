// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/models/look.h>
#include <editor/models/pointtablemodel.h>
#include <editor/models/shownpoints.h>
#include <editor/panels/cellrange.h>
#include <editor/panels/findingfixes.h>
#include <editor/panels/pointcommands.h>
#include <editor/panels/pointdelegate.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/rowdrag.h>
#include <editor/panels/selectionlink.h>
#include <editor/panels/tablecolumns.h>
#include <editor/panels/tableheader.h>

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace hardpoint {

namespace {

constexpr int lineHeight = 28;

} // namespace

PointTable::PointTable(QWidget *parent)
    : QTableView(parent)
    , m_points(new PointTableModel(this))
    , m_shown(new ShownPoints(*m_points, this))
    , m_delegate(new PointDelegate(
          *m_points,
          [this](const QModelIndex &index) { return cellsMeantAt(*this, *m_points, index); }, this))
    , m_rowDrag(new RowDrag(*this))
{
    m_points->setLinksAreAsked(true);
    connect(m_points, &PointTableModel::linkWanted, this, &PointTable::linkWanted);
    setHorizontalHeader(new TableHeader(this));
    setModel(m_shown);
    setItemDelegate(m_delegate);
    m_link = new SelectionLink(*this, *m_shown);
    m_columns = new TableColumns(*this, *m_points);
    setAccessibleName(tr("Points"));
    setSelectionBehavior(SelectItems);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setShowGrid(false);
    setWordWrap(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(std::max(lineHeight, fontMetrics().height() + 10));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setFixedHeight(lineHeight);
    horizontalHeader()->setMinimumSectionSize(28);
    // The third click gives the file's order back.
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);

    connect(horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &PointTable::shownChanged);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_shown, signal, this, &PointTable::shownChanged);
    // The rest of a row shows too whether something in it is selected.
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, viewport(),
            qOverload<>(&QWidget::update));
    connect(m_delegate, &PointDelegate::walkWanted, this, &PointTable::walk);
    connect(m_delegate, &PointDelegate::previewChanged, this, &PointTable::updatePreview);
    connect(m_delegate, &PointDelegate::textDropped, this, &PointTable::textDropped);
    connect(m_rowDrag, &RowDrag::started, this, &PointTable::startRowDrag);
    connect(m_rowDrag, &RowDrag::dropped, this, &PointTable::moveSelectedBefore);
}

void PointTable::setDocument(Document *document)
{
    m_columns->leave();
    m_link->setDocument(nullptr);
    // Of the other file's points, columns and order nothing holds here.
    m_shown->setFilter(m_filter);
    sortByColumn(-1, Qt::AscendingOrder);
    m_points->setDocument(document);
    m_link->setDocument(document);
    m_columns->show();
}

QModelIndex PointTable::cellAt(int row, PointColumn column) const
{
    return m_shown->mapFromSource(m_points->index(row, m_points->sectionOf(column)));
}

void PointTable::setFilter(const QString &text)
{
    m_filter = text;
    m_link->whileUnselected([&] {
        m_shown->setFilter(text);
        letGoOfHidden();
    });
    emit shownChanged();
}

void PointTable::letGoOfHidden()
{
    Document *document = m_points->document();
    if (!document)
        return;
    std::vector<PointId> kept = document->selection().ids();
    std::erase_if(kept, [&](PointId id) { return m_shown->shownRow(document->rowOf(id)) < 0; });
    document->selection().set(std::move(kept));
}

QString PointTable::cannotMoveText() const
{
    if (!m_shown->isInFileOrder())
        return tr("The table is sorted. Points move in the order of the file: click the header "
                  "until it shows no arrow.");
    if (m_shown->isFiltered())
        return tr("The table is filtered. Points move in the order of the file: clear the filter.");
    return {};
}

QModelIndex PointTable::bringIntoSight(int row, PointColumn column)
{
    m_shown->show({m_points->document()->idAt(row)});
    setColumnHidden(m_points->sectionOf(column), false);
    return cellAt(row, column);
}

void PointTable::editCell(int row, PointColumn column)
{
    const QModelIndex cell = bringIntoSight(row, column);
    setFocus();
    selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
    scrollTo(cell);
    edit(cell);
}

void PointTable::goToCell(int row, PointColumn column)
{
    const QModelIndex cell = bringIntoSight(row, column);
    setFocus();
    setCurrentIndex(cell);
    scrollTo(cell);
}

void PointTable::selectAll()
{
    selectionModel()->select(
        QItemSelection(m_shown->index(0, 0),
                       m_shown->index(m_shown->rowCount() - 1, m_shown->columnCount() - 1)),
        QItemSelectionModel::ClearAndSelect);
}

void PointTable::removeSelected()
{
    Document &document = *m_points->document();
    const int row = currentIndex().row();
    m_link->whileUnselected([&] {
        pointcommands::remove(document);
        const std::vector<PointId> &selected = document.selection().ids();
        if (selected.empty() || m_shown->shownRow(document.rowOf(selected.back())) >= 0)
            return;
        // Not the point that the filter hides: it would come into sight as the next one.
        const int next = std::min(row, m_shown->rowCount() - 1);
        document.selection().set(next < 0 ? std::vector<PointId>()
                                          : std::vector{document.idAt(m_shown->fileRow(next))});
    });
}

bool PointTable::isRowNumber(const QModelIndex &index) const
{
    return index.isValid() && m_points->columnAt(index.column()) == PointColumn::Row;
}

QItemSelectionModel::SelectionFlags PointTable::selectionCommand(const QModelIndex &index,
                                                                 const QEvent *event) const
{
    QItemSelectionModel::SelectionFlags command = QTableView::selectionCommand(index, event);
    // The number in front stands for the whole row.
    if (isRowNumber(index))
        command |= QItemSelectionModel::Rows;
    return command;
}

void PointTable::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool isPlain = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier;
    const bool isHandle = isPlain && isRowNumber(index);
    // Rows that are selected stay so: they may be about to be dragged together.
    m_pressed = isHandle && selectionModel()->isRowSelected(index.row()) ? index : QModelIndex();
    if (!m_pressed.isValid())
        QTableView::mousePressEvent(event);
    if (isHandle && m_points->document()->readOnlyText().isEmpty())
        m_rowDrag->arm(event->position().toPoint());
}

void PointTable::mouseReleaseEvent(QMouseEvent *event)
{
    QTableView::mouseReleaseEvent(event);
    // They were not dragged, so it was a click.
    if (m_pressed.isValid() && m_pressed == indexAt(event->position().toPoint()))
        selectionModel()->setCurrentIndex(
            m_pressed, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_pressed = QModelIndex();
}

void PointTable::startRowDrag()
{
    m_pressed = QModelIndex();
    if (const QString cannot = cannotMoveText(); !cannot.isEmpty()) {
        m_rowDrag->stop();
        emit refused(cannot);
    }
}

void PointTable::moveSelectedBefore(int shownRow)
{
    pointcommands::moveBefore(*m_points->document(), shownRow);
}

void PointTable::sortByCurrentColumn()
{
    const QHeaderView &header = *horizontalHeader();
    const int column = currentIndex().column();
    if (column != header.sortIndicatorSection())
        sortByColumn(column, Qt::AscendingOrder);
    else if (header.sortIndicatorOrder() == Qt::AscendingOrder)
        sortByColumn(column, Qt::DescendingOrder);
    else
        sortByColumn(-1, Qt::AscendingOrder);
}

void PointTable::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu;
    const QModelIndex cell = indexAt(event->pos());
    if (cell.isValid()) {
        Document &document = *m_points->document();
        for (const formatlib::Finding &finding :
             document.findingsAt(m_shown->fileRow(cell.row()))) {
            if (shows(m_points->columnAt(cell.column()), finding))
                findingfixes::addTo(menu, document, finding);
        }
    }
    if (!menu.isEmpty())
        menu.addSeparator();
    menu.addActions(actions());
    menu.exec(event->globalPos());
}

bool PointTable::finishEdit()
{
    return m_delegate->finishEdit();
}

QModelIndex PointTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    switch (action) {
    case MoveNext:
        return nextEditable(currentIndex(), 1);
    case MovePrevious:
        return nextEditable(currentIndex(), -1);
    default:
        return QTableView::moveCursor(action, modifiers);
    }
}

QModelIndex PointTable::nextEditable(const QModelIndex &from, int step) const
{
    const QHeaderView &header = *horizontalHeader();
    const int columns = m_shown->columnCount();
    const int cells = m_shown->rowCount() * columns;
    for (int cell = from.row() * columns + header.visualIndex(from.column()) + step;
         cell >= 0 && cell < cells; cell += step) {
        const QModelIndex index =
            m_shown->index(cell / columns, header.logicalIndex(cell % columns));
        if (!isColumnHidden(index.column()) && index.flags().testFlag(Qt::ItemIsEditable))
            return index;
    }
    return from;
}

void PointTable::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const Qt::KeyboardModifiers others =
        event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (isEnter && others == Qt::NoModifier) {
        walk(event->modifiers().testFlag(Qt::ShiftModifier) ? -1 : 1);
        return;
    }
    const bool isUpOrDown = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (isUpOrDown && event->modifiers().testFlag(Qt::AltModifier)) {
        // Comes here only while the command behind it is disabled.
        if (const QString cannot = cannotMoveText(); !cannot.isEmpty())
            emit refused(cannot);
        return;
    }
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ShiftModifier) {
        selectionModel()->select(selectionModel()->selection(),
                                 QItemSelectionModel::Select | QItemSelectionModel::Rows);
        return;
    }
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        selectionModel()->select(
            currentIndex(), QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Columns);
        return;
    }
    QTableView::keyPressEvent(event);
}

void PointTable::walk(int rows)
{
    const QModelIndex current = currentIndex();
    const QModelIndex next = current.sibling(current.row() + rows, current.column());
    if (next.isValid())
        setCurrentIndex(next);
}

void PointTable::updatePreview(int row)
{
    if (m_points->sectionOf(PointColumn::Key) >= 0)
        update(cellAt(row, PointColumn::Key));
}

void PointTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    QPainter painter(viewport());
    m_rowDrag->paint(painter);
    const Document *document = m_points->document();
    if (!document || m_shown->rowCount() > 0)
        return;
    const QString cannot = document->cannotAddText();
    const QString text = document->pointCount() > 0 ? tr("No point is found by the filter.")
        : cannot.isEmpty()                          ? tr("No points yet. Press Ins to add one.")
                                                    : cannot;
    painter.setPen(currentLook().dim);
    painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text);
}

void PointTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    m_columns->fitSoon();
}

} // namespace hardpoint
