// SPDX-License-Identifier: MIT
#pragma once

#include <editor/window/theme.h>

#include <QObject>

#include <map>
#include <vector>

class QAction;
class QActionGroup;
class QUndoGroup;

namespace hardpoint {

class Document;

/// Every command of the window with its words, icon and shortcut; menus and tool bar are made of
/// these. What a command does is connected by the main window.
class Actions : public QObject {
    Q_OBJECT

public:
    Actions(QUndoGroup &undoGroup, QObject *parent);

    QAction *open;
    QAction *save;
    QAction *saveAs;
    QAction *saveCopy;
    QAction *review;
    QAction *revert;
    QAction *importPoints;
    QAction *exportPoints;
    QAction *exportSelected;
    QAction *close;
    QAction *quit;

    QAction *undo;
    QAction *redo;
    QAction *cut;
    QAction *copy;
    QAction *copyWithHeader;
    QAction *copyJson;
    QAction *paste;
    QAction *selectAll;
    QAction *filter;
    QAction *replace;

    QAction *add;
    QAction *duplicate;
    QAction *remove;
    QAction *moveUp;
    QAction *moveDown;
    QAction *renumber;
    QAction *sort;

    QAction *frameAll;
    QAction *frameSelection;
    QActionGroup *themes;

    QAction *nextTab;
    QAction *previousTab;

    QAction *about;
    QAction *aboutQt;

    /// Those of the table's context menu, in order; null is a separator.
    std::vector<QAction *> forTable() const;
    QAction *ofTheme(Theme theme) const { return m_themes.at(theme); }

    /// Only what can be done with this document, null for none, can be triggered.
    void enableFor(Document *document, int tabs);

private:
    QAction *make(const QString &text, const QString &icon, const QKeySequence &shortcut);
    void makeFileActions();
    void makePointActions();
    void makeViewActions();

    std::map<Theme, QAction *> m_themes;
};

} // namespace hardpoint
