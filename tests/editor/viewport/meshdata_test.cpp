// SPDX-License-Identifier: MIT
#include <editor/viewport/meshdata.h>

#include <gtest/gtest.h>

#include <chrono>
#include <limits>

using formatlib::Axes;
using formatlib::Mesh;
using formatlib::Vec3;
using hardpoint::makeMeshData;
using hardpoint::MeshData;
using hardpoint::ViewAxes;

namespace {

constexpr float nan = std::numeric_limits<float>::quiet_NaN();
const ViewAxes same(Axes::RightHandedYUp);
const ViewAxes mirrored(Axes::LeftHandedYUp);

Mesh square()
{
    Mesh mesh;
    mesh.positions = {{0, 0, 1}, {1, 0, 2}, {1, 1, 3}, {0, 1, 4}};
    mesh.normals = {{0, 0, 1}, {0, 0, 2}, {0, 0, 0}, {nan, 0, 1}};
    mesh.indices = {0, 1, 2, 0, 2, 3};
    return mesh;
}

using Indices = std::vector<std::uint32_t>;

TEST(MeshData, TakesASoundMeshAsItIs)
{
    const MeshData data = makeMeshData(square(), same);
    EXPECT_EQ(data.positions, square().positions);
    EXPECT_EQ(data.indices, square().indices);
    ASSERT_EQ(data.parts.size(), 1);
    EXPECT_EQ(data.parts[0].indexCount, 6);
    EXPECT_TRUE(data.colours.empty());
}

TEST(MeshData, MirrorsPlacesNormalsAndTheOrderOfCorners)
{
    const MeshData data = makeMeshData(square(), mirrored);
    EXPECT_EQ(data.positions[1], (Vec3{1, 0, -2}));
    EXPECT_EQ(data.normals[0], (Vec3{0, 0, -1}));
    EXPECT_EQ(data.indices, (Indices{0, 2, 1, 0, 3, 2}));
}

TEST(MeshData, NormalsAreOfLengthOneOrNone)
{
    const MeshData data = makeMeshData(square(), same);
    EXPECT_EQ(data.normals[1], (Vec3{0, 0, 1}));
    EXPECT_EQ(data.normals[2], Vec3());
    EXPECT_EQ(data.normals[3], Vec3());
    Mesh bare = square();
    bare.normals.clear();
    EXPECT_EQ(makeMeshData(bare, same).normals, std::vector<Vec3>(4));
}

TEST(MeshData, LeavesOutFacesThatPointNowhere)
{
    Mesh mesh = square();
    mesh.indices = {0, 1, 4, 0, 1, 2, 0xFFFFFFFF, 0, 1, 2, 3};
    EXPECT_EQ(makeMeshData(mesh, same).indices, (Indices{0, 1, 2}));
    mesh.positions[2].y = std::numeric_limits<float>::infinity();
    const MeshData data = makeMeshData(mesh, same);
    EXPECT_TRUE(data.indices.empty());
    EXPECT_EQ(data.positions[2], Vec3());
}

TEST(MeshData, NoVerticesAreNoFaces)
{
    Mesh mesh;
    mesh.indices = {0, 0, 0};
    const MeshData data = makeMeshData(mesh, same);
    EXPECT_TRUE(data.positions.empty());
    EXPECT_TRUE(data.indices.empty());
}

TEST(MeshData, GroupsFacesBySubMesh)
{
    Mesh mesh = square();
    mesh.indices = {0, 1, 2, 1, 2, 3, 2, 3, 0, 3, 0, 1};
    // The second covers the first face, the first one the two after it; the last face is nobody's.
    mesh.subMeshes = {{0, 4, 3, 2}, {0, 4, 0, 2}};
    const MeshData data = makeMeshData(mesh, same);
    EXPECT_EQ(data.indices, (Indices{1, 2, 3, 2, 3, 0, 0, 1, 2, 3, 0, 1}));
    ASSERT_EQ(data.parts.size(), 3);
    EXPECT_EQ(data.parts[0].indexCount, 6);
    EXPECT_EQ(data.parts[1].firstIndex, 6);
    EXPECT_EQ(data.parts[1].indexCount, 3);
    EXPECT_EQ(data.parts[2].firstIndex, 9);
    EXPECT_EQ(data.parts[2].indexCount, 3);
}

TEST(MeshData, SubMeshesMayClaimAnything)
{
    Mesh mesh = square();
    constexpr auto most = std::numeric_limits<std::int32_t>::max();
    constexpr auto least = std::numeric_limits<std::int32_t>::min();
    mesh.subMeshes = {{0, 0, least, most}, {0, 0, 3, least}, {0, 0, most, most}, {0, 0, 3, most}};
    const MeshData data = makeMeshData(mesh, same);
    EXPECT_EQ(data.indices.size(), 6);
    EXPECT_EQ(data.parts[3].indexCount, 3);
    EXPECT_EQ(data.parts[4].indexCount, 3);
}

TEST(MeshData, ManySubMeshesOverTheSameFacesTakeNoTime)
{
    Mesh mesh = square();
    for (int i = 0; i < 30000; ++i)
        mesh.indices.insert(mesh.indices.end(), {0, 1, 2});
    mesh.subMeshes.assign(100000, {0, 4, 0, 30000});
    const auto start = std::chrono::steady_clock::now();
    EXPECT_EQ(makeMeshData(mesh, same).parts[0].indexCount, 90000);
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
}

TEST(MeshData, ColoursAreBytesOfRedGreenBlueAlpha)
{
    Mesh mesh = square();
    mesh.colours = {0x80112233, 0xFFFFFFFF, 0, 0xFF00FF00};
    const MeshData data = makeMeshData(mesh, same);
    EXPECT_EQ(data.colours[0], (hardpoint::Rgba{0x11, 0x22, 0x33, 0x80}));
    EXPECT_EQ(data.colours[3], (hardpoint::Rgba{0, 0xFF, 0, 0xFF}));
}

TEST(MeshData, ColoursThatTellNothingAreNone)
{
    Mesh mesh = square();
    mesh.colours.assign(4, 0xFFFFFFFF);
    EXPECT_TRUE(makeMeshData(mesh, same).colours.empty());
    mesh.colours = {1, 2};
    EXPECT_TRUE(makeMeshData(mesh, same).colours.empty());
}

} // namespace
