// SPDX-License-Identifier: MIT
#include <formatlib/modelfile.h>
#include <formatlib/text.h>
#include <tests/support/shared.h>

#include <gtest/gtest.h>
#include <resources/samples/generator/samples.h>

#include <algorithm>
#include <set>

namespace {

using formatlib::Mesh;
using formatlib::ModelFile;
using formatlib::Vec3;

const std::filesystem::path folder = HARDPOINT_SAMPLES;

ModelFile opened(const std::string &name)
{
    return ModelFile::open(testsupport::readBytes(folder / name)).value();
}

Vec3 minus(const Vec3 &a, const Vec3 &b)
{
    return {a.x - b.x, a.y - b.y, a.z - b.z};
}

Vec3 cross(const Vec3 &a, const Vec3 &b)
{
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

float dot(const Vec3 &a, const Vec3 &b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

TEST(Samples, AreWhatTheGeneratorMakes)
{
    for (const samples::Sample &sample : samples::all()) {
        EXPECT_TRUE(testsupport::readBytes(folder / sample.name) == sample.bytes)
            << sample.name << ": run make_samples on " << folder;
    }
}

TEST(Samples, AreAllMadeByTheGenerator)
{
    std::set<std::string> made;
    for (const samples::Sample &sample : samples::all())
        made.insert(sample.name);
    std::set<std::string> there;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.is_regular_file())
            there.insert(entry.path().filename().string());
    }
    EXPECT_EQ(there, made);
}

TEST(Samples, SwordIsSkinnedAndHasATrailAndAGrip)
{
    const ModelFile sword = opened("sword.msh");
    EXPECT_EQ(sword.info().version, 2002);
    EXPECT_EQ(sword.info().meshType, 1);
    EXPECT_EQ(sword.info().meshes.at(0).subMeshes, 2U);
    EXPECT_NEAR(static_cast<double>(sword.info().meshes.at(0).faces), 2000, 100);

    ASSERT_EQ(sword.bones().size(), 2U);
    EXPECT_EQ(sword.bones()[0].name, "Bip01 R Hand");
    EXPECT_EQ(sword.bones()[1].name, "Bip01 Prop1");

    ASSERT_EQ(sword.points().size(), 3U);
    EXPECT_EQ(sword.points()[0].name, "grip_1");
    EXPECT_EQ(formatlib::decodeText(sword.points()[0].extra, formatlib::TextEncoding::Cp949),
              "손잡이");
    EXPECT_EQ(sword.points()[1].name, "trailstart_1");
    EXPECT_EQ(sword.points()[2].name, "trailend_1");
}

TEST(Samples, OldSwordIsTheSameWithoutPoints)
{
    const ModelFile sword = opened("sword.msh");
    const ModelFile old = opened("sword_2000.msh");
    EXPECT_EQ(old.info().version, 2000);
    EXPECT_TRUE(old.points().empty());
    EXPECT_EQ(old.serialize(sword.points()).value(), sword.bytes());
}

TEST(Samples, StageHasEveryVertexBlock)
{
    const ModelFile stage = opened("stage.msh");
    EXPECT_EQ(stage.info().version, 2001);
    EXPECT_EQ(stage.info().meshType, 2);
    EXPECT_EQ(stage.info().mask, 0x336BU | 0x10U);
    EXPECT_EQ(stage.info().meshes.at(0).subMeshes, 3U);
}

TEST(Samples, BoxesAreThoseOfTheVertices)
{
    for (const samples::Sample &sample : samples::all()) {
        SCOPED_TRACE(sample.name);
        const ModelFile file = opened(sample.name);
        Vec3 low = file.scene().meshes.at(0).positions.at(0);
        Vec3 high = low;
        for (const Mesh &mesh : file.scene().meshes) {
            for (const Vec3 &at : mesh.positions) {
                low = {std::min(low.x, at.x), std::min(low.y, at.y), std::min(low.z, at.z)};
                high = {std::max(high.x, at.x), std::max(high.y, at.y), std::max(high.z, at.z)};
            }
        }
        ASSERT_TRUE(file.info().bounds.has_value());
        EXPECT_EQ(file.info().bounds->min, low);
        EXPECT_EQ(file.info().bounds->max, high);
    }
}

TEST(Samples, FacesLookOutward)
{
    for (const samples::Sample &sample : samples::all()) {
        SCOPED_TRACE(sample.name);
        const formatlib::Scene scene = opened(sample.name).scene();
        for (const Mesh &mesh : scene.meshes) {
            float volume = 0;
            for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
                const std::uint32_t *corner = &mesh.indices[i];
                const Vec3 &a = mesh.positions.at(corner[0]);
                const Vec3 normal = cross(minus(mesh.positions.at(corner[1]), a),
                                          minus(mesh.positions.at(corner[2]), a));
                for (int k = 0; k < 3; ++k)
                    ASSERT_GT(dot(normal, mesh.normals.at(corner[k])), 0) << "face " << i / 3;
                volume += dot(normal, minus(a, mesh.positions[0])) / 6;
            }
            EXPECT_GT(volume, 0);
        }
    }
}

} // namespace
