// SPDX-License-Identifier: MIT
#include <editor/models/changesmodel.h>

#include <QAbstractItemModelTester>

#include <gtest/gtest.h>

using namespace hardpoint;
using Kind = FileChange::Kind;

namespace {

TEST(ChangesModel, ShowsEveryChangeWithItsSides)
{
    ChangesModel model({{Kind::Version, "", "version", "2000", "2002"},
                        {Kind::Removed, "#1 \"b\"", "", "position 1, 2, 3", ""},
                        {Kind::Changed, "#0 \"a\"", "bone", "\"x\"", "\"y\""}});
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    ASSERT_EQ(model.rowCount(), 3);
    const auto text = [&](int row, int column) {
        return model.index(row, column).data().toString();
    };
    EXPECT_EQ(text(0, ChangesModel::Before), "2000");
    EXPECT_EQ(text(0, ChangesModel::After), "2002");
    EXPECT_EQ(text(1, ChangesModel::What), "- Removed");
    EXPECT_EQ(text(1, ChangesModel::Point), "#1 \"b\"");
    EXPECT_EQ(text(2, ChangesModel::FieldColumn), "bone");
    EXPECT_EQ(model.index(1, ChangesModel::Before).data(Qt::ToolTipRole), "position 1, 2, 3");
    EXPECT_NE(model.index(0, ChangesModel::What).data(Qt::ForegroundRole),
              model.index(1, ChangesModel::What).data(Qt::ForegroundRole));
    EXPECT_EQ(model.headerData(ChangesModel::Before, Qt::Horizontal, Qt::DisplayRole), "Before");
    model.setSides("On disk", "Here");
    EXPECT_EQ(model.headerData(ChangesModel::After, Qt::Horizontal, Qt::DisplayRole), "Here");
}

} // namespace
