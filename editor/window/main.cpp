// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/viewport/viewport.h>
#include <editor/window/filecommands.h>
#include <editor/window/font.h>
#include <editor/window/mainwindow.h>
#include <editor/window/options.h>
#include <editor/window/recovery.h>
#include <editor/window/screenshot.h>
#include <editor/window/session.h>
#include <editor/window/settings.h>
#include <editor/window/skeletons.h>
#include <editor/window/statusline.h>
#include <editor/window/theme.h>
#include <editor/window/viewarea.h>

#include <QApplication>
#include <QIcon>
#include <QSettings>
#include <QTextStream>
#include <QTimer>

#include <translations/translations.h>

namespace hardpoint {

namespace {

constexpr int couldNotRun = 2;

int fail(const QString &text)
{
    QTextStream(stderr) << text << Qt::endl;
    return couldNotRun;
}

int takePicture(MainWindow &window, const Options &options)
{
    window.resize(options.size);
    window.show();
    for (const QString &path : options.files) {
        if (Skeletons::isSkeleton(path)) {
            window.skeletons().load(path);
            continue;
        }
        const Outcome<Document *> document = window.files().open(path);
        if (!document)
            return fail(QStringLiteral("%1: %2").arg(path, document.error().text));
    }
    if (options.select) {
        Document *document = window.current();
        if (!document || *options.select >= document->pointCount()) {
            return fail(QCoreApplication::translate("hardpoint::main", "There is no row %1.")
                            .arg(*options.select));
        }
        document->selection().set({document->idAt(*options.select)});
    }
    QCoreApplication::processEvents(); // the view gets its size
    if (options.view)
        options.view->apply(window.view().viewport());
    for (const PictureAct &act : options.acts)
        act.apply(window);
    window.statusLine().clearMessage();
    const Outcome<void> written = writePicture(pictureOf(window), options.screenshot);
    return written ? 0 : fail(written.error().text);
}

int run(QApplication &application)
{
    const std::expected<Options, NoOptions> options = parseOptions(application.arguments());
    if (!options) {
        if (options.error().isError)
            return fail(options.error().text);
        QTextStream(stdout) << options.error().text << Qt::endl;
        return 0;
    }
    const bool isPicture = !options->screenshot.isEmpty();
    Settings settings = isPicture ? Settings() : Settings(std::make_unique<QSettings>());
    ThemeSwitch themes;
    themes.setTheme(options->theme.value_or(settings.theme()));
    const auto quality = isPicture ? Viewport::Quality::Smooth : Viewport::Quality::Automatic;
    MainWindow window(settings, themes, std::make_unique<Viewport>(nullptr, quality));
    if (isPicture)
        return takePicture(window, *options);
    window.show();
    // The window is up before the first file is read.
    Recovery recovery(window, window.tabs(), window.files(), Recovery::usualFolder());
    QObject::connect(&recovery, &Recovery::failed, &window, [&window](const QString &why) {
        window.statusLine().showMessage(why, 10000);
    });
    QTimer::singleShot(0, &window, [&] {
        if (options->files.isEmpty())
            window.session().restore();
        else
            window.files().openAll(options->files);
        recovery.offer();
    });
    return QApplication::exec();
}

} // namespace

} // namespace hardpoint

int main(int argc, char **argv)
{
    hardpoint::Viewport::prepareGraphics();
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Hardpoint"));
    QApplication::setApplicationName(QStringLiteral("hardpoint-editor"));
    QApplication::setApplicationDisplayName(QStringLiteral("Hardpoint"));
    QApplication::setApplicationVersion(QStringLiteral(HARDPOINT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.hardpoint.Hardpoint"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/hardpoint.svg")));
    hardpoint::installTranslations(application);
    hardpoint::setUpFont();
    return hardpoint::run(application);
}
