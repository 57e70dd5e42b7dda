// SPDX-License-Identifier: MIT
#include <tests/support/mshbuilder.h>
#include <tests/support/out.h>

#include <algorithm>
#include <cmath>

namespace testsupport {

namespace {

void writeVertices(Out &out, const MshBuilder &mesh)
{
    using Vertex = MshBuilder::Vertex;
    const auto block = [&](std::uint32_t bit, auto write) {
        if (!(mesh.mask & bit))
            return;
        for (const Vertex &vertex : mesh.vertices)
            write(vertex);
    };
    block(0x1, [&](const Vertex &v) { out.numbers(v.position); });
    block(0x20, [&](const Vertex &v) { out.numbers(v.normal); });
    block(0x1000, [&](const Vertex &v) { out.numbers(v.tangent); });
    block(0x2000, [&](const Vertex &v) { out.numbers(v.binormal); });
    block(0x40, [&](const Vertex &v) { out.word(v.colour); });
    block(0x100, [&](const Vertex &v) { out.numbers(v.uv0); });
    block(0x200, [&](const Vertex &v) { out.numbers(v.uv1); });
    if (mesh.mask & 0x8) {
        out.count(mesh.bones.size());
        for (const std::string &bone : mesh.bones)
            out.text(bone);
    }
    block(0x8, [&](const Vertex &v) {
        out.numbers(v.weights);
        out.numbers(v.boneIds);
    });
    block(0x2, [&](const Vertex &v) { out.numbers(v.position2); });
}

void writePoints(Out &out, const std::vector<MshBuilder::Point> &points)
{
    out.count(points.size());
    for (const MshBuilder::Point &point : points) {
        out.text(point.typeIndex);
        out.text(point.bone);
        out.text(point.extra);
        out.numbers(point.position);
    }
}

} // namespace

formatlib::Bytes MshBuilder::build() const
{
    Out out;
    for (const char c : {'M', 'S', 'H', '\0'})
        out.byte(static_cast<unsigned char>(c));
    out.word(static_cast<std::uint32_t>(version));
    out.word(static_cast<std::uint32_t>(meshType));
    out.word(mask);
    out.numbers(box);
    out.number(radius);
    out.count(subMeshes.size());
    for (const auto &subMesh : subMeshes) {
        for (const std::int32_t value : subMesh)
            out.word(static_cast<std::uint32_t>(value));
    }
    out.count(vertices.size());
    writeVertices(out, *this);
    out.count(faces.size());
    for (const auto &face : faces) {
        for (const std::uint32_t index : face)
            wideFaces ? out.word(index) : out.half(index);
    }
    if (version == 2002)
        writePoints(out, points);
    out.append(trailing);
    return out.take();
}

void MshBuilder::measure()
{
    if (vertices.empty())
        return;
    double diagonal = 0;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto [low, high] =
            std::ranges::minmax(vertices, {}, [&](const Vertex &v) { return v.position[axis]; });
        box[axis] = low.position[axis];
        box[3 + axis] = high.position[axis];
        const double extent = double{box[3 + axis]} - double{box[axis]};
        diagonal += extent * extent;
    }
    radius = static_cast<float>(std::sqrt(diagonal) / 2);
}

MshBuilder MshBuilder::withEverything()
{
    MshBuilder mesh;
    mesh.meshType = 1;
    mesh.mask = 0x1 | 0x20 | 0x1000 | 0x2000 | 0x40 | 0x100 | 0x200 | 0x8 | 0x10 | 0x2;
    mesh.bones = {"Bip01 R Hand", "Bip01 Prop1"};
    for (int i = 0; i < 4; ++i) {
        const auto at = static_cast<float>(i);
        Vertex vertex;
        vertex.position = {at, at * 2 - 1, 0.5F - at};
        vertex.normal = {0, 0, -1};
        vertex.tangent = {1, 0, 0};
        vertex.binormal = {0, 1, 0};
        vertex.colour = 0xFF102030U + static_cast<std::uint32_t>(i);
        vertex.uv0 = {at / 4, 1 - at / 4};
        vertex.uv1 = {at / 8, 1 - at / 8};
        vertex.weights = {0.75F, 0.25F, 0, 0};
        vertex.boneIds = {0, 1, 0, 0};
        vertex.position2 = {-at, 0, at};
        mesh.vertices.push_back(vertex);
    }
    mesh.faces = {{0, 1, 2}, {1, 3, 2}, {0, 2, 3}};
    mesh.subMeshes = {{0, 4, 0, 2}, {0, 4, 6, 1}};
    mesh.points = {{"trailstart_1", "Bip01 R Hand", "", {1.5F, 0, -2.25F}},
                   {"trailend_1", "Bip01 R Hand", "", {62.75F, 118.125F, -4.5F}},
                   {"grip_1", "Bip01 Prop1", "\xBC\xD5\xC0\xE2\xC0\xCC", {0, -0.0F, 1}}};
    mesh.measure();
    return mesh;
}

} // namespace testsupport
