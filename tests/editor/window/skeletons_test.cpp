// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/panels/bones.h>
#include <editor/viewport/viewtheme.h>
#include <editor/window/skeletons.h>

#include <tests/editor/window/windowfixture.h>
#include <tests/support/mshbuilder.h>
#include <tests/support/sklbuilder.h>

#include <QAbstractItemModel>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QTreeView>

using namespace hardpoint;
using testsupport::MshBuilder;
using testsupport::PlainWindowTest;
using testsupport::SklBuilder;
using testsupport::WindowTest;

namespace {

formatlib::Bytes skeleton(const std::string &child)
{
    SklBuilder file;
    file.bones = {{"Bip01", "NoParent", {child}, {0, -20, 0}}, {child, "Bip01", {}, {-25, -10, 0}}};
    return file.build();
}

class SkeletonsTest : public WindowTest {
protected:
    SkeletonsTest() : SkeletonsTest(false) { }
    explicit SkeletonsTest(bool useGl) : WindowTest(useGl)
    {
        const auto ini = path("settings.ini");
        m_settings = Settings(std::make_unique<QSettings>(ini, QSettings::IniFormat));
    }

    QString put(const QString &name, const formatlib::Bytes &bytes)
    {
        testsupport::writeBytes(path(name).toStdString(), bytes);
        return path(name);
    }
    QString skl(const QString &name, const std::string &child = "Hand")
    {
        return put(name, skeleton(child));
    }
    QString mesh(const QString &name)
    {
        MshBuilder file;
        file.points = {{"grip_1", "Hand", "", {1, 2, 3}}};
        return put(name, file.build());
    }
    static void drop(const QString &path, QWidget &target)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&target, &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&target, &drop);
    }
    /// Names of the bones' tree, top first.
    QStringList bones()
    {
        QStringList names;
        const QAbstractItemModel &tree = *window().bones().tree().model();
        for (QModelIndex i = tree.index(0, 0); i.isValid(); i = tree.index(0, 0, i))
            names << i.data().toString();
        return names;
    }
    bool complainsOfBones()
    {
        return std::ranges::any_of(document().findings(), [](const formatlib::Finding &finding) {
            return finding.rule == "msh.bone.unknown";
        });
    }
};

TEST_F(SkeletonsTest, ADroppedOneGivesBonesAndFindingsAndIsRememberedForItsFolder)
{
    open(mesh("a.msh"));
    EXPECT_TRUE(bones().isEmpty());
    drop(skl("hero.SKL", "Foot"), window());
    EXPECT_EQ(window().tabs().count(), 1);
    EXPECT_EQ(bones(), (QStringList{"Bip01", "Foot"}));
    EXPECT_TRUE(complainsOfBones());

    open(mesh("b.msh"));
    EXPECT_EQ(bones(), (QStringList{"Bip01", "Foot"}));
    ASSERT_TRUE(QDir(m_folder.path()).mkdir("elsewhere"));
    open(mesh("elsewhere/c.msh"));
    EXPECT_TRUE(bones().isEmpty());
}

TEST_F(SkeletonsTest, ABrokenOneIsNamedAndTheOldOneStays)
{
    open(mesh("a.msh"));
    window().files().openAll({skl("hero.skl")});
    ASSERT_EQ(bones(), (QStringList{"Bip01", "Hand"}));
    formatlib::Bytes cut = skeleton("Foot");
    cut.resize(cut.size() / 2);
    answer("OK");
    window().files().openAll({put("broken.skl", cut)});
    EXPECT_TRUE(told().startsWith("broken.skl can't be used.")) << told().toStdString();
    EXPECT_EQ(bones(), (QStringList{"Bip01", "Hand"}));
    EXPECT_TRUE(document().companionPaths().skeleton.endsWith("hero.skl"));
    open(mesh("b.msh"));
    EXPECT_EQ(bones(), (QStringList{"Bip01", "Hand"}));
}

TEST_F(SkeletonsTest, OneThatBrokeSinceIsSaidAndTheMeshOpensWithoutIt)
{
    open(mesh("a.msh"));
    const QString path = skl("hero.skl");
    window().files().openAll({path});
    ASSERT_TRUE(QFile::remove(path));
    open(mesh("b.msh"));
    EXPECT_EQ(document().fileName(), "b.msh");
    EXPECT_TRUE(bones().isEmpty());
    EXPECT_TRUE(window().statusLine().currentMessage().contains("hero.skl is ignored"))
        << window().statusLine().currentMessage().toStdString();
}

TEST_F(SkeletonsTest, RemovingItForgetsIt)
{
    open(mesh("a.msh"));
    window().files().openAll({skl("hero.skl", "Foot")});
    ASSERT_TRUE(complainsOfBones());
    window().skeletons().clear();
    EXPECT_TRUE(bones().isEmpty());
    EXPECT_FALSE(complainsOfBones());
    open(mesh("b.msh"));
    EXPECT_TRUE(bones().isEmpty());
}

TEST_F(SkeletonsTest, ModelsWithBonesOfTheirOwnTakeNone)
{
    answer("OK");
    window().files().openAll({skl("hero.skl")});
    EXPECT_TRUE(told().contains("Open the mesh first")) << told().toStdString();
    open(sample("puppet.mdl"));
    const QStringList before = bones();
    answer("OK");
    window().files().openAll({skl("hero.skl")});
    EXPECT_TRUE(told().contains("puppet.mdl has its own skeleton")) << told().toStdString();
    EXPECT_EQ(bones(), before);
}

TEST_F(SkeletonsTest, ASavedMeshKeepsIt)
{
    open(mesh("a.msh"));
    window().files().openAll({skl("hero.skl")});
    edit("other_1");
    ASSERT_TRUE(window().files().save(document()));
    EXPECT_EQ(bones(), (QStringList{"Bip01", "Hand"}));
    EXPECT_TRUE(document().companionPaths().skeleton.endsWith("hero.skl"));
}

class SkeletonsInThePicture : public SkeletonsTest {
protected:
    SkeletonsInThePicture() : SkeletonsTest(true) { }
};

TEST_F(SkeletonsInThePicture, DroppedThereItIsDrawnWithLinesToTheJoints)
{
    open(mesh("a.msh"));
    drop(skl("hero.skl"), *viewport().widget());
    ASSERT_TRUE(document().companions().skeleton);
    const auto &bone = document().companions().skeleton->bones.at(1);
    ASSERT_TRUE(bone.bindWorld);
    viewport().frameAll();
    const ViewTheme &theme = currentLook().dark ? ViewTheme::dark() : ViewTheme::light();
    EXPECT_COLOUR(colourAt(bone.bindWorld->origin()), theme.joint);
}

} // namespace
