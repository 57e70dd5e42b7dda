// SPDX-License-Identifier: MIT
#include <editor/panels/lookicon.h>
#include <editor/viewport/viewport.h>
#include <editor/window/viewactions.h>

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QToolBar>

namespace hardpoint {

namespace {

/// The viewport knows the key by itself while it has the focus; elsewhere it is only told.
void tellKey(QAction &action, Qt::Key key)
{
    action.setShortcut(QKeySequence(key));
    action.setShortcutContext(Qt::WidgetShortcut);
}

} // namespace

ViewActions::ViewActions(Viewport &viewport, QObject *parent)
    : QObject(parent), m_viewport(viewport)
{
    makeShading();
    grid = makeToggle(tr("&Grid"), QStringLiteral("grid"), &ViewOptions::grid);
    bones = makeToggle(tr("&Bones"), QStringLiteral("bones"), &ViewOptions::bones);
    makeLabels();
    makeDirections();
}

QAction *ViewActions::make(const QString &text, const QString &icon)
{
    auto *action = new QAction(text, this);
    if (!icon.isEmpty())
        action->setIcon(lookIcon(icon));
    // A menu says with a check mark what a tool bar says with an icon.
    action->setIconVisibleInMenu(false);
    m_all.push_back(action);
    return action;
}

QAction *ViewActions::makeToggle(const QString &text, const QString &icon,
                                 bool ViewOptions::*option)
{
    QAction *action = make(text, icon);
    action->setCheckable(true);
    action->setChecked(m_viewport.options().*option);
    connect(action, &QAction::toggled, this, [this, option](bool on) {
        ViewOptions options = m_viewport.options();
        options.*option = on;
        m_viewport.setOptions(options);
    });
    return action;
}

void ViewActions::makeShading()
{
    auto *group = new QActionGroup(this);
    const auto choice = [&](const QString &text, const QString &icon, MeshStyle::Shading shading) {
        QAction *action = make(text, icon);
        action->setCheckable(true);
        action->setChecked(m_viewport.options().mesh.shading == shading);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, shading] { m_viewport.setShading(shading); });
        return action;
    };
    shaded = choice(tr("&Shaded"), QStringLiteral("shaded"), MeshStyle::Shading::Shaded);
    wireframe =
        choice(tr("&Wireframe"), QStringLiteral("wireframe"), MeshStyle::Shading::Wireframe);
    shadedWireframe = choice(tr("Shaded with w&ireframe"), {}, MeshStyle::Shading::ShadedWireframe);
    xray = make(tr("&X-ray"), QStringLiteral("xray"));
    xray->setCheckable(true);
    xray->setChecked(m_viewport.options().mesh.xray);
    connect(xray, &QAction::toggled, this, [this](bool on) {
        ViewOptions options = m_viewport.options();
        options.mesh.xray = on;
        m_viewport.setOptions(options);
    });
}

void ViewActions::makeLabels()
{
    auto *group = new QActionGroup(this);
    const auto choice = [&](const QString &text, LabelMode mode) {
        QAction *action = make(text);
        action->setCheckable(true);
        action->setChecked(m_viewport.options().labels == mode);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, mode] { m_viewport.setLabelMode(mode); });
        return action;
    };
    labelsAll = choice(tr("&Labels of all points"), LabelMode::All);
    labelsSelection = choice(tr("Labels of the s&election"), LabelMode::Selection);
    labelsOff = choice(tr("&No labels"), LabelMode::Off);
    labels = make(tr("Labels"), QStringLiteral("labels"));
    labels->setCheckable(true);
    labels->setChecked(!labelsOff->isChecked());
    connect(labels, &QAction::triggered, this,
            [this](bool on) { (on ? labelsAll : labelsOff)->trigger(); });
    connect(labelsOff, &QAction::toggled, this, [this](bool off) { labels->setChecked(!off); });
}

void ViewActions::makeDirections()
{
    const auto direction = [&](const QString &text, Qt::Key key, OrbitCamera::Side from) {
        QAction *action = make(text);
        tellKey(*action, key);
        connect(action, &QAction::triggered, this, [this, from] { m_viewport.lookFrom(from); });
        return action;
    };
    front = direction(tr("From the f&ront"), Qt::Key_1, OrbitCamera::Side::Front);
    side = direction(tr("From the si&de"), Qt::Key_3, OrbitCamera::Side::Right);
    top = direction(tr("From the &top"), Qt::Key_7, OrbitCamera::Side::Top);
    orthographic = make(tr("&Orthographic"));
    tellKey(*orthographic, Qt::Key_5);
    orthographic->setCheckable(true);
    connect(orthographic, &QAction::triggered, this,
            [this](bool on) { m_viewport.setOrthographic(on); });
    // Each file has its own camera, and the viewport its own key for it.
    connect(&m_viewport, &Viewport::cameraChanged, this,
            [this] { orthographic->setChecked(m_viewport.camera().orthographic); });
}

void ViewActions::addTo(QMenu &menu) const
{
    menu.addActions({front, side, top, orthographic});
    menu.addSeparator();
    menu.addActions({shaded, wireframe, shadedWireframe, xray});
    menu.addSeparator();
    menu.addActions({grid, bones});
    menu.addSeparator();
    menu.addActions({labelsAll, labelsSelection, labelsOff});
}

void ViewActions::addTo(QToolBar &bar) const
{
    bar.addActions({shaded, wireframe, xray, bones, labels});
}

void ViewActions::setEnabled(bool enabled)
{
    for (QAction *action : m_all)
        action->setEnabled(enabled);
}

} // namespace hardpoint
