// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>
#include <editor/panels/pointtable.h>
#include <editor/viewport/viewport.h>
#include <editor/window/actions.h>
#include <editor/window/documenttabs.h>
#include <editor/window/filecommands.h>
#include <editor/window/mainwindow.h>
#include <editor/window/viewarea.h>

#include <tests/editor/window/monkey.h>
#include <tests/support/shared.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMimeData>
#include <QTest>

#include <gtest/gtest.h>

#include <set>

using namespace hardpoint;

namespace testsupport {

namespace {

/// The table's first visible line edit, else the table itself: where keys go.
QWidget &keyboardOf(MainWindow &window)
{
    QWidget *focus = QApplication::focusWidget();
    return focus && window.isAncestorOf(focus) ? *focus : static_cast<QWidget &>(window.table());
}

/// As an input method gives it: QTest's keys know ASCII alone.
void enter(QWidget &widget, const QString &text)
{
    if (text.isEmpty())
        return;
    QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, text);
    QCoreApplication::sendEvent(&widget, &press);
}

QUndoStack &stackOf(Document &document)
{
    return document.undoStack();
}

} // namespace

Monkey::Monkey(MainWindow &window, std::vector<QString> files, unsigned seed)
    : m_window(window), m_files(std::move(files)), m_random(seed), m_user(seed)
{
}

const std::vector<Monkey::Action> &Monkey::repertoire()
{
    static const std::vector<Action> all{
        {"type into a cell", 25, &Monkey::typeIntoACell},
        {"press keys", 15, &Monkey::pressKeys},
        {"trigger a command", 20, &Monkey::triggerACommand},
        {"undo or redo", 15, &Monkey::undoOrRedo},
        {"select points", 10, &Monkey::selectPoints},
        {"paste", 5, &Monkey::paste},
        {"save", 3, &Monkey::saveAFile},
        {"switch tabs", 3, &Monkey::switchTab},
        {"open a file", 3, &Monkey::openAFile},
        {"write a file from outside", 1, &Monkey::writeAFileFromOutside},
        {"use the pointer", 10, &Monkey::useThePointer},
    };
    return all;
}

int Monkey::below(int count)
{
    return static_cast<int>(m_random() % static_cast<unsigned>(count));
}

void Monkey::act()
{
    int all = 0;
    for (const Action &action : repertoire())
        all += action.weight;
    int pick = below(all);
    for (const Action &action : repertoire()) {
        pick -= action.weight;
        if (pick >= 0)
            continue;
        m_diary.emplace_back(action.name);
        (this->*action.act)();
        break;
    }
    QCoreApplication::processEvents();
    checkDocuments();
}

QString Monkey::text()
{
    static const std::vector<QString> words{
        QStringLiteral("trailstart_1"),
        QStringLiteral("grip"),
        QStringLiteral("손잡이"),
        QStringLiteral("fx_007"),
        QStringLiteral("1.5"),
        QStringLiteral("-0"),
        QStringLiteral("1e39"),
        QStringLiteral("+5"),
        QStringLiteral("=x*2"),
        QStringLiteral("2"),
        QStringLiteral("nan"),
        QStringLiteral("\U0001F600"),
        QString(),
        QString(300, u'w'),
        QStringLiteral("1,25"),
        QStringLiteral("Bip01 R Hand"),
    };
    return words[static_cast<std::size_t>(below(static_cast<int>(words.size())))];
}

void Monkey::typeIntoACell()
{
    PointTable &table = m_window.table();
    const QAbstractItemModel *model = table.model();
    if (model->rowCount() == 0)
        return;
    const QModelIndex cell = model->index(below(model->rowCount()), below(model->columnCount()));
    if (!(cell.flags() & Qt::ItemIsEditable) || table.isColumnHidden(cell.column()))
        return;
    table.setCurrentIndex(cell);
    table.edit(cell);
    enter(keyboardOf(m_window), text());
    static constexpr std::array ends{Qt::Key_Return, Qt::Key_Tab, Qt::Key_Escape, Qt::Key_Down};
    QTest::keyClick(&keyboardOf(m_window), ends[static_cast<std::size_t>(below(4))]);
}

void Monkey::pressKeys()
{
    static constexpr std::array keys{
        Qt::Key_Up,   Qt::Key_Down,   Qt::Key_Left,     Qt::Key_Right,    Qt::Key_Tab,
        Qt::Key_Home, Qt::Key_End,    Qt::Key_Return,   Qt::Key_Escape,   Qt::Key_Delete,
        Qt::Key_F2,   Qt::Key_Insert, Qt::Key_PageDown, Qt::Key_Backspace};
    static constexpr std::array<Qt::KeyboardModifiers, 5> modifiers{
        Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier, Qt::AltModifier};
    for (int i = below(4); i >= 0; --i) {
        QTest::keyClick(&keyboardOf(m_window),
                        keys[static_cast<std::size_t>(below(static_cast<int>(keys.size())))],
                        modifiers[static_cast<std::size_t>(below(5))]);
    }
}

void Monkey::triggerACommand()
{
    // Everything the menus have, whoever put it there; but it stays in this program.
    QList<QAction *> commands;
    for (QAction *action : m_window.findChildren<QAction *>()) {
        const bool leads =
            action->menu() || action->isSeparator() || action->menuRole() == QAction::QuitRole;
        if (!leads && action->isEnabled() && !action->text().isEmpty())
            commands << action;
    }
    if (commands.isEmpty())
        return;
    QAction *command = commands[below(static_cast<int>(commands.size()))];
    m_diary.back() += ": " + command->text().toStdString();
    command->trigger();
}

void Monkey::undoOrRedo()
{
    Document *document = m_window.current();
    if (!document)
        return;
    const bool undo = below(3) > 0;
    for (int i = below(5); i >= 0; --i) {
        if (undo)
            stackOf(*document).undo();
        else
            stackOf(*document).redo();
    }
}

void Monkey::selectPoints()
{
    Document *document = m_window.current();
    if (!document)
        return;
    std::vector<PointId> ids;
    for (int row = 0; row < document->pointCount(); ++row) {
        if (below(3) == 0)
            ids.push_back(document->idAt(row));
    }
    document->selection().set(ids);
}

void Monkey::paste()
{
    static const std::vector<QByteArray> scraps{"a\tb\tc\r\n1\t2\t3\r\n",
                                                "name\tbone\tx\ty\tz\r\nfx_1\tBip01\t1\t2\t3\r\n",
                                                "[{\"name\": \"fx_2\", \"position\": [1, 2, 3]}]",
                                                "5",
                                                "1,5\t2,5",
                                                "\"open",
                                                "\xEC\x86\x90\t\x00\tx",
                                                "{"};
    QApplication::clipboard()->setText(QString::fromUtf8(
        scraps[static_cast<std::size_t>(below(static_cast<int>(scraps.size())))]));
    QTest::keyClick(&m_window.table(), Qt::Key_V, Qt::ControlModifier);
}

void Monkey::saveAFile()
{
    if (Document *document = m_window.current(); document && m_window.table().finishEdit())
        m_window.files().save(*document);
}

void Monkey::switchTab()
{
    if (m_window.tabs().count() > 0)
        m_window.tabs().setCurrentIndex(below(m_window.tabs().count()));
}

void Monkey::openAFile()
{
    m_window.files().openAll(
        {m_files[static_cast<std::size_t>(below(static_cast<int>(m_files.size())))]});
}

void Monkey::writeAFileFromOutside()
{
    const std::string path =
        m_files[static_cast<std::size_t>(below(static_cast<int>(m_files.size())))].toStdString();
    const formatlib::Bytes bytes = readBytes(path);
    const auto file = formatlib::ModelFile::open(bytes);
    if (!file)
        return;
    auto points = file->points();
    if (!points.empty())
        points.pop_back();
    if (const auto saved = file->serialize(points))
        writeBytes(path, *saved);
}

void Monkey::useThePointer()
{
    QWidget *widget = m_window.view().viewport().widget();
    QObject *target = widget->windowHandle() ? static_cast<QObject *>(widget->windowHandle())
                                             : static_cast<QObject *>(widget);
    for (QWindow *window : QGuiApplication::allWindows()) {
        if (window->inherits("Qt3DExtras::Qt3DWindow"))
            target = window;
    }
    const auto place = [&] {
        return QPoint(below(std::max(1, widget->width())), below(std::max(1, widget->height())));
    };
    static constexpr std::array buttons{Qt::LeftButton, Qt::RightButton, Qt::MiddleButton};
    const Qt::MouseButton button = buttons[static_cast<std::size_t>(below(3))];
    static constexpr std::array<Qt::KeyboardModifiers, 3> modifiers{
        Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier};
    const Qt::KeyboardModifiers modifier = modifiers[static_cast<std::size_t>(below(3))];
    const int moves = below(5);
    if (auto *window = qobject_cast<QWindow *>(target)) {
        QTest::mousePress(window, button, modifier, place());
        for (int i = 0; i < moves; ++i)
            QTest::mouseMove(window, place());
        if (below(4) == 0)
            QTest::keyClick(window, Qt::Key_Escape);
        QTest::mouseRelease(window, button, modifier, place());
        return;
    }
    QTest::mouseClick(&m_window.table(), button, modifier, place());
}

void Monkey::checkDocuments()
{
    for (Document *document : m_window.tabs().all()) {
        const int count = document->pointCount();
        ASSERT_EQ(static_cast<std::size_t>(count), document->points().size());
        std::set<PointId> ids;
        for (int row = 0; row < count; ++row) {
            ids.insert(document->idAt(row));
            ASSERT_EQ(document->rowOf(document->idAt(row)), row);
        }
        ASSERT_EQ(ids.size(), static_cast<std::size_t>(count));
        for (const PointId id : document->selection().ids())
            ASSERT_GE(document->rowOf(id), 0) << "a selected point is not there";
        for (const formatlib::Finding &finding : document->findings())
            ASSERT_TRUE(!finding.point || *finding.point < document->points().size());
        if (!document->isModified()) {
            ASSERT_TRUE(std::ranges::equal(document->points(), document->file().points()))
                << "clean, and yet other points than the file's";
        }
    }
    if (Document *document = m_window.current()) {
        ASSERT_LE(m_window.table().model()->rowCount(), document->pointCount());
        ASSERT_EQ(m_window.isWindowModified(), document->isModified());
    }
}

void Monkey::undoEverything()
{
    m_window.table().setFocus();
    for (Document *document : m_window.tabs().all()) {
        SCOPED_TRACE(document->fileName().toStdString());
        QUndoStack &stack = stackOf(*document);
        const int here = stack.index();
        const std::vector<formatlib::AttachPoint> now(document->points().begin(),
                                                      document->points().end());
        const auto saved = document->file().serialize(now);
        stack.setIndex(0);
        const std::vector<formatlib::AttachPoint> first(document->points().begin(),
                                                        document->points().end());
        if (stack.cleanIndex() == 0) {
            const auto bytes = document->file().serialize(first);
            ASSERT_TRUE(bytes && *bytes == document->file().bytes());
        }
        stack.setIndex(stack.count());
        stack.setIndex(here);
        ASSERT_TRUE(std::ranges::equal(document->points(), now)) << "redone to something else";
        const auto again = document->file().serialize(document->points());
        ASSERT_EQ(saved.has_value(), again.has_value());
        ASSERT_TRUE(!saved || *saved == *again);
    }
    checkDocuments();
}

void Monkey::closeEverything()
{
    for (Document *document : m_window.tabs().all())
        m_window.tabs().close(document);
}

} // namespace testsupport
