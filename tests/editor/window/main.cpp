// SPDX-License-Identifier: MIT
#include <editor/viewport/viewport.h>

#include <QApplication>
#include <QStandardPaths>

#include <gtest/gtest.h>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

int main(int argc, char **argv)
{
    hardpoint::Viewport::prepareGraphics();
    const QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    // Dialogs of the desktop can't be driven from here.
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    testing::InitGoogleTest(&argc, argv);
    const int result = RUN_ALL_TESTS();
#ifdef __SANITIZE_ADDRESS__
    // Now, while drivers and plugins are loaded: suppressions go by their names.
    __lsan_do_leak_check();
#endif
    return result;
}
