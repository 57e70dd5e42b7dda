// SPDX-License-Identifier: MIT
#pragma once

#include <formatlib/bytes.h>
#include <tests/editor/window/windowfixture.h>

class QWindow;

namespace testsupport {

/// A flat square of two triangles that leans: X + Z = 4, Y from -10 to 10; its corners are no round
/// numbers in binary. Point p_1 at the origin.
formatlib::Bytes leaning();

/// Three bones, each turned and scaled, and a point on the last.
formatlib::Bytes deep();

/// The same, and a sheet on the last bone that is steep in all axes: X + 2Y + 3Z = 5.
formatlib::Bytes steep();

/// The window with a document, and its viewport as the mouse and the keys reach it.
class PointToolsTest : public WindowTest {
protected:
    /// Opens a file of these bytes and selects its first point.
    void show(const formatlib::Bytes &bytes, const QString &name);
    void select(const std::vector<int> &rows);
    void pointAt(const QPointF &pixel);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    /// Chooses in the menu that comes up when the right button is clicked there.
    void choose(const QString &text, const QPointF &pixel);

    formatlib::Vec3 place(int row = 0) { return document().point(row).matrix.origin(); }
    QSizeF viewSize() { return viewport().widget()->size(); }

    QWindow *m_view = nullptr;

private:
    void chooseSoon(QTimer &patience, const QString &text);
};

} // namespace testsupport
