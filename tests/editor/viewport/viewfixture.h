// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/viewport.h>

#include <tests/editor/viewport/sample.h>

#include <QImage>
#include <QTest>

#include <gtest/gtest.h>

class QWindow;

namespace testsupport {

/// One viewport in a window of its own, 640 x 480, for all tests of a suite; as in the editor,
/// documents come and go in it.
class ViewFixture : public testing::Test {
protected:
    static void SetUpTestSuite();
    static void TearDownTestSuite();
    void SetUp() override;
    void TearDown() override;

    static hardpoint::Viewport &viewport();
    /// The native window that gets the events.
    static QWindow *window();
    static QSize size();

    /// Shown and seen by the camera as a document that has just been opened.
    void show(SampleDocument &document);
    static QColor colourAt(const QPointF &pixel);
    static QPointF pixelOf(hardpoint::Document &document, int row);

    static void drag(Qt::MouseButton button, const QPoint &from, const QPoint &to,
                     Qt::KeyboardModifiers modifiers = {});
    static void click(const QPointF &at, Qt::KeyboardModifiers modifiers = {});
    static void wheel(const QPointF &at, int steps, Qt::KeyboardModifiers modifiers = {});
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
};

/// Of two colours, allowing for what eight bits lose.
testing::AssertionResult sameColour(const QColor &a, const QColor &b);

} // namespace testsupport
