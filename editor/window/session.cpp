// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/window/documenttabs.h>
#include <editor/window/filecommands.h>
#include <editor/window/samplemodels.h>
#include <editor/window/session.h>
#include <editor/window/settings.h>

#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace hardpoint {

Session::Session(DocumentTabs &tabs, FileCommands &files, Settings &settings, QObject *parent)
    : QObject(parent), m_tabs(tabs), m_files(files), m_settings(settings)
{
    connect(&tabs, &DocumentTabs::currentDocumentChanged, this, &Session::keep);
    connect(&files, &FileCommands::saved, this, &Session::keep);
}

void Session::restore()
{
    if (!m_settings.reopensSession())
        return;
    // The one that was current comes once more at the front.
    QStringList paths = m_settings.session();
    if (paths.isEmpty())
        return;
    const QString current = paths.takeFirst();
    const auto isMissing = [](const QString &path) { return !QFileInfo::exists(path); };
    std::ranges::copy_if(paths, std::back_inserter(m_missing), isMissing);
    paths.removeIf(isMissing);
    // What is open halfway through is not the session.
    m_restoring = true;
    m_files.openAll(paths);
    if (const Document *document = m_tabs.find(current))
        m_tabs.activate(document);
    m_restoring = false;
    keep();
}

void Session::keep()
{
    if (m_restoring)
        return;
    QStringList paths;
    for (const Document *document : m_tabs.all()) {
        if (!isSample(document->path()))
            paths << QFileInfo(document->path()).absoluteFilePath();
    }
    m_missing.removeIf([&paths](const QString &path) { return paths.contains(path); });
    paths += m_missing;
    const Document *current = m_tabs.current();
    if (!paths.isEmpty()) {
        const QString front = current && !isSample(current->path())
            ? QFileInfo(current->path()).absoluteFilePath()
            : paths.constFirst();
        paths.prepend(front);
    }
    m_settings.setSession(paths);
}

} // namespace hardpoint
