// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/gizmodrawing.h>
#include <editor/viewport/labellayout.h>
#include <editor/viewport/overlay.h>
#include <editor/viewport/pointlabel.h>
#include <editor/viewport/projector.h>
#include <editor/viewport/scenecontent.h>
#include <editor/viewport/viewtheme.h>

#include <numeric>

namespace hardpoint {

namespace {

// More would be no reading, and their layout no pleasure to wait for.
constexpr std::size_t mostLabels = 160;
constexpr double margin = 12;

/// Every number below count once. With more than can have labels, neighbours come far apart, so
/// that those that do are spread over all, and the same ones wherever the camera is.
std::vector<std::size_t> spreadOut(std::size_t count)
{
    std::size_t step = 1;
    if (count > mostLabels) {
        // The golden section leaves no gaps however early it ends.
        step = static_cast<std::size_t>(static_cast<double>(count) * 0.6180339887);
        while (std::gcd(step, count) != 1)
            ++step;
    }
    std::vector<std::size_t> numbers(count);
    for (std::size_t i = 0; i < count; ++i)
        numbers[i] = i * step % count;
    return numbers;
}

/// Rows that shall have a label, the most wanted first.
std::vector<std::size_t> wantedRows(const SceneContent &content, LabelMode mode)
{
    const auto states = content.states();
    std::vector<std::size_t> rows;
    const std::vector<std::size_t> order = spreadOut(states.size());
    const auto add = [&](auto wanted) {
        for (const std::size_t row : order) {
            if (wanted(states[row]))
                rows.push_back(row);
        }
    };
    add([](const PointState &s) { return s.hovered; });
    if (mode == LabelMode::Off)
        return rows;
    add([](const PointState &s) { return s.selected && !s.hovered; });
    if (mode == LabelMode::Selection)
        return rows;
    add([](const PointState &s) { return s.problem && !s.selected && !s.hovered; });
    add([](const PointState &s) { return !s.problem && !s.selected && !s.hovered; });
    return rows;
}

QColor faded(QColor colour, double alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace

Overlay::Overlay(const ViewFrame &frame, const ViewTheme &theme, LabelAtlas &atlas)
    : m_frame(frame), m_theme(theme), m_atlas(atlas)
{
}

void Overlay::addPointLabels(const SceneContent &content, LabelMode mode,
                             const std::vector<QPointF> &keepClear)
{
    const Projector projector(m_frame.camera, m_frame.size);
    const QRectF view(QPointF(), m_frame.size);
    std::vector<LabelSpot> spots;
    std::vector<PlacedLabel> labels;
    for (const std::size_t row : wantedRows(content, mode)) {
        const auto point = projector.project(content.places()[row]);
        if (!point || !view.contains(point->pixel))
            continue;
        const PointState &state = content.states()[row];
        const int number = static_cast<int>(row);
        const Label label{state.problem ? Label::Kind::ProblemPlate : Label::Kind::Plate,
                          state.hovered ? content.nameAndKey(number) : content.name(number),
                          {}};
        labels.push_back({label, Anchor::place(content.places()[row]), {}, {}});
        spots.push_back({point->pixel, m_atlas.sizeOf(label),
                         static_cast<double>(markerLook(state).diameter) / 2,
                         state.selected || state.hovered});
        if (spots.size() == mostLabels)
            break;
    }
    const auto offsets = placeLabels(spots, m_frame.size, keepClear);
    // The first is the most wanted one: it is drawn last, over all others.
    for (std::size_t i = labels.size(); i-- > 0;) {
        if (offsets[i]) {
            labels[i].offset = *offsets[i];
            m_labels.push_back(std::move(labels[i]));
        }
    }
}

void Overlay::addJointLabel(const SceneContent &content)
{
    if (content.hoveredBone() < 0)
        return;
    const auto bone = static_cast<std::size_t>(content.hoveredBone());
    const Label label{Label::Kind::Plate, content.boneName(bone), {}};
    const QSizeF size = m_atlas.sizeOf(label);
    m_labels.push_back(
        {label, Anchor::place(content.joints()[bone]), {margin, -size.height() / 2}, {}});
}

void Overlay::addIndicator(const AxesIndicator &indicator)
{
    const double scale = m_frame.scale;
    for (const AxesIndicator::Arm &arm : indicator.arms()) {
        const bool positive = !arm.letter.isEmpty();
        const double strength = 0.75 + 0.25 * arm.towardEye;
        LineInstance line;
        line.from = Anchor::pixel(indicator.middle(), m_frame.size);
        line.to = Anchor::pixel(arm.end, m_frame.size);
        if (!positive) {
            // Only a dot at the end: enough to click on.
            line.from = Anchor::pixel(arm.end - QPointF(2, 0), m_frame.size);
            line.to = Anchor::pixel(arm.end + QPointF(2, 0), m_frame.size);
        } else {
            const QPointF inner = arm.end + (indicator.middle() - arm.end) * 0.24;
            line.to = Anchor::pixel(inner, m_frame.size);
        }
        line.setColour(faded(arm.colour, positive ? strength : strength * 0.45));
        line.fromWidth = line.toWidth = static_cast<float>((positive ? 2.2 : 4.0) * scale);
        m_lines.push_back(line);
        if (positive)
            addText(arm.letter, arm.colour, arm.end);
    }
}

void Overlay::addText(const QString &text, const QColor &colour, const QPointF &middle)
{
    const Label label{Label::Kind::Text, text, colour};
    const QSizeF size = m_atlas.sizeOf(label);
    m_labels.push_back(
        {label, Anchor::pixel(middle, m_frame.size), {-size.width() / 2, -size.height() / 2}, {}});
}

void Overlay::addNotes(const QString &upperLeft, const QString &lowerRight)
{
    m_labels.push_back(
        {{Label::Kind::Text, upperLeft, m_theme.text}, {{-1, 1, 0}, 0}, {margin, margin - 2}, {}});
    const Label label{Label::Kind::Text, lowerRight, m_theme.text};
    const QSizeF size = m_atlas.sizeOf(label);
    // Where the two would meet, the hint gives way.
    if (size.width() + 3 * margin + 100 > m_frame.size.width())
        return;
    m_labels.push_back(
        {label, {{1, -1, 0}, 0}, {-size.width() - margin, -size.height() - margin + 2}, {}});
}

void Overlay::addReadout(const GizmoLook &look)
{
    if (look.text.isEmpty())
        return;
    const bool isAxis =
        look.lit.kind == GizmoHandle::Kind::Axis || look.lit.kind == GizmoHandle::Kind::Ring;
    const QColor colour =
        look.isHeld && isAxis ? gizmoColour(look.lit.axis).lighter(120) : viewcolours::plateText;
    const Label label{Label::Kind::Readout, look.text.join(QLatin1Char('\n')), colour};
    const QRectF rect = readoutRect(look);
    m_labels.push_back({label, Anchor::pixel(rect.topLeft(), m_frame.size), {}, {}});
}

QRectF Overlay::readoutRect(const GizmoLook &look) const
{
    const Label label{Label::Kind::Readout, look.text.join(QLatin1Char('\n')), {}};
    const QSizeF size = m_atlas.sizeOf(label);
    // Below and to the right, where there is room for it.
    constexpr double away = 18;
    QPointF at = look.shape.centre + QPointF(away, away);
    if (at.x() + size.width() > m_frame.size.width())
        at.setX(look.shape.centre.x() - away - size.width());
    if (at.y() + size.height() > m_frame.size.height())
        at.setY(look.shape.centre.y() - away - size.height());
    return {at, size};
}

std::vector<QPointF> Overlay::tracesOf(const GizmoLook &look) const
{
    std::vector<QPointF> traces = look.shape.traces();
    if (look.text.isEmpty())
        return traces;
    const QRectF rect = readoutRect(look);
    for (const double part : {0.0, 0.25, 0.5, 0.75, 1.0}) {
        const double x = rect.left() + rect.width() * part;
        traces.insert(traces.end(), {{x, rect.top()}, {x, rect.bottom()}});
    }
    return traces;
}

void Overlay::addBand(const QRectF &band)
{
    addPatch(band, faded(m_theme.accent, 0.16));
    addFrame(band, m_theme.accent, 1);
}

void Overlay::addFocusFrame()
{
    addFrame({QPointF(), m_frame.size}, m_theme.accent, 1);
}

void Overlay::addFrame(const QRectF &rect, const QColor &colour, double width)
{
    addPatch({rect.left(), rect.top(), rect.width(), width}, colour);
    addPatch({rect.left(), rect.bottom() - width, rect.width(), width}, colour);
    addPatch({rect.left(), rect.top(), width, rect.height()}, colour);
    addPatch({rect.right() - width, rect.top(), width, rect.height()}, colour);
}

void Overlay::addPatch(const QRectF &rect, const QColor &colour)
{
    m_labels.push_back({{Label::Kind::Patch, {}, colour},
                        Anchor::pixel(rect.topLeft(), m_frame.size),
                        {},
                        rect.size()});
}

} // namespace hardpoint
