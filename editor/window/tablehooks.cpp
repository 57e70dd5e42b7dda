// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/models/pointtablemodel.h>
#include <editor/models/shownpoints.h>
#include <editor/panels/filterfield.h>
#include <editor/panels/paneltitle.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/renumberdialog.h>
#include <editor/panels/replacedialog.h>
#include <editor/panels/tablecolumns.h>
#include <editor/window/actions.h>
#include <editor/window/settings.h>
#include <editor/window/tablehooks.h>

#include <QAction>
#include <QMenu>

namespace hardpoint {

TableHooks::TableHooks(PointTable &table, PanelTitle &title, Actions &actions, Settings &settings)
    : QObject(&table)
    , m_table(table)
    , m_title(title)
    , m_actions(actions)
    , m_filter(new FilterField(&title))
{
    title.addAtEnd(m_filter);
    connect(m_filter, &QLineEdit::textChanged, &table, &PointTable::setFilter);
    connect(m_filter, &FilterField::left, this, [this] {
        // What was edited since may be found no more, or now.
        m_table.setFilter(m_filter->text());
        m_table.setFocus();
    });
    connect(actions.filter, &QAction::triggered, this, [this] {
        m_filter->window()->activateWindow();
        m_filter->setFocus(Qt::ShortcutFocusReason);
        m_filter->selectAll();
    });

    connect(actions.sort, &QAction::triggered, &table, &PointTable::sortByCurrentColumn);
    connect(actions.replace, &QAction::triggered, this, [this] {
        if (m_table.finishEdit())
            ReplaceDialog(*m_table.points().document(), m_table.window()).exec();
    });
    connect(actions.renumber, &QAction::triggered, this, [this] {
        if (m_table.finishEdit())
            RenumberDialog(*m_table.points().document(), m_table.window()).exec();
    });
    for (const QString &format : {QStringLiteral("msh"), QStringLiteral("mdl")}) {
        if (const QString layout = settings.columns(format); !layout.isEmpty())
            table.columns().setLayout(format, layout);
    }
    connect(&table.columns(), &TableColumns::changed, this,
            [&settings](const QString &format, const QString &layout) {
                settings.setColumns(format, layout);
            });
}

void TableHooks::addTo(QMenu &menu)
{
    QMenu *columns = menu.addMenu(tr("&Columns of points"));
    connect(columns, &QMenu::aboutToShow, this, [this, columns] {
        columns->clear();
        m_table.columns().addTo(*columns);
    });
    m_columns = columns->menuAction();
}

void TableHooks::refresh()
{
    refreshTitle();
    refreshMoves();
    refreshDialogs();
}

void TableHooks::refreshTitle()
{
    const Document *document = m_table.points().document();
    if (!document) {
        m_title.setDetail({});
        return;
    }
    const int shown = m_table.shown().rowCount();
    m_title.setDetail(m_table.shown().isFiltered()
                          ? tr("%1 of %2").arg(shown).arg(document->pointCount())
                          : QString::number(shown));
}

void TableHooks::refreshDialogs()
{
    const Document *document = m_table.points().document();
    const bool canEdit =
        document && document->readOnlyText().isEmpty() && document->pointCount() > 0;
    if (m_columns)
        m_columns->setEnabled(document);
    m_actions.filter->setEnabled(document);
    m_actions.sort->setEnabled(document && document->pointCount() > 0);
    m_actions.replace->setEnabled(canEdit);
    m_actions.renumber->setEnabled(canEdit && document->schema().hasKey);
}

void TableHooks::refreshMoves()
{
    const QString cannot = m_table.cannotMoveText();
    for (QAction *action : {m_actions.moveUp, m_actions.moveDown}) {
        if (!cannot.isEmpty())
            action->setEnabled(false);
        // An empty one would be the action's own text again.
        action->setToolTip(cannot);
        action->setStatusTip(cannot);
    }
}

} // namespace hardpoint
