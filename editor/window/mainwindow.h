// SPDX-License-Identifier: MIT
#pragma once

#include <QMainWindow>
#include <QUndoGroup>

#include <memory>

class QDockWidget;
class QMenu;

namespace hardpoint {

class Actions;
class BoneLinking;
class Bones;
class Document;
class DocumentTabs;
class FileCommands;
class History;
class Inspector;
class PanelTitle;
class PictureCommands;
class PointClipboard;
class PointFiles;
class PointTable;
class PointTools;
class Problems;
class RecentFiles;
class Session;
class SavingOptions;
class Settings;
class Skeletons;
class StatusLine;
class TableHooks;
class ThemeSwitch;
class ViewActions;
class ViewArea;
class Viewport;

/// The editor's one window: a tab a file, the viewport in the middle, the panels around it.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// Settings and theme outlive the window.
    MainWindow(Settings &settings, ThemeSwitch &themes, std::unique_ptr<Viewport> viewport);
    ~MainWindow() override;

    Document *current() const;
    DocumentTabs &tabs() { return *m_tabs; }
    FileCommands &files() { return *m_files; }
    Actions &actions() { return *m_actions; }
    PointTable &table() { return *m_table; }
    PointTools &tools() { return *m_tools; }
    ViewArea &view() { return *m_view; }
    Bones &bones() { return *m_bones; }
    Problems &problems() { return *m_problems; }
    PointClipboard &clipboard() { return *m_clipboard; }
    PointFiles &pointFiles() { return *m_pointFiles; }
    Inspector &inspector() { return *m_inspector; }
    SavingOptions &savingOptions() { return *m_saving; }
    History &history() { return *m_history; }
    StatusLine &statusLine() { return *m_status; }
    RecentFiles &recentFiles() { return *m_recent; }
    Session &session() { return *m_session; }
    Skeletons &skeletons() { return *m_skeletons; }
    ViewActions &viewActions() { return *m_viewActions; }
    PictureCommands &pictures() { return *m_pictures; }

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildMenus();
    void buildToolBars();
    void buildDocks();
    QDockWidget *addDock(Qt::DockWidgetArea area, const char *name, const QString &title,
                         PanelTitle &titleBar, QWidget &panel);
    void addOpenMenus(QMenu &menu);
    void connectFileActions();
    void connectFiles();
    /// The user chose these; what is not there any more is forgotten.
    void openWanted(const QStringList &paths);
    void connectDisk();
    void connectPointActions();
    void connectBones();
    void connectInspector();
    void connectClipboard();
    void connectView();
    void connectThemes();
    void restoreLayout();

    void showDocument(Document *document);
    void refresh();
    /// Takes what is being typed anywhere. False when it is no value: it stays and says why.
    bool finishEdit();
    void goToTab(int step);
    void tellAbout();

    Settings &m_settings;
    ThemeSwitch &m_themes;
    QUndoGroup m_undoGroup;
    DocumentTabs *m_tabs;
    SavingOptions *m_saving;
    FileCommands *m_files;
    RecentFiles *m_recent;
    Session *m_session;
    Skeletons *m_skeletons;
    Actions *m_actions;
    ViewArea *m_view;
    ViewActions *m_viewActions;
    PointTools *m_tools;
    PictureCommands *m_pictures;
    PointTable *m_table;
    PanelTitle *m_pointsTitle;
    TableHooks *m_tableHooks;
    Bones *m_bones;
    PanelTitle *m_bonesTitle;
    BoneLinking *m_linking;
    Problems *m_problems;
    PanelTitle *m_problemsTitle;
    PointClipboard *m_clipboard;
    PointFiles *m_pointFiles;
    Inspector *m_inspector;
    PanelTitle *m_inspectorTitle;
    History *m_history;
    PanelTitle *m_historyTitle;
    StatusLine *m_status;
    Document *m_shown = nullptr;
};

} // namespace hardpoint
