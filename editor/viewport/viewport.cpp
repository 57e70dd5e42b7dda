// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/graphics.h>
#include <editor/viewport/navigation.h>
#include <editor/viewport/projector.h>
#include <editor/viewport/scenecontent.h>
#include <editor/viewport/selectiontool.h>
#include <editor/viewport/view3d.h>
#include <editor/viewport/viewport.h>
#include <editor/viewport/viewtheme.h>

#include <QLabel>

namespace hardpoint {

namespace {

QWidget *makeMessage()
{
    auto *message =
        new QLabel(Viewport::tr("There is no 3D view: this computer offers no OpenGL 3.3. "
                                "Tables and files work all the same."));
    message->setAlignment(Qt::AlignCenter);
    message->setWordWrap(true);
    message->setMinimumSize(160, 120);
    message->setMargin(24);
    return message;
}

} // namespace

void Viewport::prepareGraphics()
{
    graphics::prepare();
}

bool Viewport::glAvailable()
{
    return graphics::probe().usable;
}

Viewport::Viewport(QObject *parent, Quality quality, bool useGl) : QObject(parent)
{
    if (!useGl) {
        m_widget = makeMessage();
        return;
    }
    const bool smooth = quality == Quality::Smooth || !graphics::probe().software;
    m_view = new View3d(smooth ? 4 : 0);
    m_widget = m_view->container();
    connect(&m_view->selectionTool(), &SelectionTool::activated, this, &Viewport::activated);
    connect(m_view, &View3d::menuRequested, this, &Viewport::menuRequested);
    connect(&m_view->navigation(), &Navigation::changed, this, &Viewport::cameraChanged);
}

Viewport::~Viewport()
{
    delete m_widget;
}

Document *Viewport::document() const
{
    return m_document;
}

void Viewport::setDocument(Document *document)
{
    if (!m_view || (document == m_document && (m_content != nullptr) == (document != nullptr)))
        return;
    if (m_document)
        m_cameras[m_document] = camera();
    m_view->setContent(nullptr);
    m_content.reset();
    m_document = document;
    if (document)
        showDocument();
}

void Viewport::showDocument()
{
    m_content = std::make_unique<SceneContent>(*m_document);
    m_view->setContent(m_content.get());
    connect(m_content.get(), &SceneContent::hoveredChanged, this, &Viewport::hoveredChanged);

    const QObject *key = m_document;
    if (const auto known = m_cameras.find(key); known != m_cameras.end()) {
        m_view->navigation().setCamera(known->second);
        return;
    }
    m_view->navigation().lookAtContent();
    m_cameras.emplace(key, camera());
    connect(m_document, &QObject::destroyed, this, [this, key] {
        m_cameras.erase(key);
        if (m_content && &m_content->document() == key) {
            if (m_view)
                m_view->setContent(nullptr);
            m_content.reset();
        }
    });
}

void Viewport::setDarkTheme(bool dark)
{
    if (m_view)
        m_view->setTheme(dark ? ViewTheme::dark() : ViewTheme::light());
}

void Viewport::setOptions(const ViewOptions &options)
{
    m_options = options;
    if (m_view)
        m_view->setOptions(options);
}

void Viewport::setLabelMode(LabelMode mode)
{
    m_options.labels = mode;
    setOptions(m_options);
}

void Viewport::setShading(MeshStyle::Shading shading)
{
    m_options.mesh.shading = shading;
    setOptions(m_options);
}

LeftDrag Viewport::leftDrag() const
{
    return m_view ? m_view->navigationTool().leftDrag() : LeftDrag::Select;
}

void Viewport::setLeftDrag(LeftDrag drag)
{
    if (m_view)
        m_view->navigationTool().setLeftDrag(drag);
}

void Viewport::frameAll()
{
    if (m_view)
        m_view->navigation().frameAll();
}

void Viewport::frameSelection()
{
    if (m_view)
        m_view->navigation().frameSelection();
}

void Viewport::lookFrom(OrbitCamera::Side side)
{
    if (m_view)
        m_view->navigation().lookFrom(side);
}

void Viewport::setOrthographic(bool orthographic)
{
    if (m_view)
        m_view->navigation().setOrthographic(orthographic);
}

OrbitCamera Viewport::camera() const
{
    return m_view ? m_view->navigation().camera() : OrbitCamera();
}

void Viewport::setCamera(const OrbitCamera &camera)
{
    if (m_view)
        m_view->navigation().setCamera(camera);
}

std::optional<QPointF> Viewport::pixelOf(const formatlib::Vec3 &filePlace) const
{
    if (!m_view || !m_content)
        return {};
    const Projector projector(m_view->navigation().camera(), m_view->navigation().size());
    const auto point = projector.project(widened(m_content->axes().toView(filePlace)));
    return point ? std::optional(point->pixel) : std::nullopt;
}

std::optional<formatlib::Vec3> Viewport::surfaceAt(const QPointF &pixel) const
{
    if (!m_view || !m_content)
        return {};
    const Navigation &navigation = m_view->navigation();
    const auto hit = m_content->surfaceAt(navigation.camera().ray(pixel, navigation.size()));
    return hit ? std::optional(m_content->axes().toFile(narrowed(hit->place))) : std::nullopt;
}

QImage Viewport::grabImage(int timeoutMs)
{
    return m_view ? m_view->grabImage(timeoutMs) : QImage();
}

QImage Viewport::grabFrame(int timeoutMs)
{
    return m_view ? m_view->grabFrame(timeoutMs) : QImage();
}

} // namespace hardpoint
