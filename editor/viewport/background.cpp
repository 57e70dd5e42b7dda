// SPDX-License-Identifier: MIT
#include <editor/viewport/background.h>
#include <editor/viewport/material.h>
#include <editor/viewport/square.h>
#include <editor/viewport/viewtheme.h>

#include <QColor>
#include <QVector3D>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

namespace hardpoint {

namespace {

QVector3D vector(const QColor &colour)
{
    return {colour.redF(), colour.greenF(), colour.blueF()};
}

} // namespace

Background::Background(Qt3DCore::QNode *parent) : QEntity(parent)
{
    auto *material = makeMaterial(QStringLiteral("background.vert"),
                                  QStringLiteral("background.frag"), Drawing::Blended, this);
    m_inner = addUniform(material, QStringLiteral("inner"), QVector3D());
    m_outer = addUniform(material, QStringLiteral("outer"), QVector3D());
    addComponent(makeSquare(this));
    addComponent(material);
}

void Background::setTheme(const ViewTheme &theme)
{
    m_inner->setValue(vector(theme.inner));
    m_outer->setValue(vector(theme.outer));
}

} // namespace hardpoint
