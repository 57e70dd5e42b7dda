// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/pointlabel.h>
#include <editor/viewport/viewport.h>
#include <editor/window/pointerreadout.h>
#include <editor/window/statusline.h>

#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace hardpoint {

PointerReadout::PointerReadout(Viewport &viewport, StatusLine &status, QObject *parent)
    : QObject(parent), m_viewport(viewport), m_status(status)
{
    connect(&viewport, &Viewport::hoveredChanged, this, &PointerReadout::onHovered);
    connect(&viewport, &Viewport::hoveredBoneChanged, this, [this](int bone) {
        m_name = bone < 0 ? QString() : m_viewport.boneName(bone);
        m_namedPlace.reset();
        show();
    });
    connect(&viewport, &Viewport::pointerMoved, this,
            [this](const std::optional<formatlib::Vec3> &place) {
                m_pointerPlace = place;
                show();
            });
}

void PointerReadout::onHovered(PointId id)
{
    m_name.clear();
    m_namedPlace.reset();
    const Document *document = m_viewport.document();
    if (const int row = document && id ? document->rowOf(id) : -1; row >= 0) {
        const formatlib::AttachPoint &point = document->point(row);
        m_name = pointLabelWithKey(point, document->schema());
        if (const auto world = document->file().world(point))
            m_namedPlace = world->origin();
    }
    show();
}

QString PointerReadout::placeText(const formatlib::Vec3 &place) const
{
    // No finer than what a pixel shows.
    const OrbitCamera camera = m_viewport.camera();
    const double pixel = camera.unitsPerPixel(camera.distance, m_viewport.widget()->size());
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(pixel))), 0, 6);
    QStringList numbers;
    for (const float number : {place.x, place.y, place.z}) {
        const double step = std::pow(10, decimals);
        // Nothing reads "-0.0".
        const double rounded = std::round(double{number} * step) / step + 0.0;
        numbers << QString::number(rounded, 'f', decimals);
    }
    return numbers.join(QStringLiteral(", "));
}

void PointerReadout::show()
{
    QStringList texts;
    if (!m_name.isEmpty())
        texts << m_name;
    if (m_namedPlace)
        texts << tr("at %1").arg(placeText(*m_namedPlace));
    else if (m_pointerPlace)
        texts << tr("cursor %1").arg(placeText(*m_pointerPlace));
    m_status.setPointer(texts.join(QStringLiteral("   ")));
}

} // namespace hardpoint
