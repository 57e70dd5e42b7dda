// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/notes.h>
#include <editor/viewport/scenecontent.h>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace hardpoint {

namespace {

QString count(const char *text, std::size_t number)
{
    return QCoreApplication::translate("Viewport", text, nullptr, static_cast<int>(number));
}

} // namespace

QString sceneNote(const SceneContent &content, double gridStep)
{
    std::size_t faces = 0;
    std::size_t parts = 0;
    for (const MeshData &mesh : content.meshes()) {
        faces += mesh.indices.size() / 3;
        for (const MeshPart &part : mesh.parts)
            parts += part.indexCount > 0 ? 1 : 0;
    }
    QStringList notes{content.document().fileName()};
    notes += faces > 0 ? count(QT_TRANSLATE_N_NOOP("Viewport", "%Ln face(s)"), faces)
                       : QCoreApplication::translate("Viewport", "no faces");
    if (parts > 1)
        notes += count(QT_TRANSLATE_N_NOOP("Viewport", "%Ln sub-mesh(es)"), parts);
    if (gridStep > 0) {
        const QString step = QLocale().toString(gridStep, 'g', 6);
        // Only this format says what its unit is.
        const bool centimetres = content.axes().fileAxes() == formatlib::Axes::LeftHandedYUp;
        notes += centimetres ? QCoreApplication::translate("Viewport", "grid %1 cm").arg(step)
                             : QCoreApplication::translate("Viewport", "grid %1").arg(step);
    }
    return notes.join(QStringLiteral(" \u00B7 "));
}

QString keysNote()
{
    return QCoreApplication::translate(
        "Viewport", "F frame \u00B7 1/3/7 views \u00B7 5 ortho \u00B7 Space+drag orbit");
}

} // namespace hardpoint
