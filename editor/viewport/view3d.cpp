// SPDX-License-Identifier: MIT
#include <editor/viewport/applycamera.h>
#include <editor/viewport/axesindicator.h>
#include <editor/viewport/framegraph.h>
#include <editor/viewport/gizmodrawing.h>
#include <editor/viewport/gizmotool.h>
#include <editor/viewport/grabber.h>
#include <editor/viewport/gridplane.h>
#include <editor/viewport/indicatortool.h>
#include <editor/viewport/navigation.h>
#include <editor/viewport/navigationtool.h>
#include <editor/viewport/notes.h>
#include <editor/viewport/overlay.h>
#include <editor/viewport/scenecontent.h>
#include <editor/viewport/selectiontool.h>
#include <editor/viewport/view3d.h>
#include <editor/viewport/viewinput.h>
#include <editor/viewport/viewscene.h>
#include <editor/viewport/viewtheme.h>

#include <QEvent>
#include <QSurfaceFormat>
#include <QTimer>
#include <QWidget>
#include <Qt3DExtras/Qt3DWindow>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QRenderSettings>

namespace hardpoint {

View3d::View3d(int samples)
    : m_window(new Qt3DExtras::Qt3DWindow(nullptr, Qt3DRender::API::OpenGL))
    , m_theme(&ViewTheme::dark())
{
    // The window's constructor asks for four samples, for itself and for every surface to come.
    QSurfaceFormat format = m_window->format();
    format.setSamples(samples);
    QSurfaceFormat::setDefaultFormat(format);
    m_window->setFormat(format);

    m_frameGraph = new FrameGraph(m_window, m_window->camera());
    m_scene = new ViewScene(*m_frameGraph);
    m_window->setActiveFrameGraph(m_frameGraph);
    m_window->setRootEntity(m_scene);
    m_window->renderSettings()->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);

    m_container = QWidget::createWindowContainer(m_window);
    setParent(m_container);
    m_container->setFocusPolicy(Qt::StrongFocus);
    m_container->setMinimumSize(160, 120);
    m_container->setAccessibleName(tr("3D view"));
    m_container->setAccessibleDescription(tr("The model and its points, seen by a camera"));

    m_navigation = new Navigation(this);
    m_input = new ViewInput(*m_navigation, m_window);
    m_input->setParent(this);
    m_selectionTool = new SelectionTool(*m_navigation, this);
    m_indicatorTool = std::make_unique<IndicatorTool>(*m_navigation);
    m_gizmoTool = new GizmoTool(*m_navigation, *m_selectionTool, this);
    m_input->addTool(m_indicatorTool.get());
    m_input->addTool(m_gizmoTool);
    m_input->addTool(m_selectionTool);
    m_window->installEventFilter(this);

    m_updateTimer = new QTimer(this);
    m_updateTimer->setSingleShot(true);
    connect(m_updateTimer, &QTimer::timeout, this, &View3d::update);
    connect(m_navigation, &Navigation::changed, this, [this] { makeStale(Frame); });
    connect(m_selectionTool, &SelectionTool::bandChanged, this, [this] { makeStale(Frame); });
    connect(m_gizmoTool, &GizmoTool::changed, this, [this] { makeStale(Frame); });
    connect(m_input, &ViewInput::hovered, this, &View3d::pointerMoved);
    connect(m_input, &ViewInput::left, this, &View3d::pointerLeft);
    connect(m_input, &ViewInput::focusWanted, m_container, [this] {
        if (!m_focused)
            m_container->setFocus(Qt::MouseFocusReason);
    });
    connect(m_input, &ViewInput::focusLeft, this, &View3d::leaveFocus);
    connect(m_input, &ViewInput::focusChanged, this, [this](bool focused) {
        m_focused = focused;
        makeStale(Frame);
    });
    connect(&navigationTool(), &NavigationTool::menuRequested, this, &View3d::menuRequested);
    makeStale(Points | Frame);
}

View3d::~View3d() = default;

NavigationTool &View3d::navigationTool()
{
    return m_input->navigationTool();
}

void View3d::setContent(SceneContent *content)
{
    if (m_content)
        disconnect(m_content, nullptr, this, nullptr);
    m_input->cancel();
    m_content = content;
    m_navigation->setContent(content);
    m_selectionTool->setContent(content);
    m_gizmoTool->setContent(content);
    m_indicatorTool->setAxes(content ? content->axes() : ViewAxes());
    m_scene->showMeshes(content);
    makeStale(Points | Frame);
    if (!content)
        return;
    connect(content, &SceneContent::meshesChanged, this,
            [this] { m_scene->showMeshes(m_content); });
    connect(content, &SceneContent::partsChanged, this, [this] { m_scene->showParts(*m_content); });
    const auto pointsStale = [this] { makeStale(Points | Frame); };
    connect(content, &SceneContent::pointsChanged, this, pointsStale);
    connect(content, &SceneContent::pointsReset, this, pointsStale);
    connect(content, &SceneContent::statesChanged, this, pointsStale);
    connect(content, &SceneContent::bonesChanged, this, pointsStale);
    connect(content, &SceneContent::hoveredBoneChanged, this, pointsStale);
}

void View3d::setTheme(const ViewTheme &theme)
{
    m_theme = &theme;
    m_scene->setTheme(theme);
    makeStale(Points | Frame);
}

void View3d::setOptions(const ViewOptions &options)
{
    m_options = options;
    m_scene->setOptions(options);
    m_selectionTool->setBonesShown(options.bones);
    makeStale(Points | Frame);
}

ViewFrame View3d::frame() const
{
    return {m_navigation->camera(), m_navigation->size(), m_window->devicePixelRatio()};
}

QImage View3d::grabImage(int timeoutMs)
{
    if (m_stale)
        update();
    return grabSettled(m_frameGraph->capture(), timeoutMs);
}

QImage View3d::grabFrame(int timeoutMs)
{
    if (m_stale)
        update();
    return grabNext(m_frameGraph->capture(), timeoutMs);
}

void View3d::makeStale(unsigned what)
{
    // However much happens in one go, it is shown once.
    m_stale |= what;
    if (!m_updateTimer->isActive())
        m_updateTimer->start(0);
}

void View3d::update()
{
    m_updateTimer->stop();
    const unsigned stale = std::exchange(m_stale, 0U);
    const ViewFrame now = frame();
    if (stale & Points)
        m_scene->showPoints(m_content, now.scale);
    applyCamera(now, m_content, m_window->camera());
    m_scene->showFrame(now, m_content);
    Overlay overlay(now, *m_theme, m_scene->atlas());
    const std::optional<GizmoLook> gizmo = m_gizmoTool->look();
    fillOverlay(overlay, gizmo ? overlay.tracesOf(*gizmo) : std::vector<QPointF>());
    if (gizmo)
        overlay.addReadout(*gizmo);
    m_scene->showGizmo(gizmo ? gizmoDrawing(*gizmo, now) : GizmoDrawing());
    m_scene->showOverlay(overlay, now.scale);
}

void View3d::fillOverlay(Overlay &overlay, const std::vector<QPointF> &keepClear) const
{
    if (m_content) {
        const ViewFrame now = frame();
        overlay.addIndicator(AxesIndicator(now, m_content->axes()));
        if (m_options.notes) {
            const double step =
                m_options.grid ? gridPlane(now.camera, m_content->axes().fileAxes()).step : 0;
            overlay.addNotes(sceneNote(*m_content, step), keysNote());
        }
        overlay.addPointLabels(*m_content, m_options.labels, keepClear);
        overlay.addJointLabel(*m_content);
    }
    if (!m_selectionTool->band().isNull())
        overlay.addBand(m_selectionTool->band());
    if (m_focused)
        overlay.addFocusFrame();
}

bool View3d::eventFilter(QObject *object, QEvent *event)
{
    if (object == m_window) {
        if (event->type() == QEvent::Resize)
            m_navigation->setSize(m_window->size());
        // The scale may be another on the screen it is now shown on.
        if (event->type() == QEvent::Resize || event->type() == QEvent::Expose)
            makeStale(Points | Frame);
    }
    return QObject::eventFilter(object, event);
}

void View3d::leaveFocus(bool forward)
{
    QWidget *next = m_container;
    do {
        next = forward ? next->nextInFocusChain() : next->previousInFocusChain();
        const bool takes = next->focusPolicy() & Qt::TabFocus && next->isEnabled()
            && next->isVisible() && next->window() == m_container->window();
        if (takes && next != m_container) {
            next->window()->activateWindow();
            next->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    } while (next != m_container);
}

} // namespace hardpoint
