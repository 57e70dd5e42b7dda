// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/tablecolumns.h>

#include <QHeaderView>
#include <QMenu>
#include <QScopedValueRollback>
#include <QTableView>

#include <algorithm>
#include <numeric>
#include <optional>

namespace hardpoint {

namespace {

constexpr int widestColumn = 260;
/// Nice for numbers, where there is room for it.
constexpr int niceNumber = 68;
constexpr int titlePadding = 18;
constexpr QLatin1StringView hiddenMark("hidden");

bool isText(PointColumn column)
{
    return !isNumber(column) && !isComputed(column);
}

struct Place {
    int section = 0;
    int width = 0;
    bool isHidden = false;
};

/// "bone:120" or "extra:68:hidden": a column by its key, its width, and whether it is out of sight.
std::optional<Place> placeFrom(const QString &text, const PointTableModel &points)
{
    const QStringList parts = text.split(QLatin1Char(':'));
    if (parts.size() < 2)
        return std::nullopt;
    const std::optional<PointColumn> column = columnOfKey(parts[0]);
    bool isWidth = false;
    Place place;
    place.section = column ? points.sectionOf(*column) : -1;
    place.width = parts[1].toInt(&isWidth);
    place.isHidden = parts.size() > 2 && parts[2] == hiddenMark;
    if (place.section < 0 || !isWidth || place.width < 0)
        return std::nullopt;
    return place;
}

} // namespace

TableColumns::TableColumns(QTableView &view, const PointTableModel &points)
    : QObject(&view), m_view(view), m_points(points)
{
    m_fitSoon.setSingleShot(true);
    m_fitSoon.setInterval(0);
    connect(&m_fitSoon, &QTimer::timeout, this, &TableColumns::fit);
    connect(&points, &QAbstractItemModel::modelReset, this, &TableColumns::fitSoon);
    connect(&points, &QAbstractItemModel::rowsInserted, this, &TableColumns::fitSoon);
    connect(&points, &QAbstractItemModel::dataChanged, this, &TableColumns::fitSoon);

    QHeaderView &header = *view.horizontalHeader();
    header.setSectionsMovable(true);
    // Enough rows to know how wide the rest is; all of ten thousand would be felt.
    header.setResizeContentsPrecision(100);
    header.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&header, &QWidget::customContextMenuRequested, this, &TableColumns::openMenu);
    connect(&header, &QHeaderView::sectionResized, this, &TableColumns::keep);
    connect(&header, &QHeaderView::sectionMoved, this, &TableColumns::keep);
}

void TableColumns::show()
{
    const Document *document = m_points.document();
    m_format = document ? QString::fromLatin1(document->schema().format.data(),
                                              static_cast<int>(document->schema().format.size()))
                        : QString();
    fit();
}

void TableColumns::leave()
{
    m_format.clear();
}

void TableColumns::setLayout(const QString &format, const QString &layout)
{
    m_layouts[format] = layout;
    if (format == m_format)
        fit();
}

void TableColumns::keep()
{
    if (m_busy || m_format.isEmpty())
        return;
    m_layouts[m_format] = layoutText();
    emit changed(m_format, m_layouts[m_format]);
}

void TableColumns::forget()
{
    m_layouts.erase(m_format);
    fit();
    emit changed(m_format, {});
}

QString TableColumns::layoutText() const
{
    const QHeaderView &header = *m_view.horizontalHeader();
    QStringList places;
    for (int visual = 0; visual < header.count(); ++visual) {
        const int section = header.logicalIndex(visual);
        const bool isHidden = header.isSectionHidden(section);
        // A hidden column's width is the header's own secret; it is fitted when it comes back.
        QString place = QStringLiteral("%1:%2").arg(columnKey(m_points.columnAt(section)),
                                                    QString::number(header.sectionSize(section)));
        if (isHidden)
            place += QLatin1Char(':') + hiddenMark;
        places << place;
    }
    return places.join(QLatin1Char(' '));
}

bool TableColumns::restore(const QString &layout)
{
    QHeaderView &header = *m_view.horizontalHeader();
    std::vector<Place> places;
    for (const QString &text : layout.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        if (const std::optional<Place> place = placeFrom(text, m_points))
            places.push_back(*place);
    }
    if (std::ranges::all_of(places, &Place::isHidden))
        return false;
    int visual = 0;
    for (const Place &place : places) {
        header.moveSection(header.visualIndex(place.section), visual++);
        header.setSectionHidden(place.section, place.isHidden);
        if (!place.isHidden)
            header.resizeSection(place.section, place.width);
    }
    return true;
}

void TableColumns::fit()
{
    if (m_points.columnCount() == 0)
        return;
    const QScopedValueRollback busy(m_busy, true);
    if (const auto kept = m_layouts.find(m_format);
        kept != m_layouts.end() && restore(kept->second))
        return;
    place();
    const QAbstractItemView &view = m_view;
    QHeaderView &header = *m_view.horizontalHeader();
    std::vector<int> widths;
    for (int section = 0; section < m_points.columnCount(); ++section) {
        // Not the header's own hint: that keeps room for the arrow of a sorted column in all.
        const QString title =
            m_points.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
        const int wanted = std::max(view.sizeHintForColumn(section),
                                    header.fontMetrics().horizontalAdvance(title) + titlePadding);
        widths.push_back(std::clamp(wanted, header.minimumSectionSize(), widestColumn));
    }
    giveRest(widths);
    for (int section = 0; section < static_cast<int>(widths.size()); ++section)
        header.resizeSection(section, widths[static_cast<std::size_t>(section)]);
}

void TableColumns::place()
{
    // In the model's order, which is another one after a file of the other format, but for the
    // row's number: that stands in front.
    QHeaderView &header = *m_view.horizontalHeader();
    for (int section = 0; section < m_points.columnCount(); ++section) {
        header.setSectionHidden(section, false);
        header.moveSection(header.visualIndex(section), section);
    }
    if (const int rows = m_points.sectionOf(PointColumn::Row); rows >= 0)
        header.moveSection(header.visualIndex(rows), 0);
}

void TableColumns::giveRest(std::vector<int> &widths) const
{
    int rest = m_view.viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0);
    int takers = 0;
    for (std::size_t section = 0; section < widths.size() && rest > 0; ++section) {
        const PointColumn column = m_points.columnAt(static_cast<int>(section));
        takers += isText(column) ? 1 : 0;
        if (!isNumber(column) || widths[section] >= niceNumber)
            continue;
        const int share = std::min(rest, niceNumber - widths[section]);
        widths[section] += share;
        rest -= share;
    }
    for (std::size_t section = 0; section < widths.size() && rest > 0; ++section) {
        if (!isText(m_points.columnAt(static_cast<int>(section))))
            continue;
        const int share = rest / takers--;
        widths[section] += share;
        rest -= share;
    }
}

void TableColumns::addTo(QMenu &menu)
{
    if (m_format.isEmpty())
        return;
    QHeaderView &header = *m_view.horizontalHeader();
    const int inSight = header.count() - header.hiddenSectionCount();
    for (int visual = 0; visual < header.count(); ++visual) {
        const int section = header.logicalIndex(visual);
        const bool isHidden = header.isSectionHidden(section);
        QAction *action =
            menu.addAction(columnTitle(m_points.columnAt(section), m_points.document()->schema()));
        action->setCheckable(true);
        action->setChecked(!isHidden);
        // The last one stays, else there would be no header to bring the others back.
        action->setEnabled(isHidden || inSight > 1);
        connect(action, &QAction::triggered, this, [this, &header, section, isHidden] {
            {
                const QScopedValueRollback busy(m_busy, true);
                header.setSectionHidden(section, !isHidden);
                if (isHidden)
                    m_view.resizeColumnToContents(section);
            }
            keep();
        });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Columns as they fit")), &QAction::triggered, this,
            &TableColumns::forget);
}

void TableColumns::openMenu(const QPoint &place)
{
    QMenu menu(&m_view);
    addTo(menu);
    if (!menu.isEmpty())
        menu.exec(m_view.horizontalHeader()->mapToGlobal(place));
}

} // namespace hardpoint
