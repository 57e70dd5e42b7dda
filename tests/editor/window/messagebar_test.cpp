// SPDX-License-Identifier: MIT
#include <tests/editor/window/windowfixture.h>
#include <tests/support/mdlbuilder.h>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

class MessageBarTest : public PlainWindowTest {
protected:
    const MessageBar &bar() { return window().view().messageBar(); }
};

TEST_F(MessageBarTest, SaysThatASaveMakesAnotherVersionUntilThereWasOne)
{
    const QString file = sample("sword_2000.msh");
    ASSERT_NE(open(file), nullptr);
    EXPECT_TRUE(bar().isVisible());
    EXPECT_EQ(bar().plate(), QString::fromUtf8("2000 → 2002"));
    EXPECT_EQ(bar().text(),
              "Saving points makes this file version 2002. "
              "Its geometry stays byte for byte.");
    window().actions().add->trigger();
    press(Qt::Key_Escape);
    window().actions().save->trigger();
    EXPECT_FALSE(bar().isVisible());
    EXPECT_EQ((*Document::open(file))->file().info().version, 2002);
}

TEST_F(MessageBarTest, SaysWhyPointsCantBeEdited)
{
    testsupport::MdlBuilder puppet = testsupport::MdlBuilder::small();
    puppet.sections = {puppet.skeleton(), puppet.attachments(), puppet.attachments()};
    testsupport::writeBytes(path("a.mdl").toStdString(), puppet.build());
    ASSERT_NE(open(path("a.mdl")), nullptr);
    EXPECT_EQ(bar().plate(), "Read-only");
    EXPECT_EQ(bar().text(), document().readOnlyText());
    EXPECT_FALSE(window().actions().add->isEnabled());
    document().selection().set({document().idAt(0)});
    EXPECT_FALSE(window().actions().remove->isEnabled());
    EXPECT_FALSE(window().actions().duplicate->isEnabled());
    open(small("b.msh"));
    EXPECT_TRUE(bar().text().isEmpty());
}

} // namespace
