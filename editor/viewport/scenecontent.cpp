// SPDX-License-Identifier: MIT
#include <editor/document/document.h>
#include <editor/document/selection.h>
#include <editor/viewport/box.h>
#include <editor/viewport/pointlabel.h>
#include <editor/viewport/scenecontent.h>

#include <algorithm>
#include <iterator>
#include <limits>

namespace hardpoint {

namespace {

constexpr double nowhere = std::numeric_limits<double>::quiet_NaN();

constexpr auto isPlace = [](const Vec3d &v) { return isFinite(v); };

void addMeshPlaces(const MeshData &mesh, std::vector<Vec3d> &places)
{
    // Without faces every vertex counts; with faces only what is drawn.
    if (mesh.indices.empty()) {
        for (const formatlib::Vec3 &position : mesh.positions)
            places.push_back(widened(position));
        return;
    }
    std::vector<bool> used(mesh.positions.size());
    for (const std::uint32_t index : mesh.indices)
        used[index] = true;
    for (std::size_t i = 0; i < used.size(); ++i) {
        if (used[i])
            places.push_back(widened(mesh.positions[i]));
    }
}

} // namespace

SceneContent::SceneContent(Document &document, QObject *parent)
    : QObject(parent), m_document(document), m_file(document.file())
{
    readScene();
    readPoints();
    connect(&document, &Document::pointsChanged, this, &SceneContent::onPointsChanged);
    for (const auto signal : {&Document::pointsInserted, &Document::pointsRemoved})
        connect(&document, signal, this, &SceneContent::onPointsReset);
    for (const auto signal : {&Document::pointsReordered, &Document::pointsReset})
        connect(&document, signal, this, &SceneContent::onPointsReset);
    connect(&document, &Document::companionsChanged, this, &SceneContent::onCompanionsChanged);
    connect(&document, &Document::findingsChanged, this, &SceneContent::updateStates);
    connect(&document.selection(), &Selection::changed, this, &SceneContent::updateStates);
}

void SceneContent::readScene()
{
    const formatlib::Scene &scene = m_document.scene();
    m_axes = ViewAxes(scene.axes);
    m_meshes.clear();
    for (const formatlib::Mesh &mesh : scene.meshes)
        m_meshes.push_back(makeMeshData(mesh, m_axes));
    m_hiddenParts.clear();
    readBones();
}

void SceneContent::readBones()
{
    const auto &skeleton = m_document.companions().skeleton;
    m_bones = skeleton ? skeleton->bones : m_document.scene().bones;
    m_joints.clear();
    m_boneNumbers.clear();
    m_hoveredBone = -1;
    for (std::size_t i = 0; i < m_bones.size(); ++i) {
        std::optional<formatlib::Matrix4> &world = m_bones[i].bindWorld;
        if (world && formatlib::isFinite(world->origin()))
            world = m_axes.toView(*world);
        else
            world.reset();
        m_joints.push_back(world ? widened(world->origin()) : Vec3d{nowhere, nowhere, nowhere});
        // Of bones with the same name the first is meant.
        m_boneNumbers.emplace(m_bones[i].name, i);
    }
}

void SceneContent::onCompanionsChanged()
{
    readBones();
    measure();
    emit bonesChanged();
}

void SceneContent::setPartHidden(std::size_t part, bool hidden)
{
    if (isPartHidden(part) == hidden)
        return;
    if (hidden)
        m_hiddenParts.insert(part);
    else
        m_hiddenParts.erase(part);
    emit partsChanged();
}

void SceneContent::readPoints()
{
    m_places.clear();
    m_names.assign(static_cast<std::size_t>(m_document.pointCount()), {});
    for (int row = 0; row < m_document.pointCount(); ++row)
        m_places.push_back(placeOf(row));
    measure();
    m_states = currentStates();
}

Vec3d SceneContent::placeOf(int row) const
{
    const auto world = m_file.world(m_document.point(row));
    if (!world || !formatlib::isFinite(world->origin()))
        return {nowhere, nowhere, nowhere};
    return m_axes.toView(widened(world->origin()));
}

std::vector<PointState> SceneContent::currentStates() const
{
    std::vector<PointState> states(m_places.size());
    for (const formatlib::Finding &finding : m_document.findings()) {
        if (finding.point && *finding.point < states.size()
            && finding.severity != formatlib::Severity::Information)
            states[*finding.point].problem = true;
    }
    for (const int row : m_document.rowsOf(m_document.selection().ids()))
        states[static_cast<std::size_t>(row)].selected = true;
    if (const int row = hoveredRow(); row >= 0)
        states[static_cast<std::size_t>(row)].hovered = true;
    return states;
}

void SceneContent::updateStates()
{
    std::vector<PointState> states = currentStates();
    if (states != m_states) {
        m_states = std::move(states);
        emit statesChanged();
    }
}

void SceneContent::onPointsChanged(int first, int last)
{
    for (int row = first; row <= last; ++row)
        m_places[static_cast<std::size_t>(row)] = placeOf(row);
    std::fill(m_names.begin() + first, m_names.begin() + last + 1, QString());
    emit pointsChanged(first, last);
}

void SceneContent::onPointsReset()
{
    // A revert may have read other geometry; a save has not.
    if (formatlib::firstUntouchedDifference(m_file, m_document.file())) {
        m_file = m_document.file();
        readScene();
        emit meshesChanged();
    }
    readPoints();
    emit pointsReset();
}

const QString &SceneContent::name(int row) const
{
    QString &name = m_names[static_cast<std::size_t>(row)];
    if (name.isNull())
        name = pointLabel(m_document.point(row), m_document.schema());
    return name;
}

QString SceneContent::nameAndKey(int row) const
{
    return pointLabelWithKey(m_document.point(row), m_document.schema());
}

QString SceneContent::boneName(std::size_t bone) const
{
    const QString name = labelText(m_bones[bone].name, m_document.schema().encoding);
    if (!m_document.schema().bonesByNumber)
        return name;
    return name.isEmpty() ? tr("bone %1").arg(bone) : tr("bone %1: %2").arg(bone).arg(name);
}

std::optional<std::size_t> SceneContent::boneOf(const formatlib::BoneLink &link) const
{
    std::size_t number = link.number;
    if (!m_document.schema().bonesByNumber) {
        const auto found = m_boneNumbers.find(link.name);
        if (found == m_boneNumbers.end())
            return {};
        number = found->second;
    }
    return number < m_joints.size() ? std::optional(number) : std::nullopt;
}

std::optional<Vec3d> SceneContent::jointOf(int row) const
{
    const auto bone = boneOf(m_document.point(row).bone);
    return bone && isFinite(m_joints[*bone]) ? std::optional(m_joints[*bone]) : std::nullopt;
}

std::optional<formatlib::Matrix4> SceneContent::boneWorld(const formatlib::BoneLink &link) const
{
    const auto bone = boneOf(link);
    if (!bone || !m_bones[*bone].bindWorld)
        return {};
    return m_axes.toFile(*m_bones[*bone].bindWorld);
}

int SceneContent::hoveredRow() const
{
    return m_hovered ? m_document.rowOf(m_hovered) : -1;
}

void SceneContent::setHoveredRow(int row)
{
    const PointId id = row < 0 ? 0 : m_document.idAt(row);
    if (id == m_hovered)
        return;
    m_hovered = id;
    updateStates();
    emit hoveredChanged(id);
}

void SceneContent::setHoveredBone(int bone)
{
    if (bone == m_hoveredBone)
        return;
    m_hoveredBone = bone;
    emit hoveredBoneChanged(bone);
}

void SceneContent::measure()
{
    std::vector<Vec3d> places;
    for (const MeshData &mesh : m_meshes)
        addMeshPlaces(mesh, places);
    std::ranges::copy_if(m_joints, std::back_inserter(places), isPlace);
    Box box = Box::around(places);
    if (!(box.diagonal() > 0))
        box = Box::around(m_places);
    m_middle = box.middle();
    m_diagonal = box.diagonal() > 0 ? box.diagonal() : 1;
}

std::vector<Vec3d> SceneContent::everything() const
{
    std::vector<Vec3d> places;
    for (const MeshData &mesh : m_meshes)
        addMeshPlaces(mesh, places);
    std::ranges::copy_if(m_joints, std::back_inserter(places), isPlace);
    const bool alone = !(Box::around(places).diagonal() > 0);
    for (const Vec3d &place : m_places) {
        if (isFinite(place) && (alone || length(place - m_middle) <= 2.5 * m_diagonal))
            places.push_back(place);
    }
    return places;
}

std::vector<Vec3d> SceneContent::selectedPlaces() const
{
    std::vector<Vec3d> places;
    for (std::size_t row = 0; row < m_places.size(); ++row) {
        if (m_states[row].selected)
            places.push_back(m_places[row]);
    }
    return places;
}

std::optional<SurfaceHit> SceneContent::surfaceAt(const Ray &ray) const
{
    const auto pick = pickSurface(ray);
    return pick ? std::optional(pick->hit) : std::nullopt;
}

std::optional<SurfacePick> SceneContent::pickSurface(const Ray &ray) const
{
    std::optional<SurfacePick> nearest;
    std::size_t number = 0;
    for (std::size_t mesh = 0; mesh < m_meshes.size(); ++mesh) {
        const MeshData &data = m_meshes[mesh];
        for (std::size_t part = 0; part < data.parts.size(); ++part) {
            if (isPartHidden(number++))
                continue;
            const MeshPart &run = data.parts[part];
            const auto hit =
                firstHit(ray, data.positions,
                         std::span(data.indices).subspan(run.firstIndex, run.indexCount));
            if (hit && (!nearest || hit->distance < nearest->hit.distance))
                nearest = SurfacePick{*hit, mesh, part};
        }
    }
    return nearest;
}

} // namespace hardpoint
