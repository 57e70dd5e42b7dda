// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/models/look.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/findingfixes.h>
#include <editor/panels/pointdelegate.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/selectionlink.h>

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>
#include <numeric>

namespace hardpoint {

namespace {

constexpr int lineHeight = 28;
constexpr int widestColumn = 260;
/// Nice for numbers, where there is room for it.
constexpr int niceNumber = 68;

bool isText(PointColumn column)
{
    return !isNumber(column) && !isComputed(column);
}

} // namespace

PointTable::PointTable(QWidget *parent)
    : QTableView(parent)
    , m_points(new PointTableModel(this))
    , m_delegate(new PointDelegate(*m_points, this))
{
    m_points->setLinksAreAsked(true);
    connect(m_points, &PointTableModel::linkWanted, this, &PointTable::linkWanted);
    setModel(m_points);
    setItemDelegate(m_delegate);
    m_link = new SelectionLink(*this, *m_points);
    setAccessibleName(tr("Points"));
    setSelectionBehavior(SelectRows);
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
    // Enough rows to know how wide the rest is; all of ten thousand would be felt.
    horizontalHeader()->setResizeContentsPrecision(100);

    m_fitSoon.setSingleShot(true);
    m_fitSoon.setInterval(0);
    connect(&m_fitSoon, &QTimer::timeout, this, &PointTable::fitColumns);
    connect(m_points, &QAbstractItemModel::modelReset, &m_fitSoon, qOverload<>(&QTimer::start));
    connect(m_points, &QAbstractItemModel::rowsInserted, &m_fitSoon, qOverload<>(&QTimer::start));
    connect(m_points, &QAbstractItemModel::dataChanged, &m_fitSoon, qOverload<>(&QTimer::start));
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, &PointTable::keepWidths);
    connect(m_delegate, &PointDelegate::walkWanted, this, &PointTable::walk);
    connect(m_delegate, &PointDelegate::previewChanged, this, &PointTable::updatePreview);
    connect(m_delegate, &PointDelegate::textDropped, this, &PointTable::textDropped);
}

void PointTable::setDocument(Document *document)
{
    m_format = document ? document->schema().format : std::string_view();
    {
        const QScopedValueRollback fitting(m_fitting, true);
        m_points->setDocument(document);
        m_link->setDocument(document);
    }
    fitColumns();
}

void PointTable::editCell(int row, PointColumn column)
{
    const QModelIndex cell = m_points->index(row, m_points->sectionOf(column));
    setFocus();
    selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
    scrollTo(cell);
    edit(cell);
}

void PointTable::goToCell(int row, PointColumn column)
{
    const QModelIndex cell = m_points->index(row, m_points->sectionOf(column));
    setFocus();
    setCurrentIndex(cell);
    scrollTo(cell);
}

void PointTable::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu menu;
    const QModelIndex cell = indexAt(event->pos());
    if (cell.isValid()) {
        Document &document = *m_points->document();
        for (const formatlib::Finding &finding : document.findingsAt(cell.row())) {
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
    const int columns = m_points->columnCount();
    const int cells = m_points->rowCount() * columns;
    for (int cell = from.row() * columns + from.column() + step; cell >= 0 && cell < cells;
         cell += step) {
        const QModelIndex index = m_points->index(cell / columns, cell % columns);
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
    const int key = m_points->sectionOf(PointColumn::Key);
    if (key >= 0)
        update(m_points->index(row, key));
}

void PointTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    const Document *document = m_points->document();
    if (!document || document->pointCount() > 0)
        return;
    const QString cannot = document->cannotAddText();
    QPainter painter(viewport());
    painter.setPen(currentLook().dim);
    painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap,
                     cannot.isEmpty() ? tr("No points yet. Press Ins to add one.") : cannot);
}

void PointTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    m_fitSoon.start();
}

void PointTable::keepWidths()
{
    if (!m_fitting && !m_format.empty())
        m_widths[m_format] = horizontalHeader()->saveState();
}

void PointTable::fitColumns()
{
    const QScopedValueRollback fitting(m_fitting, true);
    if (const auto kept = m_widths.find(m_format); kept != m_widths.end()) {
        horizontalHeader()->restoreState(kept->second);
        return;
    }
    placeColumns();
    std::vector<int> widths;
    for (int section = 0; section < m_points->columnCount(); ++section) {
        const int wanted =
            std::max(sizeHintForColumn(section), horizontalHeader()->sectionSizeHint(section));
        widths.push_back(std::min(wanted, widestColumn));
    }
    giveRest(widths);
    for (int section = 0; section < static_cast<int>(widths.size()); ++section)
        setColumnWidth(section, widths[static_cast<std::size_t>(section)]);
}

void PointTable::placeColumns()
{
    // In the model's order, which is another one after a file of the other format, but for the
    // row's number: that stands in front.
    QHeaderView &header = *horizontalHeader();
    for (int section = 0; section < m_points->columnCount(); ++section)
        header.moveSection(header.visualIndex(section), section);
    if (const int rows = m_points->sectionOf(PointColumn::Row); rows >= 0)
        header.moveSection(header.visualIndex(rows), 0);
}

void PointTable::giveRest(std::vector<int> &widths) const
{
    int rest = viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    int takers = 0;
    for (std::size_t section = 0; section < widths.size() && rest > 0; ++section) {
        const PointColumn column = m_points->columnAt(static_cast<int>(section));
        takers += isText(column) ? 1 : 0;
        if (!isNumber(column) || widths[section] >= niceNumber)
            continue;
        const int share = std::min(rest, niceNumber - widths[section]);
        widths[section] += share;
        rest -= share;
    }
    for (std::size_t section = 0; section < widths.size() && rest > 0; ++section) {
        if (!isText(m_points->columnAt(static_cast<int>(section))))
            continue;
        const int share = rest / takers--;
        widths[section] += share;
        rest -= share;
    }
}

} // namespace hardpoint
