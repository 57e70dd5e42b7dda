// SPDX-License-Identifier: MIT
#include <editor/viewport/graphics.h>

#include <QByteArray>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>
#include <QSurfaceFormat>

#include <algorithm>
#include <array>

namespace hardpoint::graphics {

namespace {

QSurfaceFormat wanted()
{
    QSurfaceFormat format;
    format.setRenderableType(QSurfaceFormat::OpenGL);
    format.setProfile(QSurfaceFormat::CoreProfile);
    format.setVersion(3, 3);
    format.setDepthBufferSize(24);
    return format;
}

bool isSoftware(const QString &renderer)
{
    static constexpr std::array names{"llvmpipe",    "softpipe",    "software",
                                      "swiftshader", "gdi generic", "basic render"};
    return std::ranges::any_of(names, [&renderer](const char *name) {
        return renderer.contains(QLatin1String(name), Qt::CaseInsensitive);
    });
}

Probe tryOut()
{
    QOffscreenSurface surface;
    surface.setFormat(wanted());
    surface.create();
    QOpenGLContext context;
    context.setFormat(wanted());
    if (!surface.isValid() || !context.create() || !context.makeCurrent(&surface))
        return {};
    Probe probe;
    const auto *name = context.functions()->glGetString(GL_RENDERER);
    probe.renderer = QString::fromLatin1(reinterpret_cast<const char *>(name));
    probe.software = isSoftware(probe.renderer);
    probe.usable = !context.isOpenGLES() && context.format().version() >= qMakePair(3, 3);
    context.doneCurrent();
    return probe;
}

} // namespace

void prepare()
{
    // The other renderer of this Qt takes pictures upside down and knows no wireframe.
    qputenv("QT3D_RENDERER", "opengl");
}

const Probe &probe()
{
    static const Probe probe = tryOut();
    return probe;
}

} // namespace hardpoint::graphics
