// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/window/questions.h>
#include <editor/window/settings.h>
#include <editor/window/skeletons.h>

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace hardpoint {

namespace {

QString nameOf(const QString &path)
{
    return QFileInfo(path).fileName();
}

QString folderOf(const Document &document)
{
    return QFileInfo(document.path()).absolutePath();
}

} // namespace

Skeletons::Skeletons(QWidget &window, Settings &settings)
    : m_window(window)
    , m_settings(settings)
    , m_load(new QAction(tr("Open s&keleton..."), this))
    , m_clear(new QAction(this))
{
    m_load->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_K));
    connect(m_load, &QAction::triggered, this, &Skeletons::askAndLoad);
    connect(m_clear, &QAction::triggered, this, &Skeletons::clear);
    refresh();
}

bool Skeletons::isSkeleton(const QString &path)
{
    return path.endsWith(QLatin1String(".skl"), Qt::CaseInsensitive);
}

void Skeletons::setDocument(Document *document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (document)
        connect(document, &Document::companionsChanged, this, &Skeletons::refresh);
    refresh();
}

void Skeletons::addTo(QMenu &menu)
{
    menu.addActions({m_load, m_clear});
}

QString Skeletons::refusal() const
{
    if (!m_document)
        return tr("Open the mesh first that the skeleton goes with.");
    if (m_document->schema().boneRelative)
        return tr("%1 has its own skeleton. Only MSH meshes take another one.")
            .arg(m_document->fileName());
    return {};
}

void Skeletons::refresh()
{
    m_load->setEnabled(refusal().isEmpty());
    const QString path = m_document ? m_document->companionPaths().skeleton : QString();
    m_clear->setEnabled(!path.isEmpty());
    m_clear->setText(path.isEmpty() ? tr("&Remove skeleton")
                                    : tr("&Remove skeleton %1").arg(nameOf(path)));
}

void Skeletons::askAndLoad()
{
    if (!m_document)
        return;
    const QString known = m_document->companionPaths().skeleton;
    const QString path = QFileDialog::getOpenFileName(
        &m_window, tr("Open the skeleton of %1").arg(m_document->fileName()),
        known.isEmpty() ? folderOf(*m_document) : known,
        tr("Skeletons (*.skl *.SKL);;All files (*)"));
    if (!path.isEmpty())
        load(path);
}

void Skeletons::load(const QString &path)
{
    const QString title = tr("%1 can't be used.").arg(nameOf(path));
    if (const QString why = refusal(); !why.isEmpty())
        return questions::tell(&m_window, title, {Failure::Kind::Refused, why, {}});
    CompanionPaths paths = m_document->companionPaths();
    paths.skeleton = QFileInfo(path).absoluteFilePath();
    FoundCompanions found = findCompanions(m_document->path(), m_document->schema(), paths);
    if (!found.companions.skeleton) {
        return questions::tell(
            &m_window, title,
            {Failure::Kind::Unreadable, found.warnings.join(QLatin1Char('\n')), {}});
    }
    m_settings.setSkeleton(folderOf(*m_document), paths.skeleton);
    const auto bones = static_cast<int>(found.companions.skeleton->bones.size());
    m_document->setCompanions(std::move(found.companions), std::move(found.paths));
    emit done(tr("%1: %n bone(s)", nullptr, bones).arg(nameOf(path)));
}

void Skeletons::clear()
{
    if (!m_document)
        return;
    m_settings.setSkeleton(folderOf(*m_document), {});
    CompanionPaths paths = m_document->companionPaths();
    const QString name = nameOf(std::exchange(paths.skeleton, {}));
    FoundCompanions found = findCompanions(m_document->path(), m_document->schema(), paths);
    m_document->setCompanions(std::move(found.companions), std::move(found.paths));
    emit done(tr("%1 is no longer used.").arg(name));
}

} // namespace hardpoint
