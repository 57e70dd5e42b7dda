// SPDX-License-Identifier: MIT
#include "mdl/mdlscene.h"

#include <algorithm>
#include <limits>

namespace formatlib::mdl {

namespace {

constexpr std::size_t sampleSize = 36;

/// One value a vertex, read by a function of a cursor that stands at the component.
template <typename T, typename Read>
std::vector<T> decode(ByteView bytes, const MeshPart &mesh, std::optional<std::size_t> place,
                      Read read)
{
    std::vector<T> values;
    if (!place)
        return values;
    const std::size_t count = mesh.vertexCount();
    values.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t begin = mesh.vertices.begin + i * mesh.layout->stride + *place;
        ByteReader reader(bytes, {begin, mesh.vertices.end});
        values.push_back(read(reader));
    }
    return values;
}

std::vector<Vec3> decodeVec3(ByteView bytes, const MeshPart &mesh, std::optional<std::size_t> place)
{
    return decode<Vec3>(bytes, mesh, place, [](ByteReader &reader) { return reader.vec3({}); });
}

std::vector<Vec2> decodeVec2(ByteView bytes, const MeshPart &mesh, std::optional<std::size_t> place)
{
    return decode<Vec2>(bytes, mesh, place, [](ByteReader &reader) {
        const float u = reader.f32({});
        return Vec2{u, reader.f32({})};
    });
}

std::vector<VertexSkin> decodeSkin(ByteView bytes, const MeshPart &mesh)
{
    if (!mesh.layout->boneIndices || !mesh.layout->boneWeights)
        return {};
    std::vector<VertexSkin> skin =
        decode<VertexSkin>(bytes, mesh, mesh.layout->boneIndices, [](ByteReader &reader) {
            VertexSkin vertex;
            for (std::uint32_t &bone : vertex.bones)
                bone = reader.u32({});
            return vertex;
        });
    const auto weights =
        decode<std::array<float, 4>>(bytes, mesh, mesh.layout->boneWeights, [](ByteReader &reader) {
            std::array<float, 4> values{};
            for (float &value : values)
                value = reader.f32({});
            return values;
        });
    for (std::size_t i = 0; i < skin.size(); ++i)
        skin[i].weights = weights[i];
    return skin;
}

std::vector<std::uint32_t> decodeIndices(ByteView bytes, const MeshPart &mesh)
{
    std::vector<std::uint32_t> indices;
    // A triangle that is cut off is none.
    const std::size_t count = mesh.indexCount() / 3 * 3;
    indices.reserve(count);
    ByteReader reader(bytes, mesh.indices);
    for (std::size_t i = 0; i < count; ++i)
        indices.push_back(mesh.wideIndices ? reader.u32({}) : reader.u16({}));
    return indices;
}

Mesh decodeMesh(ByteView bytes, const MeshPart &part)
{
    Mesh mesh;
    if (!part.layout)
        return mesh;
    mesh.positions = decodeVec3(bytes, part, part.layout->position);
    mesh.normals = decodeVec3(bytes, part, part.layout->normal);
    mesh.uv0 = decodeVec2(bytes, part, part.layout->uv0);
    mesh.uv1 = decodeVec2(bytes, part, part.layout->uv1);
    mesh.skin = decodeSkin(bytes, part);
    mesh.indices = decodeIndices(bytes, part);
    return mesh;
}

Clip decodeClip(ByteView bytes, const ClipPart &part)
{
    Clip clip{.name = part.info.name,
              .mode = part.info.mode,
              .fps = part.info.fps,
              .frames = part.info.frames,
              .tracks = {}};
    for (const ClipTrack &track : part.tracks) {
        Track decoded{.disabled = track.disabled, .samples = {}};
        decoded.samples.reserve(track.samples.size() / sampleSize);
        ByteReader reader(bytes, track.samples);
        while (reader.remaining() >= sampleSize) {
            BoneSample sample;
            sample.position = reader.vec3({});
            sample.rotation = reader.vec3({});
            sample.scale = reader.vec3({});
            decoded.samples.push_back(sample);
        }
        clip.tracks.push_back(std::move(decoded));
    }
    return clip;
}

/// Grows with points; those with a NaN or infinite coordinate are passed over.
class Extent {
public:
    void add(const Vec3 &point)
    {
        if (!isFinite(point))
            return;
        m_any = true;
        for (const auto axis : {&Vec3::x, &Vec3::y, &Vec3::z}) {
            m_min.*axis = std::min(m_min.*axis, point.*axis);
            m_max.*axis = std::max(m_max.*axis, point.*axis);
        }
    }

    bool any() const { return m_any; }

    bool isSheet() const
    {
        const auto size = [&](float Vec3::*axis) { return double{m_max.*axis} - m_min.*axis; };
        return m_any && size(&Vec3::z) <= 1e-3 * std::max(size(&Vec3::x), size(&Vec3::y));
    }

private:
    static constexpr float infinity = std::numeric_limits<float>::infinity();
    Vec3 m_min{infinity, infinity, infinity};
    Vec3 m_max{-infinity, -infinity, -infinity};
    bool m_any = false;
};

Axes axesOf(const Scene &scene)
{
    Extent extent;
    for (const Mesh &mesh : scene.meshes) {
        for (const Vec3 &position : mesh.positions)
            extent.add(position);
    }
    if (!extent.any()) {
        for (const Bone &bone : scene.bones) {
            if (bone.bindWorld)
                extent.add(bone.bindWorld->origin());
        }
    }
    return extent.isSheet() ? Axes::PuppetSheet : Axes::RightHandedYUp;
}

} // namespace

Scene makeScene(ByteView bytes, const Layout &layout)
{
    Scene scene;
    scene.bones = layout.bones;
    for (const MeshPart &mesh : layout.meshes)
        scene.meshes.push_back(decodeMesh(bytes, mesh));
    for (const ClipPart &clip : layout.clips)
        scene.clips.push_back(decodeClip(bytes, clip));
    scene.axes = axesOf(scene);
    return scene;
}

} // namespace formatlib::mdl
