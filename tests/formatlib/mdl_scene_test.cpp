// SPDX-License-Identifier: MIT
#include <formatlib/pose.h>
#include <tests/formatlib/mdlfixture.h>

#include <cmath>
#include <limits>

using namespace formatlib;
using namespace mdltest;
using testsupport::MdlBuilder;

namespace {

TEST(MdlScene, InfoSumsUpTheFile)
{
    MdlBuilder built = MdlBuilder::withEverything();
    built.trailing = {0xCD, 0xCD};
    const ModelFile file = opened(built);
    const FileInfo &info = file.info();
    EXPECT_EQ(file.schema().format, "mdl");
    EXPECT_TRUE(file.schema().bonesByNumber);
    EXPECT_EQ(info.version, 23);
    ASSERT_EQ(info.meshes.size(), 2U);
    EXPECT_EQ(info.meshes[0].vertices, 3U);
    EXPECT_EQ(info.meshes[0].faces, 1U);
    EXPECT_EQ(info.meshes[0].vertexFormat, 0x1800009U);
    EXPECT_EQ(info.meshes[1].vertexFormat, 0xFU);
    ASSERT_TRUE(info.bounds);
    EXPECT_EQ(info.bounds->min, (Vec3{-2, -1, 0}));
    EXPECT_EQ(info.bounds->max, (Vec3{2, 3, 1}));
    EXPECT_TRUE(info.unread.empty()) << info.unread[0].field << info.unread[0].detail;
    EXPECT_FALSE(file.readOnlyReason());
    EXPECT_EQ(info.trailing, (ByteRange{file.bytes().size() - 2, file.bytes().size()}));

    std::vector<std::string> tags;
    for (std::size_t i = 0; i < info.sections.size(); ++i) {
        tags.push_back(info.sections[i].tag);
        if (i > 0) {
            EXPECT_EQ(info.sections[i].range.begin, info.sections[i - 1].range.end);
        }
    }
    EXPECT_EQ(tags,
              (std::vector<std::string>{"XYZ", "MDLS0004", "MDAT0001", "MDLA0006", "MDMP0001",
                                        "MDLE0002"}));
    EXPECT_EQ(info.sections.back().range.end + 1, info.trailing.begin);

    ASSERT_EQ(info.clips.size(), 2U);
    EXPECT_EQ(info.clips[0].name, "idle");
    EXPECT_EQ(info.clips[0].mode, "mirror");
    EXPECT_EQ(info.clips[0].fps, 24);
    EXPECT_EQ(info.clips[0].frames, 1U);
    EXPECT_EQ(info.clips[1].name, "wave");
}

TEST(MdlScene, BoxesThatAreLeftZeroSayNothing)
{
    MdlBuilder built = MdlBuilder::withEverything();
    built.meshes[0].box = {};
    EXPECT_EQ(opened(built).info().bounds->max, (Vec3{2, 3, 1}));
    built.meshes[1].box = {};
    EXPECT_FALSE(opened(built).info().bounds);
}

TEST(MdlScene, DecodesMeshesBonesAndClips)
{
    const MdlBuilder built = MdlBuilder::withEverything();
    const Scene scene = opened(built).scene();
    ASSERT_EQ(scene.meshes.size(), 2U);
    const Mesh &sheet = scene.meshes[0];
    EXPECT_EQ(sheet.positions, (std::vector<Vec3>{{-2, -1, 0}, {2, -1, 0}, {-2, 3, 0}}));
    EXPECT_TRUE(sheet.normals.empty());
    EXPECT_EQ(sheet.indices, (std::vector<std::uint32_t>{0, 1, 2}));
    ASSERT_EQ(sheet.skin.size(), 3U);
    EXPECT_EQ(sheet.skin[2].bones, (std::array<std::uint32_t, 4>{1, 2, 0, 0}));
    EXPECT_EQ(sheet.skin[2].weights, (std::array<float, 4>{0.75F, 0.25F, 0, 0}));
    EXPECT_EQ(sheet.uv0[1].u, 1);
    EXPECT_EQ(sheet.uv0[2].v, 1);
    const Mesh &solid = scene.meshes[1];
    EXPECT_EQ(solid.positions[2], (Vec3{-2, 3, 1}));
    EXPECT_EQ(solid.normals[2], (Vec3{0, 0, 1}));
    EXPECT_EQ(solid.uv0[2].v, 1);
    EXPECT_TRUE(solid.skin.empty());
    EXPECT_EQ(solid.indices, sheet.indices) << "32-bit";

    ASSERT_EQ(scene.bones.size(), 3U);
    EXPECT_EQ(scene.bones[2].name, "hand");
    EXPECT_EQ(scene.bones[2].parent, 1);
    EXPECT_EQ(scene.bones[2].bindLocal.origin(), (Vec3{0, 3, 0}));
    // (0 3 0) doubled and moved: (5 6 0), turned and moved: (4 5 0).
    EXPECT_EQ(scene.bones[2].bindWorld->origin(), (Vec3{4, 5, 0}));

    ASSERT_EQ(scene.clips.size(), 2U);
    const Clip &idle = scene.clips[0];
    EXPECT_EQ(idle.name, "idle");
    EXPECT_EQ(idle.mode, "mirror");
    ASSERT_EQ(idle.tracks.size(), 3U);
    EXPECT_FALSE(idle.tracks[0].disabled);
    EXPECT_TRUE(idle.tracks[2].disabled);
    ASSERT_EQ(idle.tracks[0].samples.size(), 2U);
    EXPECT_EQ(idle.tracks[0].samples[1].rotation.z, 1.5707964F);
    EXPECT_EQ(idle.tracks[1].samples[1].scale, (Vec3{2, 2, 2}));
    EXPECT_TRUE(scene.clips[1].tracks.empty());
}

TEST(MdlScene, PointsLieWhereTheirBonesAre)
{
    const ModelFile file = opened(MdlBuilder::withEverything());
    ASSERT_EQ(file.points().size(), 2U);
    // Reckoned by hand in the pose tests, which have the same bones.
    EXPECT_EQ(file.world(file.points()[0])->origin(), (Vec3{12, 7, 4}));
    AttachPoint nowhere = file.points()[0];
    nowhere.bone.number = 3;
    EXPECT_FALSE(file.world(nowhere));

    const Scene scene = file.scene();
    EXPECT_EQ(pointWorld(file.points()[0], bindWorlds(scene.bones))->origin(), (Vec3{12, 7, 4}));
    const Matrix4 posed =
        *pointWorld(file.points()[0], posedWorlds(scene.bones, scene.clips[0], 1));
    // The root's turn without its move.
    EXPECT_NEAR(posed.origin().x, 2, 1e-5);
    EXPECT_NEAR(posed.origin().y, 7, 1e-5);
    EXPECT_NEAR(posed.origin().z, 4, 1e-5);
}

TEST(MdlScene, EveryVersionReadsAlike)
{
    for (int version = 1; version <= 23; ++version) {
        SCOPED_TRACE(version);
        MdlBuilder built = MdlBuilder::withEverything();
        built.version = version;
        // Old versions have one vertex format for all, no flags, and sections from MDLS on.
        if (version < 15)
            built.meshes.pop_back();
        built.sections = {built.skeleton(), built.attachments(), built.animation()};
        const ModelFile file = opened(built);
        EXPECT_EQ(file.points().size(), 2U);
        EXPECT_EQ(file.bones().size(), 3U);
        EXPECT_TRUE(file.info().unread.empty());
        const Scene scene = file.scene();
        EXPECT_EQ(scene.meshes[0].positions[1], (Vec3{2, -1, 0}));
        EXPECT_EQ(scene.clips.size(), 2U);
    }
}

TEST(MdlScene, EveryVersionOfSkeletonAndClipsIsReadToItsEnd)
{
    for (int skeleton = 1; skeleton <= 4; ++skeleton) {
        for (int clips = 1; clips <= 6; ++clips) {
            for (const bool extras : {true, false}) {
                MdlBuilder built = MdlBuilder::withEverything();
                built.skeletonVersion = skeleton;
                built.clipVersion = clips;
                built.extras = extras;
                built.sections = {built.skeleton(), built.animation()};
                const ModelFile file = opened(built);
                EXPECT_TRUE(file.info().unread.empty()) << skeleton << ' ' << clips;
                EXPECT_EQ(file.scene().clips.size(), 2U) << skeleton << ' ' << clips;
            }
        }
    }
}

TEST(MdlScene, KnowsTheSizeOfEveryVertexComponent)
{
    const std::vector<std::pair<std::uint32_t, std::size_t>> sizes{
        {0x9, 20},       {0xb, 32},       {0xf, 48},       {0x27, 56},     {0x800021, 44},
        {0x1800009, 52}, {0x180000f, 80}, {0x181000e, 84}, {0x1, 12},      {0x10000, 16},
        {0x2000000, 12}, {0x2, 12},       {0x4, 16},       {0x800000, 16}, {0x1000000, 16},
        {0x8, 8},        {0x10, 12},      {0x20, 16},      {0x40, 8},      {0x80, 12},
        {0x100, 16},     {0x200, 8},      {0x400, 12},     {0x800, 16},    {0x1000, 8},
        {0x2000, 12},    {0x4000, 16},    {0x20000, 8},    {0x40000, 12},  {0x80000, 16},
        {0x100000, 8},   {0x200000, 12},  {0x400000, 16},  {0x8000, 16},   {0x3FFFFFF, 332},
    };
    for (const auto &[format, size] : sizes) {
        SCOPED_TRACE(testing::Message() << std::hex << format);
        MdlBuilder built = MdlBuilder::small();
        MdlBuilder::Mesh &mesh = built.meshes[0];
        mesh.format = format;
        const ModelFile file = opened(built);
        EXPECT_EQ(file.info().meshes[0].vertices, 3U);
        const Scene scene = file.scene();
        if (format & (0x1 | 0x10000)) {
            ASSERT_EQ(scene.meshes[0].positions.size(), 3U);
            EXPECT_EQ(scene.meshes[0].positions[2], (Vec3{-2, 3, 0}));
        }
        if (format & (0x8 | 0x10 | 0x20)) {
            EXPECT_EQ(scene.meshes[0].uv0[1].u, 1);
        }
        if (format & (0x40 | 0x80 | 0x100)) {
            EXPECT_EQ(scene.meshes[0].uv1[1].u, 1);
        }
        const bool skinned = (format & 0x1800000) == 0x1800000;
        EXPECT_EQ(scene.meshes[0].skin.size(), skinned ? 3U : 0U);

        // One vertex is exactly so many bytes: the file is as much longer than one without.
        const std::size_t three = built.build().size();
        mesh.vertices.pop_back();
        EXPECT_EQ(three - built.build().size(), size);
    }
}

TEST(MdlScene, AnOddVertexFormatLeavesThatMeshOutAndNothingElse)
{
    MdlBuilder built = MdlBuilder::withEverything();
    Bytes bytes = built.build();
    // Version, default format, materials, meshes, material, flags, box: the first mesh's format.
    const std::size_t formatAt = 9 + 12 + built.meshes[0].materials[0].size() + 1 + 4 + 24;
    ASSERT_EQ(bytes[formatAt], 0x09);
    for (const auto &[at, value] : {std::pair{0, 0x0B}, {3, 0x41}}) {
        Bytes odd = bytes;
        odd[formatAt + static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(value);
        const auto file = ModelFile::open(odd);
        ASSERT_TRUE(file);
        EXPECT_FALSE(file->readOnlyReason());
        EXPECT_EQ(file->info().meshes[0].vertices, 0U);
        ASSERT_EQ(file->info().unread.size(), 1U);
        EXPECT_EQ(file->info().unread[0].field, "mesh 0, vertices");
        const Scene scene = file->scene();
        ASSERT_EQ(scene.meshes.size(), 2U);
        EXPECT_TRUE(scene.meshes[0].indices.empty());
        EXPECT_EQ(scene.meshes[1].positions.size(), 3U);
    }
}

TEST(MdlScene, FlatFilesAreSheetsThatFaceTheViewer)
{
    MdlBuilder built = MdlBuilder::small();
    EXPECT_EQ(opened(built).scene().axes, Axes::PuppetSheet);
    built.meshes[0].vertices[0].position[2] = 0.003F;
    EXPECT_EQ(opened(built).scene().axes, Axes::PuppetSheet) << "a thousandth of its width";
    built.meshes[0].vertices[1].position[2] = std::numeric_limits<float>::quiet_NaN();
    EXPECT_EQ(opened(built).scene().axes, Axes::PuppetSheet) << "what is no place is no depth";
    built.meshes[0].vertices[0].position[2] = 0.1F;
    EXPECT_EQ(opened(built).scene().axes, Axes::RightHandedYUp);

    for (auto &vertex : built.meshes[0].vertices) // a floor
        vertex.position = {vertex.position[0], 0, vertex.position[1]};
    EXPECT_EQ(opened(built).scene().axes, Axes::RightHandedYUp);

    built.meshes.clear();
    EXPECT_EQ(opened(built).scene().axes, Axes::PuppetSheet) << "the bones are flat";
    built.bones[1].matrix[14] = 4;
    built.sections = {built.skeleton()};
    EXPECT_EQ(opened(built).scene().axes, Axes::RightHandedYUp);
    built.sections.clear();
    EXPECT_EQ(opened(built).scene().axes, Axes::RightHandedYUp) << "nothing to tell by";
}

TEST(MdlScene, NotANumberIsKeptAndShown)
{
    MdlBuilder built = MdlBuilder::small();
    built.bones[0].matrix[12] = std::numeric_limits<float>::quiet_NaN();
    built.points[0].matrix[3] = std::numeric_limits<float>::quiet_NaN();
    built.sections = {built.skeleton(), built.attachments()};
    const ModelFile file = opened(built);
    EXPECT_TRUE(std::isnan(file.bones()[0].bindLocal.m[12]));
    EXPECT_TRUE(std::isnan(file.points()[0].matrix.m[3]));
    EXPECT_EQ(*file.serialize(file.points()), file.bytes());
}

} // namespace
