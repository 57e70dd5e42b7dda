// SPDX-License-Identifier: MIT
#include <editor/panels/lookicon.h>
#include <editor/viewport/viewport.h>
#include <editor/window/submeshmenu.h>
#include <editor/window/viewactions.h>

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QToolBar>

namespace hardpoint {

namespace {

/// The viewport knows the key by itself while it has the focus; elsewhere it is only told.
void tellKey(QAction &action, const QKeySequence &key)
{
    action.setShortcut(key);
    action.setShortcutContext(Qt::WidgetShortcut);
}

} // namespace

ViewActions::ViewActions(Viewport &viewport, QObject *parent)
    : QObject(parent), m_viewport(viewport)
{
    makeShading();
    const auto of = [](auto ViewOptions::*member) {
        return [member](ViewOptions &options) -> bool & { return options.*member; };
    };
    grid = makeToggle(tr("G&rid"), QStringLiteral("grid"), of(&ViewOptions::grid));
    bones = makeToggle(tr("&Bones"), QStringLiteral("bones"), of(&ViewOptions::bones));
    boundingBox = makeToggle(tr("Bou&nding box of the file"), {}, of(&ViewOptions::boundingBox));
    makeLabels();
    makeDirections();
    makeDrags();
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
                                 const std::function<bool &(ViewOptions &)> &option)
{
    QAction *action = make(text, icon);
    action->setCheckable(true);
    ViewOptions now = m_viewport.options();
    action->setChecked(option(now));
    connect(action, &QAction::toggled, this, [this, option](bool on) {
        ViewOptions options = m_viewport.options();
        option(options) = on;
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
    const auto of = [](bool MeshStyle::*member) {
        return [member](ViewOptions &options) -> bool & { return options.mesh.*member; };
    };
    xray = makeToggle(tr("&X-ray"), QStringLiteral("xray"), of(&MeshStyle::xray));
    vertexColours = makeToggle(tr("&Vertex colours"), {}, of(&MeshStyle::vertexColours));
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
    labelsAll = choice(tr("Of &all points"), LabelMode::All);
    labelsSelection = choice(tr("Of the &selection"), LabelMode::Selection);
    labelsOff = choice(tr("&None"), LabelMode::Off);
    labels = make(tr("Labels"), QStringLiteral("labels"));
    labels->setCheckable(true);
    labels->setChecked(!labelsOff->isChecked());
    connect(labels, &QAction::triggered, this,
            [this](bool on) { (on ? labelsAll : labelsOff)->trigger(); });
    connect(labelsOff, &QAction::toggled, this, [this](bool off) { labels->setChecked(!off); });
}

void ViewActions::makeDirections()
{
    const auto direction = [&](const QString &text, const QKeySequence &key,
                               OrbitCamera::Side from) {
        QAction *action = make(text);
        tellKey(*action, key);
        connect(action, &QAction::triggered, this, [this, from] { m_viewport.lookFrom(from); });
        return action;
    };
    front = direction(tr("From the f&ront"), Qt::Key_1, OrbitCamera::Side::Front);
    back = direction(tr("From the &back"), Qt::CTRL | Qt::Key_1, OrbitCamera::Side::Back);
    side = direction(tr("From the si&de"), Qt::Key_3, OrbitCamera::Side::Right);
    otherSide =
        direction(tr("From the ot&her side"), Qt::CTRL | Qt::Key_3, OrbitCamera::Side::Left);
    top = direction(tr("From the &top"), Qt::Key_7, OrbitCamera::Side::Top);
    bottom = direction(tr("From belo&w"), Qt::CTRL | Qt::Key_7, OrbitCamera::Side::Bottom);
    orthographic = make(tr("&Orthographic"));
    tellKey(*orthographic, Qt::Key_5);
    orthographic->setCheckable(true);
    connect(orthographic, &QAction::triggered, this,
            [this](bool on) { m_viewport.setOrthographic(on); });
    // Each file has its own camera, and the viewport its own key for it.
    connect(&m_viewport, &Viewport::cameraChanged, this,
            [this] { orthographic->setChecked(m_viewport.camera().orthographic); });
}

void ViewActions::makeDrags()
{
    m_drags = new QActionGroup(this);
    const auto choice = [&](const QString &text, LeftDrag drag) {
        QAction *action = make(text);
        action->setCheckable(true);
        action->setChecked(m_viewport.leftDrag() == drag);
        m_drags->addAction(action);
        connect(action, &QAction::triggered, this, [this, drag] { m_viewport.setLeftDrag(drag); });
    };
    choice(tr("&Selects"), LeftDrag::Select);
    choice(tr("&Orbits"), LeftDrag::Orbit);
    choice(tr("&Pans"), LeftDrag::Pan);
    choice(tr("&Zooms"), LeftDrag::Zoom);
}

void ViewActions::addTo(QMenu &menu) const
{
    menu.addMenu(tr("Loo&k"))->addActions({front, back, side, otherSide, top, bottom});
    menu.addAction(orthographic);
    menu.addMenu(tr("Dra&gging with the left button"))->addActions(m_drags->actions());
    menu.addSeparator();
    menu.addActions({shaded, wireframe, shadedWireframe, xray, vertexColours});
    menu.addMenu(new SubMeshMenu(m_viewport, &menu));
    menu.addSeparator();
    menu.addActions({grid, bones, boundingBox});
    menu.addMenu(tr("&Labels"))->addActions({labelsAll, labelsSelection, labelsOff});
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
