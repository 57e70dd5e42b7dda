// SPDX-License-Identifier: MIT
#include <editor/window/savingoptions.h>

#include <tests/editor/window/windowfixture.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractButton>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>

using namespace hardpoint;

namespace testsupport {

namespace {

std::unique_ptr<QSettings> memoryIn(const QTemporaryDir &folder)
{
    return std::make_unique<QSettings>(folder.filePath("settings.ini"), QSettings::IniFormat);
}

} // namespace

WindowTest::WindowTest(bool useGl)
    : m_settings(memoryIn(m_memory))
    , m_window(std::make_unique<MainWindow>(
          m_settings, m_themes,
          std::make_unique<Viewport>(nullptr, Viewport::Quality::Automatic, useGl)))
{
    m_window->savingOptions().setReviewsSaves(false);
    m_window->resize(1100, 700);
    m_window->show();
    m_window->activateWindow();
    if (!QTest::qWaitForWindowActive(m_window.get()))
        ADD_FAILURE() << "the window does not become active";
}

WindowTest::~WindowTest() = default;

QString WindowTest::copy(const QString &from, const QString &name)
{
    const QString to = path(name);
    QFile::remove(to);
    EXPECT_TRUE(QFile::copy(from, to)) << from.toStdString();
    QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
    return to;
}

Document *WindowTest::open(const QString &path)
{
    const Outcome<Document *> opened = m_window->files().open(path);
    if (!opened) {
        ADD_FAILURE() << opened.error().text.toStdString();
        return nullptr;
    }
    return *opened;
}

QString WindowTest::small(const QString &name, int points)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points.clear();
    for (int i = 1; i <= points; ++i)
        mesh.points.push_back({"p_" + std::to_string(i), "Hand", "", {1, 2, 3}});
    writeBytes(path(name).toStdString(), mesh.build());
    return path(name);
}

CellEditor *WindowTest::editor()
{
    for (CellEditor *editor : table().findChildren<CellEditor *>()) {
        if (editor->isVisible())
            return editor;
    }
    return nullptr;
}

QWidget &WindowTest::keyboard()
{
    CellEditor *open = editor();
    return open ? static_cast<QWidget &>(*open) : table();
}

void WindowTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(&keyboard(), key, modifiers);
}

void WindowTest::type(const QString &text)
{
    for (const QChar letter : text)
        QTest::keyClick(&keyboard(), letter.toLatin1());
}

void WindowTest::edit(const QString &pointName)
{
    table().editCell(0, PointColumn::Name);
    type(pointName);
    press(Qt::Key_Return);
}

void WindowTest::click(QWidget &in, const QString &button)
{
    for (QAbstractButton *candidate : in.findChildren<QAbstractButton *>()) {
        if (candidate->isVisible() && candidate->text().remove(QLatin1Char('&')) == button) {
            QTest::mouseClick(candidate, Qt::LeftButton);
            return;
        }
    }
    ADD_FAILURE() << "no button " << button.toStdString();
}

void WindowTest::answer(const QString &button)
{
    m_told.clear();
    auto *patience = new QTimer(m_window.get());
    QObject::connect(patience, &QTimer::timeout, m_window.get(), [this, patience, button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        patience->deleteLater();
        m_told = box->text() + QLatin1Char('\n') + box->informativeText();
        for (QAbstractButton *candidate : box->buttons()) {
            if (candidate->text().remove(QLatin1Char('&')) == button) {
                candidate->click();
                return;
            }
        }
        ADD_FAILURE() << "no button " << button.toStdString();
        box->reject();
    });
    patience->start(10);
}

void WindowTest::choose(const QString &path)
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_proposed.clear();
    auto *patience = new QTimer(m_window.get());
    struct Answered {
        bool found = false;
        QPointer<QFileDialog> dialog;
    };
    const auto answered = std::make_shared<Answered>();
    QObject::connect(patience, &QTimer::timeout, m_window.get(), [=, this] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!answered->found && dialog) {
            *answered = {true, dialog};
            m_proposed = dialog->selectedFiles().value(0);
        } else if (!dialog || dialog != answered->dialog) {
            if (answered->found)
                patience->deleteLater();
            return;
        }
        // While it reads its folder it may forget what was typed: again until it is gone.
        if (path.isEmpty())
            return dialog->reject();
        dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
        QMetaObject::invokeMethod(dialog, "accept");
    });
    patience->start(10);
}

QColor WindowTest::colourAt(const formatlib::Vec3 &place)
{
    // The first picture also gives the view its size.
    const QImage image = viewport().grabImage();
    const std::optional<QPointF> pixel = viewport().pixelOf(place);
    if (!pixel || image.isNull())
        return {};
    const double ratio = viewport().widget()->devicePixelRatioF();
    return image.pixelColor((*pixel * ratio).toPoint());
}

} // namespace testsupport
