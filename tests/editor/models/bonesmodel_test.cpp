// SPDX-License-Identifier: MIT
#include <editor/models/bonesmodel.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mdlbuilder.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

using namespace hardpoint;
using testsupport::MdlBuilder;
using testsupport::MshBuilder;

namespace {

formatlib::Bytes puppet(const std::vector<int> &parents)
{
    MdlBuilder model = MdlBuilder::withEverything();
    model.clips.clear();
    model.bones.clear();
    for (const int parent : parents) {
        MdlBuilder::Bone bone;
        bone.name = model.bones.size() == 1 ? "" : "b" + std::to_string(model.bones.size());
        bone.parent = parent;
        model.bones.push_back(bone);
    }
    model.points = {{2, "hair", MdlBuilder::identity}, {2, "hand", MdlBuilder::identity}};
    model.sections = {model.skeleton(), model.attachments()};
    return model.build();
}

class BonesModelTest : public testing::Test {
protected:
    void show(Document &document) { m_model.setDocument(&document); }
    std::string tree(const QModelIndex &parent = {}) const
    {
        std::string all;
        for (int row = 0; row < m_model.rowCount(parent); ++row) {
            const QModelIndex bone = m_model.index(row, 0, parent);
            all += "(" + bone.data().toString().toStdString() + tree(bone) + ")";
        }
        return all;
    }

    BonesModel m_model;
    QAbstractItemModelTester m_tester{&m_model,
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(BonesModelTest, IsATreeByParentsInAnyOrder)
{
    testsupport::OpenFile file(puppet({-1, 0, 3, 0, 2}), QStringLiteral("a.mdl"));
    show(file.document());
    EXPECT_EQ(tree(), "(0  b0(1)(3  b3(2  b2(4  b4))))");
}

TEST_F(BonesModelTest, BonesInACircleAreShownOnce)
{
    testsupport::OpenFile file(puppet({1, 0, 2, 9, -1}), QStringLiteral("a.mdl"));
    show(file.document());
    for (int bone = 0; bone < 5; ++bone)
        EXPECT_TRUE(m_model.indexOf(bone).isValid());
    const std::string all = tree();
    EXPECT_EQ(std::ranges::count(all, '('), 5) << all;
}

TEST_F(BonesModelTest, CountsThePointsOnEachBoneAsTheyChange)
{
    testsupport::OpenFile file(puppet({-1, 0, 0}), QStringLiteral("a.mdl"));
    show(file.document());
    const auto points = [this](int bone) {
        return m_model.indexOf(bone, BonesModel::Points).data().toInt();
    };
    EXPECT_EQ(points(2), 2);
    formatlib::AttachPoint point = file.document().point(0);
    point.bone.number = 1;
    file.document().changePoints({{file.document().idAt(0), point}}, QStringLiteral("Link"));
    EXPECT_EQ(points(1), 1);
    EXPECT_EQ(points(2), 1);
    file.document().undoStack().undo();
    EXPECT_EQ(points(2), 2);
}

TEST_F(BonesModelTest, ShowsAnMshsOwnBonesOrItsSkeletons)
{
    testsupport::OpenFile file(MshBuilder::withEverything().build());
    show(file.document());
    EXPECT_EQ(tree(), "(Bip01 R Hand)(Bip01 Prop1)");
    formatlib::Companions companions;
    formatlib::Skeleton skeleton;
    skeleton.bones.resize(3);
    skeleton.bones[0].name = "Bip01";
    skeleton.bones[1].name = "Bip01 Prop1";
    skeleton.bones[1].parent = 0;
    skeleton.bones[2].name = "Bip01 R Hand";
    skeleton.bones[2].parent = 1;
    companions.skeleton = skeleton;
    file.document().setCompanions(companions);
    EXPECT_EQ(tree(), "(Bip01(Bip01 Prop1(Bip01 R Hand)))");
    EXPECT_EQ(m_model.indexOf(2, BonesModel::Points).data().toInt(), 2);
    m_model.setDocument(nullptr);
    EXPECT_EQ(tree(), "");
}

} // namespace
