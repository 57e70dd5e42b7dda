// SPDX-License-Identifier: MIT
#include <editor/viewport/viewtheme.h>

#include <tests/editor/window/windowfixture.h>

using namespace hardpoint;
using formatlib::AttachPoint;

namespace {

/// The way through, on files of two kinds: one of ours, and one that others made.
class EditingTest : public testsupport::WindowTest, public testing::WithParamInterface<bool> {
protected:
    static bool isReal() { return GetParam(); }

    QString file()
    {
        if (!isReal())
            return sample("sword.msh");
        const auto real = testsupport::sharedFolder() / "real" / "spiral_cube.msh";
        return copy(QString::fromStdString(real.string()), "spiral_cube.msh");
    }

    /// A place inside the mesh's box, where the camera looks.
    formatlib::Vec3 place()
    {
        const formatlib::Bounds box = *document().file().info().bounds;
        const auto between = [](float a, float b) { return std::round(a + (b - a) * 0.375F); };
        return {between(box.min.x, box.max.x), between(box.min.y, box.max.y),
                between(box.min.z, box.max.z) + 0.25F};
    }
};

TEST_P(EditingTest, APointIsAddedByKeyboardSeenSavedAndReadAgain)
{
    if (isReal())
        SKIP_WITHOUT_SHARED();
    const QString path = file();
    const formatlib::Bytes before = testsupport::readBytes(path.toStdString());
    ASSERT_NE(open(path), nullptr);
    const formatlib::ModelFile original = document().file();
    const formatlib::Vec3 wanted = place();
    const int row = document().pointCount();

    table().setFocus();
    press(Qt::Key_Insert);
    ASSERT_NE(editor(), nullptr);
    type("effect_7");
    press(Qt::Key_Tab);
    type("Bip01 R Hand");
    press(Qt::Key_Tab);
    press(Qt::Key_Tab);
    for (const float number : {wanted.x, wanted.y, wanted.z}) {
        type(QString::number(double{number}));
        press(Qt::Key_Tab);
    }
    press(Qt::Key_Escape);

    ASSERT_EQ(document().pointCount(), row + 1);
    const AttachPoint typed = document().point(row);
    EXPECT_EQ(typed.name, "effect_7");
    EXPECT_EQ(typed.bone.name, "Bip01 R Hand");
    EXPECT_EQ(typed.matrix.origin(), wanted);
    EXPECT_TRUE(window().isWindowModified());

    viewport().setLabelMode(LabelMode::Off);
    document().selection().set({document().idAt(row)});
    EXPECT_COLOUR(colourAt(wanted), viewcolours::markerSelected);
    document().selection().clear();
    const bool marked = !document().findingsAt(row).empty();
    EXPECT_COLOUR(colourAt(wanted), marked ? viewcolours::markerProblem : viewcolours::marker);

    window().actions().save->trigger();
    EXPECT_FALSE(window().isWindowModified());
    const formatlib::Bytes saved = testsupport::readBytes(path.toStdString());
    const auto again = Document::open(path);
    ASSERT_TRUE(again);
    ASSERT_EQ((*again)->pointCount(), row + 1);
    EXPECT_EQ((*again)->point(row), typed);
    EXPECT_TRUE(formatlib::proveSaved(original, (*again)->points(), saved));

    while (document().undoStack().canUndo())
        window().actions().undo->trigger();
    EXPECT_TRUE(std::ranges::equal(document().points(), original.points()));
    window().actions().save->trigger();
    if (original.info().version == 2002) {
        EXPECT_EQ(testsupport::readBytes(path.toStdString()), before);
    }
}

TEST_P(EditingTest, UndoingEverythingIsClean)
{
    if (isReal())
        SKIP_WITHOUT_SHARED();
    ASSERT_NE(open(file()), nullptr);
    press(Qt::Key_Insert);
    type("effect_7");
    press(Qt::Key_Return);
    window().actions().duplicate->trigger();
    window().actions().moveUp->trigger();
    window().actions().remove->trigger();
    EXPECT_TRUE(window().isWindowModified());
    EXPECT_TRUE(window().actions().save->isEnabled());
    while (window().actions().undo->isEnabled())
        press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(window().isWindowModified());
    EXPECT_FALSE(window().actions().save->isEnabled());
}

INSTANTIATE_TEST_SUITE_P(OursAndOthers, EditingTest, testing::Bool());

} // namespace
