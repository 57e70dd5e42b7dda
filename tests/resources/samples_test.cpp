// SPDX-License-Identifier: MIT
#include <formatlib/modelfile.h>
#include <formatlib/pose.h>
#include <formatlib/text.h>
#include <tests/support/shared.h>

#include <gtest/gtest.h>
#include <resources/samples/generator/samples.h>

#include <algorithm>
#include <cmath>
#include <functional>
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
        const bool flat = scene.axes == formatlib::Axes::PuppetSheet;
        for (const Mesh &mesh : scene.meshes) {
            float volume = 0;
            for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
                const std::uint32_t *corner = &mesh.indices[i];
                const Vec3 &a = mesh.positions.at(corner[0]);
                const Vec3 normal = cross(minus(mesh.positions.at(corner[1]), a),
                                          minus(mesh.positions.at(corner[2]), a));
                if (flat) {
                    ASSERT_GT(normal.z, 0) << "face " << i / 3;
                    continue;
                }
                for (int k = 0; k < 3; ++k)
                    ASSERT_GT(dot(normal, mesh.normals.at(corner[k])), 0) << "face " << i / 3;
                volume += dot(normal, minus(a, mesh.positions[0])) / 6;
            }
            EXPECT_TRUE(flat || volume > 0);
        }
    }
}

TEST(Samples, PuppetHasNamedBonesPointsAndClips)
{
    const ModelFile puppet = opened("puppet.mdl");
    EXPECT_EQ(puppet.info().version, 23);
    EXPECT_TRUE(puppet.info().unread.empty());
    ASSERT_EQ(puppet.bones().size(), 12U);
    std::set<std::string> names;
    for (const formatlib::Bone &bone : puppet.bones())
        names.insert(bone.name);
    EXPECT_EQ(names.size(), 12U);

    ASSERT_EQ(puppet.points().size(), 3U);
    EXPECT_EQ(puppet.points()[0].name, "hair");
    EXPECT_EQ(puppet.points()[1].name, "帽子");
    const formatlib::AttachPoint &lantern = puppet.points()[2];
    EXPECT_EQ(lantern.name, "lantern");
    const formatlib::Matrix4 &hand = *puppet.bones().at(lantern.bone.number).bindWorld;
    EXPECT_NEAR(hand.m[0], 0.8, 1e-5) << "the bone leans";
    const formatlib::Matrix4 world = *puppet.world(lantern);
    EXPECT_NEAR(world.m[0], 1, 1e-5) << "and the point does not";
    EXPECT_NEAR(world.origin().x, 115 + 12 * 0.8, 1e-4);
    EXPECT_NEAR(world.origin().y, -45 - 12 * 0.6, 1e-4);

    ASSERT_EQ(puppet.info().clips.size(), 2U);
    EXPECT_EQ(puppet.info().clips[0].name, "idle");
    EXPECT_EQ(puppet.info().clips[1].name, "wave");
}

TEST(Samples, PuppetHangsOnItsBones)
{
    const formatlib::Scene scene = opened("puppet.mdl").scene();
    EXPECT_EQ(scene.axes, formatlib::Axes::PuppetSheet);
    EXPECT_EQ(scene.meshes.size(), 8U);
    std::set<std::uint32_t> used;
    for (const Mesh &mesh : scene.meshes) {
        ASSERT_EQ(mesh.skin.size(), mesh.positions.size());
        for (const formatlib::VertexSkin &skin : mesh.skin) {
            float sum = 0;
            for (std::size_t i = 0; i < 4; ++i) {
                sum += skin.weights[i];
                EXPECT_LT(skin.bones[i], scene.bones.size());
                if (skin.weights[i] > 0)
                    used.insert(skin.bones[i]);
            }
            EXPECT_EQ(sum, 1);
            EXPECT_TRUE(std::ranges::is_sorted(skin.weights, std::greater()));
        }
    }
    EXPECT_EQ(used.size(), scene.bones.size()) << "every bone moves something";
}

TEST(Samples, PuppetStartsItsClipsNearItsRest)
{
    const formatlib::Scene scene = opened("puppet.mdl").scene();
    for (const formatlib::Clip &clip : scene.clips) {
        SCOPED_TRACE(clip.name);
        const formatlib::BoneWorlds start = formatlib::posedWorlds(scene.bones, clip, 0);
        const formatlib::BoneWorlds middle =
            formatlib::posedWorlds(scene.bones, clip, clip.frames / 3.0);
        bool moved = false;
        for (std::size_t i = 0; i < scene.bones.size(); ++i) {
            for (std::size_t k = 0; k < 16; ++k) {
                EXPECT_NEAR(start[i]->m[k], scene.bones[i].bindWorld->m[k], 0.01) << i << ' ' << k;
                moved = moved || std::abs(middle[i]->m[k] - start[i]->m[k]) > 1;
            }
        }
        EXPECT_TRUE(moved);
    }
}

TEST(Samples, PlainPuppetIsTheSameWithoutPoints)
{
    const ModelFile puppet = opened("puppet.mdl");
    const ModelFile plain = opened("puppet_plain.mdl");
    EXPECT_TRUE(plain.points().empty());
    EXPECT_EQ(plain.serialize(puppet.points()).value(), puppet.bytes());
    EXPECT_EQ(puppet.serialize({}).value(), plain.bytes());
}

} // namespace
