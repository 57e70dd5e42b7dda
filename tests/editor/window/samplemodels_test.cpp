// SPDX-License-Identifier: MIT
#include <editor/window/samplemodels.h>

#include <tests/editor/window/windowfixture.h>

using namespace hardpoint;
using testsupport::PlainWindowTest;

namespace {

using SampleModelsTest = PlainWindowTest;

TEST_F(SampleModelsTest, SavingOneAsksForAPlaceAndGoesOnThere)
{
    for (const SampleModel &sample : sampleModels()) {
        ASSERT_NE(open(sample.path), nullptr);
        EXPECT_FALSE(document().isModified());
    }
    m_settings.setFolder(m_folder.path());
    window().tabs().activate(window().tabs().find(":/samples/sword.msh"));
    edit("fx_1");
    ASSERT_TRUE(document().isModified());

    choose({});
    EXPECT_FALSE(window().files().save(document()));
    EXPECT_TRUE(document().isModified());
    EXPECT_FALSE(isSample(proposed())) << proposed().toStdString();

    choose(path("mine.msh"));
    EXPECT_TRUE(window().files().save(document()));
    EXPECT_EQ(document().path(), path("mine.msh"));
    EXPECT_FALSE(document().isModified());
    edit("fx_2");
    EXPECT_TRUE(window().files().save(document()));
    EXPECT_EQ((*Document::open(path("mine.msh")))->point(0).name, "fx_2");
}

} // namespace
