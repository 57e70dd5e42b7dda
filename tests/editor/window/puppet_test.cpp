// SPDX-License-Identifier: MIT
#include <editor/viewport/viewtheme.h>

#include <tests/editor/window/windowfixture.h>

#include <cmath>

using namespace hardpoint;

namespace {

class PuppetInWindow : public testsupport::WindowTest { };

TEST_F(PuppetInWindow, APointIsEditedInTheTableSeenSavedAndReadAgain)
{
    const QString path = sample("puppet.mdl");
    ASSERT_NE(open(path), nullptr);
    const formatlib::ModelFile original = document().file();
    const auto lantern = document().point(2);

    const auto typeInto = [this](PointColumn column, const QString &text) {
        table().editCell(2, column);
        editor()->selectAll();
        type(text);
        press(Qt::Key_Return);
    };
    typeInto(PointColumn::Name, "lamp");
    typeInto(PointColumn::X, "60.5");
    typeInto(PointColumn::Y, "-40");
    typeInto(PointColumn::RZ, "90");

    const auto edited = document().point(2);
    EXPECT_EQ(edited.name, "lamp");
    EXPECT_EQ(edited.bone, lantern.bone);
    EXPECT_EQ(edited.matrix.origin(), (formatlib::Vec3{60.5F, -40, 0}));
    EXPECT_NEAR(edited.matrix.m[1], 1, 1e-6) << "a quarter turn about Z: X points along Y";
    const formatlib::Vec3 before = document().file().world(lantern)->origin();
    const formatlib::Vec3 after = document().file().world(edited)->origin();
    EXPECT_GT(std::hypot(after.x - before.x, after.y - before.y), 20) << "it hangs on its bone";

    viewport().setLabelMode(LabelMode::Off);
    document().selection().set({document().idAt(2)});
    EXPECT_COLOUR(colourAt(after), viewcolours::markerSelected);
    document().selection().clear();
    EXPECT_COLOUR(colourAt(after), viewcolours::marker);

    window().actions().save->trigger();
    EXPECT_FALSE(window().isWindowModified());
    const auto again = Document::open(path);
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->point(2), edited);
    EXPECT_TRUE(formatlib::proveSaved(original, (*again)->points(), (*again)->file().bytes()));
}

} // namespace
