// SPDX-License-Identifier: MIT
#include <editor/viewport/viewtheme.h>

#include <tests/editor/viewport/near.h>
#include <tests/editor/viewport/viewfixture.h>
#include <tests/support/mdlbuilder.h>

#include <QSignalSpy>
#include <QWindow>

using namespace hardpoint;
using testsupport::MdlBuilder;
using testsupport::near;
using testsupport::pointAt;
using testsupport::sameColour;
using testsupport::SampleDocument;

namespace {

/// Three bones in a row, 10 apart, and a point on the last one, 5 above it.
formatlib::Bytes puppet()
{
    MdlBuilder file = MdlBuilder::small();
    file.bones.clear();
    for (int i = 0; i < 3; ++i) {
        MdlBuilder::Bone bone;
        bone.name = "bone " + std::to_string(i);
        bone.parent = i - 1;
        bone.matrix = MdlBuilder::moved(MdlBuilder::identity, i == 0 ? -10 : 10, 0, 0);
        file.bones.push_back(bone);
    }
    file.points = {{2, "hand", MdlBuilder::moved(MdlBuilder::identity, 0, 5, 0)}};
    file.clips.clear();
    file.meshes.clear();
    file.sections = {file.skeleton(), file.attachments()};
    return file.build();
}

formatlib::Companions with(std::vector<formatlib::Bone> bones)
{
    formatlib::Companions companions;
    companions.skeleton = formatlib::Skeleton{std::move(bones), {}};
    return companions;
}

class Bones : public testsupport::ViewFixture {
protected:
    void SetUp() override
    {
        ViewFixture::SetUp();
        ViewOptions options;
        options.labels = LabelMode::Off;
        options.notes = false;
        viewport().setOptions(options);
    }

    static int lightPixels(const QImage &image, const QPointF &from, const QPointF &to)
    {
        int count = 0;
        for (int i = 1; i < 100; ++i) {
            const QPointF at = from + (to - from) * (i / 100.0);
            count += image.pixelColor(at.toPoint()).lightness() > 100 ? 1 : 0;
        }
        return count;
    }
};

TEST_F(Bones, AreLinesBetweenJoints)
{
    SampleDocument document(puppet(), QStringLiteral("puppet.mdl"));
    show(document);
    const QPointF root = *viewport().pixelOf({-10, 0, 0});
    const QPointF middle = *viewport().pixelOf({0, 0, 0});
    EXPECT_TRUE(sameColour(colourAt(middle), ViewTheme::dark().joint));
    EXPECT_GT(lightPixels(viewport().grabImage(), root, middle), 80);
    ViewOptions options = viewport().options();
    options.bones = false;
    options.grid = false;
    viewport().setOptions(options);
    EXPECT_LT(lightPixels(viewport().grabImage(), root, middle), 5);
}

TEST_F(Bones, APointIsLinkedToItsJointByADashedLine)
{
    SampleDocument document(puppet(), QStringLiteral("puppet.mdl"));
    show(document);
    EXPECT_TRUE(sameColour(colourAt(*viewport().pixelOf({10, 5, 0})), viewcolours::marker));
    const int light = lightPixels(viewport().grabImage(), *viewport().pixelOf({10, 0.5F, 0}),
                                  *viewport().pixelOf({10, 4, 0}));
    EXPECT_GT(light, 15);
    EXPECT_LT(light, 85);
}

TEST_F(Bones, HoverTellsTheBone)
{
    SampleDocument document(puppet(), QStringLiteral("puppet.mdl"));
    show(document);
    QSignalSpy hovered(&viewport(), &Viewport::hoveredBoneChanged);
    const QImage before = viewport().grabImage();
    QTest::mouseMove(window(), viewport().pixelOf({0, 0, 0})->toPoint());
    ASSERT_EQ(hovered.count(), 1);
    EXPECT_EQ(hovered[0][0].toInt(), 1);
    const QImage after = viewport().grabImage();
    const QPoint beside = viewport().pixelOf({0, 0, 0})->toPoint() + QPoint(30, 0);
    EXPECT_NE(before.copy(QRect(beside, QSize(20, 10))), after.copy(QRect(beside, QSize(20, 10))));

    // A marker comes first, and hidden bones tell nothing.
    QTest::mouseMove(window(), viewport().pixelOf({10, 5, 0})->toPoint());
    ASSERT_EQ(hovered.count(), 2);
    EXPECT_EQ(hovered[1][0].toInt(), -1);
    ViewOptions options = viewport().options();
    options.bones = false;
    viewport().setOptions(options);
    QTest::mouseMove(window(), viewport().pixelOf({0, 0, 0})->toPoint());
    EXPECT_EQ(hovered.count(), 2);
}

TEST_F(Bones, ASheetIsSeenStraightFromTheFront)
{
    SampleDocument document(puppet(), QStringLiteral("puppet.mdl"));
    show(document);
    EXPECT_TRUE(viewport().camera().orthographic);
    EXPECT_TRUE(near(viewport().camera().back(), {0, 0, 1}));
    EXPECT_LT(viewport().pixelOf({-10, 0, 0})->x(), viewport().pixelOf({10, 0, 0})->x());
    EXPECT_GT(viewport().pixelOf({0, 0, 0})->y(), viewport().pixelOf({0, 5, 0})->y());
}

TEST_F(Bones, ASkeletonFromElsewhereGivesAnMshItsBones)
{
    auto file = testsupport::cube();
    file.points = {{"grip_1", "Bip01 R Hand", "", {14, 12, 0}}};
    SampleDocument document(file.build());
    show(document);
    const formatlib::Vec3 hand{22, 12, 4};
    const QImage without = viewport().grabImage();

    formatlib::Bone root{"Bip01", -1, {}, formatlib::Matrix4::translation({0, 20, 0})};
    formatlib::Bone child{"Bip01 R Hand", 0, {}, formatlib::Matrix4::translation(hand)};
    document->setCompanions(with({root, child}));
    EXPECT_TRUE(sameColour(colourAt(*viewport().pixelOf(hand)), ViewTheme::dark().joint));
    const int light = lightPixels(viewport().grabImage(), *viewport().pixelOf({15, 12, 0.5F}),
                                  *viewport().pixelOf({21, 12, 3.5F}));
    EXPECT_GT(light, 15);

    SampleDocument other(testsupport::cube().build());
    show(other);
    show(document);
    EXPECT_TRUE(sameColour(colourAt(*viewport().pixelOf(hand)), ViewTheme::dark().joint));
    document->setCompanions({});
    EXPECT_EQ(viewport().grabImage(), without);
}

TEST_F(Bones, BonesWithoutAPlaceAreNotDrawn)
{
    auto file = testsupport::cube();
    file.points = {{"grip_1", "b", "", {14, 12, 0}}};
    SampleDocument document(file.build());
    show(document);
    const QImage without = viewport().grabImage();
    const float nan = std::nanf("");
    document->setCompanions(with({{"a", 7, {}, std::nullopt},
                                  {"b", 0, {}, formatlib::Matrix4::translation({nan, 0, 0})},
                                  {"c", 1, {}, std::nullopt}}));
    EXPECT_EQ(viewport().grabImage(), without);
}

} // namespace
