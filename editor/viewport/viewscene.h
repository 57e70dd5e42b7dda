// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/viewframe.h>
#include <editor/viewport/viewoptions.h>

#include <Qt3DCore/QEntity>

#include <vector>

namespace Qt3DRender {
class QLayer;
}

namespace hardpoint {

class Background;
class FaceQuads;
class FrameGraph;
class Grid;
class LabelAtlas;
class LabelQuads;
class LineQuads;
class MarkerQuads;
class MeshEntity;
class MeshMaterials;
class Overlay;
class PointMarkers;
class SceneContent;
struct GizmoDrawing;
struct ViewTheme;

/// Everything that is drawn. It lives as long as the window; only the meshes are made anew for
/// each file.
class ViewScene : public Qt3DCore::QEntity {
public:
    explicit ViewScene(const FrameGraph &frameGraph);
    ~ViewScene() override;

    void setTheme(const ViewTheme &theme);
    void setOptions(const ViewOptions &options);

    void showMeshes(const SceneContent *content);
    void showParts(const SceneContent &content);
    /// Markers, bones and lines to them.
    void showPoints(const SceneContent *content, double scale);
    void showFrame(const ViewFrame &frame, const SceneContent *content);
    void showOverlay(const Overlay &overlay, double scale);
    void showGizmo(const GizmoDrawing &drawing);
    LabelAtlas &atlas();

private:
    Qt3DCore::QEntity *stage(Qt3DRender::QLayer *layer);

    const ViewTheme *m_theme;
    ViewOptions m_options;
    Qt3DRender::QLayer *m_glass;
    std::unique_ptr<MeshMaterials> m_materials;
    Background *m_background;
    Grid *m_grid;
    LineQuads *m_lines; ///< bones, links, bounding box
    MarkerQuads *m_joints;
    PointMarkers *m_markers;
    LineQuads *m_overlayLines;
    FaceQuads *m_gizmoFaces;
    LineQuads *m_gizmoLines;
    LabelQuads *m_labels;
    std::vector<MeshEntity *> m_meshes;
};

} // namespace hardpoint
