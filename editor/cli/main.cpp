// SPDX-License-Identifier: MIT
#include <editor/cli/runhardpoint.h>

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    hardpoint::Console console = hardpoint::standardConsole(QCoreApplication::applicationDirPath());
    return hardpoint::runHardpoint(QCoreApplication::arguments().mid(1), console);
}
