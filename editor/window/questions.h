// SPDX-License-Identifier: MIT
#pragma once

#include <editor/core/failure.h>
#include <editor/core/pointedit.h>
#include <editor/core/saving/backup.h>

#include <QStringList>

#include <optional>

class QWidget;

/// What the program has to ask or to tell in the middle of a command.
namespace hardpoint::questions {

enum class Answer { Save, Discard, Cancel };

/// Before changed documents close; names them.
Answer saveBeforeClosing(QWidget *parent, const QStringList &names);
/// Points that the game would drop are about to be saved; names them. True to save all the same.
bool saveWithErrors(QWidget *parent, const QString &name, const QStringList &errors);
struct RelinkAnswer {
    std::optional<Relink> relink; ///< nothing: the user changed their mind
    bool remember = false;
};
/// What a point keeps when it goes to another bone.
RelinkAnswer relink(QWidget *parent);
/// Somebody else wrote the file since it was read: true to replace what they wrote.
bool overwriteChanged(QWidget *parent, const QString &name, const BackupRule &backup);
/// The file is gone from its folder: true to write it there again.
bool writeAgain(QWidget *parent, const QString &name);
/// Reading a changed document again loses the edits: true to go on.
bool revert(QWidget *parent, const QString &name);
/// Edits that were kept after a crash are thrown away: true to go on.
bool discardRecovered(QWidget *parent, const QString &name);
/// Such edits go into a file that another program has changed meanwhile: true to go on.
bool recoverIntoChanged(QWidget *parent, const QString &name);
/// A save failed; what to do now. WriteDirectly is offered where the failure allows it.
enum class NextTry { GiveUp, Again, Elsewhere, WriteDirectly };
NextTry notSaved(QWidget *parent, const QString &name, const Failure &failure);
/// A command failed. title says which: "sword.msh could not be saved".
void tell(QWidget *parent, const QString &title, const Failure &failure);

} // namespace hardpoint::questions
