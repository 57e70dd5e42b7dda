// SPDX-License-Identifier: MIT
#include "msh/layout.h"
#include "msh/rules.h"
#include "rules/makefinding.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace formatlib::msh {

namespace {

constexpr std::size_t mostVertices = 65536;
constexpr std::int32_t animated = 1;
constexpr std::int32_t lastMeshType = 6;
/// Bits the client has no vertex layout for, and the one that only means something beside weights.
constexpr std::uint32_t unknownBits = 0x4 | 0x80 | 0x400 | 0x800 | 0x4000;
constexpr std::uint32_t weightsCompanion = 0x10;
constexpr std::uint32_t weightsBit = static_cast<std::uint32_t>(Block::Weights);
constexpr double sumTolerance = 1e-3;
constexpr double boundsTolerance = 1e-3; ///< times the diagonal

const Mesh &meshOf(const FileContext &context)
{
    return context.scene.meshes.front();
}

std::string hexadecimal(std::uint32_t value)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    do {
        text.insert(text.begin(), digits[value % 16]);
        value /= 16;
    } while (value != 0);
    return "0x" + text;
}

bool isInside(const SubMesh &subMesh, const MeshInfo &info)
{
    const auto fits = [](std::int32_t begin, std::int64_t size, std::uint64_t total) {
        return begin >= 0 && size >= 0
            && static_cast<std::uint64_t>(begin) + static_cast<std::uint64_t>(size) <= total;
    };
    return fits(subMesh.minIndex, subMesh.vertexCount, info.vertices)
        && fits(subMesh.indexStart, std::int64_t{3} * subMesh.faceCount, 3 * info.faces);
}

double boxError(const Bounds &stated, const std::vector<Vec3> &positions)
{
    double error = 0;
    for (const auto axis : {&Vec3::x, &Vec3::y, &Vec3::z}) {
        const auto [low, high] = std::ranges::minmax(positions, {}, axis);
        error = std::max({error, std::abs(double{low.*axis} - double{stated.min.*axis}),
                          std::abs(double{high.*axis} - double{stated.max.*axis})});
    }
    return error;
}

double diagonal(const Bounds &box)
{
    return std::hypot(double{box.max.x} - double{box.min.x}, double{box.max.y} - double{box.min.y},
                      double{box.max.z} - double{box.min.z});
}

} // namespace

void checkHeader(const FileContext &context, Findings &findings)
{
    const FileInfo &info = context.file.info();
    if (info.version < 2000 || info.version > versionWithPoints) {
        findings.push_back(
            aboutFile("msh.version.unknown", Severity::Warning, {std::to_string(info.version)}));
    }
    if (*info.meshType < 0 || *info.meshType > lastMeshType) {
        findings.push_back(
            aboutFile("msh.type.unknown", Severity::Information, {std::to_string(*info.meshType)}));
    }
    if (info.trailing.size() > 0) {
        findings.push_back(
            aboutFile("msh.trailing", Severity::Warning, {std::to_string(info.trailing.size())}));
    }
}

void checkVertexCount(const FileContext &context, Findings &findings)
{
    const std::uint64_t vertices = context.file.info().meshes.front().vertices;
    if (vertices > mostVertices)
        findings.push_back(
            aboutFile("msh.vertices.limit", Severity::Error, {std::to_string(vertices)}));
}

void checkFaces(const FileContext &context, Findings &findings)
{
    if (context.file.info().wideFaces)
        findings.push_back(aboutFile("msh.faces.wide", Severity::Warning));
    const std::uint64_t vertices = context.file.info().meshes.front().vertices;
    const std::vector<std::uint32_t> &indices = meshOf(context).indices;
    Tally outside;
    for (std::size_t corner = 0; corner < indices.size(); ++corner) {
        if (indices[corner] >= vertices)
            outside.add(corner / 3);
    }
    outside.report("msh.faces.range", Severity::Error, findings);
}

void checkSubMeshes(const FileContext &context, Findings &findings)
{
    const MeshInfo &info = context.file.info().meshes.front();
    const std::vector<SubMesh> &subMeshes = meshOf(context).subMeshes;
    std::vector<bool> covered(static_cast<std::size_t>(info.faces));
    for (std::size_t i = 0; i < subMeshes.size(); ++i) {
        const SubMesh &subMesh = subMeshes[i];
        if (!isInside(subMesh, info)) {
            findings.push_back(
                aboutFile("msh.submesh.range", Severity::Error, {std::to_string(i)}));
            continue;
        }
        const auto begin = covered.begin() + subMesh.indexStart / 3;
        std::fill(begin, begin + subMesh.faceCount, true);
    }
    const auto left = std::ranges::count(covered, false);
    if (left > 0) {
        findings.push_back(
            aboutFile("msh.submesh.coverage", Severity::Information, {std::to_string(left)}));
    }
}

void checkBounds(const FileContext &context, Findings &findings)
{
    const Bounds &box = *context.file.info().bounds;
    if (!isFinite(box.min) || !isFinite(box.max)) {
        findings.push_back(aboutFile("msh.bounds.nonfinite", Severity::Error));
        return;
    }
    const std::vector<Vec3> &positions = meshOf(context).positions;
    if (positions.empty()
        || !std::ranges::all_of(positions, [](const Vec3 &p) { return isFinite(p); }))
        return;
    const double error = boxError(box, positions);
    if (error > boundsTolerance * diagonal(box)) {
        findings.push_back(
            aboutFile("msh.bounds.mismatch", Severity::Information, {std::to_string(error)}));
    }
}

void checkMask(const FileContext &context, Findings &findings)
{
    const std::uint32_t mask = *context.file.info().mask;
    std::uint32_t unsupported = mask & unknownBits;
    if ((mask & weightsCompanion) && !(mask & weightsBit))
        unsupported |= weightsCompanion;
    if (unsupported != 0) {
        const bool fatal = *context.file.info().meshType == animated;
        findings.push_back(aboutFile("msh.mask.unsupported",
                                     fatal ? Severity::Error : Severity::Warning,
                                     {hexadecimal(unsupported)}));
    }
    if ((mask & weightsBit) && !(mask & weightsCompanion))
        findings.push_back(aboutFile("msh.mask.weights", Severity::Information));
}

void checkWeights(const FileContext &context, Findings &findings)
{
    const std::vector<VertexSkin> &skin = meshOf(context).skin;
    const std::size_t bones = context.file.bones().size();
    Tally four;
    Tally order;
    Tally bone;
    for (std::size_t vertex = 0; vertex < skin.size(); ++vertex) {
        const auto &[weights, ids] = skin[vertex];
        if (std::ranges::all_of(weights, [](float weight) { return weight != 0; }))
            four.add(vertex);
        double sum = 0;
        for (const float weight : weights)
            sum += double{weight};
        // The comparisons are written so that a NaN fails them.
        const bool descends =
            weights[0] >= weights[1] && weights[1] >= weights[2] && weights[2] >= weights[3];
        if (!descends || !(std::abs(sum - 1) <= sumTolerance))
            order.add(vertex);
        for (std::size_t slot = 0; slot < weights.size() && weights[slot] > 0; ++slot) {
            if (ids[slot] >= bones) {
                bone.add(vertex);
                break;
            }
        }
    }
    four.report("msh.weights.four", Severity::Warning, findings);
    order.report("msh.weights.order", Severity::Warning, findings);
    bone.report("msh.weights.bone", Severity::Error, findings);
}

void checkBoneNames(const FileContext &context, Findings &findings)
{
    const std::vector<Bone> &bones = context.file.bones();
    const auto nameless = std::ranges::find_if(bones, &std::string::empty, &Bone::name);
    if (nameless != bones.end()) {
        findings.push_back(aboutFile("msh.bones.empty-name", Severity::Warning,
                                     {std::to_string(nameless - bones.begin())}));
    }
}

void checkMaterials(const FileContext &context, Findings &findings)
{
    const std::optional<std::size_t> &materials = context.companions.materials;
    const std::uint64_t subMeshes = context.file.info().meshes.front().subMeshes;
    if (materials && *materials != subMeshes) {
        findings.push_back(aboutFile("msh.materials.count", Severity::Warning,
                                     {std::to_string(*materials), std::to_string(subMeshes)}));
    }
}

} // namespace formatlib::msh
