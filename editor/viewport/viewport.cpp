// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/gizmotool.h>
#include <editor/viewport/graphics.h>
#include <editor/viewport/meshmaterials.h>
#include <editor/viewport/navigation.h>
#include <editor/viewport/projector.h>
#include <editor/viewport/scenecontent.h>
#include <editor/viewport/selectiontool.h>
#include <editor/viewport/view3d.h>
#include <editor/viewport/viewinput.h>
#include <editor/viewport/viewport.h>
#include <editor/viewport/viewtheme.h>

#include <QLabel>
#include <QMetaMethod>

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
    connect(&m_view->input(), &ViewInput::commandWanted, this, &Viewport::commandWanted);
    connect(m_view, &View3d::pointerMoved, this, &Viewport::onPointerMoved);
    connect(m_view, &View3d::pointerLeft, this, [this] { emit pointerMoved(std::nullopt); });
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
        m_kept[m_document].camera = camera();
    m_view->setContent(nullptr);
    m_content.reset();
    m_document = document;
    m_pointer.reset();
    if (document)
        showDocument();
}

void Viewport::showDocument()
{
    m_content = std::make_unique<SceneContent>(*m_document);
    connect(m_content.get(), &SceneContent::hoveredChanged, this, &Viewport::hoveredChanged);
    connect(m_content.get(), &SceneContent::hoveredBoneChanged, this,
            &Viewport::hoveredBoneChanged);

    const QObject *key = m_document;
    const auto [kept, isNew] = m_kept.try_emplace(key);
    if (isNew) {
        m_view->setContent(m_content.get());
        m_view->navigation().lookAtContent();
        connect(m_document, &QObject::destroyed, this, [this, key] { forget(key); });
        return;
    }
    const std::vector<std::size_t> parts = partNumbers();
    for (const std::size_t index : kept->second.hidden) {
        if (index < parts.size())
            m_content->setPartHidden(parts[index], true);
    }
    m_view->setContent(m_content.get());
    m_view->navigation().setCamera(kept->second.camera);
}

void Viewport::forget(const QObject *document)
{
    m_kept.erase(document);
    if (!m_content || &m_content->document() != document)
        return;
    if (m_view)
        m_view->setContent(nullptr);
    m_content.reset();
}

std::vector<std::size_t> Viewport::partNumbers() const
{
    std::vector<std::size_t> numbers;
    std::size_t number = 0;
    for (const MeshData &mesh : m_content->meshes()) {
        for (const MeshPart &part : mesh.parts) {
            if (part.indexCount > 0)
                numbers.push_back(number);
            ++number;
        }
    }
    return numbers;
}

std::vector<Viewport::SubMesh> Viewport::subMeshes() const
{
    std::vector<SubMesh> subMeshes;
    if (!m_content)
        return subMeshes;
    std::size_t number = 0;
    std::size_t tint = 0;
    for (const MeshData &mesh : m_content->meshes()) {
        for (std::size_t part = 0; part < mesh.parts.size(); ++part, ++number) {
            if (mesh.parts[part].indexCount > 0) {
                subMeshes.push_back({mesh.parts[part].indexCount / 3,
                                     MeshMaterials::colour(tint + part),
                                     !m_content->isPartHidden(number)});
            }
        }
        tint += tintsOf(mesh);
    }
    return subMeshes;
}

void Viewport::setSubMeshVisible(std::size_t index, bool visible)
{
    if (!m_content)
        return;
    const std::vector<std::size_t> parts = partNumbers();
    if (index >= parts.size())
        return;
    m_content->setPartHidden(parts[index], !visible);
    auto &hidden = m_kept[m_document].hidden;
    if (visible)
        hidden.erase(index);
    else
        hidden.insert(index);
}

void Viewport::onPointerMoved(const QPointF &pixel)
{
    m_pointer = pixel;
    // Surfaces are looked for only when somebody wants to know.
    static const QMetaMethod signal = QMetaMethod::fromSignal(&Viewport::pointerMoved);
    if (!m_content || !isSignalConnected(signal))
        return;
    emit pointerMoved(m_content->axes().toFile(narrowed(m_view->navigation().centreAt(pixel))));
}

bool Viewport::isUsable() const
{
    return m_view;
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

void Viewport::setGizmoOptions(const GizmoOptions &options)
{
    m_gizmoOptions = options;
    if (m_view)
        m_view->gizmoTool().setOptions(options);
}

void Viewport::holdHandle(const GizmoHandle &handle, const QPointF &by)
{
    if (m_view)
        m_view->gizmoTool().hold(handle, by);
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

QString Viewport::boneName(int bone) const
{
    const bool known = m_content && bone >= 0 && bone < std::ssize(m_content->bones());
    return known ? m_content->boneName(static_cast<std::size_t>(bone)) : QString();
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

std::optional<PlaceTarget> Viewport::placeTarget(PlaceOn on, const QPointF &pixel) const
{
    if (!m_view || !m_content)
        return {};
    const Navigation &navigation = m_view->navigation();
    return hardpoint::placeTarget(*m_content, navigation.camera(), navigation.size(), on, pixel);
}

std::optional<formatlib::Matrix4> Viewport::boneWorld(const formatlib::BoneLink &bone) const
{
    return m_content ? m_content->boneWorld(bone) : std::nullopt;
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
