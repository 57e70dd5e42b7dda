// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/viewport/gizmooptions.h>
#include <editor/viewport/gizmoshape.h>
#include <editor/viewport/navigationtool.h>
#include <editor/viewport/orbitcamera.h>
#include <editor/viewport/placetarget.h>
#include <editor/viewport/viewcommands.h>
#include <editor/viewport/viewoptions.h>

#include <formatlib/geometry.h>

#include <QColor>
#include <QImage>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

class QWidget;

namespace hardpoint {

class Document;
class SceneContent;
class View3d;

/// The picture of a document and its points. Where there is no OpenGL, widget() says so and
/// everything else does nothing.
class Viewport : public QObject {
    Q_OBJECT

public:
    /// For what is not in the picture: how finely edges are drawn.
    enum class Quality {
        Automatic, ///< smooth where the graphics card does it for nothing
        Smooth,    ///< for pictures that are taken once
    };

    /// To be called before the QApplication is made.
    static void prepareGraphics();
    static bool glAvailable();

    explicit Viewport(QObject *parent = nullptr, Quality quality = Quality::Automatic,
                      bool useGl = glAvailable());
    ~Viewport() override;

    /// To be put into a layout, which then owns it. Null once that has deleted it.
    QWidget *widget() const { return m_widget; }

    /// Not owned; null shows an empty view. Each document keeps its own camera and hidden
    /// sub-meshes while it lives.
    void setDocument(Document *document);
    Document *document() const;

    /// Whether anything can be seen: there is OpenGL.
    bool isUsable() const;

    void setDarkTheme(bool dark);
    const ViewOptions &options() const { return m_options; }
    void setOptions(const ViewOptions &options);
    void setLabelMode(LabelMode mode);
    void setShading(MeshStyle::Shading shading);
    const GizmoOptions &gizmoOptions() const { return m_gizmoOptions; }
    void setGizmoOptions(const GizmoOptions &options);
    /// Shows the selection in the middle of a drag: a handle held and pulled by so many pixels. It
    /// ends as any preview does, see Document::previewPoints().
    void holdHandle(const GizmoHandle &handle, const QPointF &by);
    LeftDrag leftDrag() const;
    void setLeftDrag(LeftDrag drag);

    /// A sub-mesh of the document that is shown; those without faces are not counted.
    struct SubMesh {
        std::size_t faces = 0;
        QColor colour;
        bool isVisible = true;
    };
    std::vector<SubMesh> subMeshes() const;
    void setSubMeshVisible(std::size_t index, bool visible);

    void frameAll();
    void frameSelection();
    void lookFrom(OrbitCamera::Side side);
    void setOrthographic(bool orthographic);
    OrbitCamera camera() const;
    void setCamera(const OrbitCamera &camera);

    /// As a person reads it; with its number where bones go by numbers.
    QString boneName(int bone) const;

    /// Where a place in the file's axes is on the widget, in its pixels; nothing when the camera
    /// can't see it.
    std::optional<QPointF> pixelOf(const formatlib::Vec3 &filePlace) const;
    /// The surface under a pixel of the widget, in the file's axes.
    std::optional<formatlib::Vec3> surfaceAt(const QPointF &pixel) const;

    /// What a pixel of the widget is on.
    std::optional<PlaceTarget> placeTarget(PlaceOn on, const QPointF &pixel) const;
    /// Where the pointer was seen last over this document, in pixels of the widget.
    const std::optional<QPointF> &pointer() const { return m_pointer; }
    /// How a bone lies in the pose that is shown, in the file's axes.
    std::optional<formatlib::Matrix4> boneWorld(const formatlib::BoneLink &bone) const;

    /// What the widget shows, in pixels of the screen; a null image without GL or when no frame
    /// comes in time. Runs an event loop.
    QImage grabImage(int timeoutMs = 10000);
    /// The very next frame, in which what is new may be missing; for measuring.
    QImage grabFrame(int timeoutMs = 10000);

signals:
    /// 0: over none.
    void hoveredChanged(hardpoint::PointId id);
    /// A point was double-clicked.
    void activated(hardpoint::PointId id);
    /// Right click; pixels of widget().
    void menuRequested(const QPointF &pixel);
    void cameraChanged();
    /// A key was pressed that means more than the camera.
    void commandWanted(hardpoint::ViewCommand command);
    /// The pointer is over this place, in the file's axes: the surface there, or what is as far
    /// away as the camera's pivot; nothing when it has left.
    void pointerMoved(const std::optional<formatlib::Vec3> &filePlace);
    /// The pointer is over the joint of this bone; -1: none.
    void hoveredBoneChanged(int bone);

private:
    /// What is remembered of a document while another one is shown.
    struct Kept {
        OrbitCamera camera;
        std::set<std::size_t> hidden; ///< sub-meshes
    };

    void showDocument();
    void forget(const QObject *document);
    /// Of sub-meshes with faces: their numbers as SceneContent counts.
    std::vector<std::size_t> partNumbers() const;
    void onPointerMoved(const QPointF &pixel);

    QPointer<QWidget> m_widget;
    QPointer<View3d> m_view; ///< null without GL; belongs to the widget
    QPointer<Document> m_document;
    std::unique_ptr<SceneContent> m_content;
    std::unordered_map<const QObject *, Kept> m_kept;
    ViewOptions m_options;
    GizmoOptions m_gizmoOptions;
    std::optional<QPointF> m_pointer;
};

} // namespace hardpoint
