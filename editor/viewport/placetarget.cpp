// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/viewport/box.h>
#include <editor/viewport/placetarget.h>
#include <editor/viewport/projector.h>
#include <editor/viewport/scenecontent.h>

#include <QLineF>

#include <algorithm>
#include <array>

namespace hardpoint {

namespace {

constexpr double reach = 40; // pixels from the pointer to what it means

/// The candidate nearest on screen; of several at the same pixel the one nearest to the eye.
class Nearest {
public:
    Nearest(const OrbitCamera &camera, const QSizeF &size, const QPointF &pixel)
        : m_projector(camera, size), m_pixel(pixel)
    {
    }

    void offer(const Vec3d &place, std::size_t mesh, std::size_t index)
    {
        const auto point = m_projector.project(place);
        if (!point)
            return;
        const double distance = QLineF(point->pixel, m_pixel).length();
        if (distance > reach || distance > m_distance + 0.5
            || (distance > m_distance - 0.5 && point->depth >= m_depth))
            return;
        m_distance = distance;
        m_depth = point->depth;
        m_found = {mesh, index};
    }

    const std::optional<std::pair<std::size_t, std::size_t>> &found() const { return m_found; }

private:
    Projector m_projector;
    QPointF m_pixel;
    double m_distance = std::numeric_limits<double>::infinity();
    double m_depth = std::numeric_limits<double>::infinity();
    std::optional<std::pair<std::size_t, std::size_t>> m_found;
};

formatlib::BoneLink linkTo(const std::vector<formatlib::Bone> &bones,
                           const formatlib::Schema &schema, std::size_t bone)
{
    if (schema.bonesByNumber)
        return {{}, static_cast<std::uint16_t>(bone)};
    return {bones[bone].name, 0};
}

/// The bone that moves a vertex most.
std::optional<formatlib::BoneLink> boneAt(const Document &document, std::size_t mesh,
                                          std::size_t vertex)
{
    const formatlib::Scene &scene = document.scene();
    if (mesh >= scene.meshes.size() || vertex >= scene.meshes[mesh].skin.size())
        return {};
    const formatlib::VertexSkin &skin = scene.meshes[mesh].skin[vertex];
    const auto heaviest = std::ranges::max_element(skin.weights);
    const std::size_t bone = skin.bones[static_cast<std::size_t>(heaviest - skin.weights.begin())];
    if (!(*heaviest > 0) || bone >= scene.bones.size() || bone > 0xFFFF)
        return {};
    return linkTo(scene.bones, document.schema(), bone);
}

std::array<std::size_t, 3> cornersOf(const SceneContent &content, const SurfacePick &pick)
{
    const MeshData &mesh = content.meshes()[pick.mesh];
    const std::size_t first = mesh.parts[pick.part].firstIndex + 3 * pick.hit.triangle;
    return {mesh.indices[first], mesh.indices[first + 1], mesh.indices[first + 2]};
}

PlaceTarget atVertex(const SceneContent &content, std::size_t mesh, std::size_t vertex)
{
    const MeshData &data = content.meshes()[mesh];
    PlaceTarget target{content.axes().toFile(data.positions[vertex]),
                       {},
                       boneAt(content.document(), mesh, vertex)};
    if (vertex < data.normals.size() && !(data.normals[vertex] == formatlib::Vec3()))
        target.normal = content.axes().toFile(widened(data.normals[vertex]));
    return target;
}

std::size_t nearestCorner(const SceneContent &content, const SurfacePick &pick)
{
    const auto corners = cornersOf(content, pick);
    return *std::ranges::min_element(corners, {}, [&](std::size_t corner) {
        return length(widened(content.meshes()[pick.mesh].positions[corner]) - pick.hit.place);
    });
}

PlaceTarget onSurface(const SceneContent &content, const SurfacePick &pick)
{
    return {content.axes().toFile(narrowed(pick.hit.place)), content.axes().toFile(pick.hit.normal),
            boneAt(content.document(), pick.mesh, nearestCorner(content, pick))};
}

PlaceTarget inMiddle(const SceneContent &content, const SurfacePick &pick)
{
    const MeshData &mesh = content.meshes()[pick.mesh];
    const MeshPart &part = mesh.parts[pick.part];
    std::vector<Vec3d> places;
    for (std::size_t i = 0; i < part.indexCount; ++i)
        places.push_back(widened(mesh.positions[mesh.indices[part.firstIndex + i]]));
    return {content.axes().toFile(narrowed(Box::around(places).middle())),
            {},
            boneAt(content.document(), pick.mesh, nearestCorner(content, pick))};
}

std::optional<PlaceTarget> vertexOnScreen(const SceneContent &content, Nearest nearest)
{
    std::size_t number = 0;
    for (std::size_t mesh = 0; mesh < content.meshes().size(); ++mesh) {
        const MeshData &data = content.meshes()[mesh];
        for (const MeshPart &part : data.parts) {
            if (content.isPartHidden(number++))
                continue;
            for (std::size_t i = 0; i < part.indexCount; ++i) {
                const std::size_t vertex = data.indices[part.firstIndex + i];
                nearest.offer(widened(data.positions[vertex]), mesh, vertex);
            }
        }
    }
    const auto &found = nearest.found();
    return found ? std::optional(atVertex(content, found->first, found->second)) : std::nullopt;
}

std::optional<PlaceTarget> jointOnScreen(const SceneContent &content, Nearest nearest)
{
    for (std::size_t bone = 0; bone < content.joints().size(); ++bone)
        nearest.offer(content.joints()[bone], 0, bone);
    if (!nearest.found())
        return {};
    const std::size_t bone = nearest.found()->second;
    return PlaceTarget{content.axes().toFile(content.bones()[bone].bindWorld->origin()),
                       {},
                       linkTo(content.bones(), content.document().schema(), bone)};
}

} // namespace

std::optional<PlaceTarget> placeTarget(const SceneContent &content, const OrbitCamera &camera,
                                       const QSizeF &size, PlaceOn on, const QPointF &pixel)
{
    const Nearest nearest(camera, size, pixel);
    if (on == PlaceOn::Joint)
        return jointOnScreen(content, nearest);
    const auto pick = content.pickSurface(camera.ray(pixel, size));
    if (!pick)
        return on == PlaceOn::Vertex ? vertexOnScreen(content, nearest) : std::nullopt;
    switch (on) {
    case PlaceOn::Vertex:
        return atVertex(content, pick->mesh, nearestCorner(content, *pick));
    case PlaceOn::Middle:
        return inMiddle(content, *pick);
    default:
        return onSurface(content, *pick);
    }
}

} // namespace hardpoint
