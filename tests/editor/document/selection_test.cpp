// SPDX-License-Identifier: MIT
#include <editor/document/selection.h>

#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

TEST(Selection, SaysWhenItChangesAndOnlyThen)
{
    Selection selection;
    const QSignalSpy changed(&selection, &Selection::changed);
    selection.set({3, 1});
    selection.set({3, 1});
    EXPECT_EQ(changed.count(), 1);
    EXPECT_TRUE(selection.contains(1));
    EXPECT_FALSE(selection.contains(2));
    selection.toggle(2);
    EXPECT_EQ(selection.ids(), (std::vector<PointId>{3, 1, 2}));
    selection.toggle(3);
    EXPECT_EQ(selection.ids(), (std::vector<PointId>{1, 2}));
    EXPECT_FALSE(selection.contains(3));
    selection.clear();
    EXPECT_TRUE(selection.isEmpty());
    EXPECT_EQ(changed.count(), 4);
}

} // namespace
