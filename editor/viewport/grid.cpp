// SPDX-License-Identifier: MIT
#include <editor/viewport/grid.h>
#include <editor/viewport/gridplane.h>
#include <editor/viewport/material.h>
#include <editor/viewport/square.h>
#include <editor/viewport/viewtheme.h>

#include <QVector2D>
#include <QVector3D>
#include <QVector4D>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <cmath>

namespace hardpoint {

namespace {

QVector3D vector(const Vec3d &v)
{
    return {static_cast<float>(v.x), static_cast<float>(v.y), static_cast<float>(v.z)};
}

QVector3D axisColour(const Vec3d &axis)
{
    const QColor colour = axis.x != 0 ? viewcolours::axisX
        : axis.y != 0                 ? viewcolours::axisY
                                      : viewcolours::axisZ;
    return {colour.redF(), colour.greenF(), colour.blueF()};
}

} // namespace

Grid::Grid(Qt3DCore::QNode *parent)
    : QEntity(parent)
    , m_material(makeMaterial(QStringLiteral("grid.vert"), QStringLiteral("grid.frag"),
                              Drawing::Blended, this))
    , m_middle(addUniform(m_material, QStringLiteral("middle"), QVector3D()))
    , m_along(addUniform(m_material, QStringLiteral("along"), QVector3D()))
    , m_across(addUniform(m_material, QStringLiteral("across"), QVector3D()))
    , m_start(addUniform(m_material, QStringLiteral("start"), QVector2D()))
    , m_reach(addUniform(m_material, QStringLiteral("reach"), 1.0F))
    , m_line(addUniform(m_material, QStringLiteral("line"), QVector4D()))
    , m_fineness(addUniform(m_material, QStringLiteral("fineness"), 1.0F))
    , m_axes(addUniform(m_material, QStringLiteral("axes"), QVector2D()))
    , m_alongColour(addUniform(m_material, QStringLiteral("alongColour"), QVector3D()))
    , m_acrossColour(addUniform(m_material, QStringLiteral("acrossColour"), QVector3D()))
{
    addComponent(makeSquare(this));
    addComponent(m_material);
}

void Grid::setPlane(const GridPlane &plane)
{
    // Far from the origin a float can't count steps: the shader gets what is left after whole tens.
    const double tens = plane.step * 10;
    const double along = dot(plane.middle, plane.along);
    const double across = dot(plane.middle, plane.across);
    const double alongOrigin = std::floor(along / tens) * tens;
    const double acrossOrigin = std::floor(across / tens) * tens;
    const auto steps = [&plane](double u, double v) {
        return QVector2D(static_cast<float>(u / plane.step), static_cast<float>(v / plane.step));
    };
    m_middle->setValue(vector(plane.middle));
    m_along->setValue(vector(plane.along * plane.reach));
    m_across->setValue(vector(plane.across * plane.reach));
    m_start->setValue(steps(along - alongOrigin, across - acrossOrigin));
    m_axes->setValue(steps(-alongOrigin, -acrossOrigin));
    m_reach->setValue(static_cast<float>(plane.reach / plane.step));
    m_fineness->setValue(static_cast<float>(plane.fineness));
    m_alongColour->setValue(axisColour(plane.along));
    m_acrossColour->setValue(axisColour(plane.across));
}

void Grid::setTheme(const ViewTheme &theme)
{
    m_line->setValue(
        QVector4D(theme.grid.redF(), theme.grid.greenF(), theme.grid.blueF(), theme.grid.alphaF()));
}

} // namespace hardpoint
