// SPDX-License-Identifier: MIT
// For each rule about MDL files: the smallest change that breaks it, one that just does not, and
// its fix.
#include <tests/formatlib/rules/ruletesting.h>
#include <tests/support/mdlbuilder.h>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

using namespace formatlib;
using namespace ruletesting;
using testsupport::MdlBuilder;

namespace {

using Names = std::vector<std::string>;
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

template <typename Change> Bytes changed(Change change)
{
    MdlBuilder model = MdlBuilder::withEverything();
    for (MdlBuilder::Clip &clip : model.clips)
        clip.tracks.resize(model.bones.size(),
                           {0, std::vector<MdlBuilder::Sample>(clip.frames + 1)});
    change(model);
    model.sections = {model.skeleton(), model.attachments(), model.animation()};
    return model.build();
}

Bytes sound()
{
    return changed([](MdlBuilder &) { });
}

Bytes named(const Names &names)
{
    return changed([&](MdlBuilder &model) {
        model.points.clear();
        for (const std::string &name : names)
            model.points.push_back({0, name, MdlBuilder::identity});
    });
}

Bytes withMatrix(const MdlBuilder::Matrix &matrix)
{
    return changed([&](MdlBuilder &model) { model.points = {{1, "a", matrix}}; });
}

Names namesAfterFix(std::string_view rule, const Bytes &bytes, const Companions &companions = {})
{
    Names names;
    for (const AttachPoint &point : fixed(rule, bytes, 0, companions))
        names.push_back(point.name);
    return names;
}

TEST(MdlRules, ASoundFileGivesNoFinding)
{
    const ModelFile file = opened(named({"hair", "hand"}));
    for (const Finding &finding : validate(file, file.points()))
        ADD_FAILURE() << finding.rule;
}

TEST(MdlRules, Names)
{
    EXPECT_EQ(count("mdl.name.duplicate", named({"a", "A", "a "})), 0U);
    const auto found = findings("mdl.name.duplicate", named({"a", "b", "a", "a"}));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].point, 2U);
    EXPECT_EQ(found[0].severity, Severity::Error);
    EXPECT_EQ(found[1].fixes[0].text, "a_3") << "each gets a name of its own";
    EXPECT_EQ(namesAfterFix("mdl.name.duplicate", named({"orb 1", "orb 1"})),
              (Names{"orb 1", "orb 2"}));

    EXPECT_EQ(count("mdl.name.empty", named({" "})), 0U);
    EXPECT_EQ(namesAfterFix("mdl.name.empty", named({"point 1", ""})),
              (Names{"point 1", "point 2"}));

    EXPECT_EQ(count("mdl.name.length", named({std::string(128, 'x')})), 0U);
    EXPECT_EQ(count("mdl.name.length", named({std::string(129, 'x')})), 1U);

    EXPECT_EQ(count("mdl.name.tag", named({"mdat", "MDA", "MD LS"})), 0U);
    EXPECT_EQ(findings("mdl.name.tag", named({"my MDAT0001"}))[0].arguments, Names{"MDAT"});

    EXPECT_EQ(count("mdl.name.text", named({"点", "a b"})), 0U);
    for (const char *name : {" a", "a ", "a\tb", "\xFF", "a\x7F"})
        EXPECT_EQ(count("mdl.name.text", named({name})), 1U) << name;
    EXPECT_EQ(namesAfterFix("mdl.name.text", named({" a b\n"})), Names{"a b"});
    EXPECT_TRUE(findings("mdl.name.text", named({"a\tb"}))[0].fixes.empty());
    EXPECT_FALSE(findings("mdl.name.text", named({"a "}))[0].fixes[0].safe)
        << "names are referred to";
}

TEST(MdlRules, BoneNumber)
{
    const auto bound = [](std::uint16_t bone) {
        return changed([&](MdlBuilder &model) { model.points[0].bone = bone; });
    };
    EXPECT_EQ(count("mdl.bone.range", bound(2)), 0U);
    EXPECT_EQ(findings("mdl.bone.range", bound(3))[0].arguments, (Names{"3", "3"}));
}

TEST(MdlRules, MatrixMustBeFiniteAndAffine)
{
    MdlBuilder::Matrix matrix = MdlBuilder::identity;
    matrix[13] = nan;
    EXPECT_EQ(count("mdl.matrix.nonfinite", withMatrix(matrix)), 1U);
    EXPECT_EQ(count("mdl.matrix.singular", withMatrix(matrix)), 0U);
    EXPECT_EQ(count("mdl.matrix.nonfinite", sound()), 0U);

    matrix = MdlBuilder::identity;
    matrix[3] = -0.0F;
    EXPECT_EQ(count("mdl.matrix.affine", withMatrix(matrix)), 0U);
    matrix[7] = 1e-6F;
    matrix[15] = 0.5F;
    const auto mended = fixed("mdl.matrix.affine", withMatrix(matrix))[0].matrix;
    EXPECT_TRUE(sameBits(mended, Matrix4()));
}

TEST(MdlRules, MatrixWithoutVolume)
{
    MdlBuilder::Matrix matrix = MdlBuilder::identity;
    matrix[10] = 1e-20F; // thin, but a direction of its own
    EXPECT_EQ(count("mdl.matrix.singular", withMatrix(matrix)), 0U);
    matrix[10] = 0;
    EXPECT_EQ(count("mdl.matrix.singular", withMatrix(matrix)), 1U);
    matrix = MdlBuilder::identity;
    matrix[4] = 1;
    matrix[5] = 0; // two rows alike
    EXPECT_EQ(count("mdl.matrix.singular", withMatrix(matrix)), 1U);
}

TEST(MdlRules, MatrixThatDistorts)
{
    MdlBuilder::Matrix even{2, 0, 0, 0, 0, 2.0001F, 0, 0, 0, 0, 2, 0, 1, 2, 3, 1};
    EXPECT_EQ(count("mdl.matrix.skew", withMatrix(even)), 0U);
    MdlBuilder::Matrix uneven = even;
    uneven[5] = 2.001F;
    MdlBuilder::Matrix mirrored = even;
    mirrored[0] = -2;
    MdlBuilder::Matrix sheared = even;
    sheared[1] = 0.01F;
    for (const auto &matrix : {uneven, mirrored, sheared}) {
        const auto mended = fixed("mdl.matrix.skew", withMatrix(matrix))[0].matrix;
        EXPECT_EQ(mended.origin(), (Vec3{1, 2, 3}));
        EXPECT_NEAR(mended.m[10], 2, 0.01);
    }
    EXPECT_EQ(findings("mdl.matrix.skew", withMatrix(uneven))[0].severity, Severity::Information);
}

TEST(MdlRules, ManyPoints)
{
    const auto sized = [](std::size_t size) {
        Names names;
        for (std::size_t i = 0; i < size; ++i)
            names.push_back("p" + std::to_string(i));
        return named(names);
    };
    EXPECT_EQ(count("mdl.points.many", sized(64)), 0U);
    EXPECT_EQ(count("mdl.points.many", sized(65)), 1U);
}

class MdlSceneRules : public testing::Test {
protected:
    MdlSceneRules()
    {
        m_companions.scene = std::vector<SceneReference>{{"Orb", "hand"}, {"Glow", "hand"}};
    }

    std::vector<Finding> findings(std::string_view rule, const std::vector<AttachPoint> &points)
    {
        return of(rule, validate(m_file, points, m_companions));
    }

    ModelFile m_file = opened(named({"hair", "hand", "foot"}));
    std::vector<AttachPoint> m_points = m_file.points();
    Companions m_companions;
};

TEST_F(MdlSceneRules, ARenameOfWhatTheSceneUsesListsTheObjectsAndCanBeTakenBack)
{
    EXPECT_TRUE(findings("mdl.scene.broken", m_points).empty());
    m_points[0].name = "locks"; // nobody refers to it
    EXPECT_TRUE(findings("mdl.scene.broken", m_points).empty());
    m_points[1].name = "palm";
    const auto found = findings("mdl.scene.broken", m_points);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].point, 1U);
    EXPECT_EQ(found[0].arguments, (Names{"hand", "Orb", "Glow"}));
    const std::vector<ChosenFix> chosen{{&found[0], 0}};
    EXPECT_EQ(listAfter(editFor(m_file, m_points, chosen), m_points)[1].name, "hand");
}

TEST_F(MdlSceneRules, TheRenamedPointIsFoundInAnotherRowToo)
{
    m_file = opened(changed([](MdlBuilder &model) {
        model.points = {{0, "hair", MdlBuilder::identity},
                        {1, "hand", MdlBuilder::moved(MdlBuilder::identity, 1, 2, 3)}};
    }));
    m_points = m_file.points();
    m_points[1].name = "palm";
    m_points.erase(m_points.begin());
    const auto found = findings("mdl.scene.broken", m_points);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].point, 0U);
    m_points.clear();
    const auto gone = findings("mdl.scene.broken", m_points);
    ASSERT_EQ(gone.size(), 1U);
    EXPECT_EQ(gone[0].point, std::nullopt);
    EXPECT_TRUE(gone[0].fixes.empty());
}

TEST_F(MdlSceneRules, OrderMattersWhereASceneIsKnown)
{
    std::swap(m_points[0], m_points[2]);
    const auto found = findings("mdl.scene.order", m_points);
    ASSERT_EQ(found.size(), 1U);
    const std::vector<ChosenFix> chosen{{&found[0], 0}};
    EXPECT_EQ(listAfter(editFor(m_file, m_points, chosen), m_points), m_file.points());
    m_companions.scene.reset();
    EXPECT_TRUE(findings("mdl.scene.order", m_points).empty());
}

TEST_F(MdlSceneRules, RemovalKeepsTheOrder)
{
    m_points.erase(m_points.begin());
    EXPECT_TRUE(findings("mdl.scene.order", m_points).empty());
}

TEST(MdlRules, EditorSource)
{
    Companions companions;
    EXPECT_EQ(count("mdl.source.near", sound(), companions), 0U);
    companions.editorSource = true;
    EXPECT_EQ(count("mdl.source.near", sound(), companions), 1U);
}

TEST(MdlRules, Sections)
{
    const auto ordered = [](auto pick) {
        MdlBuilder model = MdlBuilder::withEverything();
        model.sections = pick(model);
        return model.build();
    };
    using Sections = std::vector<MdlBuilder::Section>;
    EXPECT_EQ(count("mdl.section.order", ordered([](const MdlBuilder &model) {
                        return Sections{model.skeleton(), MdlBuilder::opaque("MDXX0001"),
                                        model.animation()};
                    })),
              0U);
    EXPECT_EQ(findings("mdl.section.order", ordered([](const MdlBuilder &model) {
                           return Sections{model.skeleton(), model.animation(),
                                           model.attachments()};
                       }))[0]
                  .arguments,
              Names{"MDAT0001"});

    EXPECT_EQ(count("mdl.section.end", sound()), 0U);
    const auto bodyLeft = [](MdlBuilder::Section section) {
        section.body.push_back(0);
        return section;
    };
    EXPECT_EQ(count("mdl.section.end", ordered([&](const MdlBuilder &model) {
                        return Sections{bodyLeft(model.skeleton())};
                    })),
              1U);
    EXPECT_EQ(count("mdl.section.end", ordered([&](const MdlBuilder &model) {
                        return Sections{model.skeleton(), bodyLeft(model.attachments())};
                    })),
              1U);
}

TEST(MdlRules, Version)
{
    const auto versioned = [](int version) {
        MdlBuilder model = MdlBuilder::small();
        model.version = version;
        return model.build();
    };
    EXPECT_EQ(count("mdl.version.old", versioned(12)), 1U);
    EXPECT_EQ(count("mdl.version.old", versioned(13)), 0U);
    EXPECT_EQ(count("mdl.version.new", versioned(23)), 0U);
    EXPECT_EQ(count("mdl.version.new", versioned(24)), 1U);
}

TEST(MdlRules, Skeleton)
{
    MdlBuilder model = MdlBuilder::small();
    model.sections.clear();
    EXPECT_EQ(count("mdl.skeleton.missing", model.build()), 1U);
    EXPECT_EQ(count("mdl.skeleton.missing", sound()), 0U);

    const auto bones = [](std::size_t size) {
        return changed([&](MdlBuilder &each) {
            each.bones.resize(size);
            each.clips.clear();
        });
    };
    EXPECT_EQ(count("mdl.bones.many", bones(128)), 0U);
    EXPECT_EQ(count("mdl.bones.many", bones(129)), 1U);

    const auto parented = [](std::array<std::int32_t, 3> parents) {
        return changed([&](MdlBuilder &each) {
            for (std::size_t i = 0; i < 3; ++i)
                each.bones[i].parent = parents[i];
        });
    };
    constexpr auto rule = "mdl.bone.parent";
    EXPECT_EQ(count(rule, parented({-1, 0, 1})), 0U);
    EXPECT_EQ(count(rule, parented({-1, -1, -1})), 0U);
    const auto later = findings(rule, parented({2, -1, -1}));
    ASSERT_EQ(later.size(), 1U);
    EXPECT_EQ(later[0].severity, Severity::Warning);
    for (const auto &parents :
         {std::array<std::int32_t, 3>{1, 0, -1}, {0, -1, -1}, {-1, 3, -1}, {-1, -2, -1}}) {
        const auto broken = findings(rule, parented(parents));
        ASSERT_EQ(broken.size(), 1U) << parents[0] << parents[1] << parents[2];
        EXPECT_EQ(broken[0].severity, Severity::Error);
    }
}

TEST(MdlRules, Meshes)
{
    EXPECT_EQ(count("mdl.indices.range", sound()), 0U);
    EXPECT_EQ(count("mdl.indices.range", changed([](MdlBuilder &model) {
                        model.meshes[0].indices[1] =
                            static_cast<std::uint32_t>(model.meshes[0].vertices.size());
                    })),
              1U);
    EXPECT_EQ(count("mdl.vertices.stride", sound()), 0U);

    const auto weighted = [](std::array<float, 4> weights, std::array<std::uint32_t, 4> bones) {
        return changed([&](MdlBuilder &model) {
            model.meshes[0].format = 0x1800009;
            model.meshes[0].vertices[1].weights = weights;
            model.meshes[0].vertices[1].bones = bones;
        });
    };
    EXPECT_EQ(count("mdl.weights.bone", weighted({1, 0, 0, 0}, {2, 9, 9, 9})), 0U);
    EXPECT_EQ(findings("mdl.weights.bone", weighted({0.5F, 0.5F, 0, 0}, {2, 3, 0, 0}))[0].arguments,
              (Names{"0", "1", "1"}));
    EXPECT_EQ(count("mdl.weights.sum", weighted({0.5F, 0.4995F, 0, 0}, {})), 0U);
    EXPECT_EQ(count("mdl.weights.sum", weighted({0.5F, 0.49F, 0, 0}, {})), 1U);
    EXPECT_EQ(count("mdl.weights.sum", weighted({nan, 0, 0, 0}, {})), 1U);
}

TEST(MdlRules, VerticesThatAreNoWholeNumber)
{
    // Another format than the vertices were written with: 52 bytes each are no multiple of 20.
    MdlBuilder model = MdlBuilder::small();
    Bytes bytes = model.build();
    const std::string tag = "MDLV0023";
    const auto find = [&](std::uint32_t word) {
        const std::array<std::uint8_t, 4> raw{
            static_cast<std::uint8_t>(word), static_cast<std::uint8_t>(word >> 8),
            static_cast<std::uint8_t>(word >> 16), static_cast<std::uint8_t>(word >> 24)};
        return std::find_end(bytes.begin(), bytes.end(), raw.begin(), raw.end());
    };
    const auto format = find(model.meshes[0].format);
    ASSERT_NE(format, bytes.end());
    *format = 0xB; // 32 + 32 bytes: position, normal, skin and texture coordinates
    EXPECT_EQ(count("mdl.vertices.stride", bytes), model.meshes[0].vertices.size() % 16 ? 1U : 0U);
}

TEST(MdlRules, Clips)
{
    EXPECT_EQ(count("mdl.clip.tracks", sound()), 0U);
    const auto found = findings(
        "mdl.clip.tracks", changed([](MdlBuilder &model) { model.clips[0].tracks.pop_back(); }));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].arguments[1], "2");
}

} // namespace
