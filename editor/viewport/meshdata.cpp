// SPDX-License-Identifier: MIT
#include <editor/viewport/meshdata.h>

#include <algorithm>
#include <functional>
#include <numeric>

namespace hardpoint {

namespace {

using formatlib::Vec3;

std::vector<Vec3> soundPositions(const formatlib::Mesh &mesh, const ViewAxes &axes)
{
    std::vector<Vec3> positions;
    positions.reserve(mesh.positions.size());
    for (const Vec3 &position : mesh.positions)
        positions.push_back(formatlib::isFinite(position) ? axes.toView(position) : Vec3());
    return positions;
}

std::vector<Vec3> soundNormals(const formatlib::Mesh &mesh, const ViewAxes &axes)
{
    std::vector<Vec3> normals(mesh.positions.size());
    for (std::size_t i = 0; i < std::min(normals.size(), mesh.normals.size()); ++i) {
        const double size = length(widened(mesh.normals[i]));
        if (std::isfinite(size) && size > 1e-6)
            normals[i] = axes.toView(narrowed(widened(mesh.normals[i]) * (1 / size)));
    }
    return normals;
}

std::vector<Rgba> soundColours(const formatlib::Mesh &mesh)
{
    std::vector<Rgba> colours;
    if (mesh.colours.size() != mesh.positions.size()
        || std::ranges::adjacent_find(mesh.colours, std::not_equal_to()) == mesh.colours.end())
        return colours;
    colours.reserve(mesh.colours.size());
    for (const std::uint32_t argb : mesh.colours) {
        colours.push_back({static_cast<std::uint8_t>(argb >> 16U),
                           static_cast<std::uint8_t>(argb >> 8U), static_cast<std::uint8_t>(argb),
                           static_cast<std::uint8_t>(argb >> 24U)});
    }
    return colours;
}

/// For every face the first sub-mesh that claims it, subMeshes.size() where none does. Sub-meshes
/// of a damaged file may overlap as they like: no face is looked at twice.
std::vector<std::size_t> ownersOfFaces(const formatlib::Mesh &mesh)
{
    const std::size_t faces = mesh.indices.size() / 3;
    std::vector<std::size_t> owners(faces, mesh.subMeshes.size());
    std::vector<std::size_t> nextFree(faces + 1);
    std::iota(nextFree.begin(), nextFree.end(), std::size_t{0});
    const auto free = [&nextFree](std::size_t face) {
        while (nextFree[face] != face)
            face = nextFree[face] = nextFree[nextFree[face]];
        return face;
    };
    for (std::size_t part = 0; part < mesh.subMeshes.size(); ++part) {
        const formatlib::SubMesh &subMesh = mesh.subMeshes[part];
        if (subMesh.indexStart < 0 || subMesh.faceCount <= 0)
            continue;
        const std::size_t first = static_cast<std::size_t>(subMesh.indexStart) / 3;
        const std::size_t end =
            std::min(faces, first + static_cast<std::size_t>(subMesh.faceCount));
        for (std::size_t face = free(std::min(first, faces)); face < end; face = free(face)) {
            owners[face] = part;
            nextFree[face] = face + 1;
        }
    }
    return owners;
}

} // namespace

std::size_t tintsOf(const MeshData &mesh)
{
    // The last part is of faces in no sub-mesh, and empty in a sound file that has sub-meshes.
    const bool allOwned = mesh.parts.back().indexCount == 0 && mesh.parts.size() > 1;
    return mesh.parts.size() - (allOwned ? 1 : 0);
}

MeshData makeMeshData(const formatlib::Mesh &mesh, const ViewAxes &axes)
{
    MeshData data{soundPositions(mesh, axes), soundNormals(mesh, axes), soundColours(mesh), {}, {}};
    const auto isSound = [&mesh](std::uint32_t index) {
        return index < mesh.positions.size() && formatlib::isFinite(mesh.positions[index]);
    };
    const std::vector<std::size_t> owners = ownersOfFaces(mesh);
    const auto faceIsSound = [&](std::size_t face) {
        return isSound(mesh.indices[face * 3]) && isSound(mesh.indices[face * 3 + 1])
            && isSound(mesh.indices[face * 3 + 2]);
    };

    data.parts.resize(mesh.subMeshes.size() + 1);
    for (std::size_t face = 0; face < owners.size(); ++face) {
        if (faceIsSound(face))
            data.parts[owners[face]].indexCount += 3;
    }
    std::vector<std::size_t> write(data.parts.size());
    std::size_t total = 0;
    for (std::size_t part = 0; part < data.parts.size(); ++part) {
        data.parts[part].firstIndex = write[part] = total;
        total += data.parts[part].indexCount;
    }
    data.indices.resize(total);
    for (std::size_t face = 0; face < owners.size(); ++face) {
        if (!faceIsSound(face))
            continue;
        std::size_t &to = write[owners[face]];
        const std::uint32_t *corner = &mesh.indices[face * 3];
        data.indices[to] = corner[0];
        data.indices[to + 1] = corner[axes.isMirrored() ? 2 : 1];
        data.indices[to + 2] = corner[axes.isMirrored() ? 1 : 2];
        to += 3;
    }
    return data;
}

} // namespace hardpoint
