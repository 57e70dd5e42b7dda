// SPDX-License-Identifier: MIT
#include <editor/core/companions.h>
#include <editor/core/errortext.h>
#include <editor/core/filestore.h>
#include <editor/core/materialscript.h>
#include <editor/core/scenefile.h>

#include <formatlib/skeleton.h>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace hardpoint {

namespace {

struct CompanionFiles {
    Q_DECLARE_TR_FUNCTIONS(Companions)
};

/// What is given, else the first of these that exists, else nothing.
QString chosen(const QString &given, const QStringList &candidates)
{
    if (!given.isEmpty())
        return given;
    for (const QString &candidate : candidates) {
        if (QFileInfo(candidate).isFile())
            return candidate;
    }
    return {};
}

/// The same name in the model's folder and in the one above.
QStringList near(const QString &modelPath, const QString &name)
{
    const QDir folder = QFileInfo(modelPath).absoluteDir();
    return {folder.filePath(name), folder.filePath(QLatin1String("../") + name)};
}

void warn(FoundCompanions &found, const QString &path, const QString &why)
{
    found.warnings += CompanionFiles::tr("%1 is ignored: %2").arg(QDir::cleanPath(path), why);
}

void takeSkeleton(FoundCompanions &found, const QString &path)
{
    const auto file = filestore::read(path);
    if (!file)
        return warn(found, path, file.error().text);
    auto skeleton = formatlib::readSkeleton(file->bytes);
    if (!skeleton)
        return warn(found, path, errorText(skeleton.error()));
    found.companions.skeleton = std::move(*skeleton);
    found.paths.skeleton = path;
}

void takeMaterials(FoundCompanions &found, const QString &path)
{
    const auto file = filestore::read(path);
    if (!file)
        return warn(found, path, file.error().text);
    const auto materials =
        countMaterials({reinterpret_cast<const char *>(file->bytes.data()), file->bytes.size()});
    if (!materials)
        return warn(found, path, CompanionFiles::tr("Its braces do not match."));
    found.companions.materials = materials;
    found.paths.material = path;
}

void takeScene(FoundCompanions &found, const QString &path, const QString &modelPath)
{
    auto scene = readSceneReferences(path, modelPath);
    if (!scene)
        return warn(found, path, scene.error().text);
    found.companions.scene = std::move(scene->references);
    found.paths.scene = path;
    if (!scene->unresolved.isEmpty()) {
        found.notes +=
            CompanionFiles::tr("%1: it cannot be told which model these objects hang on: "
                               "%2")
                .arg(QDir::cleanPath(path), scene->unresolved.join(QLatin1String(", ")));
    }
}

/// Whether the vendor's editor keeps a source of the model beside it.
bool hasEditorSource(const QString &modelPath)
{
    const QFileInfo model(modelPath);
    const QString source =
        model.absoluteDir().filePath(model.completeBaseName() + QLatin1String(".json"));
    constexpr std::string_view mark = "PUED";
    const auto start = filestore::readStart(source, mark.size());
    return start && std::ranges::equal(*start, mark);
}

} // namespace

FoundCompanions findCompanions(const QString &modelPath, const formatlib::Schema &schema,
                               const CompanionPaths &given)
{
    FoundCompanions found;
    if (schema.boneRelative) {
        const QString scene = chosen(given.scene, near(modelPath, QStringLiteral("scene.json")));
        if (!scene.isEmpty())
            takeScene(found, scene, modelPath);
        found.companions.editorSource = hasEditorSource(modelPath);
        return found;
    }
    if (!given.skeleton.isEmpty())
        takeSkeleton(found, given.skeleton);
    const QString script =
        QStringLiteral("Material/%1.txt").arg(QFileInfo(modelPath).completeBaseName());
    const QString material = chosen(given.material, near(modelPath, script));
    if (!material.isEmpty())
        takeMaterials(found, material);
    return found;
}

} // namespace hardpoint
