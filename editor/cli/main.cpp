// SPDX-License-Identifier: MIT
#include <editor/cli/runhardpoint.h>

#include <QCoreApplication>

#include <translations/translations.h>

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    hardpoint::installTranslations(application);
    hardpoint::Console console = hardpoint::standardConsole(QCoreApplication::applicationDirPath());
    return hardpoint::runHardpoint(QCoreApplication::arguments().mid(1), console);
}
