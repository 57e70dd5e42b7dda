// SPDX-License-Identifier: MIT
#include <editor/viewport/viewport.h>

#include <tests/support/leakcheck.h>

#include <QApplication>
#include <QStandardPaths>

#include <gtest/gtest.h>

int main(int argc, char **argv)
{
    hardpoint::Viewport::prepareGraphics();
    const QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    // Dialogs of the desktop can't be driven from here.
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    testing::InitGoogleTest(&argc, argv);
    const int result = RUN_ALL_TESTS();
    testsupport::checkLeaks();
    return result;
}
