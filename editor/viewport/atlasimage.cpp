// SPDX-License-Identifier: MIT
#include <editor/viewport/atlasimage.h>

#include <QPainter>

namespace hardpoint {

void AtlasImage::paint(QPainter *painter)
{
    painter->setCompositionMode(QPainter::CompositionMode_Source);
    painter->drawImage(0, 0, m_image);
}

} // namespace hardpoint
