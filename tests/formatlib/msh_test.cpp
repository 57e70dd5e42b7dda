// SPDX-License-Identifier: MIT
#include <formatlib/modelfile.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <cmath>
#include <stdexcept>

using namespace formatlib;
using testsupport::MshBuilder;

namespace {

ModelFile opened(const Bytes &bytes)
{
    auto file = ModelFile::open(bytes);
    if (!file)
        throw std::runtime_error(file.error().field + ": " + file.error().detail);
    return *file;
}

Error openError(const Bytes &bytes)
{
    const auto file = ModelFile::open(bytes);
    return file ? Error{} : file.error();
}

void putWord(Bytes &bytes, std::size_t offset, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        bytes[offset + i] = static_cast<std::uint8_t>(value >> (8 * i));
}

// Offsets of fields that stand before anything of variable length.
constexpr std::size_t versionAt = 4;
constexpr std::size_t subMeshCountAt = 44;

TEST(Msh, ReadsPointsAsRawTextAndPosition)
{
    const ModelFile file = opened(MshBuilder::withEverything().build());
    ASSERT_EQ(file.points().size(), 3U);
    EXPECT_EQ(file.points()[1].name, "trailend_1");
    EXPECT_EQ(file.points()[1].bone.name, "Bip01 R Hand");
    EXPECT_EQ(file.points()[1].matrix.origin(), (Vec3{62.75F, 118.125F, -4.5F}));
    EXPECT_EQ(file.points()[2].extra, "\xBC\xD5\xC0\xE2\xC0\xCC");
    EXPECT_TRUE(std::signbit(file.points()[2].matrix.origin().y));
    EXPECT_EQ(file.schema().format, "msh");
    EXPECT_EQ(file.info().version, 2002);
    EXPECT_FALSE(file.readOnlyReason());
}

TEST(Msh, ReadsEveryBlockIntoTheScene)
{
    const MshBuilder built = MshBuilder::withEverything();
    const Scene scene = opened(built.build()).scene();
    ASSERT_EQ(scene.meshes.size(), 1U);
    const Mesh &mesh = scene.meshes[0];
    ASSERT_EQ(mesh.positions.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i) {
        const auto &vertex = built.vertices[i];
        EXPECT_EQ(mesh.positions[i],
                  (Vec3{vertex.position[0], vertex.position[1], vertex.position[2]}));
        EXPECT_EQ(mesh.normals[i], (Vec3{0, 0, -1}));
        EXPECT_EQ(mesh.colours[i], vertex.colour);
        EXPECT_EQ(mesh.uv0[i].v, vertex.uv0[1]);
        EXPECT_EQ(mesh.uv1[i].u, vertex.uv1[0]);
        EXPECT_EQ(mesh.skin[i].weights, (std::array<float, 4>{0.75F, 0.25F, 0, 0}));
        EXPECT_EQ(mesh.skin[i].bones, (std::array<std::uint32_t, 4>{0, 1, 0, 0}));
    }
    EXPECT_EQ(mesh.indices, (std::vector<std::uint32_t>{0, 1, 2, 1, 3, 2, 0, 2, 3}));
    ASSERT_EQ(mesh.subMeshes.size(), 2U);
    EXPECT_EQ(mesh.subMeshes[1].indexStart, 6);
    ASSERT_EQ(scene.bones.size(), 2U);
    EXPECT_EQ(scene.bones[1].name, "Bip01 Prop1");
    EXPECT_EQ(scene.axes, Axes::LeftHandedYUp);
}

TEST(Msh, KeepsWeightsAsTheyAreAndMarksBoneIdsThatAreNoNumbers)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.vertices[0].weights = {0.5F, 0, 0.5F, 0.1F};
    mesh.vertices[0].boneIds = {-1, 0.5F, 1e30F, 1};
    const VertexSkin skin = opened(mesh.build()).scene().meshes[0].skin[0];
    EXPECT_EQ(skin.weights, (std::array<float, 4>{0.5F, 0, 0.5F, 0.1F}));
    const std::uint32_t none = 0xFFFFFFFF;
    EXPECT_EQ(skin.bones, (std::array<std::uint32_t, 4>{none, none, none, 1}));
}

TEST(Msh, SavingPointsChangesTheVersionAndTheListOnly)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.trailing = {9, 8, 7};
    mesh.version = 2000;
    const Bytes before = mesh.build();
    const ModelFile file = opened(before);
    EXPECT_TRUE(file.points().empty());

    AttachPoint point;
    point.name = "fx_1";
    point.matrix.setOrigin({1, 2, 3});
    const auto after = file.serialize(std::vector{point});
    ASSERT_TRUE(after);
    mesh.version = 2002;
    mesh.points = {{"fx_1", "", "", {1, 2, 3}}};
    EXPECT_EQ(*after, mesh.build());
}

TEST(Msh, UpgradeAddsAnEmptyListOnce)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points.clear();
    mesh.version = 2001;
    mesh.trailing = {1};
    const auto upgraded = opened(mesh.build()).upgrade();
    mesh.version = 2002;
    EXPECT_EQ(*upgraded, mesh.build());
    EXPECT_EQ(*opened(*upgraded).upgrade(), *upgraded);
}

TEST(Msh, UnknownVersionsReadLike2000)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.version = 2007;
    mesh.trailing = {1, 2};
    const ModelFile file = opened(mesh.build());
    EXPECT_TRUE(file.points().empty());
    EXPECT_EQ(file.info().trailing.size(), 2U);
    EXPECT_EQ(*file.serialize({}), file.bytes());
}

TEST(Msh, WideFacesAreReadAndKept)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.wideFaces = true;
    const ModelFile file = opened(mesh.build());
    EXPECT_TRUE(file.info().wideFaces);
    EXPECT_EQ(file.points().size(), 3U);
    EXPECT_EQ(file.scene().meshes[0].indices,
              (std::vector<std::uint32_t>{0, 1, 2, 1, 3, 2, 0, 2, 3}));
    mesh.points.pop_back();
    EXPECT_EQ(*file.serialize(std::span(file.points()).first(2)), mesh.build());
}

TEST(Msh, WideReadingNeedsEveryIndexToFit)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.version = 2000;
    mesh.wideFaces = true;
    mesh.faces = {{0, 1, 2}, {1, 3, 4}}; // there is no vertex 4
    const ModelFile file = opened(mesh.build());
    EXPECT_FALSE(file.info().wideFaces);
    EXPECT_EQ(file.info().trailing.size(), 12U);
}

TEST(Msh, ErrorsNameFieldAndOffset)
{
    const Bytes good = MshBuilder::withEverything().build();
    Bytes bytes = good;
    putWord(bytes, subMeshCountAt, 0xFFFFFFFF);
    EXPECT_EQ(openError(bytes),
              (Error{ErrorCode::BadCount, subMeshCountAt, "sub-mesh count", "-1"}));

    bytes = good;
    bytes.resize(bytes.size() - 1);
    EXPECT_EQ(openError(bytes).field, "control point 2, position");
    EXPECT_EQ(openError(bytes).code, ErrorCode::Truncated);

    const Bytes stub{'M', 'S', 'H', 0, 1};
    EXPECT_EQ(openError(stub).field, "version");
    EXPECT_EQ(openError(stub).offset, versionAt);
    EXPECT_EQ(openError({'M', 'S', 'H'}).code, ErrorCode::NotRecognized);
    EXPECT_EQ(openError({}).code, ErrorCode::NotRecognized);
}

TEST(Msh, CountsThatTheFileCannotHoldAreRefusedBeforeMemoryIsReserved)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points.clear();
    Bytes bytes = mesh.build();
    putWord(bytes, bytes.size() - 4, 0x7FFFFFFF);
    EXPECT_EQ(openError(bytes).field, "control point count");

    mesh.mask = 0; // no blocks: any number of vertices needs no bytes
    mesh.vertices.resize(1);
    mesh.subMeshes.clear();
    bytes = mesh.build();
    putWord(bytes, subMeshCountAt + 4, 0x7FFFFFFF);
    EXPECT_TRUE(opened(bytes).scene().meshes[0].positions.empty());
}

TEST(Msh, BitsOfOddFloatsSurvive)
{
    MshBuilder mesh = MshBuilder::withEverything();
    Bytes bytes = mesh.build();
    const std::size_t lastFloat = bytes.size() - 4;
    putWord(bytes, lastFloat, 0x7F800001); // a signalling NaN
    putWord(bytes, lastFloat - 4, 0x80000000);
    const ModelFile file = opened(bytes);
    std::vector<AttachPoint> points = file.points();
    points[0].name = "trailstart_2";
    const Bytes saved = *file.serialize(points);
    EXPECT_TRUE(std::equal(saved.end() - 8, saved.end(), bytes.end() - 8));
}

} // namespace
