// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace hardpoint {

class Actions;
class FilterField;
class PanelTitle;
class PointTable;
class Settings;

/// What belongs to the point table in the window: the filter in its title, how many points it
/// shows, whether they can be moved, and that its columns are remembered.
class TableHooks : public QObject {
    Q_OBJECT

public:
    TableHooks(PointTable &table, PanelTitle &title, Actions &actions, Settings &settings);

    /// A menu of the columns, for the keyboard.
    void addTo(QMenu &menu);
    /// After anything that changes what is shown or can be done.
    void refresh();

private:
    void refreshTitle();
    void refreshMoves();
    void refreshDialogs();

    PointTable &m_table;
    PanelTitle &m_title;
    Actions &m_actions;
    FilterField *m_filter;
    QAction *m_columns = nullptr;
};

} // namespace hardpoint
