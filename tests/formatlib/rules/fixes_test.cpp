// SPDX-License-Identifier: MIT
#include <tests/formatlib/rules/ruletesting.h>
#include <tests/support/mshbuilder.h>

#include <gtest/gtest.h>

using namespace formatlib;
using namespace ruletesting;
using testsupport::MshBuilder;

namespace {

AttachPoint named(const std::string &name)
{
    AttachPoint point;
    point.name = name;
    return point;
}

std::string names(const std::vector<AttachPoint> &points)
{
    std::string all;
    for (const AttachPoint &point : points)
        all += point.name;
    return all;
}

TEST(ListEdit, RowsAreThoseBeforeAnyOfIt)
{
    const std::vector<AttachPoint> points{named("a"), named("b"), named("c"), named("d")};
    ListEdit edit;
    edit.changes = {{1, named("B")}};
    edit.removed = {0, 2};
    edit.insertions = {{0, named("x")}, {3, named("y")}};
    EXPECT_EQ(names(listAfter(edit, points)), "xBdy");
    ListEdit order;
    order.order = {3, 2, 1, 0};
    EXPECT_EQ(names(listAfter(order, points)), "dcba");
    EXPECT_EQ(listAfter({}, points), points);
}

TEST(EditFor, TheFirstFixOfAFieldCountsAndARemovedPointIsNotChanged)
{
    const ModelFile file = opened(MshBuilder::withEverything().build());
    const Finding rename{.rule = "msh.key.duplicate",
                         .severity = Severity::Error,
                         .point = 1,
                         .field = Field::Name,
                         .arguments = {},
                         .fixes = {{Fix::Kind::SetText, false, "first_1"},
                                   {Fix::Kind::SetText, false, "second_1"},
                                   {Fix::Kind::Remove, false, {}}}};
    const std::vector<ChosenFix> twice{{&rename, 0}, {&rename, 1}};
    EXPECT_EQ(editFor(file, file.points(), twice).changes[0].value.name, "first_1");
    const std::vector<ChosenFix> both{{&rename, 0}, {&rename, 2}};
    const ListEdit edit = editFor(file, file.points(), both);
    EXPECT_TRUE(edit.changes.empty());
    EXPECT_EQ(edit.removed, std::vector<std::size_t>{1});
}

TEST(SafeFixes, MendSpellingAndNothingElse)
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.points = {{"grip_01", "Bip01 R Hnd", "", {}},
                   {"fx__2", "Bip01 R Hand", "", {}},
                   {"fx_2", "Bip01 R Hand", "", {}}};
    const ModelFile file = opened(mesh.build());
    const auto points = applySafeFixes(file, file.points(), {});
    EXPECT_EQ(points[0].name, "grip_1");
    EXPECT_EQ(points[0].bone.name, "Bip01 R Hnd");
    EXPECT_EQ(points[1].name, "fx__2") << "its key is taken twice: a person must decide";
}

} // namespace
