// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/window/diskwatch.h>
#include <editor/window/documenttabs.h>
#include <editor/window/savingoptions.h>

#include <QApplication>
#include <QFileInfo>
#include <QLineEdit>

#include <algorithm>
#include <chrono>

namespace hardpoint {

namespace {

/// A program that writes a file makes many events of it; one look after them is enough.
constexpr std::chrono::milliseconds pause(150);

/// A dialog, a menu, an open field or a drag is about points that must not go from under it.
bool isUserBusy(const QWidget &window)
{
    // Of a window in the background too.
    const auto *field = qobject_cast<const QLineEdit *>(window.focusWidget());
    return QApplication::activeModalWidget() || QApplication::activePopupWidget()
        || QApplication::mouseButtons() != Qt::NoButton || (field && !field->isReadOnly());
}

} // namespace

DiskWatch::DiskWatch(DocumentTabs &tabs, const SavingOptions &options, QObject *parent)
    : QObject(parent), m_tabs(tabs), m_options(options)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(pause);
    connect(&m_quiet, &QTimer::timeout, this, &DiskWatch::look);
    // Never put off: a folder in which something always happens would keep it waiting.
    const auto soon = [this] {
        if (!m_quiet.isActive())
            m_quiet.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
    connect(&m_tabs, &DocumentTabs::currentDocumentChanged, this, &DiskWatch::watch);
    connect(&m_tabs, &DocumentTabs::documentAdded, this, [this](Document *document) {
        connect(document, &Document::stateChanged, this,
                &DiskWatch::watch); // another path, perhaps
    });
    // What other computers do in a folder on a network makes no event here.
    connect(qApp, &QGuiApplication::applicationStateChanged, this,
            [soon](Qt::ApplicationState state) {
                if (state == Qt::ApplicationActive)
                    soon();
            });
}

void DiskWatch::watch()
{
    // A file that is replaced by a rename is another file to the watcher; its folder tells of that.
    QStringList wanted;
    for (const Document *document : m_tabs.all()) {
        const QFileInfo file(document->path());
        wanted << file.absolutePath();
        if (file.exists())
            wanted << file.absoluteFilePath();
        // What a link leads to changes elsewhere.
        if (file.isSymLink() && file.exists())
            wanted << file.canonicalFilePath() << QFileInfo(file.canonicalFilePath()).path();
    }
    wanted.removeDuplicates();
    const QStringList known = m_watcher.files() + m_watcher.directories();
    for (const QString &path : known) {
        if (!wanted.contains(path))
            m_watcher.removePath(path);
    }
    for (const QString &path : wanted) {
        if (!known.contains(path))
            m_watcher.addPath(path);
    }
}

void DiskWatch::look()
{
    for (Document *document : m_tabs.all()) {
        document->lookAtDisk();
        if (document->onDisk() != Document::OnDisk::Changed || document->isModified()
            || !m_options.reloadsQuietly() || isUserBusy(*m_tabs.window()))
            continue;
        // A file that is half written can't be read; the bar stays until it can.
        if (document->revert())
            emit reloaded(document->path());
    }
    watch();
}

} // namespace hardpoint
