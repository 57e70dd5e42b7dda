// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/models/look.h>
#include <editor/panels/bones.h>
#include <editor/panels/history.h>
#include <editor/panels/inspector.h>
#include <editor/panels/paneltitle.h>
#include <editor/panels/pointclipboard.h>
#include <editor/panels/pointcommands.h>
#include <editor/panels/pointtable.h>
#include <editor/panels/problems.h>
#include <editor/viewport/viewport.h>
#include <editor/window/actions.h>
#include <editor/window/bonelinking.h>
#include <editor/window/diskwatch.h>
#include <editor/window/documenttabs.h>
#include <editor/window/droppedfiles.h>
#include <editor/window/filecommands.h>
#include <editor/window/mainwindow.h>
#include <editor/window/messagebar.h>
#include <editor/window/picturecommands.h>
#include <editor/window/pointerreadout.h>
#include <editor/window/pointfiles.h>
#include <editor/window/pointtools.h>
#include <editor/window/recentfiles.h>
#include <editor/window/savingoptions.h>
#include <editor/window/session.h>
#include <editor/window/settings.h>
#include <editor/window/skeletons.h>
#include <editor/window/statusline.h>
#include <editor/window/tablehooks.h>
#include <editor/window/theme.h>
#include <editor/window/viewactions.h>
#include <editor/window/viewarea.h>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDropEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>

namespace hardpoint {

MainWindow::MainWindow(Settings &settings, ThemeSwitch &themes, std::unique_ptr<Viewport> viewport)
    : m_settings(settings)
    , m_themes(themes)
    , m_tabs(new DocumentTabs(this))
    , m_saving(new SavingOptions(settings, this))
    , m_files(new FileCommands(*this, *m_tabs, settings, *m_saving))
    , m_recent(new RecentFiles(settings, this))
    , m_session(new Session(*m_tabs, *m_files, settings, this))
    , m_skeletons(new Skeletons(*this, settings))
    , m_actions(new Actions(m_undoGroup, this))
    , m_view(new ViewArea(std::move(viewport), m_actions->open, *m_recent, this))
    , m_viewActions(new ViewActions(m_view->viewport(), this))
    , m_tools(new PointTools(*this, m_view->viewport(), settings))
    , m_pictures(new PictureCommands(*this, m_view->viewport(), settings))
    , m_table(new PointTable(this))
    , m_pointsTitle(new PanelTitle(tr("Points"), this))
    , m_tableHooks(new TableHooks(*m_table, *m_pointsTitle, *m_actions, settings))
    , m_bones(new Bones(this))
    , m_bonesTitle(new PanelTitle(tr("Bones"), this))
    , m_linking(new BoneLinking(*this, settings))
    , m_problems(new Problems(this))
    , m_problemsTitle(new PanelTitle(tr("Problems"), this))
    , m_clipboard(new PointClipboard(*m_table))
    , m_pointFiles(new PointFiles(*this, settings))
    , m_inspector(new Inspector(this))
    , m_inspectorTitle(new PanelTitle(tr("Inspector"), this))
    , m_history(new History(this))
    , m_historyTitle(new PanelTitle(tr("History"), this))
    , m_status(new StatusLine(this))
{
    for (QObject *part : {static_cast<QObject *>(m_files), static_cast<QObject *>(m_skeletons),
                          static_cast<QObject *>(m_pictures)})
        part->setParent(this);
    setCentralWidget(m_view);
    setStatusBar(m_status);
    setAcceptDrops(true);
    setDockNestingEnabled(true);
    buildDocks();
    buildMenus();
    buildToolBars();
    connectFileActions();
    connectFiles();
    connectDisk();
    connectPointActions();
    connectBones();
    connectInspector();
    connectClipboard();
    connectView();
    connectThemes();
    connect(m_tabs, &DocumentTabs::currentDocumentChanged, this, &MainWindow::showDocument);
    restoreLayout();
    showDocument(nullptr);
}

MainWindow::~MainWindow()
{
    // Documents die with the tabs; whoever shows one lets go of it before.
    m_tabs->disconnect(this);
    showDocument(nullptr);
}

Document *MainWindow::current() const
{
    return m_tabs->current();
}

void MainWindow::connectFileActions()
{
    // What stands in an open cell counts as said.
    const auto onCurrent = [this](QAction *action, auto command) {
        connect(action, &QAction::triggered, this, [this, command] {
            if (Document *document = current(); document && finishEdit())
                command(*document);
        });
    };
    connect(m_actions->open, &QAction::triggered, m_files, &FileCommands::askAndOpen);
    onCurrent(m_actions->save, [this](Document &document) { m_files->save(document); });
    onCurrent(m_actions->saveAs, [this](Document &document) { m_files->askAndSaveAs(document); });
    onCurrent(m_actions->saveCopy,
              [this](Document &document) { m_files->askAndSaveCopy(document); });
    onCurrent(m_actions->revert, [this](Document &document) { m_files->askAndRevert(document); });
    onCurrent(m_actions->close, [this](Document &document) { m_files->close(document); });
    onCurrent(m_actions->review, [this](Document &document) { m_files->showChanges(document); });
    connect(m_tabs, &DocumentTabs::closeWanted, this, [this](Document *document) {
        if (finishEdit())
            m_files->close(*document);
    });
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_files, &FileCommands::saved, this, [this](const QString &path) {
        m_status->showMessage(tr("Saved %1").arg(QDir::toNativeSeparators(path)), 4000);
    });
    connect(m_files, &FileCommands::ignored, this,
            [this](const QString &text) { m_status->showMessage(text, 8000); });
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::tellAbout);
    connect(m_actions->aboutQt, &QAction::triggered, qApp, &QApplication::aboutQt);
}

void MainWindow::connectDisk()
{
    const MessageBar &bar = m_view->messageBar();
    const auto onCurrent = [&](void (MessageBar::*wanted)(), auto command) {
        connect(&bar, wanted, this, [this, command] {
            if (Document *document = current(); document && finishEdit())
                command(*document);
        });
    };
    onCurrent(&MessageBar::salvageWanted,
              [this](Document &document) { m_files->askAndSalvage(document); });
    onCurrent(&MessageBar::reviewWanted,
              [this](Document &document) { m_files->showChanges(document); });
    onCurrent(&MessageBar::compareWanted,
              [this](Document &document) { m_files->compareWithDisk(document); });
    onCurrent(&MessageBar::reloadWanted,
              [this](Document &document) { m_files->askAndRevert(document); });
    onCurrent(&MessageBar::keepWanted, [](Document &document) { document.keepOverDisk(); });
    const auto *watch = new DiskWatch(*m_tabs, *m_saving, this);
    connect(watch, &DiskWatch::reloaded, this, [this](const QString &path) {
        m_status->showMessage(tr("Read again: %1").arg(QDir::toNativeSeparators(path)), 8000);
    });
}

void MainWindow::connectPointActions()
{
    const auto onCurrent = [this](QAction *action, auto command) {
        connect(action, &QAction::triggered, this, [this, command] {
            if (Document *document = current())
                command(*document);
        });
    };
    onCurrent(m_actions->add, [this](Document &document) {
        if (const int row = pointcommands::add(document); row >= 0)
            m_table->editCell(row, PointColumn::Name);
    });
    onCurrent(m_actions->duplicate, pointcommands::duplicate);
    onCurrent(m_actions->remove, [this](Document &) { m_table->removeSelected(); });
    onCurrent(m_actions->selectAll, [this](Document &) { m_table->selectAll(); });
    onCurrent(m_actions->moveUp, [](Document &document) { pointcommands::move(document, -1); });
    onCurrent(m_actions->moveDown, [](Document &document) { pointcommands::move(document, 1); });
    connect(m_table, &PointTable::textDropped, this, [this](const QString &, const QString &why) {
        m_status->showMessage(tr("Nothing changed. %1").arg(why), 8000);
    });
    connect(m_table, &PointTable::shownChanged, this, &MainWindow::refresh);
    connect(m_table, &PointTable::refused, this,
            [this](const QString &why) { m_status->showMessage(why, 8000); });
}

void MainWindow::connectBones()
{
    connect(m_bones, &Bones::linkWanted, this, [this](const formatlib::BoneLink &bone) {
        if (Document *document = current())
            m_linking->link(*document, document->selection().ids(), bone);
    });
    // The cell's editor is still closing when it tells; the question waits for that.
    connect(
        m_table, &PointTable::linkWanted, this,
        [this](const std::vector<PointId> &points, const formatlib::BoneLink &bone) {
            if (Document *document = current())
                m_linking->link(*document, points, bone);
        },
        Qt::QueuedConnection);
    connect(m_linking, &BoneLinking::failed, this,
            [this](const QString &why) { m_status->showMessage(why, 8000); });
    connect(m_bones, &Bones::countChanged, this, [this](int bones) {
        QStringList detail;
        if (bones > 0)
            detail << QString::number(bones);
        if (m_shown && !m_shown->companionPaths().skeleton.isEmpty())
            detail << QFileInfo(m_shown->companionPaths().skeleton).fileName();
        m_bonesTitle->setDetail(detail.join(QStringLiteral(" \u00B7 ")));
    });
}

void MainWindow::connectInspector()
{
    connect(m_inspector, &Inspector::titleChanged, m_inspectorTitle, &PanelTitle::setDetail);
    connect(m_inspector, &Inspector::linkWanted, this,
            [this](const std::vector<PointId> &points, const formatlib::BoneLink &bone) {
                if (Document *document = current())
                    m_linking->link(*document, points, bone);
            });
    connect(m_inspector, &Inspector::refused, this, [this](const QString &why) {
        m_status->showMessage(tr("Nothing changed. %1").arg(why), 8000);
    });
}

void MainWindow::connectClipboard()
{
    const auto tell = [this](const QString &text) { m_status->showMessage(text, 8000); };
    connect(m_clipboard, &PointClipboard::told, this, tell);
    connect(m_pointFiles, &PointFiles::told, this, tell);
    const auto on = [this](QAction *action, auto command) {
        connect(action, &QAction::triggered, this, [this, command] {
            if (Document *document = current(); document && finishEdit())
                command(*document);
        });
    };
    on(m_actions->cut, [this](Document &) { m_clipboard->cut(); });
    on(m_actions->copy, [this](Document &) { m_clipboard->copy(); });
    on(m_actions->copyWithHeader, [this](Document &) { m_clipboard->copy(true); });
    on(m_actions->copyJson, [this](Document &) { m_clipboard->copyJson(); });
    on(m_actions->paste, [this](Document &) { m_clipboard->paste(); });
    on(m_actions->importPoints,
       [this](Document &document) { m_pointFiles->askAndImport(document); });
    on(m_actions->exportPoints,
       [this](Document &document) { m_pointFiles->askAndExport(document, false); });
    on(m_actions->exportSelected,
       [this](Document &document) { m_pointFiles->askAndExport(document, true); });
}

void MainWindow::connectView()
{
    Viewport &viewport = m_view->viewport();
    connect(m_actions->frameAll, &QAction::triggered, &viewport, &Viewport::frameAll);
    connect(m_actions->frameSelection, &QAction::triggered, &viewport, &Viewport::frameSelection);
    connect(&viewport, &Viewport::activated, this, [this](PointId id) {
        if (const int row = m_shown ? m_shown->rowOf(id) : -1; row >= 0)
            m_table->editCell(row, PointColumn::Name);
    });
    connect(&viewport, &Viewport::menuRequested, this, [this](const QPointF &pixel) {
        QMenu menu(this);
        m_tools->addTo(menu, pixel);
        menu.addSeparator();
        menu.addActions(m_table->actions());
        menu.exec(m_view->viewport().widget()->mapToGlobal(pixel.toPoint()));
    });
    connect(m_tools, &PointTools::failed, this,
            [this](const QString &why) { m_status->showMessage(why, 8000); });
    new PointerReadout(viewport, *m_status, this);
    connect(m_pictures, &PictureCommands::done, this,
            [this](const QString &text) { m_status->showMessage(text, 4000); });
    connect(m_actions->nextTab, &QAction::triggered, this, [this] { goToTab(1); });
    connect(m_actions->previousTab, &QAction::triggered, this, [this] { goToTab(-1); });
}

void MainWindow::connectThemes()
{
    for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark}) {
        QAction *action = m_actions->ofTheme(theme);
        action->setChecked(theme == m_themes.theme());
        connect(action, &QAction::triggered, this, [this, theme] {
            m_themes.setTheme(theme);
            m_settings.setTheme(theme);
        });
    }
    const auto dress = [this] { m_view->viewport().setDarkTheme(currentLook().dark); };
    connect(&m_themes, &ThemeSwitch::changed, this, dress);
    dress();
}

void MainWindow::restoreLayout()
{
    resize(1440, 900);
    restoreGeometry(m_settings.windowGeometry());
    restoreState(m_settings.windowState());
}

void MainWindow::showDocument(Document *document)
{
    if (document == m_shown && document) {
        refresh();
        return;
    }
    finishEdit();
    if (m_shown) {
        m_shown->disconnect(this);
        m_shown->selection().disconnect(this);
    }
    m_shown = document;
    m_table->setDocument(document);
    m_view->setDocument(document);
    m_problems->setDocument(document);
    m_bones->setDocument(document);
    m_inspector->setDocument(document);
    m_history->setDocument(document);
    m_skeletons->setDocument(document);
    m_status->setDocument(document);
    if (document) {
        m_undoGroup.addStack(&document->undoStack());
        connect(document, &Document::stateChanged, this, &MainWindow::refresh);
        connect(document, &Document::pointsReset, this, &MainWindow::refresh);
        connect(document, &Document::pointsInserted, this, &MainWindow::refresh);
        connect(document, &Document::pointsRemoved, this, &MainWindow::refresh);
        connect(&document->selection(), &Selection::changed, this, &MainWindow::refresh);
    }
    m_undoGroup.setActiveStack(document ? &document->undoStack() : nullptr);
    refresh();
}

void MainWindow::refresh()
{
    m_actions->enableFor(m_shown, m_tabs->count());
    const bool seen = m_shown && m_view->viewport().isUsable();
    m_viewActions->setEnabled(seen);
    m_pictures->setEnabled(seen);
    m_actions->frameAll->setEnabled(seen);
    m_tableHooks->refresh();
    m_tools->setDocument(m_shown);
    setWindowModified(m_shown && m_shown->isModified());
    if (!m_shown) {
        setWindowTitle(tr("Hardpoint"));
        return;
    }
    // In a title, the place where the system shows that the file has changes is written [*].
    QString name = m_shown->fileName();
    name.replace(QLatin1String("[*]"), QLatin1String("[*][*]"));
    setWindowTitle(tr("%1[*] - Hardpoint").arg(name));
}

bool MainWindow::finishEdit()
{
    return m_table->finishEdit() && m_inspector->finishEdit();
}

void MainWindow::goToTab(int step)
{
    const int count = m_tabs->count();
    if (count > 0)
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + step + count) % count);
}

void MainWindow::tellAbout()
{
    QMessageBox::about(this, tr("About Hardpoint"),
                       tr("<b>Hardpoint %1</b><p>Edits the attach points of MSH and MDL models and "
                          "leaves every other byte as it is.</p><p>MIT licence</p>")
                           .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!finishEdit() || !m_files->mayClose(m_tabs->all())) {
        event->ignore();
        return;
    }
    m_settings.setWindow(saveGeometry(), saveState());
    event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFiles(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    openWanted(droppedFiles(event->mimeData()));
}

} // namespace hardpoint
