// SPDX-License-Identifier: MIT
#include <editor/models/look.h>
#include <editor/models/pointtablemodel.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>
#include <QIcon>
#include <QSignalSpy>

#include <gtest/gtest.h>

#include <cmath>

using namespace hardpoint;
using formatlib::AttachPoint;
using testsupport::MshBuilder;

namespace {

formatlib::Bytes fourPoints()
{
    MshBuilder mesh = MshBuilder::withEverything();
    mesh.box = {-100, -100, -100, 200, 200, 200};
    mesh.points = {
        {"grip_1", "Bip01 R Hand", "\xBC\xD5\xC0\xE2\xC0\xCC", {-41.5F, 78, -2.25F}},
        {"trailstart_1", "Bip01 R Hand", "", {-18, 84.5F, -3}},
        {"trailstart_01", "Bip01 R Hand", "", {-17.5F, 84.5F, -3}},
        {"trailend_1", "Bip01 L Hand", "", {62.75F, 118.125F, 0.1F}},
    };
    return mesh.build();
}

AttachPoint named(const std::string &name)
{
    AttachPoint point;
    point.name = name;
    return point;
}

class PointTableModelTest : public testing::Test {
protected:
    PointTableModelTest() { m_model.setDocument(&document()); }

    Document &document() { return m_file.document(); }
    QModelIndex cell(int row, PointColumn column) const
    {
        return m_model.index(row, m_model.sectionOf(column));
    }
    QString text(int row, PointColumn column) const { return cell(row, column).data().toString(); }
    bool type(int row, PointColumn column, const QString &text)
    {
        return m_model.setData(cell(row, column), text, Qt::EditRole);
    }

    testsupport::OpenFile m_file{fourPoints()};
    PointTableModel m_model;
    QAbstractItemModelTester m_tester{&m_model,
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(PointTableModelTest, ColumnsFollowTheSchemaOfTheFormat)
{
    QStringList titles;
    for (int section = 0; section < m_model.columnCount(); ++section)
        titles << m_model.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    EXPECT_EQ(titles.join('|').toStdString(), "Type_Index|Key|Linked bone|Extra|X|Y|Z|#");
    const std::vector<PointColumn> mdl = pointColumns(
        {.format = "mdl", .bonesByNumber = true, .hasMatrix = true, .boneRelative = true});
    EXPECT_EQ(mdl.size(), 15U);
    EXPECT_EQ(mdl[0], PointColumn::Name);
    EXPECT_EQ(mdl[1], PointColumn::Bone);
    EXPECT_EQ(mdl[5], PointColumn::RX);
    EXPECT_EQ(mdl[13], PointColumn::WorldZ);
    EXPECT_EQ(mdl[14], PointColumn::Row);
}

TEST_F(PointTableModelTest, CellsShowTheFileAndWhatTheGameReads)
{
    EXPECT_EQ(m_model.rowCount(), 4);
    EXPECT_EQ(text(3, PointColumn::Row), "3");
    EXPECT_EQ(text(2, PointColumn::Name), "trailstart_01");
    EXPECT_EQ(text(2, PointColumn::Key), "trailstart, 1");
    EXPECT_EQ(text(0, PointColumn::Bone), "Bip01 R Hand");
    EXPECT_EQ(text(0, PointColumn::Extra), QString::fromUtf8("손잡이"));
    EXPECT_EQ(text(0, PointColumn::X), "-41.5");
    EXPECT_EQ(text(3, PointColumn::Z), "0.1");
    EXPECT_EQ(cell(0, PointColumn::X).data(Qt::TextAlignmentRole).value<Qt::Alignment>(),
              Qt::AlignRight | Qt::AlignVCenter);
}

TEST_F(PointTableModelTest, ComputedCellsCantBeEdited)
{
    for (const PointColumn column : {PointColumn::Row, PointColumn::Key}) {
        EXPECT_FALSE(cell(0, column).flags().testFlag(Qt::ItemIsEditable));
        EXPECT_TRUE(cell(0, column).data(PointTableModel::ComputedRole).toBool());
        EXPECT_FALSE(type(0, column, "x"));
    }
    EXPECT_TRUE(cell(0, PointColumn::X).flags().testFlag(Qt::ItemIsEditable));
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(PointTableModelTest, AnEditIsOneNamedStepOfTheDocument)
{
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    ASSERT_TRUE(type(1, PointColumn::Y, "90,25"));
    EXPECT_GE(changed.count(), 1);
    EXPECT_EQ(document().point(1).matrix.origin(), (formatlib::Vec3{-18, 90.25F, -3}));
    EXPECT_EQ(document().undoStack().undoText(), "Move trailstart_1");
    ASSERT_TRUE(type(0, PointColumn::Name, QString::fromUtf8("손_1")));
    EXPECT_EQ(document().point(0).name, "\xBC\xD5_1");
    EXPECT_EQ(document().undoStack().undoText(), "Rename grip_1");
    EXPECT_EQ(document().undoStack().count(), 2);
    document().undoStack().undo();
    EXPECT_EQ(text(0, PointColumn::Name), "grip_1");
}

TEST_F(PointTableModelTest, WhatIsNoValueChangesNothing)
{
    EXPECT_FALSE(type(0, PointColumn::X, "12x"));
    EXPECT_FALSE(type(0, PointColumn::X, ""));
    EXPECT_FALSE(type(0, PointColumn::Name, QString::fromUtf8("é_1")));
    EXPECT_TRUE(type(0, PointColumn::X, "-41.5"));
    EXPECT_EQ(document().undoStack().count(), 0);
}

TEST_F(PointTableModelTest, BytesThatAreNoTextAreShownEscapedAndKept)
{
    AttachPoint point = document().point(0);
    point.name = "\xFF\xFE_1";
    document().insertPoints(0, {point}, "Add");
    EXPECT_EQ(text(0, PointColumn::Name), "\\xff\\xfe_1");
    EXPECT_FALSE(cell(0, PointColumn::Name).flags().testFlag(Qt::ItemIsEditable));
    EXPECT_TRUE(cell(0, PointColumn::X).flags().testFlag(Qt::ItemIsEditable));
}

TEST_F(PointTableModelTest, BitsOfAFloatSurviveBesideTheNumberThatIsTyped)
{
    AttachPoint point = document().point(0);
    point.matrix.setOrigin({std::nextafter(0.1F, 1.0F), -0.0F, 5});
    document().insertPoints(0, {point}, "Add");
    EXPECT_EQ(text(0, PointColumn::Y), "-0.0");
    ASSERT_TRUE(type(0, PointColumn::Z, "6"));
    EXPECT_TRUE(formatlib::sameBits(document().point(0).matrix.origin(),
                                    {std::nextafter(0.1F, 1.0F), -0.0F, 6}));
}

TEST_F(PointTableModelTest, FindingsMarkTheirCells)
{
    const QModelIndex name = cell(2, PointColumn::Name);
    EXPECT_FALSE(name.data(Qt::DecorationRole).value<QIcon>().isNull());
    EXPECT_EQ(name.data(Qt::ForegroundRole).value<QColor>(), currentLook().error);
    const QString tip = name.data(Qt::ToolTipRole).toString();
    EXPECT_TRUE(tip.startsWith("trailstart_01 ")) << tip.toStdString();
    EXPECT_TRUE(tip.contains("trailstart_1")) << tip.toStdString();
    const QModelIndex key = cell(2, PointColumn::Key);
    EXPECT_EQ(key.data(Qt::ForegroundRole).value<QColor>(), currentLook().error);
    EXPECT_EQ(key.data(Qt::ToolTipRole).toString(), tip);
    EXPECT_FALSE(key.data(Qt::DecorationRole).isValid());
    for (const QModelIndex &clean : {cell(1, PointColumn::Name), cell(2, PointColumn::X)}) {
        EXPECT_FALSE(clean.data(Qt::DecorationRole).isValid());
        EXPECT_FALSE(clean.data(Qt::ForegroundRole).isValid());
        EXPECT_FALSE(clean.data(Qt::ToolTipRole).isValid());
    }
    EXPECT_EQ(cell(1, PointColumn::Key).data(Qt::ForegroundRole).value<QColor>(),
              currentLook().dim);
}

TEST_F(PointTableModelTest, MendingOneRowClearsTheMarkOfAnother)
{
    QSignalSpy changed(&m_model, &QAbstractItemModel::dataChanged);
    ASSERT_TRUE(type(1, PointColumn::Name, "trailstart_7"));
    // Still written in an odd way, but the game keeps it now.
    EXPECT_EQ(cell(2, PointColumn::Name).data(PointTableModel::SeverityRole).toInt(),
              static_cast<int>(formatlib::Severity::Warning));
    bool told = false;
    for (const QList<QVariant> &arguments : changed) {
        told |= arguments[0].toModelIndex().row() <= 2 && arguments[1].toModelIndex().row() >= 2;
    }
    EXPECT_TRUE(told);
}

TEST_F(PointTableModelTest, PersistentIndexesFollowTheirPoints)
{
    const QPersistentModelIndex grip = cell(0, PointColumn::X);
    const QPersistentModelIndex end = cell(3, PointColumn::Name);
    document().insertPoints(0, {named("new_1")}, "Add");
    EXPECT_EQ(grip.row(), 1);
    const std::vector<PointId> last{document().idAt(4)};
    document().shiftPoints(last, -1, "Move up");
    EXPECT_EQ(end.row(), 3);
    EXPECT_EQ(end.data().toString(), "trailend_1");
    document().shiftPoints(std::vector{document().idAt(1)}, 1, "Move down");
    EXPECT_EQ(grip.row(), 2);
    EXPECT_EQ(grip.column(), m_model.sectionOf(PointColumn::X));
    document().removePoints(std::vector{document().idAt(0), document().idAt(1)}, "Delete");
    EXPECT_EQ(grip.row(), 0);
    while (document().undoStack().canUndo())
        document().undoStack().undo();
    EXPECT_EQ(grip.row(), 0);
    EXPECT_EQ(end.row(), 3);
}

TEST_F(PointTableModelTest, FollowsScatteredEditsRevertAndAnotherDocument)
{
    document().removePoints(std::vector{document().idAt(0), document().idAt(2)}, "Delete");
    EXPECT_EQ(m_model.rowCount(), 2);
    EXPECT_EQ(text(1, PointColumn::Name), "trailend_1");
    document().undoStack().undo();
    EXPECT_EQ(m_model.rowCount(), 4);
    document().removePoints(std::vector{document().idAt(0)}, "Delete");
    ASSERT_TRUE(document().revert());
    EXPECT_EQ(m_model.rowCount(), 4);

    MshBuilder empty = MshBuilder::withEverything();
    empty.points.clear();
    testsupport::OpenFile other(empty.build());
    m_model.setDocument(&other.document());
    EXPECT_EQ(m_model.rowCount(), 0);
    document().insertPoints(0, {named("new_1")}, "Add");
    EXPECT_EQ(m_model.rowCount(), 0);
    m_model.setDocument(nullptr);
    EXPECT_EQ(m_model.columnCount(), 0);
}

} // namespace
