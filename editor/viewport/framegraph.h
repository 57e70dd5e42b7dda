// SPDX-License-Identifier: MIT
#pragma once

#include <QSize>
#include <Qt3DRender/QTechniqueFilter>

#include <array>

namespace Qt3DRender {
class QCamera;
class QLayer;
class QRenderCapture;
class QRenderSurfaceSelector;
} // namespace Qt3DRender

namespace hardpoint {

/// What is drawn, in this order.
enum class Stage {
    Background, ///< this and the ground are hidden by whatever comes after them
    Ground,
    Solid, ///< entities without a layer
    Glass, ///< the mesh in x-ray
    Lines, ///< bones; these and what follows are hidden by nothing
    Joints,
    Markers,
    Gizmo,
    Labels,
};

/// How a frame is made. Lives as long as the window.
class FrameGraph : public Qt3DRender::QTechniqueFilter {
public:
    FrameGraph(QObject *surface, Qt3DRender::QCamera *camera);

    /// The component that puts an entity and its children into a stage; Solid has none.
    Qt3DRender::QLayer *layer(Stage stage) const;
    Qt3DRender::QRenderCapture *capture() const { return m_capture; }

private:
    static constexpr std::size_t stages = 9;

    void addSolid(Qt3DRender::QFrameGraphNode *parent);
    void addStage(Stage stage, Qt3DRender::QFrameGraphNode *parent);

    std::array<Qt3DRender::QLayer *, stages> m_layers{};
    Qt3DRender::QRenderCapture *m_capture;
};

} // namespace hardpoint
