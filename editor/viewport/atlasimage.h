// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <Qt3DRender/QPaintedTextureImage>

namespace hardpoint {

/// A picture as a texture. It is copied when it is shown.
class AtlasImage : public Qt3DRender::QPaintedTextureImage {
    Q_OBJECT

public:
    void show(const QImage &image)
    {
        m_image = image;
        setSize(image.size());
        update();
    }

protected:
    void paint(QPainter *painter) override;

private:
    QImage m_image;
};

} // namespace hardpoint
