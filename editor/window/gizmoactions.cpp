// SPDX-License-Identifier: MIT
#include <editor/core/numbertext.h>
#include <editor/document/document.h>
#include <editor/panels/lookicon.h>
#include <editor/viewport/viewport.h>
#include <editor/window/gizmoactions.h>
#include <editor/window/settings.h>

#include <QAction>
#include <QActionGroup>
#include <QInputDialog>
#include <QToolBar>
#include <QToolButton>

namespace hardpoint {

using Axes = GizmoOptions::Axes;
using Mode = GizmoOptions::Mode;

namespace {

QString stepText(double step)
{
    return numberText(static_cast<float>(step));
}

/// The viewport knows the key by itself while it has the focus; elsewhere it is only told.
void tellKey(QAction &action, ViewCommand command)
{
    action.setShortcut(keyOf(command));
    action.setShortcutContext(Qt::WidgetShortcut);
}

} // namespace

GizmoActions::GizmoActions(Viewport &viewport, Settings &settings, QObject *parent)
    : QObject(parent)
    , m_viewport(viewport)
    , m_settings(settings)
    , m_tools(new QActionGroup(this))
    , m_axes(new QActionGroup(this))
    , m_axesMenu(std::make_unique<QMenu>(tr("A&xes")))
    , m_stepMenu(std::make_unique<QMenu>(tr("Snap s&tep")))
{
    m_viewport.setGizmoOptions(settings.gizmo());
    makeTools();
    makeAxes();
    makeSteps();
    show();
}

void GizmoActions::makeTools()
{
    // None of them: only the table moves points.
    m_tools->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    const auto tool = [this](const QString &text, const QString &icon, ViewCommand command) {
        QAction *action = m_tools->addAction(lookIcon(icon), text);
        action->setCheckable(true);
        action->setIconVisibleInMenu(false);
        tellKey(*action, command);
        return action;
    };
    move = tool(tr("&Move tool"), QStringLiteral("move"), ViewCommand::MoveTool);
    move->setIconText(tr("Move"));
    move->setToolTip(tr("Move the selection by arrows (W or G)"));
    rotate = tool(tr("&Rotate tool"), QStringLiteral("rotate"), ViewCommand::RotateTool);
    rotate->setIconText(tr("Rotate"));
    rotate->setToolTip(tr("Turn the selection by rings (E or R)"));
    for (QAction *action : {move, rotate}) {
        connect(action, &QAction::triggered, this, [this] {
            GizmoOptions options = m_viewport.gizmoOptions();
            options.mode = move->isChecked() ? Mode::Move
                : rotate->isChecked()        ? Mode::Rotate
                                             : Mode::None;
            set(options);
        });
    }
}

void GizmoActions::makeAxes()
{
    const auto choice = [this](const QString &text, const QString &tip, Axes axes) {
        QAction *action = m_axes->addAction(text);
        action->setCheckable(true);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, [this, axes] {
            GizmoOptions options = m_viewport.gizmoOptions();
            options.axes = axes;
            set(options);
        });
        m_axesActions[axes] = action;
    };
    choice(tr("&File axes"), tr("Along X, Y and Z of the file"), Axes::File);
    choice(tr("&Bone axes"), tr("Along the axes of the bone that the point hangs on"), Axes::Bone);
    choice(tr("&Point axes"), tr("Along the point's own axes"), Axes::Point);
    m_axesMenu->addActions(m_axes->actions());
    m_axesMenu->setToolTipsVisible(true);
}

void GizmoActions::makeSteps()
{
    snap = new QAction(lookIcon(QStringLiteral("snap")), tr("&Snap to steps"), this);
    snap->setCheckable(true);
    snap->setIconText(tr("Snap"));
    snap->setIconVisibleInMenu(false);
    tellKey(*snap, ViewCommand::Snap);
    connect(snap, &QAction::triggered, this, [this](bool on) {
        GizmoOptions options = m_viewport.gizmoOptions();
        options.snap = on;
        set(options);
    });
    addSteps(*m_stepMenu, &GizmoOptions::moveStep, {0.01, 0.1, 0.25, 0.5, 1, 5, 10}, QString());
    QAction *other = m_stepMenu->addAction(tr("&Other step..."));
    connect(other, &QAction::triggered, this,
            [this] { askStep(&GizmoOptions::moveStep, tr("Step of a move:")); });
    m_stepMenu->addSeparator();
    addSteps(*m_stepMenu, &GizmoOptions::angleStep, {1, 5, 15, 30, 45, 90},
             QStringLiteral("\u00B0"));
    QAction *angle = m_stepMenu->addAction(tr("Other &angle..."));
    connect(angle, &QAction::triggered, this,
            [this] { askStep(&GizmoOptions::angleStep, tr("Step of a turn, in degrees:")); });
    connect(m_stepMenu.get(), &QMenu::aboutToShow, this, &GizmoActions::show);
}

void GizmoActions::addSteps(QMenu &menu, double GizmoOptions::*step,
                            std::initializer_list<double> usual, const QString &unit)
{
    auto *group = new QActionGroup(this);
    group->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    for (const double value : usual) {
        QAction *action = group->addAction(stepText(value) + unit);
        action->setCheckable(true);
        connect(action, &QAction::triggered, this, [this, step, value] {
            GizmoOptions options = m_viewport.gizmoOptions();
            options.*step = value;
            set(options);
        });
        connect(&menu, &QMenu::aboutToShow, action, [this, action, step, value] {
            action->setChecked(m_viewport.gizmoOptions().*step == value);
        });
        menu.addAction(action);
    }
}

void GizmoActions::askStep(double GizmoOptions::*step, const QString &question)
{
    GizmoOptions options = m_viewport.gizmoOptions();
    bool isChosen = false;
    const double value = QInputDialog::getDouble(m_viewport.widget(), tr("Snap step"), question,
                                                 options.*step, 0.0001, 100000, 4, &isChosen);
    if (!isChosen)
        return;
    options.*step = value;
    set(options);
}

void GizmoActions::set(const GizmoOptions &options)
{
    m_viewport.setGizmoOptions(options);
    m_settings.setGizmo(options);
    show();
}

void GizmoActions::show()
{
    const GizmoOptions &options = m_viewport.gizmoOptions();
    move->setChecked(options.mode == Mode::Move);
    rotate->setChecked(options.mode == Mode::Rotate);
    snap->setChecked(options.snap);
    m_axesActions.at(options.axes)->setChecked(true);
    const QString step = options.mode == Mode::Rotate
        ? stepText(options.angleStep) + QStringLiteral("\u00B0")
        : stepText(options.moveStep);
    snap->setToolTip(tr("Snap to steps of %1 (S); Ctrl in a drag means the other").arg(step));
    if (!m_axesButton)
        return;
    const QString opens = QStringLiteral(" \u25BE");
    m_axesButton->setText(m_axes->checkedAction()->text().remove(QLatin1Char('&')) + opens);
    m_stepButton->setText(step + opens);
    m_stepButton->setAccessibleDescription(step);
}

void GizmoActions::addTo(QMenu &menu)
{
    menu.addActions({move, rotate});
    menu.addMenu(m_axesMenu.get());
    menu.addAction(snap);
    menu.addMenu(m_stepMenu.get());
}

void GizmoActions::addTo(QToolBar &bar)
{
    bar.addActions({move, rotate, snap});
    for (QAction *action : {move, rotate, snap})
        qobject_cast<QToolButton *>(bar.widgetForAction(action))
            ->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto popup = [&bar](QMenu &menu, const QString &icon, const QString &name,
                              const QString &tip) {
        auto *button = new QToolButton(&bar);
        button->setMenu(&menu);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAccessibleName(name);
        button->setToolTip(tip);
        button->setIcon(lookIcon(icon));
        QAction *action = bar.addWidget(button);
        action->setIcon(button->icon());
        action->setText(name);
        return button;
    };
    m_stepButton =
        popup(*m_stepMenu, QStringLiteral("snap"), tr("Snap step"), tr("How far a step is"));
    m_stepButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_axesButton = popup(*m_axesMenu, QStringLiteral("axes"), tr("Axes to move along"),
                         tr("Which axes the handles follow (X goes to the next)"));
    show();
}

void GizmoActions::enableFor(const Document *document)
{
    for (QAction *action : {move, snap})
        action->setEnabled(document);
    m_axes->setEnabled(document);
    for (QToolButton *button : {m_axesButton, m_stepButton}) {
        if (button)
            button->setEnabled(document);
    }
    const bool canTurn = document && document->schema().hasMatrix;
    rotate->setEnabled(canTurn);
    rotate->setToolTip(canTurn || !document
                           ? tr("Turn the selection by rings (E or R)")
                           : tr("Points of this format have a place and no direction"));
    // A tool that does nothing on this file would look broken.
    if (document && !canTurn && rotate->isChecked())
        move->trigger();
}

bool GizmoActions::apply(ViewCommand command)
{
    const auto trigger = [](QAction *action) {
        if (action->isEnabled() && !(action->isChecked() && action->actionGroup()))
            action->trigger();
        return true;
    };
    switch (command) {
    case ViewCommand::MoveTool:
        return trigger(move);
    case ViewCommand::RotateTool:
        return trigger(rotate);
    case ViewCommand::Snap:
        return trigger(snap);
    case ViewCommand::NextAxes: {
        const QList<QAction *> all = m_axes->actions();
        return trigger(all[(all.indexOf(m_axes->checkedAction()) + 1) % all.size()]);
    }
    default:
        return false;
    }
}

} // namespace hardpoint
