// SPDX-License-Identifier: MIT
// For each rule about MSH files: the smallest change that breaks it, and one that just does not.
#include <tests/formatlib/rules/ruletesting.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

#include <limits>

using namespace formatlib;
using namespace ruletesting;
using testsupport::MshBuilder;

namespace {

template <typename Change> Bytes changed(Change change)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points.clear();
    change(mesh);
    return mesh.build();
}

Bytes sound()
{
    return changed([](MshBuilder &) { });
}

TEST(MshFileRules, ASoundFileGivesNoFinding)
{
    const ModelFile file = opened(sound());
    EXPECT_TRUE(validate(file, file.points()).empty());
}

TEST(MshFileRules, FacesOutOfRange)
{
    const auto found = findings("msh.faces.range", changed([](MshBuilder &mesh) {
                                    mesh.faces[1][2] = 4;
                                    mesh.faces[2] = {4, 5, 6};
                                }));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].severity, Severity::Error);
    EXPECT_EQ(found[0].arguments, (std::vector<std::string>{"4", "1"}));
    EXPECT_EQ(count("msh.faces.range", sound()), 0U) << "3 of 4 vertices is the last";
}

TEST(MshFileRules, WideFaces)
{
    EXPECT_EQ(count("msh.faces.wide", changed([](MshBuilder &mesh) { mesh.wideFaces = true; })),
              1U);
    EXPECT_EQ(count("msh.faces.wide", sound()), 0U);
}

TEST(MshFileRules, SubMeshes)
{
    using SubMesh = std::array<std::int32_t, 4>;
    for (const SubMesh &bad :
         {SubMesh{1, 4, 0, 2}, SubMesh{-1, 4, 0, 2}, SubMesh{0, 4, 3, 3}, SubMesh{0, -1, 0, 2},
          SubMesh{0, 4, -3, 2}, SubMesh{0, 4, 0, -1}, SubMesh{0, 4, 0, 0x7FFFFFFF}}) {
        const Bytes bytes = changed([&](MshBuilder &mesh) { mesh.subMeshes[0] = bad; });
        EXPECT_EQ(count("msh.submesh.range", bytes), 1U);
    }
    EXPECT_EQ(count("msh.submesh.range", sound()), 0U);

    const Bytes left = changed([](MshBuilder &mesh) { mesh.subMeshes[0][3] = 1; });
    EXPECT_EQ(findings("msh.submesh.coverage", left)[0].arguments, std::vector<std::string>{"1"});
    EXPECT_EQ(count("msh.submesh.coverage", sound()), 0U);
    EXPECT_EQ(
        count("msh.submesh.coverage", changed([](MshBuilder &mesh) { mesh.subMeshes.clear(); })),
        1U);
}

TEST(MshFileRules, Bounds)
{
    // Vertices reach from (0, -1, -2.5) to (3, 5, 0.5): a diagonal of 7.35, tolerance 0.00735.
    EXPECT_EQ(
        count("msh.bounds.mismatch", changed([](MshBuilder &mesh) { mesh.box[3] += 0.007F; })), 0U);
    EXPECT_EQ(
        count("msh.bounds.mismatch", changed([](MshBuilder &mesh) { mesh.box[3] += 0.008F; })), 1U);
    const auto broken = [](MshBuilder &mesh) {
        mesh.box[0] = std::numeric_limits<float>::quiet_NaN();
    };
    EXPECT_EQ(count("msh.bounds.nonfinite", changed(broken)), 1U);
    EXPECT_EQ(count("msh.bounds.mismatch", changed(broken)), 0U);
    EXPECT_EQ(count("msh.bounds.nonfinite", sound()), 0U);
}

TEST(MshFileRules, Mask)
{
    for (const std::uint32_t bit : {0x4U, 0x80U, 0x400U, 0x800U, 0x4000U}) {
        const auto found =
            findings("msh.mask.unsupported", changed([&](MshBuilder &mesh) { mesh.mask |= bit; }));
        ASSERT_EQ(found.size(), 1U) << bit;
        EXPECT_EQ(found[0].severity, Severity::Error);
        const auto other = findings("msh.mask.unsupported", changed([&](MshBuilder &mesh) {
                                        mesh.mask |= bit;
                                        mesh.meshType = 0;
                                    }));
        EXPECT_EQ(other[0].severity, Severity::Warning) << bit;
    }
    EXPECT_EQ(count("msh.mask.unsupported", sound()), 0U);
    const Bytes lone = changed([](MshBuilder &mesh) { mesh.mask &= ~0x8U; });
    EXPECT_EQ(findings("msh.mask.unsupported", lone)[0].arguments,
              std::vector<std::string>{"0x10"});

    EXPECT_EQ(count("msh.mask.weights", changed([](MshBuilder &mesh) { mesh.mask &= ~0x10U; })),
              1U);
    EXPECT_EQ(count("msh.mask.weights", sound()), 0U);
}

TEST(MshFileRules, Weights)
{
    const auto weighted = [](std::array<float, 4> weights, std::array<float, 4> ids = {}) {
        return changed([&](MshBuilder &mesh) {
            mesh.vertices[2].weights = weights;
            mesh.vertices[2].boneIds = ids;
        });
    };
    EXPECT_EQ(findings("msh.weights.four", weighted({0.25F, 0.25F, 0.25F, 0.25F}))[0].arguments,
              (std::vector<std::string>{"1", "2"}));
    EXPECT_EQ(count("msh.weights.four", weighted({0.5F, 0.25F, 0.25F, 0})), 0U);

    EXPECT_EQ(count("msh.weights.order", weighted({0.5F, 0.4995F, 0, 0})), 0U);
    EXPECT_EQ(count("msh.weights.order", weighted({0.5F, 0.49F, 0, 0})), 1U);
    EXPECT_EQ(count("msh.weights.order", weighted({0.25F, 0.75F, 0, 0})), 1U);
    EXPECT_EQ(
        count("msh.weights.order", weighted({std::numeric_limits<float>::quiet_NaN(), 0, 0, 0})),
        1U);

    EXPECT_EQ(count("msh.weights.bone", weighted({0.5F, 0.5F, 0, 0}, {0, 2, 0, 0})), 1U);
    EXPECT_EQ(count("msh.weights.bone", weighted({0.5F, 0.5F, 0, 0}, {0, 0.5F, 0, 0})), 1U);
    EXPECT_EQ(count("msh.weights.bone", weighted({1, 0, 0, 0}, {1, 9, 9, 9})), 0U)
        << "slots without weight do not count";
}

TEST(MshFileRules, BoneNames)
{
    EXPECT_EQ(count("msh.bones.empty-name", changed([](MshBuilder &mesh) { mesh.bones[1] = ""; })),
              1U);
    EXPECT_EQ(count("msh.bones.empty-name", sound()), 0U);
}

TEST(MshFileRules, Header)
{
    for (const std::int32_t version : {1999, 2003, -1}) {
        EXPECT_EQ(count("msh.version.unknown",
                        changed([&](MshBuilder &mesh) { mesh.version = version; })),
                  1U);
    }
    for (const std::int32_t version : {2000, 2001, 2002}) {
        EXPECT_EQ(count("msh.version.unknown",
                        changed([&](MshBuilder &mesh) { mesh.version = version; })),
                  0U);
    }
    EXPECT_EQ(count("msh.type.unknown", changed([](MshBuilder &mesh) { mesh.meshType = 7; })), 1U);
    EXPECT_EQ(count("msh.type.unknown", changed([](MshBuilder &mesh) { mesh.meshType = -1; })), 1U);
    EXPECT_EQ(count("msh.type.unknown", changed([](MshBuilder &mesh) { mesh.meshType = 6; })), 0U);
    EXPECT_EQ(findings("msh.trailing", changed([](MshBuilder &mesh) { mesh.trailing = {0}; }))[0]
                  .arguments,
              std::vector<std::string>{"1"});
    EXPECT_EQ(count("msh.trailing", sound()), 0U);
}

TEST(MshFileRules, VertexLimit)
{
    const auto sized = [](std::size_t vertices) {
        MshBuilder mesh;
        mesh.vertices.resize(vertices);
        return mesh.build();
    };
    EXPECT_EQ(count("msh.vertices.limit", sized(65536)), 0U);
    EXPECT_EQ(count("msh.vertices.limit", sized(65537)), 1U);
}

TEST(MshFileRules, Materials)
{
    Companions companions;
    EXPECT_EQ(count("msh.materials.count", sound(), companions), 0U) << "no script is known";
    companions.materials = 2;
    EXPECT_EQ(count("msh.materials.count", sound(), companions), 0U);
    companions.materials = 1;
    EXPECT_EQ(findings("msh.materials.count", sound(), companions)[0].arguments,
              (std::vector<std::string>{"1", "2"}));
}

} // namespace
