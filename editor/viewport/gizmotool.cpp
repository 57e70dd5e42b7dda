// SPDX-License-Identifier: MIT
#include <editor/core/pointtext.h>
#include <editor/document/selection.h>
#include <editor/viewport/gizmotool.h>
#include <editor/viewport/handledrag.h>
#include <editor/viewport/navigation.h>
#include <editor/viewport/scenecontent.h>
#include <editor/viewport/selectiontool.h>

#include <QKeyEvent>
#include <QMouseEvent>

namespace hardpoint {

namespace {

using Kind = GizmoHandle::Kind;

constexpr double still = 3;

} // namespace

struct GizmoTool::Drag {
    HandleDrag hold;
    QPointF from;
    bool hasBegun = false; ///< before, it may still be a click
};

GizmoTool::GizmoTool(const Navigation &navigation, SelectionTool &selection, QObject *parent)
    : QObject(parent), m_navigation(navigation), m_selection(selection)
{
}

GizmoTool::~GizmoTool() = default;

void GizmoTool::setContent(SceneContent *content)
{
    if (m_document)
        m_document->disconnect(this);
    m_content = content;
    m_document = content ? &content->document() : nullptr;
    m_hovered = {};
    if (!m_document)
        return;
    // Somebody else took a step in the middle of the drag: it is over.
    connect(m_document, &Document::previewEnded, this, [this] {
        m_drag.reset();
        emit changed();
    });
}

void GizmoTool::setOptions(const GizmoOptions &options)
{
    m_options = options;
    m_hovered = {};
    emit changed();
}

bool GizmoTool::isShown() const
{
    return m_content && m_document && m_options.mode != GizmoOptions::Mode::None
        && (!isTurning() || m_document->schema().hasMatrix) && m_document->readOnlyText().isEmpty();
}

std::vector<DraggedPoint> GizmoTool::points() const
{
    std::vector<DraggedPoint> points;
    for (const PointId id : m_document->selection().ids()) {
        const int row = m_document->rowOf(id);
        if (row >= 0 && isFinite(m_content->places()[static_cast<std::size_t>(row)]))
            points.push_back(
                {id, m_document->point(row), m_content->boneWorld(m_document->point(row).bone)});
    }
    return points;
}

DragFrame GizmoTool::frameOf(const std::vector<DraggedPoint> &points) const
{
    return dragFrame(m_options.axes, points.back(), m_document->schema());
}

Vec3d GizmoTool::placeOf(const DraggedPoint &point) const
{
    return m_content->places()[static_cast<std::size_t>(m_document->rowOf(point.id))];
}

std::optional<GizmoShape> GizmoTool::shapeOf(const std::vector<DraggedPoint> &points,
                                             const DragFrame &frame) const
{
    const auto directions = directionsOf(frame.axes);
    if (!directions)
        return {};
    Basis inView;
    for (std::size_t i = 0; i < 3; ++i)
        inView.rows[i] = m_content->axes().toView(directions->rows[i]);
    return gizmoShape(m_options.mode, {m_navigation.camera(), m_navigation.size(), 1},
                      placeOf(points.back()), inView);
}

std::optional<GizmoLook> GizmoTool::look() const
{
    if (!isShown())
        return {};
    const bool isHeld = m_drag && m_drag->hasBegun;
    const std::vector<DraggedPoint> dragged = m_drag ? m_drag->hold.scene().points : points();
    if (dragged.empty())
        return {};
    const DragFrame frame = m_drag ? m_drag->hold.scene().frame : frameOf(dragged);
    auto shape = shapeOf(dragged, frame);
    if (!shape)
        return {};
    GizmoLook look{std::move(*shape), m_drag ? m_drag->hold.handle() : m_hovered, isHeld, {}, {}};
    if (isHeld) {
        look.text = m_drag->hold.text();
        look.arc = m_drag->hold.arc();
    } else if (!frame.why.isEmpty()) {
        look.text = {frame.why};
    }
    return look;
}

bool GizmoTool::press(const QMouseEvent &event)
{
    return event.button() == Qt::LeftButton && take(event.position());
}

void GizmoTool::hold(const GizmoHandle &handle, const QPointF &by)
{
    const std::vector<DraggedPoint> dragged = isShown() ? points() : std::vector<DraggedPoint>();
    const auto shape = dragged.empty() ? std::nullopt : shapeOf(dragged, frameOf(dragged));
    const auto at = shape ? shape->placeOf(handle) : std::nullopt;
    if (!at || !take(*at, handle))
        return;
    m_drag->hasBegun = true;
    m_drag->hold.moveTo(*at + by, false);
    show();
}

/// wanted: whatever handle is at the pixel if none.
bool GizmoTool::take(const QPointF &pixel, const GizmoHandle &wanted)
{
    if (!isShown())
        return false;
    const std::vector<DraggedPoint> dragged = points();
    if (dragged.empty())
        return false;
    const DragFrame frame = frameOf(dragged);
    const auto shape = shapeOf(dragged, frame);
    const GizmoHandle found = shape ? shape->handleAt(pixel) : GizmoHandle();
    const GizmoHandle handle = wanted ? wanted : found;
    if (!handle)
        return false;
    DragScene scene{dragged,
                    frame,
                    m_document->schema(),
                    m_content->axes(),
                    {m_navigation.camera(), m_navigation.size(), 1},
                    placeOf(dragged.back())};
    m_drag = std::make_unique<Drag>(Drag{HandleDrag(handle, std::move(scene), pixel), pixel});
    return true;
}

void GizmoTool::move(const QMouseEvent &event)
{
    if (!m_drag)
        return;
    m_drag->hasBegun |= (event.position() - m_drag->from).manhattanLength() >= still;
    if (!m_drag->hasBegun)
        return;
    const bool snaps = m_options.snap != event.modifiers().testFlag(Qt::ControlModifier);
    const double step = isTurning() ? m_options.angleStep : m_options.moveStep;
    m_drag->hold.setStep(snaps ? step : 0);
    m_drag->hold.moveTo(event.position(), event.modifiers().testFlag(Qt::ShiftModifier));
    show();
}

void GizmoTool::show()
{
    // Somebody who is told may take a step, which ends the drag.
    m_document->previewPoints(m_drag->hold.changes());
    emit changed();
}

void GizmoTool::release(const QMouseEvent &event)
{
    if (!m_drag)
        return;
    if (m_drag->hasBegun) {
        commit();
        return;
    }
    const bool isPoint =
        m_drag->hold.handle().kind == Kind::Screen || m_selection.isPointAt(event.position());
    m_drag.reset();
    emit changed();
    // Not dragged: a click on the point that is there, as if there were no handle.
    if (isPoint && m_selection.press(event))
        m_selection.release(event);
}

void GizmoTool::commit()
{
    const std::vector<PointChange> changes = m_drag->hold.changes();
    m_drag.reset();
    const auto count = static_cast<int>(changes.size());
    const QString name = displayText(changes.back().value.name, m_document->schema().encoding);
    const QString text = isTurning()
        ? (count == 1 ? tr("Rotate %1").arg(name) : tr("Rotate %n point(s)", nullptr, count))
        : (count == 1 ? tr("Move %1").arg(name) : tr("Move %n point(s)", nullptr, count));
    m_document->changePoints(changes, text);
    emit changed();
}

void GizmoTool::doubleClick(const QMouseEvent &event)
{
    m_selection.doubleClick(event);
}

GizmoTool::KeyUse GizmoTool::keyPress(const QKeyEvent &event)
{
    if (!m_drag)
        return KeyUse::None;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_drag->hasBegun = true;
        commit();
        return KeyUse::Finished;
    case Qt::Key_X:
    case Qt::Key_Y:
    case Qt::Key_Z:
        m_drag->hold.chooseAxis(event.key() - Qt::Key_X);
        break;
    case Qt::Key_Backspace:
        m_drag->hold.backspace();
        break;
    default:
        // Every other key waits for the end of the drag.
        if (event.text().size() != 1 || !m_drag->hold.type(event.text().front()))
            return KeyUse::Taken;
    }
    m_drag->hasBegun = true;
    show();
    return KeyUse::Taken;
}

void GizmoTool::cancel()
{
    if (!std::exchange(m_drag, nullptr))
        return;
    if (m_document)
        m_document->cancelPreview();
    emit changed();
}

bool GizmoTool::hover(const QMouseEvent &event)
{
    GizmoHandle handle;
    if (isShown()) {
        const std::vector<DraggedPoint> dragged = points();
        const auto shape = dragged.empty() ? std::nullopt : shapeOf(dragged, frameOf(dragged));
        handle = shape ? shape->handleAt(event.position()) : GizmoHandle();
    }
    light(handle);
    // The marker in the middle is still a point to be hovered.
    return handle && handle.kind != Kind::Screen;
}

void GizmoTool::leave()
{
    light({});
}

void GizmoTool::light(const GizmoHandle &handle)
{
    if (handle == m_hovered)
        return;
    m_hovered = handle;
    emit changed();
}

} // namespace hardpoint
