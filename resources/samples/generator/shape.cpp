// SPDX-License-Identifier: MIT
#include "shape.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

namespace samples {

namespace {

constexpr double positionSteps = 1024; // a centimetre
constexpr double textureSteps = 4096;
constexpr double directionSteps = 16384;
constexpr double boneSteps = 8;
constexpr double smoothCosine = 0.82;

using Vertex = testsupport::MshBuilder::Vertex;

std::int64_t rounded(double value, double steps)
{
    return std::llround(value * steps);
}

float fraction(std::int64_t value, double steps)
{
    return static_cast<float>(static_cast<double>(value) / steps);
}

std::array<std::int64_t, 3> rounded(const Vec &v)
{
    return {rounded(v.x, positionSteps), rounded(v.y, positionSteps), rounded(v.z, positionSteps)};
}

std::array<float, 3> centimetres(const std::array<std::int64_t, 3> &v)
{
    return {fraction(v[0], positionSteps), fraction(v[1], positionSteps),
            fraction(v[2], positionSteps)};
}

Vec minus(const Vec &a, const Vec &b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

Vec times(const Vec &a, double factor)
{
    return {a.x * factor, a.y * factor, a.z * factor};
}

double dot(const Vec &a, const Vec &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

Vec cross(const Vec &a, const Vec &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

Vec vec(const std::array<float, 3> &v)
{
    return {v[0], v[1], v[2]};
}

Vec vec(const std::array<std::int64_t, 3> &v)
{
    return {static_cast<double>(v[0]), static_cast<double>(v[1]), static_cast<double>(v[2])};
}

std::array<float, 3> direction(const Vec &v)
{
    const double length = std::sqrt(dot(v, v));
    const double steps = length > 0 ? directionSteps / length : 0;
    return {fraction(rounded(v.x, steps), directionSteps),
            fraction(rounded(v.y, steps), directionSteps),
            fraction(rounded(v.z, steps), directionSteps)};
}

/// Where u of the diffuse texture grows, along the surface.
Vec tangentOf(const Vertex &a, const Vertex &b, const Vertex &c)
{
    const Vec ab = minus(vec(b.position), vec(a.position));
    const Vec ac = minus(vec(c.position), vec(a.position));
    const double vb = b.uv1[1] - a.uv1[1];
    const double vc = c.uv1[1] - a.uv1[1];
    const double turn = (b.uv1[0] - a.uv1[0]) * vc - (c.uv1[0] - a.uv1[0]) * vb;
    return times(minus(times(ab, vc), times(ac, vb)), turn < 0 ? -1 : 1);
}

void addTangents(testsupport::MshBuilder &mesh)
{
    std::vector<Vec> sums(mesh.vertices.size());
    for (const auto &[a, b, c] : mesh.faces) {
        const Vec tangent = tangentOf(mesh.vertices[a], mesh.vertices[b], mesh.vertices[c]);
        for (const std::uint32_t corner : {a, b, c})
            sums[corner] = minus(sums[corner], times(tangent, -1));
    }
    for (std::size_t i = 0; i < sums.size(); ++i) {
        Vertex &vertex = mesh.vertices[i];
        const Vec normal = vec(vertex.normal);
        const Vec tangent = minus(sums[i], times(normal, dot(sums[i], normal)));
        vertex.tangent = direction(tangent);
        vertex.binormal = direction(cross(normal, vec(vertex.tangent)));
    }
}

/// The patches lie side by side in a square light map, a narrow gap between them.
std::array<float, 2> inLightMap(const std::array<std::int64_t, 2> &inPatch, int patch, int patches)
{
    int across = 1;
    while (across * across < patches)
        ++across;
    const auto place = [&](int cell, std::int64_t value) {
        const double inCell = 0.03 + 0.94 * static_cast<double>(value) / textureSteps;
        return fraction(rounded((cell + inCell) / across, textureSteps), textureSteps);
    };
    return {place(patch % across, inPatch[0]), place(patch / across, inPatch[1])};
}

auto everythingOf(const Vertex &v)
{
    return std::tie(v.position, v.normal, v.uv0, v.uv1, v.weights, v.boneIds, v.position2);
}

struct Less {
    bool operator()(const Vertex &a, const Vertex &b) const
    {
        return everythingOf(a) < everythingOf(b);
    }
};

} // namespace

Vec onCircle(int i, int n)
{
    const double angle = 2 * std::numbers::pi * i / n;
    return {std::cos(angle), std::sin(angle), 0};
}

void Shape::beginSubMesh()
{
    ++m_subMesh;
}

void Shape::grid(int rows, int columns, const std::function<Corner(int, int)> &corner)
{
    const auto at = [&](int row, int column) {
        const Corner from = corner(row, column);
        return FaceCorner{rounded(from.position),
                          {rounded(from.u, textureSteps), rounded(from.v, textureSteps)},
                          {rounded(double(column) / columns, textureSteps),
                           rounded(double(row) / rows, textureSteps)},
                          rounded(from.secondBone, boneSteps)};
    };
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const FaceCorner a = at(row, column);
            const FaceCorner c = at(row + 1, column + 1);
            face(a, at(row, column + 1), c);
            face(a, c, at(row + 1, column));
        }
    }
    ++m_patches;
}

void Shape::polygon(const std::vector<Corner> &corners)
{
    std::vector<FaceCorner> ring;
    const int count = static_cast<int>(corners.size());
    for (int i = 0; i < count; ++i) {
        const Corner &from = corners[static_cast<std::size_t>(i)];
        const Vec light = onCircle(i, count);
        ring.push_back(
            {rounded(from.position),
             {rounded(from.u, textureSteps), rounded(from.v, textureSteps)},
             {rounded(0.5 + light.x / 2, textureSteps), rounded(0.5 + light.y / 2, textureSteps)},
             rounded(from.secondBone, boneSteps)});
    }
    for (std::size_t i = 2; i < ring.size(); ++i)
        face(ring[0], ring[i - 1], ring[i]);
    ++m_patches;
}

void Shape::face(const FaceCorner &a, const FaceCorner &b, const FaceCorner &c)
{
    const auto side = [&a](const FaceCorner &to, std::size_t axis) {
        return to.position[axis] - a.position[axis];
    };
    Face face{{a, b, c}, {}, rounded(m_centre), m_subMesh, m_patches};
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::size_t next = (axis + 1) % 3;
        const std::size_t last = (axis + 2) % 3;
        face.normal[axis] = side(b, next) * side(c, last) - side(b, last) * side(c, next);
    }
    if (face.normal != Fixed{})
        m_faces.push_back(face);
}

testsupport::MshBuilder::Vertex Shape::vertex(const Face &face, const FaceCorner &corner,
                                              const Touching &touching) const
{
    const Vec own = vec(face.normal);
    Fixed sum{};
    for (const Face *other : touching.at(corner.position)) {
        const Vec theirs = vec(other->normal);
        if (dot(own, theirs) < smoothCosine * std::sqrt(dot(own, own) * dot(theirs, theirs)))
            continue;
        for (std::size_t axis = 0; axis < 3; ++axis)
            sum[axis] += other->normal[axis];
    }

    Vertex vertex;
    vertex.position = centimetres(corner.position);
    vertex.normal = direction(vec(sum));
    vertex.uv0 = inLightMap(corner.light, face.patch, m_patches);
    vertex.uv1 = {fraction(corner.diffuse[0], textureSteps),
                  fraction(corner.diffuse[1], textureSteps)};
    // The heavier bone comes first: readers stop at the first weight that is not above 0.
    const float second = fraction(corner.secondBone, boneSteps);
    const float heavy = second > 0.5F ? 1.0F : 0.0F;
    const float light = second > 0 && second < 1 ? 1 - heavy : 0.0F;
    vertex.weights = {std::max(second, 1 - second), std::min(second, 1 - second), 0, 0};
    vertex.boneIds = {heavy, light, 0, 0};
    vertex.position2 = centimetres(face.centre);
    return vertex;
}

testsupport::MshBuilder Shape::mesh() const
{
    Touching touching;
    for (const Face &face : m_faces) {
        for (const FaceCorner &corner : face.corners)
            touching[corner.position].push_back(&face);
    }

    testsupport::MshBuilder mesh;
    std::map<Vertex, std::uint32_t, Less> known;
    for (const Face &face : m_faces) {
        if (static_cast<std::size_t>(face.subMesh) == mesh.subMeshes.size()) {
            known.clear();
            mesh.subMeshes.push_back({static_cast<std::int32_t>(mesh.vertices.size()), 0,
                                      static_cast<std::int32_t>(mesh.faces.size() * 3), 0});
        }
        std::array<std::uint32_t, 3> indices{};
        for (std::size_t i = 0; i < indices.size(); ++i) {
            const Vertex made = vertex(face, face.corners[i], touching);
            const auto next = static_cast<std::uint32_t>(mesh.vertices.size());
            const auto [place, isNew] = known.emplace(made, next);
            if (isNew) {
                mesh.vertices.push_back(made);
                ++mesh.subMeshes.back()[1];
            }
            indices[i] = place->second;
        }
        mesh.faces.push_back(indices);
        ++mesh.subMeshes.back()[3];
    }
    addTangents(mesh);
    mesh.measure();
    return mesh;
}

} // namespace samples
