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

bool overwriteChanged(QWidget *parent, const QString &name)
{
    return confirm(parent, Texts::tr("%1 has changed on disk since it was opened.").arg(name),
                   Texts::tr("Saving replaces what another program wrote. It is kept in a backup, "
                             "%1~.")
                       .arg(name),
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

void tell(QWidget *parent, const QString &title, const Failure &failure)
{
    QMessageBox box(QMessageBox::NoIcon, Texts::tr("Hardpoint"), title, QMessageBox::Ok, parent);
    showSign(box, formatlib::Severity::Error);
    box.setInformativeText(failure.text);
    box.exec();
}

} // namespace hardpoint::questions
