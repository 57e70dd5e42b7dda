// SPDX-License-Identifier: MIT
#pragma once

#include <editor/viewport/orbitcamera.h>

#include <QObject>
#include <QPointF>
#include <QSizeF>

namespace hardpoint {

class SceneContent;

/// The camera of the document that is shown, and what moves it, whether mouse, keys or menus ask.
/// Pixels are those of the widget.
class Navigation : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const OrbitCamera &camera() const { return m_camera; }
    const QSizeF &size() const { return m_size; }

    void setCamera(const OrbitCamera &camera);
    void setSize(const QSizeF &size);
    /// The camera stays where it is.
    void setContent(const SceneContent *content) { m_content = content; }

    /// A first view of the content: from the front and above, a sheet straight from the front.
    void lookAtContent();
    void frameAll();
    /// All when nothing is selected.
    void frameSelection();
    void lookFrom(OrbitCamera::Side side);
    void setOrthographic(bool orthographic);

    /// What a pointer at the pixel takes hold of: the surface there, else the pivot or what is as
    /// far away as it.
    Vec3d centreAt(const QPointF &pixel) const;

    void orbit(const QPointF &pixels, const Vec3d &centre);
    void pan(const QPointF &pixels, const Vec3d &held);
    /// Steps of a mouse wheel, positive toward the centre.
    void zoom(double steps, const Vec3d &centre);

signals:
    /// Camera or size.
    void changed();

private:
    double smallestHeight() const;

    OrbitCamera m_camera;
    QSizeF m_size{1, 1};
    const SceneContent *m_content = nullptr;
};

} // namespace hardpoint
