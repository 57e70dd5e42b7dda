// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/panels/lookicon.h>
#include <editor/window/actions.h>

#include <QAction>
#include <QActionGroup>
#include <QUndoGroup>

namespace hardpoint {

Actions::Actions(QUndoGroup &undoGroup, QObject *parent) : QObject(parent)
{
    makeFileActions();
    undo = undoGroup.createUndoAction(this, tr("Undo"));
    undo->setIcon(lookIcon(QStringLiteral("undo")));
    undo->setShortcut(QKeySequence::Undo);
    redo = undoGroup.createRedoAction(this, tr("Redo"));
    redo->setIcon(lookIcon(QStringLiteral("redo")));
    redo->setShortcuts({QKeySequence(QKeySequence::Redo), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    makePointActions();
    makeViewActions();
}

QAction *Actions::make(const QString &text, const QString &icon, const QKeySequence &shortcut)
{
    auto *action = new QAction(text, this);
    if (!icon.isEmpty())
        action->setIcon(lookIcon(icon));
    action->setShortcut(shortcut);
    return action;
}

void Actions::makeFileActions()
{
    open = make(tr("&Open..."), QStringLiteral("open"), QKeySequence::Open);
    save = make(tr("&Save"), QStringLiteral("save"), QKeySequence::Save);
    saveAs = make(tr("Save &as..."), {}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    saveCopy = make(tr("Save a &copy..."), {}, {});
    review = make(tr("Review c&hanges..."), {}, QKeySequence(Qt::CTRL | Qt::Key_R));
    revert = make(tr("&Revert"), {}, {});
    importPoints = make(tr("&Import points..."), {}, {});
    exportPoints = make(tr("&Export points..."), {}, QKeySequence(Qt::CTRL | Qt::Key_E));
    exportSelected =
        make(tr("Export selec&ted points..."), {}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    close = make(tr("&Close"), {}, QKeySequence::Close);
    quit = make(tr("&Quit"), {}, QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
    about = make(tr("&About Hardpoint"), {}, {});
    about->setMenuRole(QAction::AboutRole);
    aboutQt = make(tr("About &Qt"), {}, {});
    aboutQt->setMenuRole(QAction::AboutQtRole);
}

void Actions::makePointActions()
{
    cut = make(tr("Cu&t"), {}, QKeySequence::Cut);
    copy = make(tr("&Copy"), {}, QKeySequence::Copy);
    copyWithHeader =
        make(tr("Copy with &header"), {}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    copyJson = make(tr("Copy as &JSON"), {}, {});
    paste = make(tr("&Paste"), {}, QKeySequence::Paste);
    selectAll = make(tr("Select &all"), {}, QKeySequence::SelectAll);
    filter = make(tr("&Filter points"), {}, QKeySequence::Find);
    replace = make(tr("Find and &replace..."), {}, QKeySequence(Qt::CTRL | Qt::Key_H));
    sort = make(tr("&Sort by this column"), {}, {});
    renumber = make(tr("Re&number a type..."), {}, {});
    add = make(tr("&Add"), QStringLiteral("add"), QKeySequence(Qt::Key_Insert));
    duplicate =
        make(tr("&Duplicate"), QStringLiteral("duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D));
    remove = make(tr("D&elete"), QStringLiteral("delete"), QKeySequence::Delete);
    moveUp = make(tr("Move &up"), QStringLiteral("move-up"), QKeySequence(Qt::ALT | Qt::Key_Up));
    moveDown =
        make(tr("Move d&own"), QStringLiteral("move-down"), QKeySequence(Qt::ALT | Qt::Key_Down));
}

void Actions::makeViewActions()
{
    frameAll =
        make(tr("Frame &all"), QStringLiteral("frame-all"), QKeySequence(Qt::SHIFT | Qt::Key_F));
    frameSelection =
        make(tr("&Frame selection"), QStringLiteral("frame-selection"), QKeySequence(Qt::Key_F));
    // Letters belong to the table, where they start an edit, and to the viewport, which knows these
    // two by itself; here they are only told.
    frameAll->setShortcutContext(Qt::WidgetShortcut);
    frameSelection->setShortcutContext(Qt::WidgetShortcut);
    themes = new QActionGroup(this);
    const auto theme = [this](Theme value, const QString &text) {
        QAction *action = make(text, {}, {});
        action->setCheckable(true);
        themes->addAction(action);
        m_themes[value] = action;
    };
    theme(Theme::System, tr("&System"));
    theme(Theme::Light, tr("&Light"));
    theme(Theme::Dark, tr("&Dark"));
    nextTab = make(tr("&Next file"), {}, QKeySequence(Qt::CTRL | Qt::Key_Tab));
    previousTab = make(tr("&Previous file"), {}, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab));
}

std::vector<QAction *> Actions::forTable() const
{
    return {cut,    copy,    copyWithHeader, paste,    nullptr, add,       duplicate,
            remove, nullptr, moveUp,         moveDown, nullptr, selectAll, frameSelection};
}

void Actions::enableFor(Document *document, int tabs)
{
    const bool editable = document && document->readOnlyText().isEmpty();
    const bool selected = document && !document->selection().isEmpty();
    save->setEnabled(document && document->isModified());
    review->setEnabled(document && document->isModified());
    for (QAction *action : {saveAs, saveCopy, revert, close, frameAll, exportPoints})
        action->setEnabled(document);
    selectAll->setEnabled(document && document->pointCount() > 0);
    add->setEnabled(document && document->cannotAddText().isEmpty());
    duplicate->setEnabled(selected && document->cannotAddText().isEmpty());
    for (QAction *action : {copy, copyWithHeader, copyJson, exportSelected})
        action->setEnabled(selected);
    for (QAction *action : {paste, importPoints})
        action->setEnabled(editable);
    for (QAction *action : {cut, remove, moveUp, moveDown})
        action->setEnabled(editable && selected);
    frameSelection->setEnabled(selected);
    nextTab->setEnabled(tabs > 1);
    previousTab->setEnabled(tabs > 1);
}

} // namespace hardpoint
