// SPDX-License-Identifier: MIT
#pragma once

#include <Qt3DCore/QEntity>

namespace Qt3DRender {
class QMaterial;
class QParameter;
} // namespace Qt3DRender

namespace hardpoint {

struct GridPlane;
struct ViewTheme;

/// Lines about where the camera looks, and the file's two axes in their plane.
class Grid : public Qt3DCore::QEntity {
public:
    explicit Grid(Qt3DCore::QNode *parent);

    void setPlane(const GridPlane &plane);
    void setTheme(const ViewTheme &theme);

private:
    Qt3DRender::QMaterial *m_material;
    Qt3DRender::QParameter *m_middle;
    Qt3DRender::QParameter *m_along;
    Qt3DRender::QParameter *m_across;
    Qt3DRender::QParameter *m_start;
    Qt3DRender::QParameter *m_reach;
    Qt3DRender::QParameter *m_line;
    Qt3DRender::QParameter *m_fineness;
    Qt3DRender::QParameter *m_axes;
    Qt3DRender::QParameter *m_alongColour;
    Qt3DRender::QParameter *m_acrossColour;
};

} // namespace hardpoint
