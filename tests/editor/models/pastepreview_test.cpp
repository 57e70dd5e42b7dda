// SPDX-License-Identifier: MIT
#include <editor/models/pastepreview.h>

#include <tests/editor/models/openfile.h>
#include <tests/support/mshbuilder.h>

#include <QAbstractItemModelTester>
#include <QIcon>

#include <gtest/gtest.h>

using namespace hardpoint;

namespace {

class PastePreviewTest : public testing::Test {
protected:
    PastePreview preview(const char *text)
    {
        const Document &document = m_file.document();
        const auto reading = readPointsOfGrid(*textGrid(text, document.schema()), document.file());
        return previewOf(planAppended(reading, document.file(), document.points()),
                         document.file());
    }
    QString text(int row, int column) const { return m_model.index(row, column).data().toString(); }

    testsupport::OpenFile m_file{testsupport::MshBuilder::withEverything().build()};
    PastePreviewModel m_model;
    QAbstractItemModelTester m_tester{&m_model,
                                      QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(PastePreviewTest, ShowsEachRowWithItsLineAndWhatHappens)
{
    m_model.setPreview(preview("name\tx\nnew_1\t1.5\ngrip_1\t2\nnew_2\tx"));
    ASSERT_EQ(m_model.rowCount(), 3);
    EXPECT_EQ(m_model.columnCount(), 7);
    EXPECT_EQ(m_model.headerData(0, Qt::Horizontal, Qt::DisplayRole), "Line");
    EXPECT_EQ(m_model.headerData(1, Qt::Horizontal, Qt::DisplayRole), "Type_Index");
    EXPECT_EQ(text(0, 0), "2");
    EXPECT_EQ(text(0, 1), "new_1");
    EXPECT_EQ(text(0, 3), "1.5");
    EXPECT_EQ(text(0, 6), "");
    EXPECT_EQ(text(1, 1), "grip_2");
    EXPECT_TRUE(text(1, 6).contains("grip_1"));
    EXPECT_EQ(text(2, 1), "new_2");
    EXPECT_EQ(text(2, 3), "");
    EXPECT_TRUE(text(2, 6).contains("\"x\""));
    EXPECT_TRUE(m_model.index(0, 0).data(Qt::DecorationRole).isNull());
    EXPECT_FALSE(m_model.index(2, 0).data(Qt::DecorationRole).isNull());
    EXPECT_EQ(m_model.preview().good(), 2);
}

TEST_F(PastePreviewTest, CanShowOnlyWhatThereIsSomethingToSayOf)
{
    m_model.setPreview(preview("name\tx\nnew_1\t1.5\nnew_2\tx\nnew_3\t1"));
    m_model.setOnlyTold(true);
    ASSERT_EQ(m_model.rowCount(), 1);
    EXPECT_EQ(text(0, 0), "3");
    m_model.setOnlyTold(false);
    EXPECT_EQ(m_model.rowCount(), 3);
}

} // namespace
