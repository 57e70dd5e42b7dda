// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/axesindicator.h>
#include <editor/viewport/labelquads.h>
#include <editor/viewport/viewframe.h>
#include <editor/viewport/viewoptions.h>

#include <QRectF>

#include <vector>

namespace hardpoint {

class SceneContent;
struct GizmoLook;
struct ViewTheme;

/// What is written and drawn flat over the picture.
class Overlay {
public:
    Overlay(const ViewFrame &frame, const ViewTheme &theme, LabelAtlas &atlas);

    /// keepClear: pixels that labels leave free as long as there is room.
    void addPointLabels(const SceneContent &content, LabelMode mode,
                        const std::vector<QPointF> &keepClear = {});
    /// The name of the bone that is hovered.
    void addJointLabel(const SceneContent &content);
    void addIndicator(const AxesIndicator &indicator);
    /// Text in the upper left and the lower right corner.
    void addNotes(const QString &upperLeft, const QString &lowerRight);
    /// Pixels of the gizmo and of what is written beside it.
    std::vector<QPointF> tracesOf(const GizmoLook &look) const;
    /// What is written beside the gizmo.
    void addReadout(const GizmoLook &look);
    /// The box that a drag draws.
    void addBand(const QRectF &band);
    /// Tells that keys go to the viewport.
    void addFocusFrame();

    const std::vector<PlacedLabel> &labels() const { return m_labels; }
    const std::vector<LineInstance> &lines() const { return m_lines; }

private:
    QRectF readoutRect(const GizmoLook &look) const;
    void addFrame(const QRectF &rect, const QColor &colour, double width);
    void addPatch(const QRectF &rect, const QColor &colour);
    void addText(const QString &text, const QColor &colour, const QPointF &middle);

    const ViewFrame &m_frame;
    const ViewTheme &m_theme;
    LabelAtlas &m_atlas;
    std::vector<PlacedLabel> m_labels;
    std::vector<LineInstance> m_lines;
};

} // namespace hardpoint
