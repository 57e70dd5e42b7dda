// SPDX-License-Identifier: MIT
#include <editor/viewport/material.h>

#include <QFile>
#include <QVariant>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRasterMode>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

namespace hardpoint {

namespace {

using namespace Qt3DRender;

QByteArray shaderText(const QString &name)
{
    QFile file(QStringLiteral(":/viewport/shaders/") + name);
    [[maybe_unused]] const bool open = file.open(QIODevice::ReadOnly);
    Q_ASSERT(open);
    return file.readAll();
}

void addBlending(QRenderPass *pass)
{
    auto *arguments = new QBlendEquationArguments;
    arguments->setSourceRgba(QBlendEquationArguments::One);
    arguments->setDestinationRgba(QBlendEquationArguments::OneMinusSourceAlpha);
    pass->addRenderState(arguments);
    auto *equation = new QBlendEquation;
    equation->setBlendFunction(QBlendEquation::Add);
    pass->addRenderState(equation);
    pass->addRenderState(new QNoDepthMask);
}

void addWire(QRenderPass *pass)
{
    auto *mode = new QRasterMode;
    mode->setRasterMode(QRasterMode::Lines);
    mode->setFaceMode(QRasterMode::FrontAndBack);
    pass->addRenderState(mode);
}

} // namespace

QMaterial *makeMaterial(const QString &vertex, const QString &fragment, Drawing drawing,
                        Qt3DCore::QNode *parent)
{
    auto *material = new QMaterial(parent);
    auto *program = new QShaderProgram(material);
    program->setVertexShaderCode(shaderText(vertex));
    program->setFragmentShaderCode(shaderText(fragment));

    auto *pass = new QRenderPass;
    pass->setShaderProgram(program);
    if (drawing != Drawing::Opaque)
        addBlending(pass);
    if (drawing == Drawing::Wire)
        addWire(pass);

    auto *technique = new QTechnique;
    technique->graphicsApiFilter()->setApi(QGraphicsApiFilter::OpenGL);
    technique->graphicsApiFilter()->setProfile(QGraphicsApiFilter::CoreProfile);
    technique->graphicsApiFilter()->setMajorVersion(3);
    technique->graphicsApiFilter()->setMinorVersion(3);
    auto *key = new QFilterKey(technique);
    key->setName(QStringLiteral("renderingStyle"));
    key->setValue(QStringLiteral("forward"));
    technique->addFilterKey(key);
    technique->addRenderPass(pass);

    auto *effect = new QEffect(material);
    effect->addTechnique(technique);
    material->setEffect(effect);
    return material;
}

QParameter *addUniform(QMaterial *material, const QString &name, const QVariant &value)
{
    auto *parameter = new QParameter(name, value);
    material->addParameter(parameter);
    return parameter;
}

} // namespace hardpoint
