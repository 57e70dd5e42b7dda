// SPDX-License-Identifier: MIT
#include <editor/models/findingmark.h>
#include <editor/window/questions.h>

#include <QCheckBox>
#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace hardpoint::questions {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(hardpoint::questions)
};

void showSign(QMessageBox &box, formatlib::Severity severity)
{
    constexpr int side = 28;
    box.setIconPixmap(findingIcon(severity).pixmap(QSize(side, side), box.devicePixelRatioF()));
}

bool confirm(QWidget *parent, const QString &title, const QString &detail, const QString &action)
{
    QMessageBox box(QMessageBox::NoIcon, Texts::tr("Hardpoint"), title, QMessageBox::Cancel,
                    parent);
    showSign(box, formatlib::Severity::Warning);
    box.setInformativeText(detail);
    const QPushButton *go = box.addButton(action, QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == go;
}

} // namespace

Answer saveBeforeClosing(QWidget *parent, const QStringList &names)
{
    const bool several = names.size() > 1;
    QMessageBox box(QMessageBox::NoIcon, Texts::tr("Hardpoint"),
                    several ? Texts::tr("Save the changes to %n file(s)?", nullptr,
                                        static_cast<int>(names.size()))
                            : Texts::tr("Save the changes to %1?").arg(names.constFirst()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    showSign(box, formatlib::Severity::Warning);
    const QString warning = Texts::tr("Changes that are not saved are lost.");
    box.setInformativeText(
        several ? names.join(QLatin1Char('\n')) + QStringLiteral("\n\n") + warning : warning);
    box.button(QMessageBox::Save)->setText(several ? Texts::tr("Save all") : Texts::tr("Save"));
    box.button(QMessageBox::Discard)->setText(Texts::tr("Close without saving"));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        return Answer::Save;
    case QMessageBox::Discard:
        return Answer::Discard;
    default:
        return Answer::Cancel;
    }
}

bool saveWithErrors(QWidget *parent, const QString &name, const QStringList &errors)
{
    constexpr qsizetype mostShown = 8;
    QStringList shown = errors.mid(0, mostShown);
    if (errors.size() > mostShown) {
        shown << Texts::tr("and %n more", nullptr, static_cast<int>(errors.size() - mostShown));
    }
    return confirm(parent, Texts::tr("%1 has errors. Save it all the same?").arg(name),
                   shown.join(QLatin1Char('\n')), Texts::tr("Save with errors"));
}

RelinkAnswer relink(QWidget *parent)
{
    QMessageBox box(QMessageBox::NoIcon, Texts::tr("Hardpoint"),
                    Texts::tr("What should the point keep on its new bone?"), QMessageBox::Cancel,
                    parent);
    showSign(box, formatlib::Severity::Information);
    box.setInformativeText(Texts::tr("Its place: it stays where it is on the model, and its matrix "
                                     "is computed anew. Its matrix: the numbers stay, and it "
                                     "moves to where they put it on the new bone."));
    QPushButton *place = box.addButton(Texts::tr("Keep the place"), QMessageBox::AcceptRole);
    const QPushButton *matrix =
        box.addButton(Texts::tr("Keep the matrix"), QMessageBox::AcceptRole);
    auto *remember = new QCheckBox(Texts::tr("Do the same from now on (Points menu)"), &box);
    remember->setChecked(true);
    box.setCheckBox(remember);
    box.setDefaultButton(place);
    box.exec();
    RelinkAnswer answer{.relink = {}, .remember = remember->isChecked()};
    if (box.clickedButton() == place)
        answer.relink = Relink::KeepPlace;
    else if (box.clickedButton() == matrix)
        answer.relink = Relink::KeepMatrix;
    return answer;
}

bool overwriteChanged(QWidget *parent, const QString &name, const BackupRule &backup)
{
    QString kept = Texts::tr("It is not kept: backups are turned off in the File menu.");
    if (backup.kind == BackupRule::Kind::Beside)
        kept = Texts::tr("It is kept in a backup, %1~.").arg(name);
    else if (backup.kind == BackupRule::Kind::Dated)
        kept = Texts::tr("It is kept among the dated backups.");
    return confirm(parent, Texts::tr("%1 has changed on disk since it was opened.").arg(name),
                   Texts::tr("Saving replaces what another program wrote. %1").arg(kept),
                   Texts::tr("Overwrite"));
}

bool writeAgain(QWidget *parent, const QString &name)
{
    return confirm(parent, Texts::tr("%1 is gone from its folder.").arg(name),
                   Texts::tr("Somebody deleted, moved or renamed it since it was opened. Saving "
                             "writes it there again."),
                   Texts::tr("Save there again"));
}

bool revert(QWidget *parent, const QString &name)
{
    return confirm(parent, Texts::tr("Go back to %1 as it is on disk?").arg(name),
                   Texts::tr("All changes since it was saved, and the way back to them, are lost."),
                   Texts::tr("Revert"));
}

bool discardRecovered(QWidget *parent, const QString &name)
{
    return confirm(parent, Texts::tr("Discard the edits of %1?").arg(name),
                   Texts::tr("They were never saved, and there is no other copy."),
                   Texts::tr("Discard"));
}

bool recoverIntoChanged(QWidget *parent, const QString &name)
{
    return confirm(parent, Texts::tr("%1 has changed since these edits were made.").arg(name),
                   Texts::tr("The recovered points take the place of those that are in it now. "
                             "Nothing is written until you save."),
                   Texts::tr("Open recovered"));
}

NextTry notSaved(QWidget *parent, const QString &name, const Failure &failure)
{
    QMessageBox box(QMessageBox::NoIcon, Texts::tr("Hardpoint"),
                    Texts::tr("%1 could not be saved.").arg(name), QMessageBox::Cancel, parent);
    showSign(box, formatlib::Severity::Error);
    QString detail = failure.text;
    QPushButton *direct = nullptr;
    if (failure.kind == Failure::Kind::NoReplacing) {
        detail += QStringLiteral("\n\n")
            + Texts::tr("The file itself can be written instead: a backup is made first, but the "
                        "file is not whole while it is being written.");
        direct = box.addButton(Texts::tr("Write into the file"), QMessageBox::DestructiveRole);
    }
    box.setInformativeText(detail);
    const QPushButton *elsewhere =
        box.addButton(Texts::tr("Save elsewhere..."), QMessageBox::ActionRole);
    QPushButton *again = box.addButton(Texts::tr("Try again"), QMessageBox::AcceptRole);
    box.setDefaultButton(again);
    box.exec();
    if (box.clickedButton() == again)
        return NextTry::Again;
    if (box.clickedButton() == elsewhere)
        return NextTry::Elsewhere;
    return direct && box.clickedButton() == direct ? NextTry::WriteDirectly : NextTry::GiveUp;
}

void tell(QWidget *parent, const QString &title, const Failure &failure)
{
    QMessageBox box(QMessageBox::NoIcon, Texts::tr("Hardpoint"), title, QMessageBox::Ok, parent);
    showSign(box, formatlib::Severity::Error);
    box.setInformativeText(failure.text);
    box.exec();
}

} // namespace hardpoint::questions
