// SPDX-License-Identifier: MIT
// How the viewport bears the largest mesh with 10,000 points, beside the same window with 10: a
// frame while the camera turns, finding what the pointer is over, and standing still.
#include <editor/document/document.h>
#include <editor/viewport/viewport.h>

#include <tests/support/shared.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

#include <resources/samples/generator/crowd.h>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace hardpoint;

namespace {

constexpr int frames = 40;
constexpr int moves = 200;
constexpr int idleMs = 5000;

struct Figures {
    double frameMs;
    double hoverMs;
    double surfaceMs;
    double idlePercent; ///< of one processor
};

double medianMs(int times, const std::function<void(int)> &task)
{
    std::vector<double> taken;
    for (int i = 0; i < times; ++i) {
        QElapsedTimer timer;
        timer.start();
        task(i);
        taken.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::ranges::nth_element(taken, taken.begin() + times / 2);
    return taken[static_cast<std::size_t>(times / 2)];
}

QWindow *nativeWindow()
{
    for (QWindow *window : QGuiApplication::allWindows()) {
        if (window->inherits("Qt3DExtras::Qt3DWindow"))
            return window;
    }
    return nullptr;
}

/// Processor time of the program while nothing happens. Where clock() counts real time (Windows)
/// this figure means nothing.
double idlePercent()
{
    QTest::qWait(1000);
    const std::clock_t before = std::clock();
    QTest::qWait(idleMs);
    return 100.0 * static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC * 1000 / idleMs;
}

Figures measure(Viewport &viewport, Document &document)
{
    viewport.setDocument(&document);
    viewport.grabImage();
    const auto turn = [&](int) {
        OrbitCamera camera = viewport.camera();
        camera.yaw += 0.02;
        viewport.setCamera(camera);
        viewport.grabFrame();
    };
    medianMs(5, turn);
    Figures figures{};
    figures.frameMs = medianMs(frames, turn);

    QWindow &window = *nativeWindow();
    const auto pixel = [&window](int i) {
        return QPoint(window.width() / 3 + i % 37 * window.width() / 111, window.height() / 3 + i);
    };
    figures.hoverMs = medianMs(moves, [&](int i) { QTest::mouseMove(&window, pixel(i)); });
    figures.surfaceMs = medianMs(moves, [&](int i) { viewport.surfaceAt(pixel(i)); });
    figures.idlePercent = idlePercent();
    return figures;
}

std::unique_ptr<Document> makeDocument(const QTemporaryDir &folder, int points)
{
    const QString path = folder.filePath(QStringLiteral("%1.msh").arg(points));
    testsupport::writeBytes(path.toStdString(), samples::crowd(points).build());
    return std::move(*Document::open(path));
}

} // namespace

int main(int argc, char **argv)
{
    Viewport::prepareGraphics();
    QApplication application(argc, argv);
    if (!Viewport::glAvailable()) {
        std::fputs("viewport_bench needs OpenGL 3.3\n", stderr);
        return 1;
    }
    const QTemporaryDir folder;
    const auto few = makeDocument(folder, 10);
    const auto many = makeDocument(folder, 10000);
    QWidget window;
    Viewport viewport;
    auto *layout = new QVBoxLayout(&window);
    layout->setContentsMargins({});
    layout->addWidget(viewport.widget());
    window.resize(1280, 800);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window))
        return 1;

    const Figures small = measure(viewport, *few);
    const Figures large = measure(viewport, *many);
    const auto line = [](const char *what, double a, double b) {
        std::printf("%-34s %10.3f %10.3f %8.2f\n", what, a, b, b / a);
    };
    std::printf("%-34s %10s %10s %8s\n", "65,536 vertices, 1280 x 800", "10", "10,000", "ratio");
    line("frame while the camera turns, ms", small.frameMs, large.frameMs);
    line("what the pointer is over, ms", small.hoverMs, large.hoverMs);
    line("surface under a pixel, ms", small.surfaceMs, large.surfaceMs);
    line("standing still, % of a processor", small.idlePercent, large.idlePercent);
    viewport.setDocument(nullptr);
    return 0;
}
