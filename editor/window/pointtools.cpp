// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/panels/lookicon.h>
#include <editor/panels/mirrordialog.h>
#include <editor/viewport/viewport.h>
#include <editor/window/gizmoactions.h>
#include <editor/window/placing.h>
#include <editor/window/pointtools.h>
#include <editor/window/settings.h>

#include <QAction>
#include <QMenu>
#include <QToolBar>

#include <numeric>

namespace hardpoint {

PointTools::PointTools(QWidget &window, Viewport &viewport, Settings &settings)
    : QObject(&window)
    , m_window(window)
    , m_settings(settings)
    , m_gizmo(new GizmoActions(viewport, settings, this))
    , m_placing(new Placing(viewport, settings, this))
    , m_mirror(new QAction(lookIcon(QStringLiteral("mirror")), tr("M&irror..."), this))
{
    m_mirror->setIconText(tr("Mirror"));
    m_mirror->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_M));
    m_mirror->setToolTip(tr("Add copies of the selection, or of all points, on the other side of "
                            "the model"));
    connect(m_mirror, &QAction::triggered, this, [this] { showMirror(); });
    connect(m_placing, &Placing::failed, this, &PointTools::failed);
    connect(&viewport, &Viewport::commandWanted, this, [this](ViewCommand command) {
        if (!m_gizmo->apply(command))
            m_placing->apply(command);
    });
}

void PointTools::addTo(QMenu &menu)
{
    m_gizmo->addTo(menu);
    menu.addSeparator();
    m_placing->addTo(*menu.addMenu(tr("&Place at the pointer")));
    menu.addAction(m_mirror);
}

void PointTools::addTo(QToolBar &bar)
{
    m_gizmo->addTo(bar);
}

void PointTools::addTo(QMenu &menu, const QPointF &pixel)
{
    m_placing->addTo(menu, pixel);
}

void PointTools::setDocument(Document *document)
{
    m_document = document;
    m_gizmo->enableFor(document);
    m_placing->setDocument(document);
    m_mirror->setEnabled(document && document->cannotAddText().isEmpty()
                         && document->pointCount() > 0);
}

void PointTools::moveTo(const QPointF &pixel)
{
    m_placing->moveTo(pixel);
}

void PointTools::showMirror(MirrorCollision collision)
{
    std::vector<std::size_t> rows;
    for (const int row : m_document->rowsOf(m_document->selection().ids()))
        rows.push_back(static_cast<std::size_t>(row));
    if (rows.empty()) {
        rows.resize(m_document->points().size());
        std::iota(rows.begin(), rows.end(), std::size_t{0});
    }
    auto *dialog =
        new MirrorDialog(*m_document, std::move(rows), m_settings.namePairs(), &m_window);
    dialog->setCollision(collision);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Not a moment longer than there is something to mirror.
    connect(m_document, &QObject::destroyed, dialog, [dialog] { delete dialog; });
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { m_settings.setNamePairs(dialog->pairs()); });
    dialog->open();
}

} // namespace hardpoint
