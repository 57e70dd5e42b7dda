// SPDX-License-Identifier: MIT
#include <editor/viewport/framegraph.h>

#include <Qt3DRender/QCamera>
#include <Qt3DRender/QCameraSelector>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QDepthTest>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QLayer>
#include <Qt3DRender/QLayerFilter>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderStateSet>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QViewport>

namespace hardpoint {

using namespace Qt3DRender;

namespace {

void addDepthTest(QDepthTest::DepthFunction function, QFrameGraphNode *parent)
{
    auto *states = new QRenderStateSet(parent);
    auto *test = new QDepthTest;
    test->setDepthFunction(function);
    states->addRenderState(test);
}

} // namespace

FrameGraph::FrameGraph(QObject *surface, QCamera *camera)
{
    auto *style = new QFilterKey(this);
    style->setName(QStringLiteral("renderingStyle"));
    style->setValue(QStringLiteral("forward"));
    addMatch(style);

    auto *selector = new QRenderSurfaceSelector(this);
    selector->setSurface(surface);
    auto *viewport = new QViewport(selector);
    auto *cameraSelector = new QCameraSelector(viewport);
    cameraSelector->setCamera(camera);

    for (QLayer *&layer : m_layers) {
        layer = new QLayer(this);
        layer->setRecursive(true);
    }
    auto *clear = new QClearBuffers(cameraSelector);
    clear->setBuffers(QClearBuffers::ColorDepthBuffer);
    addStage(Stage::Background, clear);
    addStage(Stage::Ground, cameraSelector);
    addSolid(cameraSelector);
    for (const Stage stage :
         {Stage::Glass, Stage::Lines, Stage::Joints, Stage::Markers, Stage::Gizmo, Stage::Labels})
        addStage(stage, cameraSelector);

    auto *nothing = new QNoDraw(cameraSelector);
    m_capture = new QRenderCapture(nothing);
}

QLayer *FrameGraph::layer(Stage stage) const
{
    return m_layers[static_cast<std::size_t>(stage)];
}

void FrameGraph::addSolid(QFrameGraphNode *parent)
{
    auto *filter = new QLayerFilter(parent);
    filter->setFilterMode(QLayerFilter::DiscardAnyMatchingLayers);
    for (QLayer *layer : m_layers)
        filter->addLayer(layer);
    addDepthTest(QDepthTest::LessOrEqual, filter);
}

void FrameGraph::addStage(Stage stage, QFrameGraphNode *parent)
{
    auto *filter = new QLayerFilter(parent);
    filter->addLayer(layer(stage));
    // Nothing has been drawn before background and ground that could hide them.
    addDepthTest(stage == Stage::Glass ? QDepthTest::LessOrEqual : QDepthTest::Always, filter);
}

} // namespace hardpoint
