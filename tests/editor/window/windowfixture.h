// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/models/pointtablemodel.h>
#include <editor/panels/celleditor.h>
#include <editor/panels/pointtable.h>
#include <editor/viewport/viewport.h>
#include <editor/window/actions.h>
#include <editor/window/documenttabs.h>
#include <editor/window/filecommands.h>
#include <editor/window/mainwindow.h>
#include <editor/window/messagebar.h>
#include <editor/window/settings.h>
#include <editor/window/statusline.h>
#include <editor/window/theme.h>
#include <editor/window/viewarea.h>

#include <tests/support/shared.h>

#include <QAction>
#include <QApplication>
#include <QColor>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <memory>

namespace testsupport {

/// The editor's window as a user has it, with a folder of files to open and nothing remembered but
/// that saves go without a review.
class WindowTest : public testing::Test {
protected:
    /// The shared viewport costs most of a test's time, so only tests that look at it ask for GL.
    explicit WindowTest(bool useGl = true);
    ~WindowTest() override;

    hardpoint::MainWindow &window() { return *m_window; }
    hardpoint::Document &document() { return *m_window->current(); }
    hardpoint::PointTable &table() { return m_window->table(); }
    hardpoint::Viewport &viewport() { return m_window->view().viewport(); }

    /// A copy of one of the program's own samples, or of any file, in the test's folder.
    QString sample(const QString &name) { return copy(QStringLiteral(":/samples/") + name, name); }
    QString copy(const QString &from, const QString &name);
    QString path(const QString &name) const { return m_folder.filePath(name); }
    /// Opens and shows it. Null when that failed.
    hardpoint::Document *open(const QString &path);
    /// A small file with so many points p_1, p_2...
    QString small(const QString &name, int points = 2);

    /// Where keys go now: a cell's editor, else the table.
    QWidget &keyboard();
    hardpoint::CellEditor *editor();
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString &text);
    void edit(const QString &pointName);

    /// What the picture shows at a place in the file's axes; no colour when it is not in it.
    QColor colourAt(const formatlib::Vec3 &place);

    /// Does this with the next dialog of this kind that comes up.
    template <typename Dialog> void withDialog(const std::function<void(Dialog &)> &work);
    /// Clicks the button of this text, with the mouse.
    static void click(QWidget &in, const QString &button);
    /// Presses this button in the next message box that comes up, and keeps what it said.
    void answer(const QString &button);
    /// What the last message box said, title and detail; empty when none came.
    QString told() const { return m_told; }
    /// Gives this name to the next file dialog that comes up; cancels it when empty.
    void choose(const QString &path);
    /// The file that the last one had proposed.
    QString proposed() const { return m_proposed; }

    QTemporaryDir m_folder;
    QTemporaryDir m_memory;
    hardpoint::Settings m_settings;
    hardpoint::ThemeSwitch m_themes;
    std::unique_ptr<hardpoint::MainWindow> m_window;

private:
    QString m_told;
    QString m_proposed;
};

template <typename Dialog> void WindowTest::withDialog(const std::function<void(Dialog &)> &work)
{
    auto *patience = new QTimer(m_window.get());
    QObject::connect(patience, &QTimer::timeout, m_window.get(), [patience, work] {
        auto *dialog = qobject_cast<Dialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        patience->stop();
        patience->deleteLater();
        work(*dialog);
    });
    patience->start(10);
}

/// A pixel's colour, as near as edges and drivers let it be.
#define EXPECT_COLOUR(found, wanted)                                                               \
    EXPECT_PRED2(                                                                                  \
        [](const QColor &a, const QColor &b) {                                                     \
            return a.isValid() && std::abs(a.red() - b.red()) <= 8                                 \
                && std::abs(a.green() - b.green()) <= 8 && std::abs(a.blue() - b.blue()) <= 8;     \
        },                                                                                         \
        found, wanted)

/// The same without the viewport's picture.
class PlainWindowTest : public WindowTest {
protected:
    PlainWindowTest() : WindowTest(false) { }
};

} // namespace testsupport
