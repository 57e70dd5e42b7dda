// SPDX-License-Identifier: MIT
#pragma once

#include <editor/document/pointid.h>
#include <editor/viewport/navigationtool.h>
#include <editor/viewport/orbitcamera.h>
#include <editor/viewport/viewoptions.h>

#include <formatlib/geometry.h>

#include <QImage>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>
#include <unordered_map>

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

    /// Not owned; null shows an empty view. Each document keeps its own camera while it lives.
    void setDocument(Document *document);
    Document *document() const;

    void setDarkTheme(bool dark);
    const ViewOptions &options() const { return m_options; }
    void setOptions(const ViewOptions &options);
    void setLabelMode(LabelMode mode);
    void setShading(MeshStyle::Shading shading);
    LeftDrag leftDrag() const;
    void setLeftDrag(LeftDrag drag);

    void frameAll();
    void frameSelection();
    void lookFrom(OrbitCamera::Side side);
    void setOrthographic(bool orthographic);
    OrbitCamera camera() const;
    void setCamera(const OrbitCamera &camera);

    /// Where a place in the file's axes is on the widget, in its pixels; nothing when the camera
    /// can't see it.
    std::optional<QPointF> pixelOf(const formatlib::Vec3 &filePlace) const;
    /// The surface under a pixel of the widget, in the file's axes.
    std::optional<formatlib::Vec3> surfaceAt(const QPointF &pixel) const;

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

private:
    void showDocument();

    QPointer<QWidget> m_widget;
    QPointer<View3d> m_view; ///< null without GL; belongs to the widget
    QPointer<Document> m_document;
    std::unique_ptr<SceneContent> m_content;
    std::unordered_map<const QObject *, OrbitCamera> m_cameras;
    ViewOptions m_options;
};

} // namespace hardpoint
