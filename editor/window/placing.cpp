// SPDX-License-Identifier: MIT
#include <editor/core/pointedit.h>
#include <editor/core/pointtext.h>
#include <editor/document/selection.h>
#include <editor/viewport/viewport.h>
#include <editor/window/placing.h>
#include <editor/window/settings.h>

#include <formatlib/pointkey.h>

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace hardpoint {

using formatlib::AttachPoint;

namespace {

QString nameOf(const Document &document, const AttachPoint &point)
{
    return displayText(point.name, document.schema().encoding);
}

QString nothingThere(PlaceOn on)
{
    switch (on) {
    case PlaceOn::Vertex:
        return Placing::tr("There is no vertex under the pointer.");
    case PlaceOn::Joint:
        return Placing::tr("There is no bone under the pointer.");
    default:
        return Placing::tr("There is no surface under the pointer.");
    }
}

} // namespace

Placing::Placing(Viewport &viewport, Settings &settings, QObject *parent)
    : QObject(parent), m_viewport(viewport), m_settings(settings)
{
    make(tr("&Add here"), ViewCommand::AddOnSurface, PlaceOn::Surface, true);
    make(tr("Add at the nearest v&ertex"), ViewCommand::AddOnVertex, PlaceOn::Vertex, true);
    make(tr("Add at the nearest &joint"), ViewCommand::AddOnJoint, PlaceOn::Joint, true);
    make(tr("Add in the middle of this s&ub-mesh"), ViewCommand::AddInMiddle, PlaceOn::Middle,
         true);
    make(tr("&Move here"), ViewCommand::MoveToSurface, PlaceOn::Surface, false);
    make(tr("Move to the nearest &vertex"), ViewCommand::MoveToVertex, PlaceOn::Vertex, false);
    make(tr("Move to the nearest j&oint"), ViewCommand::MoveToJoint, PlaceOn::Joint, false);
    make(tr("Move to the middle of this &sub-mesh"), ViewCommand::MoveToMiddle, PlaceOn::Middle,
         false);
    m_turn = new QAction(tr("&Turn to the surface"), this);
    m_turn->setCheckable(true);
    m_turn->setChecked(settings.turnsToSurface());
    m_turn->setToolTip(tr("A point that is put on a surface looks out of it along its Z axis"));
    connect(m_turn, &QAction::triggered, this,
            [this](bool on) { m_settings.setTurnsToSurface(on); });
    enable();
}

void Placing::make(const QString &text, ViewCommand command, PlaceOn on, bool adds)
{
    auto *action = new QAction(text, this);
    action->setShortcut(keyOf(command));
    action->setShortcutContext(Qt::WidgetShortcut); // the viewport knows the key by itself
    const Choice choice{action, command, on, adds};
    connect(action, &QAction::triggered, this, [this, choice] { place(choice); });
    m_choices.push_back(choice);
}

void Placing::addTo(QMenu &menu)
{
    for (const bool adds : {true, false}) {
        for (const Choice &choice : m_choices) {
            if (choice.adds == adds)
                menu.addAction(choice.action);
        }
        menu.addSeparator();
    }
    menu.addAction(m_turn);
    connect(&menu, &QMenu::aboutToShow, this, &Placing::enable);
}

void Placing::addTo(QMenu &menu, const QPointF &pixel)
{
    m_pixel = pixel;
    // A menu closes before what was chosen in it is done.
    connect(&menu, &QObject::destroyed, this, [this] { m_pixel.reset(); });
    addTo(menu);
    enable();
}

void Placing::setDocument(Document *document)
{
    m_document = document;
    enable();
}

void Placing::enable()
{
    const bool canAdd = m_document && m_document->cannotAddText().isEmpty();
    const bool canMove =
        m_document && m_document->readOnlyText().isEmpty() && !m_document->selection().isEmpty();
    for (const Choice &choice : m_choices)
        choice.action->setEnabled(choice.adds ? canAdd : canMove);
    const bool canTurn = m_document && m_document->schema().hasMatrix;
    m_turn->setEnabled(canTurn);
    m_turn->setVisible(canTurn || !m_document);
}

bool Placing::apply(ViewCommand command)
{
    const auto choice = std::ranges::find(m_choices, command, &Choice::command);
    if (choice == m_choices.end())
        return false;
    enable();
    if (choice->action->isEnabled())
        place(*choice);
    else if (m_document)
        emit failed(choice->adds || !m_document->readOnlyText().isEmpty()
                        ? m_document->cannotAddText()
                        : tr("Select the point to move first."));
    return true;
}

void Placing::moveTo(const QPointF &pixel)
{
    m_pixel = pixel;
    apply(ViewCommand::MoveToSurface);
    m_pixel.reset();
}

void Placing::place(const Choice &choice)
{
    const std::optional<QPointF> pixel = m_pixel ? m_pixel : m_viewport.pointer();
    const auto target = pixel ? m_viewport.placeTarget(choice.on, *pixel) : std::nullopt;
    if (!target) {
        emit failed(nothingThere(choice.on));
        return;
    }
    if (choice.adds)
        add(*target);
    else
        move(*target);
}

DraggedPoint Placing::dragged(PointId id, const AttachPoint &point) const
{
    return {id, point, m_viewport.boneWorld(point.bone)};
}

std::optional<AttachPoint> Placing::placed(const DraggedPoint &point, const PlaceTarget &target)
{
    const formatlib::Schema &schema = m_document->schema();
    auto value = pointPlacedAt(point, schema, target.place);
    if (value && target.normal && schema.hasMatrix && m_turn->isChecked()) {
        DraggedPoint there = point;
        there.before = *value;
        value = pointFacing(there, schema, *target.normal);
    }
    if (!value)
        emit failed(tr("%1 can't be put there: its bone has no place, or is squashed flat.")
                        .arg(nameOf(*m_document, point.before)));
    return value;
}

void Placing::add(const PlaceTarget &target)
{
    const std::vector<PointId> &selected = m_document->selection().ids();
    const int current = selected.empty() ? -1 : m_document->rowOf(selected.back());
    const int row = current < 0 ? m_document->pointCount() : current + 1;
    const std::string type = current < 0 || !m_document->schema().hasKey
        ? std::string()
        : formatlib::pointKey(m_document->point(current).name).type;
    AttachPoint point =
        newPoint(m_document->points(), m_document->schema(), type.empty() ? "point" : type);
    if (target.bone)
        point.bone = *target.bone;
    else if (current >= 0)
        point.bone = m_document->point(current).bone;
    if (const auto value = placed(dragged(0, point), target))
        m_document->insertPoints(row, {*value}, tr("Add %1").arg(nameOf(*m_document, *value)));
}

void Placing::move(const PlaceTarget &target)
{
    std::vector<DraggedPoint> points;
    for (const PointId id : m_document->selection().ids())
        points.push_back(dragged(id, m_document->point(m_document->rowOf(id))));
    const auto value = placed(points.back(), target);
    if (!value)
        return;
    std::vector<PointChange> changes{{points.back().id, *value}};
    if (points.size() > 1) {
        // The current point goes there, the others as far along.
        const formatlib::Schema &schema = m_document->schema();
        const DragFrame frame = dragFrame(GizmoOptions::Axes::File, points.back(), schema);
        auto together = movedPoints(points, frame, schema, widened(target.place) - frame.start);
        if (!together) {
            emit failed(tr("Nothing moved: a number would be too large for the file."));
            return;
        }
        changes.insert(changes.begin(), together->begin(), together->end() - 1);
    }
    const auto count = static_cast<int>(points.size());
    m_document->changePoints(std::move(changes),
                             count == 1
                                 ? tr("Move %1").arg(nameOf(*m_document, points.back().before))
                                 : tr("Move %n point(s)", nullptr, count));
}

} // namespace hardpoint
