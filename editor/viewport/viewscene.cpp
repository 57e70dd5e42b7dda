// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/background.h>
#include <editor/viewport/framegraph.h>
#include <editor/viewport/gizmodrawing.h>
#include <editor/viewport/grid.h>
#include <editor/viewport/gridplane.h>
#include <editor/viewport/labelquads.h>
#include <editor/viewport/meshentity.h>
#include <editor/viewport/meshmaterials.h>
#include <editor/viewport/overlay.h>
#include <editor/viewport/pointmarkers.h>
#include <editor/viewport/scenecontent.h>
#include <editor/viewport/skeletonlines.h>
#include <editor/viewport/viewscene.h>
#include <editor/viewport/viewtheme.h>

#include <Qt3DRender/QLayer>

namespace hardpoint {

ViewScene::ViewScene(const FrameGraph &frameGraph)
    : m_theme(&ViewTheme::dark())
    , m_glass(frameGraph.layer(Stage::Glass))
    , m_materials(std::make_unique<MeshMaterials>(this))
    , m_background(new Background(stage(frameGraph.layer(Stage::Background))))
    , m_grid(new Grid(stage(frameGraph.layer(Stage::Ground))))
    , m_lines(new LineQuads(stage(frameGraph.layer(Stage::Lines))))
    , m_joints(new MarkerQuads(stage(frameGraph.layer(Stage::Joints))))
    , m_markers(new PointMarkers(stage(frameGraph.layer(Stage::Markers))))
    , m_overlayLines(new LineQuads(stage(frameGraph.layer(Stage::Markers))))
    , m_gizmoFaces(new FaceQuads(stage(frameGraph.layer(Stage::Gizmo))))
    , m_gizmoLines(new LineQuads(stage(frameGraph.layer(Stage::Gizmo))))
    , m_labels(new LabelQuads(stage(frameGraph.layer(Stage::Labels))))
{
    setTheme(*m_theme);
}

ViewScene::~ViewScene() = default;

Qt3DCore::QEntity *ViewScene::stage(Qt3DRender::QLayer *layer)
{
    auto *entity = new Qt3DCore::QEntity(this);
    entity->addComponent(layer);
    return entity;
}

void ViewScene::setTheme(const ViewTheme &theme)
{
    m_theme = &theme;
    m_background->setTheme(theme);
    m_grid->setTheme(theme);
    m_materials->setTheme(theme);
}

void ViewScene::setOptions(const ViewOptions &options)
{
    m_options = options;
    m_grid->setEnabled(options.grid);
    for (MeshEntity *mesh : m_meshes)
        mesh->setStyle(options.mesh);
}

void ViewScene::showMeshes(const SceneContent *content)
{
    for (MeshEntity *mesh : m_meshes)
        delete mesh;
    m_meshes.clear();
    if (!content)
        return;
    std::size_t tint = 0;
    for (const MeshData &mesh : content->meshes()) {
        auto *entity = new MeshEntity(mesh, *m_materials, tint, m_glass);
        entity->setStyle(m_options.mesh);
        entity->setParent(this);
        m_meshes.push_back(entity);
        tint += tintsOf(mesh);
    }
    showParts(*content);
}

void ViewScene::showParts(const SceneContent &content)
{
    std::size_t number = 0;
    for (std::size_t mesh = 0; mesh < m_meshes.size(); ++mesh) {
        for (std::size_t part = 0; part < content.meshes()[mesh].parts.size(); ++part)
            m_meshes[mesh]->setPartVisible(part, !content.isPartHidden(number++));
    }
}

void ViewScene::showPoints(const SceneContent *content, double scale)
{
    std::vector<LineInstance> lines;
    std::vector<MarkerInstance> joints;
    const auto append = [&lines](const std::vector<LineInstance> &more) {
        lines.insert(lines.end(), more.begin(), more.end());
    };
    if (content && m_options.boundingBox) {
        if (const auto &bounds = content->document().file().info().bounds) {
            append(boxLines(content->axes().toView(widened(bounds->min)),
                            content->axes().toView(widened(bounds->max)), m_theme->box, scale));
        }
    }
    if (content && m_options.bones) {
        append(boneLines(*content, *m_theme, scale));
        append(linkLines(*content, *m_theme, scale));
        joints = jointMarkers(*content, *m_theme, scale);
    }
    m_lines->setInstances(std::span<const LineInstance>(lines));
    m_joints->setScale(scale);
    m_joints->setInstances(std::span<const MarkerInstance>(joints));
    m_markers->show(content, scale);
}

void ViewScene::showFrame(const ViewFrame &frame, const SceneContent *content)
{
    const auto axes = content ? content->axes().fileAxes() : formatlib::Axes::RightHandedYUp;
    m_grid->setPlane(gridPlane(frame.camera, axes));
}

void ViewScene::showOverlay(const Overlay &overlay, double scale)
{
    m_overlayLines->setInstances(std::span<const LineInstance>(overlay.lines()));
    m_labels->show(overlay.labels(), scale);
}

void ViewScene::showGizmo(const GizmoDrawing &drawing)
{
    m_gizmoFaces->setInstances(std::span<const FaceInstance>(drawing.faces));
    m_gizmoLines->setInstances(std::span<const LineInstance>(drawing.lines));
}

LabelAtlas &ViewScene::atlas()
{
    return m_labels->atlas();
}

} // namespace hardpoint
