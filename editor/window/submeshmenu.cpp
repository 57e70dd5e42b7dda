// SPDX-License-Identifier: MIT
#include <editor/viewport/viewport.h>
#include <editor/window/submeshmenu.h>

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace hardpoint {

namespace {

constexpr std::size_t most = 64;

QIcon swatch(const QColor &colour)
{
    QPixmap pixmap(32, 32);
    pixmap.setDevicePixelRatio(2);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(2, 2, 12, 12), 3, 3);
    return pixmap;
}

} // namespace

SubMeshMenu::SubMeshMenu(Viewport &viewport, QWidget *parent)
    : QMenu(tr("S&ub-meshes"), parent), m_viewport(viewport)
{
    connect(this, &QMenu::aboutToShow, this, &SubMeshMenu::fill);
}

void SubMeshMenu::fill()
{
    clear();
    const std::vector<Viewport::SubMesh> all = m_viewport.subMeshes();
    for (std::size_t i = 0; i < std::min(all.size(), most); ++i) {
        const QString faces = tr("%Ln face(s)", nullptr, static_cast<int>(all[i].faces));
        QAction *action = addAction(swatch(all[i].colour), tr("%1: %2").arg(i).arg(faces));
        action->setCheckable(true);
        action->setChecked(all[i].isVisible);
        connect(action, &QAction::toggled, this,
                [this, i](bool on) { m_viewport.setSubMeshVisible(i, on); });
    }
    if (all.empty())
        addAction(tr("This file has no faces"))->setEnabled(false);
    addSeparator();
    QAction *showAll = addAction(tr("Show &all"));
    showAll->setEnabled(!std::ranges::all_of(all, &Viewport::SubMesh::isVisible));
    connect(showAll, &QAction::triggered, this, [this, count = all.size()] {
        for (std::size_t i = 0; i < count; ++i)
            m_viewport.setSubMeshVisible(i, true);
    });
}

} // namespace hardpoint
