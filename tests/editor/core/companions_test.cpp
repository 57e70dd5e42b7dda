// SPDX-License-Identifier: MIT
#include <editor/core/companions.h>

#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>
#include <tests/support/shared.h>

#include <QDir>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace hardpoint;
using formatlib::SceneReference;

namespace {

const formatlib::Schema &mshSchema()
{
    static const auto file =
        *formatlib::ModelFile::open(testsupport::MshBuilder::withEverything().build());
    return file.schema();
}

const formatlib::Schema &mdlSchema()
{
    static const auto file =
        *formatlib::ModelFile::open(testsupport::MdlBuilder::withEverything().build());
    return file.schema();
}

class Companions : public testing::Test {
protected:
    QString put(const QString &name, const std::string &text) const
    {
        const QString path = m_folder.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        testsupport::writeBytes(path.toStdString(), formatlib::Bytes(text.begin(), text.end()));
        return path;
    }
    QString at(const QString &name) const { return m_folder.filePath(name); }

    QTemporaryDir m_folder;
};

TEST_F(Companions, NothingIsRequired)
{
    for (const auto *schema : {&mshSchema(), &mdlSchema()}) {
        const auto found = findCompanions(at("a.x"), *schema);
        EXPECT_FALSE(found.companions.scene || found.companions.skeleton
                     || found.companions.materials || found.companions.editorSource);
        EXPECT_TRUE(found.warnings.isEmpty());
    }
}

TEST_F(Companions, AMaterialScriptIsFoundBesideTheMesh)
{
    put("Material/sword.txt", "material a {} material b {}");
    EXPECT_EQ(findCompanions(at("sword.msh"), mshSchema()).companions.materials, 2U);
    EXPECT_EQ(findCompanions(at("mesh/sword.msh"), mshSchema()).companions.materials, std::nullopt)
        << "there is no folder mesh";
    put("mesh/x", "");
    EXPECT_EQ(findCompanions(at("mesh/sword.msh"), mshSchema()).companions.materials, 2U);
    const QString given = put("other.txt", "material a {}");
    EXPECT_EQ(
        findCompanions(at("sword.msh"), mshSchema(), {.material = given}).companions.materials, 1U);
}

TEST_F(Companions, BrokenOnesAreNamedOnceAndIgnored)
{
    put("Material/sword.txt", "material a {");
    const QString skeleton = put("a.skl", "SKL");
    const auto mesh = findCompanions(at("sword.msh"), mshSchema(), {.skeleton = skeleton});
    ASSERT_EQ(mesh.warnings.size(), 2);
    EXPECT_TRUE(mesh.warnings[0].contains("a.skl"));
    EXPECT_TRUE(mesh.warnings[1].contains("sword.txt"));
    EXPECT_FALSE(mesh.companions.skeleton || mesh.companions.materials);

    for (const char *text : {"{", "[]", "{}", R"({"objects": 1})"}) {
        put("scene.json", text);
        const auto puppet = findCompanions(at("a.mdl"), mdlSchema());
        EXPECT_EQ(puppet.warnings.size(), 1) << text;
        EXPECT_FALSE(puppet.companions.scene) << text;
    }
    const auto missing = findCompanions(at("a.mdl"), mdlSchema(), {.scene = at("none.json")});
    EXPECT_EQ(missing.warnings.size(), 1);
}

TEST_F(Companions, ASceneCountsReferencesToThisModelOnly)
{
    put("models/puppet.mdl", "");
    put("models/other.mdl", "");
    put("models/puppet.json", R"({"puppet": "models/puppet.mdl"})");
    put("models/plain.json", R"({"material": "x"})");
    put("scene.json", R"({"objects": [
        {"id": 1, "name": "Figure", "image": "models/puppet.json"},
        {"id": 2, "name": "Statue", "model": "models/other.mdl"},
        {"id": 3, "name": "Direct", "model": "models/puppet.mdl"},
        {"id": 4, "name": "Picture", "image": "models/plain.json"},
        {"id": 5, "name": "Orb", "parent": 1, "attachment": "hand"},
        {"id": 6, "parent": 3, "attachment": "hair"},
        {"id": 7, "name": "Elsewhere", "parent": 2, "attachment": "hand"},
        {"id": 8, "name": "Flat", "parent": 4, "attachment": "hand"},
        {"id": 9, "name": "Lost", "parent": 99, "attachment": "hand"},
        {"id": 10, "name": "Gone", "parent": 11, "attachment": "hand"},
        {"id": 11, "name": "Missing", "image": "models/none.json"},
        {"id": 12, "name": "No attachment", "parent": 1},
        {"id": 13, "name": "Wrong kinds", "parent": "1", "attachment": 5},
        7, null
    ]})");
    for (const char *model : {"models/puppet.mdl", "models/../models/puppet.mdl"}) {
        const auto found = findCompanions(at(model), mdlSchema());
        ASSERT_TRUE(found.companions.scene);
        EXPECT_EQ(*found.companions.scene,
                  (std::vector<SceneReference>{{"Orb", "hand"}, {"6", "hair"}}));
        EXPECT_TRUE(found.warnings.isEmpty());
        ASSERT_EQ(found.notes.size(), 1);
        EXPECT_TRUE(found.notes[0].contains("Lost, Gone"));
    }
}

TEST_F(Companions, ASourceOfTheVendorsEditorIsKnownByItsFirstLetters)
{
    put("a.json", "PUED0001...");
    EXPECT_TRUE(findCompanions(at("a.mdl"), mdlSchema()).companions.editorSource);
    EXPECT_FALSE(findCompanions(at("b.mdl"), mdlSchema()).companions.editorSource);
    put("a.json", "{}");
    EXPECT_FALSE(findCompanions(at("a.mdl"), mdlSchema()).companions.editorSource);
}

} // namespace
