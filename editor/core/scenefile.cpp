// SPDX-License-Identifier: MIT
#include <editor/core/filestore.h>
#include <editor/core/scenefile.h>

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <nlohmann/json.hpp>

#include <map>
#include <optional>

namespace hardpoint {

namespace {

using nlohmann::json;

struct SceneFile {
    Q_DECLARE_TR_FUNCTIONS(SceneFile)
};

Outcome<json> readJson(const QString &path)
{
    const auto file = filestore::read(path);
    if (!file)
        return std::unexpected(file.error());
    json parsed = json::parse(file->bytes, nullptr, false, true);
    if (parsed.is_discarded())
        return std::unexpected(
            Failure{Failure::Kind::Unreadable, SceneFile::tr("It is no JSON."), {}});
    return parsed;
}

std::optional<std::string> text(const json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (!object.is_object() || found == object.end() || !found->is_string())
        return std::nullopt;
    return found->get<std::string>();
}

std::optional<double> number(const json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (!object.is_object() || found == object.end() || !found->is_number())
        return std::nullopt;
    return found->get<double>();
}

bool isSameFile(const QString &a, const QString &b)
{
    const QFileInfo left(a);
    const QFileInfo right(b);
    if (left.exists() && right.exists())
        return left.canonicalFilePath() == right.canonicalFilePath();
    return QDir::cleanPath(left.absoluteFilePath()) == QDir::cleanPath(right.absoluteFilePath());
}

class Scene {
public:
    Scene(const json &objects, const QString &scenePath, const QString &modelPath)
        : m_folder(QFileInfo(scenePath).absoluteDir()), m_modelPath(modelPath)
    {
        for (const json &object : objects) {
            if (const auto id = number(object, "id"))
                m_byId.emplace(*id, &object);
        }
    }

    SceneReferences references(const json &objects)
    {
        SceneReferences found;
        for (const json &object : objects) {
            const auto attachment = text(object, "attachment");
            const auto parent = number(object, "parent");
            if (!attachment || !parent)
                continue;
            const std::string name = nameOf(object);
            const std::optional<bool> isOurs = belongsToModel(*parent);
            if (!isOurs)
                found.unresolved += QString::fromStdString(name);
            else if (*isOurs)
                found.references.push_back({name, *attachment});
        }
        return found;
    }

private:
    static std::string nameOf(const json &object)
    {
        if (const auto name = text(object, "name"); name && !name->empty())
            return *name;
        return object.contains("id") ? object["id"].dump() : "?";
    }

    /// Nothing when it can't be told.
    std::optional<bool> belongsToModel(double id)
    {
        const auto parent = m_byId.find(id);
        if (parent == m_byId.end())
            return std::nullopt;
        if (const auto model = text(*parent->second, "model"))
            return isOurs(*model, m_folder);
        const auto image = text(*parent->second, "image");
        if (!image)
            return std::nullopt;
        return imageIsOurs(*image);
    }

    std::optional<bool> imageIsOurs(const std::string &image)
    {
        const auto known = m_images.find(image);
        if (known != m_images.end())
            return known->second;
        const QString path = m_folder.filePath(QString::fromStdString(image));
        std::optional<bool> ours;
        if (const auto description = readJson(path)) {
            // An image without a puppet has no points at all.
            const auto puppet = text(*description, "puppet");
            ours = puppet
                && (isOurs(*puppet, m_folder) || isOurs(*puppet, QFileInfo(path).absoluteDir()));
        }
        return m_images[image] = ours;
    }

    bool isOurs(const std::string &path, const QDir &folder) const
    {
        return isSameFile(folder.filePath(QString::fromStdString(path)), m_modelPath);
    }

    QDir m_folder;
    QString m_modelPath;
    std::map<double, const json *> m_byId;
    std::map<std::string, std::optional<bool>> m_images; ///< each image's file is read once
};

} // namespace

Outcome<SceneReferences> readSceneReferences(const QString &scenePath, const QString &modelPath)
{
    const auto scene = readJson(scenePath);
    if (!scene)
        return std::unexpected(scene.error());
    const auto objects = scene->is_object() ? scene->find("objects") : scene->end();
    if (!scene->is_object() || objects == scene->end() || !objects->is_array()) {
        return std::unexpected(
            Failure{Failure::Kind::Unreadable, SceneFile::tr("It has no list of objects."), {}});
    }
    return Scene(*objects, scenePath, modelPath).references(*objects);
}

} // namespace hardpoint
