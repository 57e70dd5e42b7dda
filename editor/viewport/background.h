// SPDX-License-Identifier: MIT
#pragma once

#include <Qt3DCore/QEntity>

namespace Qt3DRender {
class QParameter;
}

namespace hardpoint {

struct ViewTheme;

/// The soft gradient behind everything.
class Background : public Qt3DCore::QEntity {
public:
    explicit Background(Qt3DCore::QNode *parent);

    void setTheme(const ViewTheme &theme);

private:
    Qt3DRender::QParameter *m_inner;
    Qt3DRender::QParameter *m_outer;
};

} // namespace hardpoint
