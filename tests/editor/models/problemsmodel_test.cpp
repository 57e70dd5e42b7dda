// SPDX-License-Identifier: MIT
#include <editor/models/problemsmodel.h>

#include <formatlib/validate.h>
#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <gtest/gtest.h>

using namespace hardpoint;
using testsupport::MshBuilder;

namespace {

class ProblemsModelTest : public testing::Test {
protected:
    ProblemsModelTest()
    {
        MshBuilder mesh = MshBuilder::withEverything();
        mesh.trailing = {1};
        mesh.points = {{"a_01", "Bip01 Prop1", "", {}},
                       {"b_1", "Bip01 Prop1", "\xBC\xD5", {}},
                       {"b_1", "Bip01 Prop1", "", {}}};
        m_file = std::make_unique<testsupport::OpenFile>(mesh.build());
        m_model.setDocument(&m_file->document());
    }
    QString text(int row, int column = 0) const
    {
        return m_model.index(row, column).data().toString();
    }

    std::unique_ptr<testsupport::OpenFile> m_file;
    ProblemsModel m_model;
    QAbstractItemModelTester m_tester{&m_model,
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(ProblemsModelTest, ErrorsComeFirstThenWarningsThenNotes)
{
    ASSERT_EQ(m_model.rowCount(), 4);
    EXPECT_TRUE(text(0).startsWith(QStringLiteral("b_1 is read as (b, 1)")));
    EXPECT_EQ(text(0, ProblemsModel::FixColumn), "Renumber to b_2");
    EXPECT_TRUE(text(1).startsWith(QStringLiteral("Bytes after the end: 1")));
    EXPECT_EQ(text(1, ProblemsModel::FixColumn), QString());
    EXPECT_TRUE(text(2).startsWith(QStringLiteral("a_01")));
    EXPECT_TRUE(text(3).startsWith(QStringLiteral("b_1 has text beyond")));
    EXPECT_EQ(m_model.count(static_cast<int>(formatlib::Severity::Warning)), 2);
    EXPECT_EQ(m_model.index(0, 0).data(ProblemsModel::SubjectRole).toString(), "b_1");
    EXPECT_TRUE(m_model.index(1, 0).data(ProblemsModel::SubjectRole).toString().isEmpty());
    EXPECT_TRUE(m_model.index(0, 0)
                    .data(Qt::ToolTipRole)
                    .toString()
                    .startsWith(QStringLiteral("msh.key.duplicate\n")));
}

TEST_F(ProblemsModelTest, FollowsEveryEdit)
{
    const QSignalSpy changed(&m_model, &ProblemsModel::countsChanged);
    m_file->document().removePoints(std::vector{m_file->document().idAt(2)}, QStringLiteral("x"));
    EXPECT_EQ(m_model.rowCount(), 3);
    m_file->document().undoStack().undo();
    EXPECT_EQ(m_model.rowCount(), 4);
    EXPECT_EQ(changed.count(), 2);
    m_model.setDocument(nullptr);
    EXPECT_EQ(m_model.rowCount(), 0);
    EXPECT_EQ(m_model.count(0), 0);
}

} // namespace
