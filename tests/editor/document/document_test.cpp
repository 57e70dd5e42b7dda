// SPDX-License-Identifier: MIT
#include <tests/editor/document/documentfixture.h>

#include <random>

using namespace hardpoint;
using formatlib::AttachPoint;
using formatlib::Bytes;
using testsupport::DocumentTest;
using testsupport::Follower;
using testsupport::MshBuilder;
using testsupport::named;

namespace {

TEST_F(DocumentTest, EveryEditIsOneStepBothWaysAndViewsCanFollow)
{
    const Follower follower(document());
    document().insertPoints(1, {named("x_1"), named("y_1")}, "Add");
    EXPECT_EQ(names(), "axybcde");
    document().removePoints(ids({0, 3, 6}), "Delete");
    EXPECT_EQ(names(), "xycd");
    document().removePoints(ids({1, 2}), "Delete");
    EXPECT_EQ(names(), "xd");
    rename(1, "z_1");
    EXPECT_EQ(names(), "xz");
    EXPECT_TRUE(follower.agrees());
    EXPECT_EQ(document().undoStack().count(), 4);

    const std::vector<std::string> back{"xd", "xycd", "axybcde", "abcde"};
    for (const std::string &expected : back) {
        document().undoStack().undo();
        EXPECT_EQ(names(), expected);
        EXPECT_TRUE(follower.agrees());
    }
    EXPECT_FALSE(document().isModified());
    for (int step = 0; step < 4; ++step) {
        document().undoStack().redo();
        EXPECT_TRUE(follower.agrees());
    }
    EXPECT_EQ(names(), "xz");
}

TEST_F(DocumentTest, IdsNameThePointForLife)
{
    const PointId c = document().idAt(2);
    document().removePoints(ids({0}), "Delete");
    EXPECT_EQ(document().rowOf(c), 1);
    document().removePoints(std::vector{c}, "Delete");
    EXPECT_EQ(document().rowOf(c), -1);
    document().undoStack().undo();
    document().undoStack().undo();
    EXPECT_EQ(document().rowOf(c), 2);
}

TEST_F(DocumentTest, PointsShiftAsABlockAsFarAsTheEndsAllow)
{
    const Follower follower(document());
    const auto moving = ids({0, 2, 3});
    document().shiftPoints(moving, -1, "Move up");
    EXPECT_EQ(names(), "acdbe");
    document().shiftPoints(moving, -1, "Move up");
    EXPECT_EQ(names(), "acdbe");
    EXPECT_EQ(document().undoStack().count(), 1) << "nothing moved, no step";
    document().shiftPoints(moving, 1, "Move down");
    EXPECT_EQ(names(), "bacde");
    document().shiftPoints(moving, 1, "Move down");
    EXPECT_EQ(names(), "beacd");
    EXPECT_TRUE(follower.agrees());
    document().shiftPoints(moving, 1, "Move down");
    EXPECT_EQ(names(), "beacd");
}

TEST_F(DocumentTest, NothingIsPushedWhenNothingChanges)
{
    rename(0, "a_1");
    document().insertPoints(0, {}, "Add");
    document().removePoints({}, "Delete");
    document().removePoints(std::vector<PointId>{987654}, "Delete");
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(DocumentTest, StepsOfOneGestureAreOneAndVanishWhenTheyEndWhereTheyBegan)
{
    rename(0, "q_1", "drag");
    rename(0, "r_1", "drag");
    EXPECT_EQ(document().undoStack().count(), 1);
    rename(0, "s_1", "another drag");
    EXPECT_EQ(document().undoStack().count(), 2);
    document().undoStack().undo();
    EXPECT_EQ(document().point(0).name, "r_1");
    rename(0, "a_1", "drag");
    EXPECT_EQ(document().undoStack().count(), 0);
    EXPECT_FALSE(document().isModified());
}

TEST_F(DocumentTest, SelectsWhatAStepMadeAndComesBack)
{
    document().selection().set(ids({4}));
    document().insertPoints(1, {named("x_1")}, "Add");
    EXPECT_EQ(document().selection().ids(), ids({1}));
    document().removePoints(ids({1}), "Delete");
    EXPECT_EQ(document().selection().ids(), ids({1})) << "the one that took its place";
    document().removePoints(ids({3, 4}), "Delete");
    EXPECT_EQ(document().selection().ids(), ids({2})) << "the one before, at the end";
    document().undoStack().undo();
    document().undoStack().undo();
    document().undoStack().undo();
    EXPECT_EQ(document().selection().ids(), ids({4}));
    document().removePoints(ids({0, 1, 2, 3, 4}), "Delete");
    EXPECT_TRUE(document().selection().isEmpty());
}

TEST_F(DocumentTest, RulesLookAfterEveryEdit)
{
    const QSignalSpy looked(&document(), &Document::findingsChanged);
    EXPECT_TRUE(document().findings().empty());
    rename(3, "b_1");
    ASSERT_EQ(document().findings().size(), 1U);
    EXPECT_TRUE(document().findingsAt(1).empty());
    ASSERT_EQ(document().findingsAt(3).size(), 1U);
    EXPECT_EQ(document().findingsAt(3)[0].rule, "msh.key.duplicate");
    document().undoStack().undo();
    EXPECT_TRUE(document().findings().empty());
    EXPECT_EQ(looked.count(), 2);
}

TEST_F(DocumentTest, RulesKnowWhatLiesBesideTheFile)
{
    const QSignalSpy looked(&document(), &Document::findingsChanged);
    formatlib::Companions companions;
    companions.materials = 1;
    document().setCompanions(companions);
    ASSERT_EQ(document().findings().size(), 1U);
    EXPECT_EQ(document().findings()[0].rule, "msh.materials.count");
    EXPECT_EQ(looked.count(), 1);
    rename(3, "x_1");
    ASSERT_TRUE(document().save());
    EXPECT_EQ(document().findings().size(), 1U) << "kept across a save";
}

TEST_F(DocumentTest, FixesAreOneStep)
{
    const Follower follower(document());
    rename(1, "a_1");
    rename(3, "trailstart_7");
    const auto &findings = document().findings();
    ASSERT_EQ(findings.size(), 2U);
    const int before = document().undoStack().count();
    document().applyFixes({{&findings[0], 0}, {&findings[1], 0}}, "Fix");
    EXPECT_TRUE(document().findings().empty());
    EXPECT_EQ(document().undoStack().count(), before + 1);
    EXPECT_EQ(document().point(1).name, "a_2");
    EXPECT_EQ(document().point(4).name, "trailend_7");
    EXPECT_TRUE(follower.agrees());
    document().undoStack().undo();
    EXPECT_EQ(document().findings().size(), 2U);
    document().applyFixes({{&document().findings()[0], 1}}, "Remove");
    EXPECT_EQ(document().pointCount(), 4);
    EXPECT_TRUE(follower.agrees());
}

TEST_F(DocumentTest, EveryFixOfRandomPointsEndsAndUndoGivesTheExactListBack)
{
    static const std::vector<std::string> some{"a_1",        "a_01",        "a__1", "",
                                               "trailend_1", "trailstar_2", "a_x",  "b"};
    std::mt19937 random(7);
    for (int round = 0; round < 40; ++round) {
        std::vector<AttachPoint> points(random() % 9);
        for (AttachPoint &point : points) {
            point = named(some[random() % some.size()]);
            point.bone.name = random() % 2 == 0 ? "Bip01 R Hnd" : "Bip01 R Hand";
        }
        document().insertPoints(0, points, "Add");
        const std::vector<AttachPoint> start(document().points().begin(),
                                             document().points().end());
        const int before = document().undoStack().index();
        for (int looks = 0;; ++looks) {
            ASSERT_LT(looks, 20);
            std::vector<formatlib::ChosenFix> chosen;
            for (const formatlib::Finding &finding : document().findings()) {
                if (!finding.fixes.empty())
                    chosen.push_back({&finding, 0});
            }
            if (chosen.empty())
                break;
            document().applyFixes(chosen, "Fix");
        }
        document().undoStack().setIndex(before);
        ASSERT_TRUE(std::ranges::equal(document().points(), start)) << "round " << round;
        document().undoStack().setIndex(0);
    }
    EXPECT_EQ(names(), "abcde");
    EXPECT_FALSE(document().isModified());
}

TEST_F(DocumentTest, ThousandsOfPointsInScatteredRowsAreOneStep)
{
    std::vector<AttachPoint> many;
    for (int i = 0; i < 10000; ++i)
        many.push_back(named("m_" + std::to_string(i)));
    document().insertPoints(5, many, "Add");
    std::vector<PointId> odd;
    for (int row = 1; row < document().pointCount(); row += 2)
        odd.push_back(document().idAt(row));
    const Follower follower(document());
    document().removePoints(odd, "Delete");
    EXPECT_EQ(document().pointCount(), 5003);
    document().undoStack().undo();
    EXPECT_EQ(document().pointCount(), 10005);
    EXPECT_TRUE(follower.agrees());
    document().undoStack().undo();
    EXPECT_EQ(names(), "abcde");
}

TEST_F(DocumentTest, TakesNoEditInTheMiddleOfAStep)
{
    // As an open editor does when its row goes: it gives what was typed.
    const PointId first = document().idAt(0);
    document().insertPoints(0, {named("new_1")}, QStringLiteral("Add"));
    QObject::connect(&document(), &Document::pointsRemoved, &document(), [&] {
        AttachPoint changed = document().point(document().rowOf(first));
        changed.name = "typed_1";
        document().changePoints({{first, changed}}, QStringLiteral("Type"));
    });
    document().undoStack().undo();
    EXPECT_EQ(document().undoStack().count(), 1);
    EXPECT_TRUE(document().undoStack().canRedo());
    EXPECT_FALSE(document().isModified());
    EXPECT_EQ(document().point(0).name, "a_1");
}

TEST_F(DocumentTest, SaysNothingWhenItGoesWithChanges)
{
    auto leaving = std::move(*Document::open(path()));
    leaving->insertPoints(0, {named("new_1")}, QStringLiteral("Add"));
    bool told = false;
    QObject::connect(leaving.get(), &Document::stateChanged, [&told] { told = true; });
    leaving.reset();
    EXPECT_FALSE(told);
}

} // namespace
