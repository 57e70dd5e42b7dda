// SPDX-License-Identifier: MIT
#include <editor/viewport/viewport.h>

#include <tests/support/leakcheck.h>

#include <QApplication>

#include <gtest/gtest.h>

int main(int argc, char **argv)
{
    hardpoint::Viewport::prepareGraphics();
    const QApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    const int result = RUN_ALL_TESTS();
    testsupport::checkLeaks();
    return result;
}
