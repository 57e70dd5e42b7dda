// SPDX-License-Identifier: MIT
#include <tests/editor/viewport/viewfixture.h>

#include <QGuiApplication>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QWidget>
#include <QWindow>

#include <memory>

using hardpoint::Viewport;

namespace testsupport {

namespace {

struct Shown {
    QWidget top;
    Viewport viewport;
    QWindow *window = nullptr;
};
std::unique_ptr<Shown> shown;

} // namespace

void ViewFixture::SetUpTestSuite()
{
    ASSERT_TRUE(Viewport::glAvailable());
    shown = std::make_unique<Shown>();
    auto *layout = new QVBoxLayout(&shown->top);
    layout->setContentsMargins({});
    layout->addWidget(shown->viewport.widget());
    shown->top.resize(640, 480);
    shown->top.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&shown->top));
    for (QWindow *window : QGuiApplication::allWindows()) {
        if (window->inherits("Qt3DExtras::Qt3DWindow"))
            shown->window = window;
    }
    ASSERT_TRUE(shown->window);
    ASSERT_TRUE(QTest::qWaitFor([] { return shown->window->size() == QSize(640, 480); }));
}

void ViewFixture::TearDownTestSuite()
{
    shown.reset();
}

void ViewFixture::SetUp()
{
    // Away from everything that could be hovered.
    QTest::mouseMove(shown->window, {320, 2});
}

void ViewFixture::TearDown()
{
    viewport().setDocument(nullptr);
    viewport().setOptions({});
    viewport().setGizmoOptions({});
    viewport().setDarkTheme(true);
    viewport().setLeftDrag(hardpoint::LeftDrag::Select);
}

Viewport &ViewFixture::viewport()
{
    return shown->viewport;
}

QWindow *ViewFixture::window()
{
    return shown->window;
}

QSize ViewFixture::size()
{
    return shown->window->size();
}

void ViewFixture::show(SampleDocument &document)
{
    viewport().setDocument(document.get());
}

QColor ViewFixture::colourAt(const QPointF &pixel)
{
    const QImage image = viewport().grabImage();
    const QPoint at(qFloor(pixel.x()), qFloor(pixel.y()));
    return image.rect().contains(at) ? image.pixelColor(at) : QColor();
}

QPointF ViewFixture::pixelOf(hardpoint::Document &document, int row)
{
    return viewport().pixelOf(document.point(row).matrix.origin()).value_or(QPointF(-1, -1));
}

void ViewFixture::drag(Qt::MouseButton button, const QPoint &from, const QPoint &to,
                       Qt::KeyboardModifiers modifiers)
{
    QTest::mousePress(window(), button, modifiers, from);
    QTest::mouseMove(window(), from + (to - from) / 2);
    QTest::mouseMove(window(), to);
    QTest::mouseRelease(window(), button, modifiers, to);
}

void ViewFixture::click(const QPointF &at, Qt::KeyboardModifiers modifiers)
{
    QTest::mouseClick(window(), Qt::LeftButton, modifiers, at.toPoint());
}

void ViewFixture::wheel(const QPointF &at, int steps, Qt::KeyboardModifiers modifiers)
{
    QWheelEvent event(at, window()->mapToGlobal(at), {}, {0, steps * 120}, Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(window(), &event);
}

void ViewFixture::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(window(), key, modifiers);
}

testing::AssertionResult sameColour(const QColor &a, const QColor &b)
{
    const auto close = [](int x, int y) { return std::abs(x - y) <= 3; };
    if (close(a.red(), b.red()) && close(a.green(), b.green()) && close(a.blue(), b.blue()))
        return testing::AssertionSuccess();
    return testing::AssertionFailure()
        << a.name().toStdString() << " and " << b.name().toStdString();
}

} // namespace testsupport
